import type { CallReply } from '#contract/endpoints.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { canonicalText } from '#domain/offers/accepting.ts'
import type { OfferDecision } from '#domain/offers/decisions.ts'
import { refuseMove } from '#domain/offers/states.ts'
import { messageText } from '#i18n/messages.ts'
import { factsOf, logEvent, moveVersion } from '../acting.service.ts'
import { listMessages } from '../offer-log.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { offerJobs } from '../offers.jobs.ts'
import type { VersionRow } from '../offers.repository.ts'
import { acceptVersion, checkedDecision } from './accepting.service.ts'
import { type Answering, answerByLink } from './by-link.service.ts'
import { writeMessage } from './messages.service.ts'

/** The address and program that an answer came from, for the record of an acceptance. */
export interface From {
  readonly from: string
  readonly userAgent: string
}

interface AcceptedByLink extends From {
  readonly token: string
  readonly version: number
  readonly name: string
  readonly decision: OfferDecision
}

const USER_AGENT_MOST = 300

/** An answer of the signed-in requester is final; an answer by the link alone waits for staff. A repeated answer gets the same reply. */
export async function acceptByLink(
  deps: OfferChangeDeps,
  viewer: Viewer,
  { token, version, name, decision: sent, from, userAgent }: AcceptedByLink,
): Promise<CallReply<'POST /api/offer/link/:token/accept'>> {
  const offer = await answerByLink(deps, viewer, token, async (tx, open) => {
    const { shown, actor } = open
    if (isRepeated(shown, { version, name, decision: sent })) return
    refuseOtherVersion(open, version)
    const refusal = refuseMove(actor.as, factsOf(shown), 'accept', deps.now())
    if (refusal !== null) throw new RefusalError(refusal)
    const decision = checkedDecision(shown, sent, name)
    const isConfirmed = actor.as === 'requester'
    const yes = {
      move: 'accept',
      isConfirmed,
      name,
      way: isConfirmed ? 'account' : 'link',
      decision,
      from,
      userAgent: userAgent.slice(0, USER_AGENT_MOST),
      purchaseOrder: '',
      depositMinor: null,
      recordedBy: null,
      saidOn: null,
    } as const
    await acceptVersion(deps, tx, open, shown, { actor, yes })
    await deps.jobs.send(tx, offerJobs.answerNotice, { versionId: shown.id, answer: 'accepted' })
    if (isConfirmed) await deps.jobs.send(tx, offerJobs.acceptedEmail, { versionId: shown.id })
  })
  const key = offer.isConfirmed ? 'offerAccepted' : 'offerAcceptedByLink'
  return { success: true, message: messageText(key, viewer.language), offer }
}

function isRepeated({ state, version, acceptance }: VersionRow, sent: Pick<AcceptedByLink, 'version' | 'name' | 'decision'>): boolean {
  if (state !== 'accepted' || acceptance === null || version !== sent.version || acceptance.name !== sent.name) return false
  const sorted = ({ choices, ticked }: OfferDecision) => canonicalText({ choices, ticked: ticked.toSorted() })
  return sorted(acceptance.decision) === sorted(sent.decision)
}

/** An answer is to the version that was on the screen. */
function refuseOtherVersion({ shown, actor }: Answering, version: number): void {
  if (actor.as === 'reading-link') throw new RefusalError('forbidden')
  if (version !== shown.version) throw new RefusalError('offer/superseded')
}

export async function declineByLink(
  deps: OfferChangeDeps,
  viewer: Viewer,
  { token, version, reason }: { readonly token: string; readonly version: number; readonly reason: string },
): Promise<CallReply<'POST /api/offer/link/:token/decline'>> {
  const offer = await answerByLink(deps, viewer, token, async (tx, open) => {
    const { shown, actor } = open
    if (shown.state === 'declined' && shown.version === version && shown.decline?.reason === reason) return
    refuseOtherVersion(open, version)
    const way = actor.as === 'requester' ? ('account' as const) : ('link' as const)
    const set = { decline: { way, reason, recordedBy: null }, ended: deps.now() }
    await moveVersion(deps, tx, shown, { move: 'decline', actor, reason, set })
    await logEvent(deps, tx, shown.offerId, { kind: 'declined', actor, version, facts: { reason, way } })
    await deps.jobs.send(tx, offerJobs.answerNotice, { versionId: shown.id, answer: 'declined' })
  })
  return { success: true, message: messageText('offerDeclined', viewer.language), offer }
}

export async function messageByLink(
  deps: OfferChangeDeps,
  viewer: Viewer,
  { token, text }: { readonly token: string; readonly text: string },
): Promise<CallReply<'POST /api/offer/link/:token/message'>> {
  const offer = await answerByLink(deps, viewer, token, async (tx, { offer: { id, unanswered }, shown, actor }) => {
    const refusal = refuseMove(actor.as, factsOf(shown), 'message', deps.now())
    if (refusal !== null) throw new RefusalError(refusal)
    const name = actor.name || shown.content.addressee.name
    await writeMessage(deps, tx, { offerId: id, version: shown.version, actor, name, text, unanswered: unanswered + 1 })
  })
  return { success: true, message: messageText('offerMessage', viewer.language), offer }
}

/** Pressed again, it asks once for each version. */
export async function renewByLink(
  deps: OfferChangeDeps,
  viewer: Viewer,
  { token, text }: { readonly token: string; readonly text: string },
): Promise<CallReply<'POST /api/offer/link/:token/renew'>> {
  const offer = await answerByLink(deps, viewer, token, async (tx, { offer: { id, unanswered }, shown, actor }) => {
    const refusal = refuseMove(actor.as, factsOf(shown), 'renew', deps.now())
    if (refusal !== null) throw new RefusalError(refusal)
    const last = (await listMessages(tx, id)).at(-1)
    const isOfThisVersion = last !== undefined && shown.sent !== null && last.created >= shown.sent
    if (isOfThisVersion && last.isRenewal && last.side === 'customer') return
    const name = actor.name || shown.content.addressee.name
    await writeMessage(deps, tx, { offerId: id, version: shown.version, actor, name, text, unanswered: unanswered + 1, isRenewal: true })
  })
  return { success: true, message: messageText('offerRenewal', viewer.language), offer }
}
