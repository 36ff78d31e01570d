import { type Dispatch, useId } from 'react'
import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import { mediaPath } from '#domain/catalogue/media.ts'
import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import type { OfferDecision } from '#domain/offers/decisions.ts'
import type { LineSums, OfferSums } from '#domain/offers/sums.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { discountText, minorText } from '#i18n/offer-amounts.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Thumbnail } from '../../shop/thumbnail.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Measured } from '../../ui/bidi/measured.tsx'
import type { AnswerAct } from './decision.ts'
import styles from './offer-line.module.css'
import { useOfferTexts } from './offer-texts.ts'

const PICTURE_WIDTH = 200

export interface OfferLinesProps {
  readonly offer: CustomerOfferReply
  readonly content: OfferContent
  readonly decision: OfferDecision
  readonly sums: OfferSums
  /** Null if nothing can be chosen any more, or not by this link. */
  readonly dispatch: Dispatch<AnswerAct> | null
}

export interface OfferLineRowProps extends OfferLinesProps {
  readonly line: OfferLine
  /** The choice that the line is an alternative of. */
  readonly group?: string
}

/** A line of the offer. An alternative or optional one is chosen by pressing anywhere on it. */
export function OfferLineRow(props: OfferLineRowProps) {
  const { line, sums, group } = props
  const id = useId()
  const own = sums.lines.find(({ lineId }) => lineId === line.id)
  const isOut = own?.counts === false
  if (group === undefined && line.role !== 'optional') {
    return (
      <article className={styles.line}>
        <Picture line={line} />
        <Facts {...props} own={own} />
      </article>
    )
  }
  return (
    <label htmlFor={id} className={`${styles.line} ${styles.pick} ${isOut ? styles.out : ''}`}>
      <Pick {...props} id={id} isCounted={!isOut} />
      <Picture line={line} />
      <Facts {...props} own={own} />
    </label>
  )
}

function Pick({ id, line, group, dispatch, isCounted }: OfferLineRowProps & { readonly id: string; readonly isCounted: boolean }) {
  const isOff = dispatch === null
  return group === undefined ? (
    <input
      id={id}
      type="checkbox"
      checked={isCounted}
      disabled={isOff}
      onChange={({ currentTarget }) => dispatch?.({ kind: 'tick', lineId: line.id, isTicked: currentTarget.checked })}
    />
  ) : (
    <input
      id={id}
      type="radio"
      name={`choice-${group}`}
      value={line.id}
      checked={isCounted}
      disabled={isOff}
      onChange={() => dispatch?.({ kind: 'choose', group, lineId: line.id })}
    />
  )
}

function Picture({ line: { picture, productId } }: { readonly line: OfferLine }) {
  if (picture === null && productId === null) return null
  const imageUrl = picture === null ? null : mediaPath(picture, PICTURE_WIDTH, 'jpg')
  return <Thumbnail product={{ imageUrl, images: [] }} size={96} className={styles.picture} />
}

interface WithOwn extends OfferLineRowProps {
  readonly own: LineSums | undefined
}

function Facts(props: WithOwn) {
  const t = useOfferTexts()
  const language = useLanguage()
  const { line, offer, group, own } = props
  const note = inLanguage(line.note, language)
  const facts = line.facts.map((fact) => inLanguage(fact, language)).filter((fact) => fact !== '')
  return (
    <div className={styles.body}>
      <div className="stack gap-1">
        <p className={styles.name}>
          <Bdi>{inLanguage(line.name, language)}</Bdi>
        </p>
        {(line.isNew === false || line.role === 'optional') && (
          <p className={styles.badges}>
            {line.isNew === false && <Badge>{t('offerPage.lines.used')}</Badge>}
            {line.role === 'optional' && group === undefined && <Badge tone="brass">{t('offerPage.lines.optional')}</Badge>}
          </p>
        )}
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <Bdi>
                  <Measured words={fact} />
                </Bdi>
              </li>
            ))}
          </ul>
        )}
        <Details line={line} />
        {note !== '' && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
      </div>
      {offer.hasPrices ? <Amounts {...props} own={own} /> : <Pieces line={line} />}
    </div>
  )
}

function Details({ line: { sku, itemNumber, deliveryTime } }: { readonly line: OfferLine }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const delivery = inLanguage(deliveryTime, language)
  const details = [
    { label: t('offerPage.lines.sku'), words: sku, isLatin: true },
    { label: t('offerPage.lines.item'), words: itemNumber, isLatin: true },
    { label: t('offerPage.lines.delivery'), words: delivery, isLatin: false },
  ].filter(({ words }) => words !== '')
  if (details.length === 0) return null
  return (
    <dl className={styles.details}>
      {details.map(({ label, words, isLatin }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isLatin ? <Ltr>{words}</Ltr> : <Bdi>{words}</Bdi>}</dd>
        </div>
      ))}
    </dl>
  )
}

function Pieces({ line: { quantity } }: { readonly line: OfferLine }) {
  const t = useOfferTexts()
  return (
    <p className={styles.amounts}>
      <span className={styles.times}>
        {t('offerPage.lines.quantity')} <Ltr>{formatNumber(quantity, useLanguage())}</Ltr>
      </span>
    </p>
  )
}

/** The quantity with its price, the discount, and the amount; an amount that does not count says so. */
function Amounts({ line, content: { currency }, own, group }: WithOwn) {
  const t = useOfferTexts()
  const language = useLanguage()
  const money = (minor: number) => minorText(minor, language, currency)
  if (own === undefined || own.netMinor === null || line.unitMinor === null) return <Pieces line={line} />
  return (
    <p className={styles.amounts}>
      <span className={styles.times}>
        {formatNumber(line.quantity, language)} × <Ltr>{money(line.unitMinor)}</Ltr>
      </span>
      {own.discountMinor > 0 && line.discount !== null && (
        <span className={styles.discount}>
          {t('offerPage.lines.discount', { amount: isolateLtr(discountText(line.discount, language, currency)) })}
        </span>
      )}
      <strong className={styles.amount}>
        <Ltr>{money(own.netMinor)}</Ltr>
      </strong>
      {!own.counts && (
        <span className={styles.aside}>{t(group === undefined ? 'offerPage.lines.notAdded' : 'offerPage.lines.notChosen')}</span>
      )}
    </p>
  )
}
