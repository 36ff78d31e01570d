import { requestStanding } from '#domain/desk/standings.ts'
import type { Db } from '#server/platform/db/database.ts'
import { together } from '#server/platform/db/together.ts'
import type { SubjectKey } from '../entries.repository.ts'
import { acceptanceSubject, approvalSubject, isFor, messageSubject, type OfferParts, offerSubject } from './offer-subjects.facts.ts'
import type { Subject } from './subject-copies.facts.ts'
import { applicationSubject, chatSubject, contactSubject, requestSubject } from './subjects.facts.ts'
import {
  findApprovalAsked,
  findContactMessage,
  findConversation,
  findLastChatMessage,
  findLastMove,
  findMerchant,
  findOfferRow,
  findOrder,
  findUser,
  listLastMessages,
  listOffersOfRequest,
  listOrderLines,
  listUnansweredFiles,
  listVersionsOfOffer,
  listVersionsOfRequest,
  type OfferRow,
  type ReadOrder,
  type RequestLineRow,
  type RequestRow,
  type VersionRow,
} from './subjects.repository.ts'

/** A subject as it is now, beside the name of its entry. */
export interface ReadSubject {
  readonly key: SubjectKey
  /** Null where the subject is not there any more, or nobody knows yet whom it concerns. */
  readonly subject: Subject | null
}

/** An offer that the caller has read already. */
export interface OfferRead {
  readonly offer: OfferRow
  /** Newest first. */
  readonly versions: readonly VersionRow[]
}

type OfferKind = 'offer' | AskedKind

/** Questions on an offer, which it may have beside its request's entry. */
type AskedKind = (typeof ASKED)[number]
const ASKED = ['acceptance', 'offer-message', 'approval'] as const

export async function readSubject(db: Db, { kind, subjectId: id }: SubjectKey): Promise<Subject | null> {
  switch (kind) {
    case 'request': {
      const read = await findOrder(db, id)
      return read === null ? null : readRequest(db, read)
    }
    case 'offer':
    case 'acceptance':
    case 'offer-message':
    case 'approval': {
      const read = await readOffer(db, id)
      return read === null ? null : readOfOffer(db, kind, await partsOf(db, read))
    }
    case 'contact': {
      const message = await findContactMessage(db, id)
      return message === null ? null : contactSubject(message)
    }
    case 'chat':
      return readChat(db, id)
    case 'application': {
      const merchant = await findMerchant(db, id)
      return merchant === null ? null : applicationSubject(merchant)
    }
  }
}

/** All that a change of a request may concern: itself, and what is asked on its offers. */
export async function readWithOffers(db: Db, orderId: string): Promise<ReadSubject[]> {
  const order = await findOrder(db, orderId)
  const read: ReadSubject[] = [
    { key: { kind: 'request', subjectId: orderId }, subject: order === null ? null : await readRequest(db, order) },
  ]
  for (const offerId of await listOffersOfRequest(db, orderId)) {
    const offer = await readOffer(db, offerId)
    const parts = offer === null ? null : await partsOf(db, offer, order)
    read.push(...(await readKinds(db, offerId, parts, ASKED)))
  }
  return read
}

/** A request with its lines. */
export interface RequestParts {
  readonly order: RequestRow
  readonly lines: readonly RequestLineRow[]
  /** False where the requester has no account. */
  readonly isEmailProven: boolean
}

/** A request that this transaction made has no offers yet. */
export function newRequest({ order, lines, isEmailProven }: RequestParts, calledBy: Subject['calledBy'] = null): ReadSubject {
  const subject = requestSubject(order, { lines, versions: [], isEmailProven, lastMove: null, calledBy })
  return { key: { kind: 'request', subjectId: order.id }, subject }
}

export async function readNewRequest(db: Db, orderId: string): Promise<ReadSubject> {
  const [read, lines] = await together([findOrder(db, orderId), listOrderLines(db, orderId)])
  if (read === null) return { key: { kind: 'request', subjectId: orderId }, subject: null }
  return newRequest({ ...read, lines }, await colleagueWho(db, read.order.enteredBy))
}

