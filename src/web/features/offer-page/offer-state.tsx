import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useUser } from '../../platform/calls/session.ts'
import { lazySection } from '../../platform/frame/lazy-section.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import styles from './offer-page.module.css'
import { useOfferTexts } from './offer-texts.ts'

/** An offer that waits for its answer has no outcome, and does not wait for the code of one. */
const { Section: OfferOutcome } = lazySection(() => import('./outcome/offer-outcome.tsx').then((module) => module.OfferOutcome), null)

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
  const word = stateWord(offer)
  return (
    <div className={styles.notes} id="offer-state" tabIndex={-1} role="status">
      {isStaff && <Callout>{t('offerPage.notes.staff')}</Callout>}
      {!isStaff && !offer.isAnswering && offer.state === 'sent' && <Callout>{t('offerPage.notes.reading')}</Callout>}
      {replaced !== null && replaced < offer.version && (
        <Callout tone="warning">{t('offerPage.notes.newVersion', { version: formatNumber(offer.version, language) })}</Callout>
      )}
      {word !== 'sent' && word !== 'reading' && <OfferOutcome offer={offer} word={word} />}
    </div>
  )
}
