import type { AnswerForm } from '#contract/availability.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { findMachine, listQuestionsOf } from '#server/availability/availability.repository.ts'
import { type AvailabilityDeps, answerOwnQuestion, askMerchant } from '#server/availability/availability.service.ts'
import { listVersions } from '#server/offers/offers.repository.ts'

export interface Asking {
  readonly offerId: string
  /** False leaves the questions open. */
  readonly isAnswered: boolean
  readonly answeredBy: string
}

/** Asks the merchants of the machines in an offer, and answers for them. */
export async function loadAvailability(deps: AvailabilityDeps, admin: Admin, { offerId, isAnswered, answeredBy }: Asking): Promise<void> {
  const { db } = deps.database
  const [newest] = await listVersions(db, offerId)
  for (const { id: line, productId, quantity } of newest?.content.lines ?? []) {
    const machine = productId === null ? null : await findMachine(db, productId)
    if (productId === null || machine === null || machine.merchantId === null) continue
    await askMerchant(deps, admin, offerId, { line, product: productId, quantity })
  }
  if (!isAnswered) return
  const day = daysAfter(dayInCairo(deps.now()), 12)
  const answers: readonly AnswerForm[] = [
    { answer: 'by-day', day, word: 'يصل مع الشحنة القادمة.' },
    { answer: 'in-stock', pieces: 4, word: '' },
  ]
  for (const [index, { question }] of (await listQuestionsOf(db, offerId)).entries()) {
    const { id, brandId } = question
    const merchant = { ...admin, role: 'ROLE MERCHANT', firstName: answeredBy, brandId } as const
    const answer = answers[index % answers.length]
    if (answer !== undefined) await answerOwnQuestion(deps, merchant, id, answer)
  }
}
