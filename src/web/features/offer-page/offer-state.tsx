import type { CustomerOfferReply } from '#contract/offer-replies.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { useUser } from '../../platform/calls/session.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Filled } from '../../ui/bidi/filled.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import styles from './offer-page.module.css'
import { renewalOf } from './offer-renewal.ts'
import { useOfferTexts } from './offer-texts.ts'

const TONES = {
  sent: 'nile',
  reading: 'nile',
  paused: 'warning',
  expired: 'steel',
  accepted: 'success',
  unconfirmed: 'success',
  declined: 'danger',
  superseded: 'steel',
  withdrawn: 'steel',
} as const satisfies Record<string, BadgeTone>

type StateWord = keyof typeof TONES

export type OfferStateFacts = Pick<CustomerOfferReply, 'state' | 'isConfirmed'> & {
  readonly isPaused?: boolean
  readonly isAnswering?: boolean
}

/** The word for the state that customers read. */
export function stateWord({ state, isConfirmed, isPaused = false, isAnswering = true }: OfferStateFacts): StateWord {
  // People who were shown the offer are not called.
  if (state === 'accepted') return isConfirmed || !isAnswering ? 'accepted' : 'unconfirmed'
  if (state !== 'sent' && state !== 'draft' && state !== 'waiting') return state
  if (isPaused) return 'paused'
  return isAnswering ? 'sent' : 'reading'
}

export function StateBadge({ offer }: { readonly offer: OfferStateFacts }) {
  const t = useOfferTexts()
  const word = stateWord(offer)
  return <Badge tone={TONES[word]}>{t(`offerPage.states.${word}`)}</Badge>
}

/** Says how the offer stands, and the way on; the focus comes here after an answer. */
export function StateNote({ offer, replaced }: { readonly offer: CustomerOfferReply; readonly replaced: number | null }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const isStaff = useUser()?.role === 'ROLE ADMIN'
  return (
    <div className={styles.notes} id="offer-state" tabIndex={-1} role="status">
      {isStaff && <Callout>{t('offerPage.notes.staff')}</Callout>}
      {!isStaff && !offer.isAnswering && offer.state === 'sent' && <Callout>{t('offerPage.notes.reading')}</Callout>}
      {replaced !== null && replaced < offer.version && (
        <Callout tone="warning">{t('offerPage.notes.newVersion', { version: formatNumber(offer.version, language) })}</Callout>
      )}
      <Outcome offer={offer} />
    </div>
  )
}

/** Once the customer asked for a renewal, nothing is left for them to do. */
function ExpiredNote({ offer }: { readonly offer: CustomerOfferReply }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const asked = renewalOf(offer)
  if (asked === null) return <Callout tone="warning">{t('offerPage.notes.expired')}</Callout>
  return <Callout>{t('offerPage.renew.asked', { date: formatLongDate(asked, language) })}</Callout>
}

function Outcome({ offer }: { readonly offer: CustomerOfferReply }) {
  const t = useOfferTexts()
  switch (stateWord(offer)) {
    case 'paused':
      return <Callout tone="warning">{t('offerPage.notes.paused')}</Callout>
    case 'expired':
      return <ExpiredNote offer={offer} />
    case 'superseded':
      return <Callout>{t('offerPage.notes.superseded')}</Callout>
    case 'withdrawn':
      return <Callout tone="warning">{t('offerPage.notes.withdrawn')}</Callout>
    case 'declined':
      return <DeclinedNote offer={offer} />
    case 'accepted':
    case 'unconfirmed':
      return <AcceptedNote offer={offer} />
    default:
      return null
  }
}

function AcceptedNote({ offer: { acceptance, isConfirmed } }: { readonly offer: CustomerOfferReply }) {
  const t = useOfferTexts()
  const language = useLanguage()
  if (acceptance === null) return <Callout tone="success">{t('offerPage.notes.acceptedReading')}</Callout>
  return (
    <Callout tone="success">
      <p>
        <Filled text={t('offerPage.notes.accepted', { date: formatLongDate(acceptance.at, language) })} name="name">
          <Bdi>{acceptance.name}</Bdi>
        </Filled>
      </p>
      <p>{t(isConfirmed ? 'offerPage.notes.confirmed' : 'offerPage.notes.unconfirmed')}</p>
    </Callout>
  )
}

function DeclinedNote({ offer: { decline } }: { readonly offer: CustomerOfferReply }) {
  const t = useOfferTexts()
  const language = useLanguage()
  if (decline === null) return <Callout>{t('offerPage.notes.declinedReading')}</Callout>
  return (
    <Callout>
      <p>{t('offerPage.notes.declined', { date: isolate(formatLongDate(decline.at, language)) })}</p>
      {decline.reason !== '' && (
        <p>
          <Filled text={t('offerPage.notes.declinedReason')} name="words">
            <Bdi>{decline.reason}</Bdi>
          </Filled>
        </p>
      )}
    </Callout>
  )
}
