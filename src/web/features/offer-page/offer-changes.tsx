import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import type { Currency } from '#domain/money/currency.ts'
import { type OfferChange, offerChanges } from '#domain/offers/changes.ts'
import type { Discount, OfferContent } from '#domain/offers/content.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { type Bilingual, inLanguage, type Language } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { discountText, minorText } from '#i18n/offer-amounts.ts'
import { offerChangesTexts } from '#i18n/sets/offer-changes.ts'
import { formatWeekday } from '#i18n/times/days.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { type Texts, useTexts } from '../../platform/texts/texts.ts'
import styles from './offer-page.module.css'

interface OfferChangesProps {
  readonly offer: CustomerOfferReply
  /** The version that the customer has in hand. */
  readonly previous: NonNullable<CustomerOfferReply['previous']>
  readonly content: OfferContent
}

/** The changes since the version that the customer has in hand. */
export function OfferChanges({ offer, previous, content }: OfferChangesProps) {
  const { t } = useTexts(offerChangesTexts)
  const language = useLanguage()
  const version = formatNumber(previous.version, language)
  const sent = offer.earlier.find((each) => each.version === previous.version)?.sent
  const write = changeWriter(content.currency, language, t)
  const changes = offerChanges(previous.content, content).filter((change) => offer.hasPrices || !isMoney(change))
  return (
    <details className={styles.changes} open={offer.state === 'sent'}>
      <summary>{t('offerChanges.title', { version })}</summary>
      {sent !== undefined && <p>{t('offerChanges.replaces', { version, date: formatLongDate(sent, language) })}</p>}
      {changes.length === 0 ? (
        <p>{t('offerChanges.none')}</p>
      ) : (
        <ul>
          {changes.map(write).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </details>
  )
}

/** A technical offer's total is 0 in both versions; these would only say that there is money. */
function isMoney(change: OfferChange): boolean {
  if (change.kind === 'text') return change.text === 'plan' || change.text === 'exchangeRate'
  if (change.kind === 'offer') return change.fact !== 'validUntil'
  return change.kind === 'line' && (change.fact === 'unitMinor' || change.fact === 'discount' || change.fact === 'taxRateId')
}

function changeWriter(currency: Currency, language: Language, t: Texts<typeof offerChangesTexts>): (change: OfferChange) => string {
  const writeName = (name: Bilingual) => isolate(inLanguage(name, language))
  const nothing = t('offerChanges.nothing')
  const money = (minor: number | null) => (minor === null ? nothing : isolate(minorText(minor, language, currency)))
  const discount = (each: Discount | null) => (each === null ? nothing : isolate(discountText(each, language, currency)))
  const words = (each: Bilingual) => isolate(inLanguage(each, language) || nothing)
  const day = (each: string) => isolate(formatWeekday(each, language, Number(dayInCairo(new Date()).slice(0, 4))))
  const both = <Value,>(write: (value: Value) => string, { from, to }: { readonly from: Value; readonly to: Value }) => ({
    from: write(from),
    to: write(to),
  })
  const ofLine = (change: OfferChange & { kind: 'line' }): string => {
    const name = writeName(change.name)
    switch (change.fact) {
      case 'quantity':
        return t('offerChanges.quantity', { name, ...both((each) => formatNumber(each, language), change) })
      case 'unitMinor':
        return t('offerChanges.unitPrice', { name, ...both(money, change) })
      case 'discount':
        return t('offerChanges.lineDiscount', { name, ...both(discount, change) })
      case 'role':
        return t('offerChanges.role', { name, ...both((role) => t(`offerChanges.roles.${role}`), change) })
      case 'taxRateId':
        return t('offerChanges.tax', { name })
      case 'deliveryTime':
        return t('offerChanges.deliveryTime', { name, ...both(words, change) })
      case 'note':
        return t('offerChanges.note', { name })
    }
  }
  const ofOffer = (change: OfferChange & { kind: 'offer' }): string => {
    switch (change.fact) {
      case 'discount':
        return t('offerChanges.discount', both(discount, change))
      case 'taxBasis':
        return t(
          'offerChanges.taxBasis',
          both((basis) => t(`offerChanges.bases.${basis ?? 'none'}`), change),
        )
      case 'validUntil':
        return t('offerChanges.validUntil', both(day, change))
      case 'totalMinor':
        return t('offerChanges.total', both(money, change))
    }
  }
  return (change) => {
    switch (change.kind) {
      case 'line-in':
      case 'line-out': {
        const values = { name: writeName(change.name), quantity: formatNumber(change.quantity, language) }
        return t(change.kind === 'line-in' ? 'offerChanges.lineIn' : 'offerChanges.lineOut', values)
      }
      case 'replaced':
        return t('offerChanges.replaced', { from: writeName(change.from.name), to: writeName(change.to.name) })
      case 'text':
        return t(`offerChanges.texts.${change.text}`)
      case 'line':
        return ofLine(change)
      case 'offer':
        return ofOffer(change)
    }
  }
}
