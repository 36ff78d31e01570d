import type { ReviewDecision } from '#domain/catalogue/reviews.ts'
import { type AccountReader, findReader } from '#server/accounts/account-emails.service.ts'
import { declinesEmails } from '#server/accounts/email-choices/email-choices.service.ts'
import { readPictured } from '#server/catalogue/shop/products.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findReview } from './reviews.repository.ts'

export interface EmailReview {
  readonly reader: AccountReader
  readonly title: string
  readonly product: { readonly name: string; readonly nameAr: string; readonly slug: string }
}

/** Null once the review is gone, or its state has changed meanwhile, or its author does without such emails. */
export async function findEmailReview(
  { database }: { readonly database: Database },
  reviewId: string,
  decision: ReviewDecision,
): Promise<EmailReview | null> {
  const review = await findReview(database.db, reviewId)
  if (review === null || review.status !== decision) return null
  const { userId } = review
  if (userId === null || (await declinesEmails(database.db, userId, 'reviews'))) return null
  const reader = await findReader({ database }, userId)
  const product = (await readPictured(database.db, [review.productId])).get(review.productId)
  return reader === null || product === undefined ? null : { reader, title: review.title, product }
}
