import type { ReactNode } from 'react'
import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import { DAY_MS } from '#domain/durations.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { formatWeekday } from '#i18n/times/days.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { whatsAppUrl } from '../../shop/contact/whatsapp.ts'
import { useShop } from '../../shop/frame/root-data.ts'
import { ShopMark } from '../../shop/mark/shop-mark.tsx'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Filled } from '../../ui/bidi/filled.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './offer-head.module.css'
import { StateBadge } from './offer-state.tsx'
import { type OfferTexts, useOfferTexts } from './offer-texts.ts'

export interface OfferHeadProps {
  readonly offer: CustomerOfferReply
  /** Links to the documents of the version. */
  readonly documents: ReactNode
}

/** The letterhead, the number with its version and state, and who it is for. */
export function OfferHead({ offer, documents }: OfferHeadProps) {
  const t = useOfferTexts()
  const language = useLanguage()
  return (
    <header className="stack gap-4">
      <Letterhead />
      <div className={styles.title}>
        <h1>
          {t(offer.hasPrices ? 'offerPage.heading' : 'offerPage.technical')} <Ltr className={styles.whole}>{offer.number}</Ltr>
        </h1>
        <p className={styles.version}>{t('offerPage.version', { version: formatNumber(offer.version, language) })}</p>
        <StateBadge offer={offer} />
      </div>
      {(offer.state === 'sent' || offer.state === 'expired') && (
        <p className={styles.validity}>{validityText(offer.validUntil, new Date(), language, t)}</p>
      )}
      <Facts offer={offer} />
      {documents}
    </header>
  )
}

function Letterhead() {
  const shop = useShop()
  const language = useLanguage()
  return (
    <div className={styles.letterhead}>
      <ShopMark />
      <p className={styles.company}>
        <strong>{inLanguage(shop.company, language)}</strong>
        <span>{inLanguage(shop.tagline, language)}</span>
      </p>
      <p className={styles.address}>
        <span>{inLanguage(shop.address, language)}</span>
        <Ltr>{shop.phones.map(({ shown }) => shown).join(' · ')}</Ltr>
      </p>
    </div>
  )
}

function Facts({ offer }: { readonly offer: CustomerOfferReply }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const { content, order, sent } = offer
  return (
    <dl className={styles.facts}>
      {content !== null && <Addressee addressee={content.addressee} />}
      {content !== null && <Fact label={t('offerPage.facts.project')} words={content.addressee.project} />}
      {content !== null && <Fact label={t('offerPage.facts.reference')} words={content.addressee.reference} />}
      {order !== null && <Fact label={t('offerPage.facts.request')} words={orderNumberText(order.number)} isLatin />}
      <Fact label={t('offerPage.facts.sent')} words={formatLongDate(sent, language)} />
      {content !== null && content.salesperson.name !== '' && <Salesperson offer={offer} {...content.salesperson} />}
    </dl>
  )
}

function Addressee({
  addressee: { name, company, attention },
}: {
  readonly addressee: { name: string; company: string; attention: string }
}) {
  const t = useOfferTexts()
  const person = attention === '' ? name : attention
  if (company === '' && person === '') return null
  return (
    <div>
      <dt>{t('offerPage.facts.to')}</dt>
      <dd>
        {company !== '' && (
          <strong>
            <Bdi>{company}</Bdi>
          </strong>
        )}
        {person !== '' && (
          <span className={styles.line}>
            {company === '' ? (
              <Bdi>{person}</Bdi>
            ) : (
              <Filled text={t('offerPage.facts.attention')} name="name">
                <Bdi>{person}</Bdi>
              </Filled>
            )}
          </span>
        )}
      </dd>
    </div>
  )
}

function Fact({ label, words, isLatin = false }: { readonly label: string; readonly words: string; readonly isLatin?: boolean }) {
  if (words === '') return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isLatin ? <Ltr>{words}</Ltr> : <Bdi>{words}</Bdi>}</dd>
    </div>
  )
}

interface SalespersonProps {
  readonly offer: CustomerOfferReply
  readonly name: string
  readonly phone: string
}

function Salesperson({ offer, name, phone }: SalespersonProps) {
  const t = useOfferTexts()
  const number = internationalPhone(phone)
  const question = t('offerPage.facts.question', { number: isolateLtr(offer.number) })
  return (
    <div className={styles.wide}>
      <dt>{t('offerPage.facts.salesperson')}</dt>
      <dd>
        <Bdi>{name}</Bdi>
        {number !== null && (
          <span className={styles.ways}>
            <a href={`tel:${number}`}>
              <Icon name="phone" />
              <Ltr>{phone}</Ltr>
            </a>
            <a
              className={styles.whatsApp}
              href={whatsAppUrl(number, question)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('offerPage.facts.whatsApp', { name })}
            >
              <Icon name="whatsapp" />
            </a>
          </span>
        )}
      </dd>
    </div>
  )
}

/** "This quotation is valid until Thursday 26 November, 2 days left." */
function validityText(validUntil: string, now: Date, language: Language, t: OfferTexts): string {
  const today = dayInCairo(now)
  const day = formatWeekday(validUntil, language, Number(today.slice(0, 4)))
  if (validUntil < today) return t('offerPage.validity.ended', { day })
  const left = daysUntil(validUntil, today)
  return t('offerPage.validity.holds', {
    day,
    left: left === 0 ? t('offerPage.validity.today') : t('offerPage.validity.left', { count: left }),
  })
}

function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(daysAfter(day, 0)) - Date.parse(today)) / DAY_MS)
}
