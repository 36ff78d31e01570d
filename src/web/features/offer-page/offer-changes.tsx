import type { CustomerOfferReply } from '#contract/offer-replies.ts'
import { type OfferChange, offerChanges } from '#domain/offers/changes.ts'
import type { Discount, OfferContent, OfferCurrency } from '#domain/offers/content.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { type Bilingual, inLanguage, type Language } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { discountText, minorText } from '#i18n/offer-amounts.ts'
import { formatWeekday } from '#i18n/times/days.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import styles from './offer-page.module.css'
import { type OfferTexts, useOfferTexts } from './offer-texts.ts'

interface OfferChangesProps {
  readonly offer: CustomerOfferReply
  /** The version that the customer has in hand. */
  readonly previous: NonNullable<CustomerOfferReply['previous']>
  readonly content: OfferContent
}

/** The changes since the version that the customer has in hand. */
export function OfferChanges({ offer, previous, content }: OfferChangesProps) {
  const t = useOfferTexts()
  const language = useLanguage()
  const version = formatNumber(previous.version, language)
  const sent = offer.earlier.find((each) => each.version === previous.version)?.sent
  const write = changeWriter(content.currency, language, t)
  const changes = offerChanges(previous.content, content).filter((change) => offer.hasPrices || !isMoney(change))
  return (
    <details className={styles.changes} open={offer.state === 'sent'}>
      <summary>{t('offerPage.earlier.title', { version })}</summary>
      {sent !== undefined && <p>{t('offerPage.earlier.replaces', { version, date: formatLongDate(sent, language) })}</p>}
      {changes.length === 0 ? (
        <p>{t('offerPage.earlier.none')}</p>
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

function changeWriter(currency: OfferCurrency, language: Language, t: OfferTexts): (change: OfferChange) => string {
  const named = (name: Bilingual) => isolate(inLanguage(name, language))
  const nothing = t('offerPage.changes.nothing')
  const money = (minor: number | null) => (minor === null ? nothing : isolate(minorText(minor, language, currency)))
  const discount = (each: Discount | null) => (each === null ? nothing : isolate(discountText(each, language, currency)))
  const words = (each: Bilingual) => isolate(inLanguage(each, language) || nothing)
  const day = (each: string) => isolate(formatWeekday(each, language, Number(dayInCairo(new Date()).slice(0, 4))))
  const both = <Value,>(write: (value: Value) => string, { from, to }: { readonly from: Value; readonly to: Value }) => ({
    from: write(from),
    to: write(to),
  })
  const ofLine = (change: OfferChange & { kind: 'line' }): string => {
    const name = named(change.name)
    switch (change.fact) {
      case 'quantity':
        return t('offerPage.changes.quantity', { name, ...both((each) => formatNumber(each, language), change) })
      case 'unitMinor':
        return t('offerPage.changes.unitPrice', { name, ...both(money, change) })
      case 'discount':
        return t('offerPage.changes.lineDiscount', { name, ...both(discount, change) })
      case 'role':
        return t('offerPage.changes.role', { name, ...both((role) => t(`offerPage.changes.roles.${role}`), change) })
      case 'taxRateId':
        return t('offerPage.changes.tax', { name })
      case 'deliveryTime':
        return t('offerPage.changes.deliveryTime', { name, ...both(words, change) })
      case 'note':
        return t('offerPage.changes.note', { name })
    }
  }
  const ofOffer = (change: OfferChange & { kind: 'offer' }): string => {
    switch (change.fact) {
      case 'discount':
        return t('offerPage.changes.discount', both(discount, change))
      case 'taxBasis':
        return t(
          'offerPage.changes.taxBasis',
          both((basis) => t(`offerPage.changes.bases.${basis ?? 'none'}`), change),
        )
      case 'validUntil':
        return t('offerPage.changes.validUntil', both(day, change))
      case 'totalMinor':
        return t('offerPage.changes.total', both(money, change))
    }
  }
  return (change) => {
    switch (change.kind) {
      case 'line-in':
      case 'line-out': {
        const values = { name: named(change.name), quantity: formatNumber(change.quantity, language) }
        return t(change.kind === 'line-in' ? 'offerPage.changes.lineIn' : 'offerPage.changes.lineOut', values)
      }
      case 'replaced':
        return t('offerPage.changes.replaced', { from: named(change.from.name), to: named(change.to.name) })
      case 'text':
        return t(`offerPage.changes.texts.${change.text}`)
      case 'line':
        return ofLine(change)
      case 'offer':
        return ofOffer(change)
    }
  }
}
