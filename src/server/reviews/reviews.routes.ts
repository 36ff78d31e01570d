import { tagOfProduct } from '#server/catalogue/catalogue-change.service.ts'
import { readingFor } from '#server/catalogue/shop/catalogue.service.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { approveReview, deleteReview, type ModerationDeps, rejectReview } from './moderation.service.ts'
import { addReview, getOwnReview, listAllReviews, listProductReviews } from './reviews.service.ts'

export function reviewDoors(deps: ModerationDeps): readonly Door[] {
  return [
    door(
      'GET /api/review/:productSlug',
      ({ viewer, params, query }) => listProductReviews(readingFor(deps, viewer), { slug: params.productSlug, ...query }),
      ({ params }) => [tagOfProduct(params.productSlug)],
    ),
    door('GET /api/review/own/:productId', ({ viewer, params }) => getOwnReview(deps, viewer, params.productId)),
    door('POST /api/review/add', ({ viewer, body }) => addReview(deps, viewer, body)),
    door('GET /api/review', ({ viewer, query }) => listAllReviews(deps, viewer, query)),
    door('PUT /api/review/approve/:id', ({ viewer, params }) => approveReview(deps, { viewer, ...params })),
    door('PUT /api/review/reject/:id', ({ viewer, params }) => rejectReview(deps, { viewer, ...params })),
    door('DELETE /api/review/delete/:id', ({ viewer, params }) => deleteReview(deps, { viewer, ...params })),
  ]
}
