import type { AnswerForm } from '#contract/availability.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { Admin, Merchant } from '#domain/accounts/viewer.ts'
import { type AvailabilityList, refuseAnswering, refuseAsking } from '#domain/availability.ts'
import { RefusalError } from '#domain/errors.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { type MessageKey, messageText } from '#i18n/messages.ts'
import { fieldText } from '#i18n/texts.ts'
import { announceToStaff } from '#server/offers/offer-news.service.ts'
import { findOfferNumber } from '#server/offers/offer-numbers.service.ts'
import { readCountedPage } from '#server/platform/db/counted-page.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isId, type NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { answeredEmailJob, questionEmailJob } from './availability.jobs.ts'
import { askedReply, questionReply } from './availability.replies.ts'
import {
  answerQuestion,
  countOpenOf,
  deleteOpenQuestion,
  findMachine,
  findQuestion,
  forgetNames,
  insertQuestion,
  isOfferWanted,
  listAskable,
  listQuestionsOf,
  listQuestionsOfBrand,
} from './availability.repository.ts'

export interface AvailabilityDeps {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
  readonly newId: NewId
  readonly now: () => Date
}

function done(key: MessageKey, { language }: Pick<Admin, 'language'>) {
  return { success: true as const, message: messageText(key, language) }
}

async function checkOffer(db: Db, id: string): Promise<void> {
  if ((await findOfferNumber(db, id)) === null) throw new RefusalError('offer/not-found')
}

export async function readAvailability(
  { database: { db } }: AvailabilityDeps,
  offerId: string,
  productIds: readonly string[],
): Promise<CallReply<'GET /api/offer/:id/availability'>> {
  await checkOffer(db, offerId)
  const questions = await listQuestionsOf(db, offerId)
  return { questions: questions.map(askedReply), askable: await listAskable(db, productIds) }
}

export interface Asked {
  readonly line: string
  readonly product: string
  readonly quantity: number
}

/** The merchant is told by email. Staff's open screens fetch the question, and later its answer. */
export async function askMerchant(deps: AvailabilityDeps, viewer: Admin, offerId: string, { line, product, quantity }: Asked) {
  const ask = async (tx: Db) => {
    await checkOffer(tx, offerId)
    const machine = await findMachine(tx, product)
    const facts = { isProductThere: machine !== null, hasMerchant: (machine?.merchantId ?? null) !== null }
    const refusal = refuseAsking({ ...facts, isOfferWanted: await isOfferWanted(tx, offerId, dayInCairo(deps.now())) })
    if (refusal !== null || machine?.brandId == null) throw new RefusalError(refusal ?? 'availability/no-merchant')
    const { sku, name, nameAr, brandId } = machine
    const id = deps.newId()
    const isNew = await insertQuestion(tx, {
      id,
      offerId,
      lineId: line,
      productId: product,
      brandId,
      sku,
      name,
      nameAr,
      quantity,
      asked: deps.now(),
      askedBy: viewer.id,
      askedByName: viewer.firstName,
    })
    if (!isNew) throw new RefusalError('availability/asked')
    await deps.jobs.send(tx, questionEmailJob, { questionId: id })
    await announceToStaff(tx)
  }
  // A draft that is deleted meanwhile takes its offer with it.
  await repeating(() => deps.database.transaction(ask))
  return done('availabilityAsked', viewer)
}

export async function takeQuestionBack(deps: AvailabilityDeps, viewer: Admin, offerId: string, id: string) {
  await deps.database.transaction(async (tx) => {
    await checkOffer(tx, offerId)
    const question = isId(id) ? await findQuestion(tx, id) : null
    if (question?.offerId !== offerId) throw new RefusalError('availability/not-found')
    if (!(await deleteOpenQuestion(tx, { id, offerId }))) throw new RefusalError('availability/answered')
    await announceToStaff(tx)
  })
  return done('availabilityTakenBack', viewer)
}

export async function countOpenQuestions({ database: { db }, now }: AvailabilityDeps, { brandId }: Pick<Merchant, 'brandId'>) {
  return { availability: brandId === null ? 0 : await countOpenOf(db, brandId, dayInCairo(now())) }
}

export async function listOwnQuestions(
  { database: { db }, now }: AvailabilityDeps,
  { brandId }: Pick<Merchant, 'brandId'>,
  { show, page, limit }: { readonly show: AvailabilityList; readonly page: number; readonly limit: number },
): Promise<CallReply<'GET /api/availability'>> {
  const paging = { limit, offset: pageOffset(page, limit) }
  const today = dayInCairo(now())
  const { rows, first } = await readCountedPage(paging, async (part) =>
    brandId === null ? [] : listQuestionsOfBrand(db, { brandId, show, today, ...part }),
  )
  const count = first?.count ?? 0
  return { count, currentPage: page, totalPages: pageCount(count, limit), questions: rows.map(questionReply) }
}

export async function answerOwnQuestion(deps: AvailabilityDeps, viewer: Merchant, id: string, { answer, pieces, day, word }: AnswerForm) {
  const { brandId } = viewer
  if (answer === 'by-day' && day !== undefined) refusePast(viewer, day, dayInCairo(deps.now()))
  await deps.database.transaction(async (tx) => {
    const question = isId(id) ? await findQuestion(tx, id) : null
    if (question === null || question.brandId !== brandId) throw new RefusalError('availability/not-found')
    const machine = await findMachine(tx, question.productId)
    const facts = { isAnswered: question.answered !== null, isProductThere: machine?.brandId === brandId }
    const refusal = refuseAnswering({ ...facts, isOfferWanted: await isOfferWanted(tx, question.offerId, dayInCairo(deps.now())) })
    if (refusal !== null) throw new RefusalError(refusal)
    const isFirst = await answerQuestion(tx, id, {
      answered: deps.now(),
      answeredBy: viewer.id,
      answeredByName: viewer.firstName,
      answer,
      pieces: answer === 'in-stock' ? (pieces ?? null) : null,
      day: answer === 'by-day' ? (day ?? null) : null,
      word,
    })
    if (!isFirst) throw new RefusalError('availability/answered')
    await deps.jobs.send(tx, answeredEmailJob, { questionId: id })
    await announceToStaff(tx)
  })
  return done('availabilityAnswered', viewer)
}

function refusePast({ language }: Merchant, day: string, today: string): void {
  if (day >= today) return
  const text = fieldText('too-early', language, { field: 'day', limit: formatLongDate(today, language) })
  throw new RefusalError('validation', { fields: { day: [text] } })
}

export function forgetNameInQuestions(tx: Db, userId: string): Promise<void> {
  return forgetNames(tx, userId)
}
