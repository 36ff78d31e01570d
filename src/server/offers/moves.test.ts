import { and, eq, ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { OFFER_MOVES, type OfferActor, type OfferMove, refuseMove, stateAfter, type VersionFacts } from '#domain/offers/states.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { laterDay, offering, YES } from '#tests/support/shop/offering.ts'
import type { Who } from '#tests/support/shop/ordering.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { offerItems, offers, offerVersions } from './offers.tables.ts'

/** The versions that a call may find: every state, and those that a mark or the calendar tells apart. */
const STANDINGS = {
  draft: { state: 'draft' },
  waiting: { state: 'waiting' },
  sent: { state: 'sent' },
  paused: { state: 'sent', isPaused: true },
  expired: { state: 'sent', validUntil: laterDay(-10) },
  'accepted by link': { state: 'accepted', isConfirmed: false },
  accepted: { state: 'accepted' },
  declined: { state: 'declined' },
  superseded: { state: 'superseded' },
  withdrawn: { state: 'withdrawn' },
} as const satisfies Record<string, Partial<VersionFacts>>
type Standing = keyof typeof STANDINGS

interface Try {
  /** The moves that the call makes, the first one that fits. */
  readonly moves: readonly OfferMove[]
  readonly method: string
  readonly path: string
  readonly body: object
}

const shown = { version: 1 }
const reason = 'They asked for it.'
const staffTries: readonly Try[] = [
  { moves: ['save'], method: 'PUT', path: '/draft', body: { draft: { content: sampleOffer({ validUntil: laterDay() }) } } },
  { moves: ['send', 'send-again'], method: 'POST', path: '/send', body: { ways: ['print'] } },
  { moves: ['approve'], method: 'POST', path: '/approve', body: {} },
  { moves: ['refuse-approval'], method: 'POST', path: '/refuse-approval', body: { reason } },
  { moves: ['take-back'], method: 'POST', path: '/take-back', body: {} },
  { moves: ['new-version'], method: 'POST', path: '/revise', body: {} },
  { moves: ['pause'], method: 'POST', path: '/pause', body: { isPaused: true } },
  { moves: ['resume'], method: 'POST', path: '/pause', body: { isPaused: false } },
  {
    moves: ['record-accept'],
    method: 'POST',
    path: '/answer',
    body: { answer: 'accepted', way: 'phone', name: 'Mona Adel', validUntil: laterDay() },
  },
  { moves: ['record-decline'], method: 'POST', path: '/answer', body: { answer: 'declined', way: 'phone', name: 'Mona Adel', reason } },
  { moves: ['confirm'], method: 'POST', path: '/confirm', body: {} },
  { moves: ['refuse-acceptance'], method: 'POST', path: '/refuse', body: { reason } },
  { moves: ['withdraw'], method: 'POST', path: '/withdraw', body: { reason } },
  { moves: ['message'], method: 'POST', path: '/message', body: { text: 'It is in stock.' } },
]
const linkTries: readonly Try[] = [
  { moves: ['accept'], method: 'POST', path: '/accept', body: YES },
  { moves: ['decline'], method: 'POST', path: '/decline', body: { ...shown, reason } },
  { moves: ['renew'], method: 'POST', path: '/renew', body: {} },
  { moves: ['message'], method: 'POST', path: '/message', body: { text: 'And when?' } },
]
/** Tried by other tests: the shop's own moves, the one that a discount over the limit makes of sending, and one that makes another offer. */
const ELSEWHERE: readonly OfferMove[] = ['supersede', 'reopen', 'ask-approval', 'copy']

const STRANGERS: readonly Who[] = ['member', 'otherMember', 'merchant', 'nobody']
const BY_LINK: readonly { who: Who; link: 'answering' | 'reading' | 'technical'; as: OfferActor }[] = [
  { who: 'member', link: 'answering', as: 'requester' },
  { who: 'nobody', link: 'answering', as: 'answering-link' },
  { who: 'otherMember', link: 'answering', as: 'answering-link' },
  { who: 'merchant', link: 'reading', as: 'reading-link' },
  { who: 'nobody', link: 'technical', as: 'reading-link' },
  { who: 'admin', link: 'answering', as: 'reading-link' },
]

test('every move is tried', () => {
  const tried = [...staffTries, ...linkTries].flatMap(({ moves }) => moves)
  expect([...new Set([...tried, ...ELSEWHERE])].sort()).toEqual(Object.keys(OFFER_MOVES).sort())
})

describeShop('the moves of an offer', (shop, on) => {
  const calls = offering(shop)

  /** Puts the one version into a standing, as if nothing else had happened to it. */
  async function stand(id: string, standing: Standing): Promise<VersionFacts> {
    const sent: VersionFacts = { state: 'sent', validUntil: laterDay(), isPaused: false, isConfirmed: true, needsApproval: false }
    const facts: VersionFacts = { ...sent, ...STANDINGS[standing] }
    const isUnsent = facts.state === 'draft' || facts.state === 'waiting'
    const decision = { choices: {}, ticked: [] }
    const acceptance = {
      name: 'Somebody Else',
      way: 'link',
      decision,
      hash: 'x',
      from: '',
      userAgent: '',
      purchaseOrder: '',
      depositMinor: null,
      recordedBy: null,
      saidOn: null,
    } as const
    const database = on.database().db
    await database.delete(offerItems).where(eq(offerItems.offerId, id))
    await database.update(offers).set({ unanswered: 0 }).where(eq(offers.id, id))
    await database.delete(offerVersions).where(sql`${eq(offerVersions.offerId, id)} and ${ne(offerVersions.version, 1)}`)
    await database
      .update(offerVersions)
      .set({
        state: facts.state,
        content: sampleOffer({ validUntil: laterDay(), lines: [sampleLine()] }),
        validUntil: facts.validUntil,
        isPaused: facts.isPaused,
        isConfirmed: facts.isConfirmed,
        sent: isUnsent ? null : new Date(),
        hash: isUnsent ? null : 'x',
        ended: facts.state === 'accepted' ? new Date() : null,
        acceptance: facts.state === 'accepted' ? acceptance : null,
        decline: facts.state === 'declined' ? { way: 'link', reason: 'Too late.', recordedBy: null } : null,
      })
      .where(eq(offerVersions.offerId, id))
    return facts
  }

  const stateOf = async (id: string) =>
    (
      await on
        .database()
        .db.select({ state: offerVersions.state })
        .from(offerVersions)
        .where(and(eq(offerVersions.offerId, id), eq(offerVersions.version, 1)))
    )[0]?.state

  function expected(as: OfferActor, facts: VersionFacts, { moves }: Try) {
    const move = moves.find((each) => refuseMove(as, facts, each, new Date()) === null)
    return { isAllowed: move !== undefined, state: move === undefined ? facts.state : stateAfter(move, facts.state) }
  }

  async function linked() {
    const { orderId } = await calls.request()
    const { id } = await calls.sent(orderId)
    return { id, tokens: await calls.tokens(id) }
  }

  test.each(Object.keys(STANDINGS) as Standing[])('moves of staff from %s are those of the table', async (standing) => {
    const { id } = await linked()
    let facts: VersionFacts | null = null
    for (const each of staffTries) {
      facts ??= await stand(id, standing)
      const { isAllowed, state } = expected('approver', facts, each)
      const { status, text } = await calls.staff(each.method, `/api/offer/${id}${each.path}`, each.body)
      expect([each.moves[0], status === 200, text]).toEqual([each.moves[0], isAllowed, text])
      expect([each.moves[0], await stateOf(id)]).toEqual([each.moves[0], state])
      // A refused move has changed nothing.
      if (isAllowed) facts = null
    }
  })

  // The door refuses them before it looks at the offer, so one standing shows it.
  test('moves of staff are made by nobody else', async () => {
    const { id } = await linked()
    for (const each of staffTries) {
      for (const who of STRANGERS) {
        const { status } = await calls.call(who, each.method, `/api/offer/${id}${each.path}`, each.body)
        expect([who, each.path, status]).toEqual([who, each.path, who === 'nobody' ? 401 : 403])
      }
    }
    expect(await stateOf(id)).toBe('sent')
  })

  test.each(Object.keys(STANDINGS) as Standing[])('by links, from %s, are those of the table', async (standing) => {
    const { id, tokens } = await linked()
    let facts: VersionFacts | null = null
    for (const each of linkTries) {
      for (const { who, link, as } of BY_LINK) {
        facts ??= await stand(id, standing)
        const { isAllowed, state } = expected(as, facts, each)
        const { status, text } = await calls.call(who, each.method, `/api/offer/link/${tokens[link]}${each.path}`, each.body)
        expect([who, each.moves[0], status === 200, text]).toEqual([who, each.moves[0], isAllowed, text])
        expect([who, each.moves[0], await stateOf(id)]).toEqual([who, each.moves[0], state])
        if (isAllowed) facts = null
      }
    }
  })
})
