import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import { counts, type OfferDecision } from '#domain/offers/decisions.ts'
import { type LineSums, offerSums } from '#domain/offers/sums.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { discountText } from '#i18n/offer-amounts.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Bdi } from '../../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../../ui/bidi/ltr.tsx'
import { CardTable } from '../../../../ui/table/card-table.tsx'
import { Amount } from '../../amount.tsx'
import { LineAvailability } from '../../availability/line-availability.tsx'
import styles from '../sent.module.css'

export interface ContentLinesProps {
  readonly content: OfferContent
  readonly decision: OfferDecision
  /** True after the customer's yes: optional lines were taken or not. */
  readonly isDecided: boolean
}

/** The lines by section, with their amounts. */
export function ContentLines({ content, decision, isDecided }: ContentLinesProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const sums = offerSums(content, decision)
  const rows = content.lines.map((line, index) => ({ line, sum: sums.lines[index] }))
  const known = new Set(content.sections.map(({ id }) => id))
  const sections = [null, ...content.sections].map((section) => ({
    section,
    rows: rows.filter(
      ({ line: { sectionId } }) => (sectionId !== null && known.has(sectionId) ? sectionId : null) === (section?.id ?? null),
    ),
  }))
  return (
    <CardTable className={styles.table} label={t('sentOffer.content.heading')}>
      <thead>
        <tr>
          <th scope="col">{t('sentOffer.content.item')}</th>
          {(['quantity', 'unitPrice', 'discount', 'amount'] as const).map((key) => (
            <th key={key} scope="col" className={styles.number}>
              {t(`sentOffer.content.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      {sections
        .filter((each) => each.rows.length > 0)
        .map(({ section, rows: own }) => (
          <tbody key={section?.id ?? ''}>
            {section !== null && (
              <tr className={styles.section}>
                <th colSpan={5} scope="rowgroup">
                  <Bdi>{inLanguage(section.title, language)}</Bdi>
                </th>
              </tr>
            )}
            {own.map(({ line, sum }) => (
              <LineRow key={line.id} line={line} sum={sum} content={content} isIn={counts(line, decision)} isDecided={isDecided} />
            ))}
          </tbody>
        ))}
    </CardTable>
  )
}

interface LineRowProps {
  readonly line: OfferLine
  readonly sum: LineSums | undefined
  readonly content: OfferContent
  readonly isIn: boolean
  readonly isDecided: boolean
}

function LineRow({ line, sum, content, isIn, isDecided }: LineRowProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const label = (key: 'quantity' | 'unitPrice' | 'discount' | 'amount') => ({ 'data-label': t(`sentOffer.content.${key}`) })
  return (
    <tr className={isIn ? undefined : styles.out}>
      <th scope="row">
        <Bdi>{inLanguage(line.name, language)}</Bdi>
        <LineNote line={line} content={content} isIn={isIn} isDecided={isDecided} />
        <LineAvailability line={line} />
      </th>
      <td className={styles.number} {...label('quantity')}>
        {formatNumber(line.quantity, language)}
      </td>
      <td className={styles.number} {...label('unitPrice')}>
        {line.unitMinor === null ? t('sentOffer.content.noPrice') : <Amount minor={line.unitMinor} currency={content.currency} />}
      </td>
      <td className={styles.number} {...label('discount')}>
        {line.discount === null ? null : <Ltr>{discountText(line.discount, language, content.currency)}</Ltr>}
      </td>
      <td className={styles.number} {...label('amount')}>
        <Amount minor={sum?.netMinor ?? null} currency={content.currency} />
      </td>
    </tr>
  )
}

function LineNote({ line, content, isIn, isDecided }: Omit<LineRowProps, 'sum'>) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const { role, sku, choiceId, deliveryTime } = line
  const title = inLanguage(content.choices.find(({ id }) => id === choiceId)?.title ?? { en: '', ar: '' }, language)
  const time = inLanguage(deliveryTime, language)
  const notes = [
    sku === '' ? '' : t('sentOffer.content.sku', { sku: isolateLtr(sku) }),
    role === 'choice' ? t('sentOffer.content.choice', { title: isolate(title) }) : '',
    role === 'choice' ? t(isIn ? 'sentOffer.content.chosen' : 'sentOffer.content.notChosen') : '',
    role === 'optional' ? t('sentOffer.content.optional') : '',
    role === 'optional' && isDecided ? t(isIn ? 'sentOffer.content.ticked' : 'sentOffer.content.notTicked') : '',
    time === '' ? '' : t('sentOffer.content.delivery', { time: isolate(time) }),
  ].filter((note) => note !== '')
  return notes.length === 0 ? null : <span className={styles.under}>{notes.join(' · ')}</span>
}
