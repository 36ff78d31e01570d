import { useState } from 'react'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { StatusBadge } from '../../../../shop/orders/status-badge.tsx'
import { Bdi } from '../../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../../ui/bidi/ltr.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { SectionCard } from '../../../../ui/card/section-card.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { type LineToDeliver, linesToDeliver } from '../offer-view.ts'
import type { Question } from '../question.ts'
import styles from '../sent.module.css'
import delivery from './delivery.module.css'

export interface DeliveriesCardProps {
  readonly offer: OfferReply
  readonly version: VersionReply
  readonly ask: (question: Question) => void
}

/** The accepted lines with their statuses; several are marked at once. */
export function DeliveriesCard({ offer, version, ask }: DeliveriesCardProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const lines = linesToDeliver(version, offer.items)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const done = lines.filter(({ item: { status } }) => status === 'Delivered').length
  const marked = lines.map(({ item }) => item._id).filter((id) => chosen.includes(id))
  return (
    <SectionCard
      title={t('sentOffer.delivery.heading')}
      aside={<span className={styles.small}>{t('sentOffer.delivery.progress', { done, total: lines.length })}</span>}
    >
      <p className={styles.quiet}>
        {offer.deliveryBegins === null
          ? t('sentOffer.delivery.notBegun')
          : t('sentOffer.delivery.begins', { date: formatLongDate(offer.deliveryBegins, language) })}
      </p>
      {lines.length > 1 && (
        <div className={delivery.bar}>
          <Checkbox
            label={t('sentOffer.delivery.all')}
            name="all"
            checked={marked.length === lines.length}
            onChange={({ target }) => setChosen(target.checked ? lines.map(({ item }) => item._id) : [])}
          />
          {marked.length > 0 && (
            <Button tone="primary" onPress={() => ask({ kind: 'items', ids: marked })}>
              {t('sentOffer.delivery.severalTitle', { count: marked.length })}
            </Button>
          )}
        </div>
      )}
      <ul className={delivery.lines}>
        {lines.map((each) => (
          <ItemRow
            key={each.item._id}
            {...each}
            isChosen={lines.length > 1 ? marked.includes(each.item._id) : null}
            onChoose={(isChosen) => setChosen(isChosen ? [...chosen, each.item._id] : chosen.filter((id) => id !== each.item._id))}
            onEdit={() => ask({ kind: 'items', ids: [each.item._id] })}
          />
        ))}
      </ul>
    </SectionCard>
  )
}

interface ItemRowProps extends LineToDeliver {
  /** Null where there is nothing to choose from. */
  readonly isChosen: boolean | null
  readonly onChoose: (isChosen: boolean) => void
  readonly onEdit: () => void
}

function ItemRow({ item, line, isChosen, onChoose, onEdit }: ItemRowProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const name = inLanguage(line.name, language)
  const count = Math.ceil(line.quantity)
  const facts = [
    item.delivered === null ? '' : t('sentOffer.delivery.delivered', { date: formatLongDate(item.delivered, language) }),
    item.warrantyEnds === null ? '' : t('sentOffer.delivery.warranty', { date: formatLongDate(item.warrantyEnds, language) }),
  ].filter((fact) => fact !== '')
  return (
    <li className={delivery.line}>
      {isChosen !== null && (
        <Checkbox
          label={<span className="visually-hidden">{t('sentOffer.delivery.choose', { name: isolate(name) })}</span>}
          name={item._id}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div className={delivery.name}>
        <p>
          {formatNumber(line.quantity, language)} × <Bdi>{name}</Bdi>
        </p>
        {line.sku !== '' && <p className={styles.under}>{t('sentOffer.content.sku', { sku: isolateLtr(line.sku) })}</p>}
        {item.serials.length > 0 && (
          <p className={styles.under}>
            {t('sentOffer.delivery.serials')}{' '}
            {item.serials.length < count && (
              <span className={delivery.missing}>{t('sentOffer.delivery.serialsOf', { given: item.serials.length, total: count })}</span>
            )}{' '}
            <Ltr>{item.serials.join(', ')}</Ltr>
          </p>
        )}
        {facts.length > 0 && <p className={styles.under}>{facts.join(' · ')}</p>}
      </div>
      <div className="cluster gap-2">
        <StatusBadge status={item.status} />
        <PlainButton look="text" onPress={onEdit}>
          {t('sentOffer.delivery.edit')}
          <span className="visually-hidden"> {name}</span>
        </PlainButton>
      </div>
    </li>
  )
}
