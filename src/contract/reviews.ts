import { z } from 'zod'
import { REVIEW_STATUSES } from '#domain/catalogue/reviews.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { ProductCard } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { filterWord, idField, limitField, pageField, searchTerm, text } from './fields.ts'
import { ReviewForm } from './forms/review-forms.ts'
import { DoneReply, IdParams, PagingReply } from './replies.ts'

/** An approved review, as everybody reads it. */
export const ReviewReply = z.object({
  _id: z.string(),
  title: z.string(),
  review: z.string(),
  rating: z.number(),
  isRecommended: z.boolean(),
  status: z.enum(REVIEW_STATUSES),
  created: z.string(),
  /** Empty for an author without a first name. */
  user: z.object({
    firstName: z.string(),
    /** True once the author has deleted the account. */
    isFormer: z.literal(true).optional(),
  }),
})
export type ReviewReply = z.infer<typeof ReviewReply>

/** A review as admins see it, with its product. */
export const ModeratedReview = ReviewReply.extend({
  product: ProductCard.pick({ _id: true, slug: true, name: true, nameAr: true, imageUrl: true, images: true }),
})
export type ModeratedReview = z.infer<typeof ModeratedReview>

export const ReviewSummaryReply = z.object({
  ratingSummary: z.array(z.record(z.string(), z.number())),
  totalRatings: z.number(),
  totalReviews: z.number(),
  totalSummary: z.number(),
})

export const reviewEndpoints = {
  'GET /api/review/:productSlug': endpoint({
    about: 'Approved reviews of a product on show, newest first, with their summary; all of them where no page is asked for',
    access: 'anyone',
    params: z.object({ productSlug: z.string().max(200, text('too-long')) }),
    query: z.object({ page: pageField.optional(), limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE) }),
    reply: PagingReply.partial().extend({ reviews: z.array(ReviewReply), ...ReviewSummaryReply.shape }),
    isCached: true,
  }),
  'GET /api/review/own/:productId': endpoint({
    about: "The viewer's own review of a product, in whatever state; null where there is none",
    access: 'signed-in',
    params: z.object({ productId: z.string().max(100, text('too-long')) }),
    reply: z.object({ review: ReviewReply.nullable() }),
  }),
  'POST /api/review/add': endpoint({
    about: 'Reviews a product on show, once each; it waits for approval',
    access: 'signed-in',
    personLimit: 'reviews',
    body: ReviewForm.extend({ product: idField }),
    reply: DoneReply.extend({ review: ReviewReply }),
  }),
  'GET /api/review': endpoint({
    about:
      'All reviews, newest first; a search finds the newest of those whose product or title it names, and for staff with the area of people also by the author’s name, email or phone, without pages',
    access: { staff: ['catalogue'] },
    query: z.object({
      page: pageField,
      limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE),
      status: filterWord(REVIEW_STATUSES),
      search: searchTerm,
    }),
    reply: PagingReply.extend({ reviews: z.array(ModeratedReview), waiting: z.number() }),
  }),
  'PUT /api/review/approve/:id': endpoint({
    about: 'Shows a review that waits or was rejected, and tells its author',
    access: { staff: ['catalogue'] },
    params: IdParams,
    reply: DoneReply,
  }),
  'PUT /api/review/reject/:id': endpoint({
    about: 'Keeps a review that waits from being shown, and tells its author',
    access: { staff: ['catalogue'] },
    params: IdParams,
    reply: DoneReply,
  }),
  'DELETE /api/review/delete/:id': endpoint({
    about: 'Deletes a review',
    access: { staff: ['catalogue'] },
    params: IdParams,
    reply: DoneReply,
  }),
}
