import { requestStanding } from '#domain/desk/standings.ts'
import type { Db } from '#server/platform/db/database.ts'
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
  listOrderLines,
  listUnansweredFiles,
  listVersionsOfOffer,
  listVersionsOfRequest,
} from './subjects.repository.ts'

/** Null where the subject is not there any more, or nobody knows yet whom it concerns. */
export async function readSubject(db: Db, { kind, subjectId: id }: SubjectKey): Promise<Subject | null> {
  switch (kind) {
    case 'request':
      return readRequest(db, id)
    case 'offer': {
      const parts = await readOffer(db, id)
      if (parts === null || parts.order !== null) return null
      const asked = await findApprovalAsked(db, id)
      return isKnown(parts, asked) ? offerSubject(parts, asked) : null
    }
    case 'acceptance': {
      const parts = await readOffer(db, id)
      return parts === null ? null : acceptanceSubject(parts)
    }
    case 'offer-message': {
      const parts = await readOffer(db, id)
      if (parts === null) return null
      const { unanswered } = parts.offer
      const messages = unanswered === 0 ? [] : await listLastMessages(db, id, unanswered)
      return messageSubject(parts, { messages, files: await listUnansweredFiles(db, id) })
    }
    case 'approval': {
      const parts = await readOffer(db, id)
      return parts === null ? null : approvalSubject(parts, await findApprovalAsked(db, id))
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

async function readRequest(db: Db, id: string): Promise<Subject | null> {
  const order = await findOrder(db, id)
  if (order === null) return null
  const lines = await listOrderLines(db, id)
  const versions = await listVersionsOfRequest(db, id)
  const isDelivered = requestStanding({ archived: null, lines, versions: [] }).event === 'delivered'
  const lastMove = isDelivered ? await findLastMove(db, id) : null
  return requestSubject(order, { lines, versions, isEmailProven: await isProven(db, order.userId), lastMove })
}

async function isProven(db: Db, userId: string | null): Promise<boolean> {
  return userId !== null && ((await findUser(db, userId))?.isEmailProven ?? false)
}

async function readOffer(db: Db, id: string): Promise<OfferParts | null> {
  const offer = await findOfferRow(db, id)
  if (offer === null) return null
  const order = offer.orderId === null ? null : await findOrder(db, offer.orderId)
  const isEmailProven = await isProven(db, order?.userId ?? offer.userId)
  return { offer, versions: await listVersionsOfOffer(db, id), order, isEmailProven }
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