/** All that a change of an offer may concern, with the offer and its request read once. */
export async function readWithRequest(db: Db, offerId: string, known: OfferRead | null): Promise<ReadSubject[]> {
  const offer = known ?? (await readOffer(db, offerId))
  const parts = offer === null ? null : await partsOf(db, offer)
  if (parts === null || parts.order === null) return readKinds(db, offerId, parts, ['offer', ...ASKED])
  const { order, isEmailProven } = parts
  const [subject, asked] = await together([readRequest(db, { order, isEmailProven }), readKinds(db, offerId, parts, ASKED)])
  return [{ key: { kind: 'request', subjectId: order.id }, subject }, ...asked]
}

async function readKinds(db: Db, subjectId: string, parts: OfferParts | null, kinds: readonly OfferKind[]): Promise<ReadSubject[]> {
  const subjects = await together(kinds.map((kind) => (parts === null ? null : readOfOffer(db, kind, parts))))
  return kinds.map((kind, at) => ({ key: { kind, subjectId }, subject: subjects[at] ?? null }))
}

async function readOfOffer(db: Db, kind: OfferKind, parts: OfferParts): Promise<Subject | null> {
  const { offer, versions } = parts
  switch (kind) {
    case 'offer': {
      if (parts.order !== null) return null
      const asked = await findApprovalAsked(db, offer.id)
      return isKnown(parts, asked) ? offerSubject(parts, asked) : null
    }
    case 'acceptance':
      return acceptanceSubject(parts)
    case 'offer-message': {
      const [messages, files] = await together([
        offer.unanswered === 0 ? [] : listLastMessages(db, offer.id, offer.unanswered),
        listUnansweredFiles(db, offer.id),
      ])
      return messageSubject(parts, { messages, files })
    }
    case 'approval': {
      const isAsked = versions.some(({ state }) => state === 'waiting')
      return approvalSubject(parts, isAsked ? await findApprovalAsked(db, offer.id) : null)
    }
  }
}

async function readRequest(db: Db, { order, isEmailProven }: ReadOrder): Promise<Subject> {
  const [lines, versions, calledBy] = await together([
    listOrderLines(db, order.id),
    listVersionsOfRequest(db, order.id),
    colleagueWho(db, order.enteredBy),
  ])
  const isDelivered = requestStanding({ archived: null, lines, versions: [] }).event === 'delivered'
  const lastMove = isDelivered ? await findLastMove(db, order.id) : null
  return requestSubject(order, { lines, versions, isEmailProven, lastMove, calledBy })
}

async function readOffer(db: Db, id: string): Promise<OfferRead | null> {
  const [offer, versions] = await together([findOfferRow(db, id), listVersionsOfOffer(db, id)])
  return offer === null ? null : { offer, versions }
}

async function partsOf(db: Db, { offer, versions }: OfferRead, known: ReadOrder | null = null): Promise<OfferParts> {
  const { orderId, userId } = offer
  const read = known ?? (orderId === null ? null : await findOrder(db, orderId))
  const isEmailProven = read?.order.userId == null ? await isProven(db, userId) : read.isEmailProven
  return { offer, versions, order: read?.order ?? null, isEmailProven }
}

/** Finds the colleague; null if the account was deleted. */
async function colleagueWho(db: Db, id: string | null): Promise<Subject['calledBy']> {
  const user = id === null ? null : await findUser(db, id)
  return id === null || user === null ? null : { id, name: user.firstName }
}

async function isProven(db: Db, userId: string | null): Promise<boolean> {
  return userId !== null && ((await findUser(db, userId))?.isEmailProven ?? false)
}

/** A draft that staff write for nobody in particular waits for nobody, until they ask for its discount: then it is about to be sent. */
function isKnown(parts: OfferParts, asked: Date | null): boolean {
  return isFor(parts) || asked !== null || parts.versions.some(({ sent }) => sent !== null)
}

async function readChat(db: Db, id: string): Promise<Subject | null> {
  const [conversation, user] = [await findConversation(db, id), await findUser(db, id)]
  if (conversation === null || user === null) return null
  return chatSubject({ id, user, ...conversation, last: await findLastChatMessage(db, id) })
}
