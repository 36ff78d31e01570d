import type { CallReply } from '#contract/endpoints.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { type ReviewDecision, refuseReviewMove } from '#domain/catalogue/reviews.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import { type CatalogueChange, type ChangeDeps, changeTouched } from '#server/catalogue/catalogue-change.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId, type NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { reviewApprovedEmailJob, reviewRejectedEmailJob } from './reviews.jobs.ts'
import { changeFigures, deleteReviewRow, findReview, lockReviewed, moveReview, type StoredReview } from './reviews.repository.ts'

export interface ModerationDeps extends ChangeDeps {
  readonly jobs: Pick<Jobs, 'send'>
  readonly newId: NewId
  readonly now: () => Date
}

interface Decision {
  readonly viewer: Admin
  readonly id: string
}

/** The product's figures change together with the review's state or not at all. */
export async function approveReview(deps: ModerationDeps, { viewer, id }: Decision): Promise<CallReply<'PUT /api/review/approve/:id'>> {
  await changeTouched(deps, async (change) => {
    const { tx, touch } = change
    const { productId, rating } = await move(deps, tx, { viewer, id, to: 'Approved' })
    await count(change, productId, { rating, by: 1 })
    touch([productId])
    await deps.jobs.send(tx, reviewApprovedEmailJob, { reviewId: id })
  })
  return { success: true, message: messageText('reviewApproved', viewer.language) }
}

/** The review was never shown, so no cached page becomes wrong. */
export async function rejectReview(deps: ModerationDeps, { viewer, id }: Decision): Promise<CallReply<'PUT /api/review/reject/:id'>> {
  await deps.database.transaction(async (tx) => {
    await move(deps, tx, { viewer, id, to: 'Rejected' })
    await deps.jobs.send(tx, reviewRejectedEmailJob, { reviewId: id })
  })
  return { success: true, message: messageText('reviewRejected', viewer.language) }
}

async function move(deps: ModerationDeps, tx: Db, { viewer, id, to }: Decision & { readonly to: ReviewDecision }): Promise<StoredReview> {
  const { status: from } = await lockedReview(tx, id)
  const refusal = refuseReviewMove(from, to)
  if (refusal !== null) throw new RefusalError(refusal)
  const moved = await moveReview(tx, id, { from, to })
  if (moved === null) throw new RefusalError('review/wrong-state')
  await recordChange(tx, deps, {
    ...entry(viewer, id),
    action: to === 'Approved' ? 'review.approved' : 'review.rejected',
    before: { status: from },
    after: { status: to },
  })
  return moved
}

export async function deleteReview(deps: ModerationDeps, { viewer, id }: Decision): Promise<CallReply<'DELETE /api/review/delete/:id'>> {
  await changeTouched(deps, async (change) => {
    const { tx, touch } = change
    await lockedReview(tx, id)
    const gone = await deleteReviewRow(tx, id)
    if (gone === null) throw new RefusalError('review/not-found')
    const { productId, title, review, rating, isRecommended, status } = gone
    touch([productId])
    if (status === 'Approved') await count(change, productId, { rating, by: -1 })
    const before = { title, review, rating, isRecommended, status }
    await recordChange(tx, deps, { ...entry(viewer, id), action: 'review.deleted', before, after: null })
  })
  return { success: true, message: messageText('reviewDeleted', viewer.language) }
}

async function count({ tx, touchRatings }: CatalogueChange, productId: string, figure: { readonly rating: number; readonly by: 1 | -1 }) {
  const left = await changeFigures(tx, productId, figure)
  if (left === 0 || left - figure.by === 0) touchRatings()
}

/** Reads the review under its product's lock, so that concurrent decisions on reviews of one product run one after the other. */
async function lockedReview(tx: Db, id: string): Promise<StoredReview> {
  const found = isId(id) ? await findReview(tx, id) : null
  const isThere = found !== null && (await lockReviewed(tx, found.productId))
  const review = isThere ? await findReview(tx, id) : null
  if (review === null) throw new RefusalError('review/not-found')
  return review
}

function entry(viewer: Admin, id: string) {
  return { actor: actorOf(viewer), recordKind: 'review', recordId: id } as const
}
