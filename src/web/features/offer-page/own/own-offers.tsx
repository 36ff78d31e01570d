import { Link } from 'react-router'
import { currencyNamed } from '#domain/money/currencies.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { formatNumber } from '#i18n/formats.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { formatWeekday } from '#i18n/times/days.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { StateBadge } from '../offer-state.tsx'
import { useOfferTexts } from '../offer-texts.ts'
import styles from './own-offers.module.css'
import type { OwnOffer } from './own-offers.ts'

/** The offers that answer a request; the accepted one leads with its total. */
export function OffersOfRequest({ offers }: { readonly offers: readonly OwnOffer[] }) {
  const t = useOfferTexts()
  if (offers.length === 0) return null
  const sorted = offers.toSorted((a, b) => Number(b.state === 'accepted') - Number(a.state === 'accepted'))
  return (
    <Card>
      <h2 className={styles.heading}>{t('offerPage.own.heading')}</h2>
      <ul className={styles.offers}>
        {sorted.map((offer) => (
          <OfferRow key={offer._id} offer={offer} />
        ))}
      </ul>
    </Card>
  )
}

function OfferRow({ offer }: { readonly offer: OwnOffer }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const { number, version, totalMinor, currency, token, state } = offer
  const isAccepted = state === 'accepted'
  return (
    <li className={styles.offer}>
      <div className={styles.facts}>
        <p className={styles.number}>
          <strong>
            <Ltr>{number}</Ltr>
          </strong>
          <span>{t('offerPage.version', { version: formatNumber(version, language) })}</span>
          <StateBadge offer={offer} />
        </p>
        {state === 'sent' && <p className={styles.small}>{t('offerPage.own.until', { day: dayText(offer, language) })}</p>}
      </div>
      {totalMinor !== null && (
        <p className={styles.total}>
          <span className={styles.small}>{t(isAccepted ? 'offerPage.own.accepted' : 'offerPage.totals.total')}</span>
          <Ltr className={isAccepted ? styles.accepted : styles.amount}>{minorText(totalMinor, language, currency)}</Ltr>
        </p>
      )}
      {token !== null && (
        <ButtonLink tone={state === 'sent' ? 'primary' : 'secondary'} to={pageOf(token, language)}>
          {t('offerPage.own.see')}
          <span className="visually-hidden"> {number}</span>
        </ButtonLink>
      )}
    </li>
  )
}

/** Stands above the list of orders: nobody should have to look for an offer that needs their answer. */
export function WaitingOffers({ offers }: { readonly offers: readonly OwnOffer[] }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const waiting = offers.filter(({ state, token }) => state === 'sent' && token !== null)
  if (waiting.length === 0) return null
  return (
    <Callout title={t('offerPage.own.waiting', { count: waiting.length })}>
      <ul className={styles.waiting}>
        {waiting.map((offer) => (
          <li key={offer._id}>
            <Link to={pageOf(offer.token ?? '', language)}>
              <Ltr>{offer.number}</Ltr>
            </Link>
            {offer.totalMinor !== null && <Ltr>{minorText(offer.totalMinor, language, currencyNamed(offer.currency))}</Ltr>}
            <span>{t('offerPage.own.until', { day: dayText(offer, language) })}</span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/** One line under an order of the list for each of its offers. */
export function OffersOnCard({ offers }: { readonly offers: readonly OwnOffer[] }) {
  const language = useLanguage()
  return offers.map((offer) => (
    <p key={offer._id} className={styles.onCard}>
      {offer.token === null ? (
        <Ltr>{offer.number}</Ltr>
      ) : (
        <Link className={styles.link} to={pageOf(offer.token, language)}>
          <Ltr>{offer.number}</Ltr>
        </Link>
      )}
      {offer.totalMinor !== null && <Ltr>{minorText(offer.totalMinor, language, currencyNamed(offer.currency))}</Ltr>}
      <StateBadge offer={offer} />
    </p>
  ))
}

function pageOf(token: string, language: 'en' | 'ar'): string {
  return pathInLanguage(`/offer/${token}`, language)
}

function dayText({ validUntil }: OwnOffer, language: 'en' | 'ar'): string {
  return formatWeekday(validUntil, language, Number(dayInCairo(new Date()).slice(0, 4)))
}
