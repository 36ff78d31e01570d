import { currencyNamed } from '#domain/money/currencies.ts'
import { LINE_STATUSES } from '#domain/orders/orders.ts'
import type { Language } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatCairoTime, formatList, formatLongDate } from '#i18n/formats.ts'
import { minorText, percentText } from '#i18n/offer-amounts.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { type Texts, useTexts } from '../../../../platform/texts/texts.ts'
import { STATUS_LOOKS } from '../../../../shop/orders/status-looks.ts'
import { Bdi } from '../../../../ui/bidi/bdi.tsx'
import { type OfferEvent, waysOf } from '../offer-view.ts'
import styles from './talk.module.css'

type LogTexts = Texts<typeof sentOfferTexts | typeof ordersTexts>

/** One entry of the log: the act, its facts, its person and its time. */
export function EventLine({ event }: { readonly event: OfferEvent }) {
  const { t } = useTexts(sentOfferTexts, ordersTexts)
  const language = useLanguage()
  const { kind, at, version } = event
  const facts = factsText(event, t, language)
  const words = typeof event.facts.whatsappText === 'string' ? event.facts.whatsappText : quoted(event)
  return (
    <div className={styles.event}>
      <p className={styles.act}>
        {t(`sentOffer.log.kinds.${kind}`)}
        {facts !== '' && <span>: {facts}</span>}
        {version !== null && <span className={styles.version}> · {t('sentOffer.log.ofVersion', { version })}</span>}
      </p>
      {words !== '' && (
        <p className={styles.quote} dir="auto">
          {words}
        </p>
      )}
      <p className={styles.when}>
        <Bdi>{personOf(event, t)}</Bdi> · <time dateTime={at}>{formatCairoTime(at, language)}</time>
      </p>
    </div>
  )
}

function personOf({ by: { kind, name } }: OfferEvent, t: LogTexts): string {
  if (kind === 'shop') return t('sentOffer.log.shop')
  if (name !== '') return name
  return kind === 'link' ? t('sentOffer.log.link') : t('sentOffer.messages.customer')
}

/** The words that a person typed. */
function quoted({ facts }: OfferEvent): string {
  const { reason, text } = facts
  return typeof reason === 'string' ? reason : typeof text === 'string' ? text : ''
}

function factsText(event: OfferEvent, t: LogTexts, language: Language): string {
  const { facts } = event
  const day = (value: unknown) => (typeof value === 'string' && value !== '' ? formatLongDate(value, language) : '')
  const status = (value: unknown) => {
    const known = LINE_STATUSES.find((each) => each === value)
    return known === undefined ? '' : t(STATUS_LOOKS[known].text)
  }
  switch (event.kind) {
    case 'sent':
    case 'sent-again':
      return formatList(
        waysOf(event).map((way) => t(`sentOffer.sendWays.${way}`)),
        language,
      )
    case 'payment-received':
    case 'payment-removed':
      return [
        typeof facts.amountMinor === 'number' ? isolateLtr(minorText(facts.amountMinor, language, currencyNamed(facts.currency))) : '',
        day(facts.received),
      ]
        .filter((part) => part !== '')
        .join(' · ')
    case 'item-moved': {
      const step = t('sentOffer.log.step', { from: status(facts.from), to: status(facts.to) })
      return typeof facts.sku === 'string' && facts.sku !== '' ? `${isolateLtr(facts.sku)} ${step}` : step
    }
    case 'extended':
      return day(facts.to)
    case 'accepted':
    case 'declined':
      return typeof facts.name === 'string' ? isolate(facts.name) : ''
    case 'approved':
      return typeof facts.hundredths === 'number' ? isolateLtr(percentText(facts.hundredths, language)) : ''
    case 'file-added':
    case 'file-deleted':
      return typeof facts.file === 'string' ? isolate(facts.file) : ''
    case 'renamed':
      return typeof facts.to === 'string' ? isolate(facts.to) : ''
    default:
      return ''
  }
}
