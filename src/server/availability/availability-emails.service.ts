import type { AvailabilityAnswer } from '#domain/availability.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { findReader } from '#server/accounts/account-emails.service.ts'
import { declinesEmails } from '#server/accounts/email-choices/email-choices.service.ts'
import { findMerchantReader } from '#server/merchants/merchant-emails.service.ts'
import { findOfferNumber } from '#server/offers/offer-numbers.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findBrandNames, findMachine, findQuestion, type QuestionRow } from './availability.repository.ts'

export interface QuestionedMachine {
  readonly to: string
  readonly language: Language
  readonly firstName: string
  readonly sku: string
  readonly name: Bilingual
}

export interface QuestionToMerchant extends QuestionedMachine {
  readonly quantity: number
}

export interface AnsweredQuestion extends QuestionedMachine, Pick<QuestionRow, 'offerId' | 'pieces' | 'day' | 'word' | 'askedBy'> {
  /** The offer's number. */
  readonly number: string
  readonly brand: Bilingual
  readonly answer: AvailabilityAnswer
}

interface Deps {
  readonly database: Database
}

function machineOf({ sku, name, nameAr }: QuestionRow) {
  return { sku, name: { en: name, ar: nameAr } }
}

/** Null once the question was answered or taken back, or nobody can answer it any more. */
export async function findQuestionToMerchant(deps: Deps, questionId: string): Promise<QuestionToMerchant | null> {
  const { db } = deps.database
  const question = await findQuestion(db, questionId)
  if (question === null || question.answered !== null) return null
  const machine = await findMachine(db, question.productId)
  if (machine === null || machine.brandId !== question.brandId || machine.merchantId === null) return null
  const reader = await findMerchantReader(deps, machine.merchantId)
  if (reader === null) return null
  const { email: to, language, firstName } = reader
  return { to, language, firstName, ...machineOf(question), quantity: question.quantity }
}

export async function findAnsweredQuestion(deps: Deps, questionId: string): Promise<AnsweredQuestion | null> {
  const { db } = deps.database
  const question = await findQuestion(db, questionId)
  if (question === null || question.answer === null) return null
  if (await declinesEmails(db, question.askedBy, 'availability-answers')) return null
  const { offerId, pieces, day, word, answer, askedBy, brandId } = question
  const [reader, number, brand] = await Promise.all([findReader(deps, askedBy), findOfferNumber(db, offerId), findBrandNames(db, brandId)])
  if (reader === null || number === null || brand === null) return null
  const { email: to, language, firstName } = reader
  const named = { en: brand.name, ar: brand.nameAr || brand.name }
  return {
    to,
    language,
    firstName,
    ...machineOf(question),
    offerId,
    askedBy,
    number,
    brand: named,
    answer,
    pieces,
    day,
    word,
  }
}
