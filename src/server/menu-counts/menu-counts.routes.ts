import { type Area, hasArea } from '#domain/accounts/areas.ts'
import { countDueCards } from '#server/desk/reading/desk-reading.service.ts'
import { countWaitingMerchants } from '#server/merchants/merchants.service.ts'
import { countWaiting as countWaitingOffers } from '#server/offers/reading/reading.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { countWaitingReviews } from '#server/reviews/reviews.service.ts'
import { countTroubles } from '#server/status/status.service.ts'

/** The counts of the menu in one call, as every page of the dashboard asks for them. */
export function menuCountDoors(deps: { readonly database: Database; readonly now: () => Date }): readonly Door[] {
  return [
    door('GET /api/waiting', async ({ viewer }) => {
      const within = (areas: readonly Area[], count: () => Promise<number>) => (hasArea(viewer, ...areas) ? count() : 0)
      const [merchants, reviews, offers, desk, status] = await Promise.all([
        within(['catalogue'], () => countWaitingMerchants(deps)),
        within(['catalogue'], () => countWaitingReviews(deps)),
        within(['sales', 'approve'], () => countWaitingOffers(deps)),
        within(['sales'], () => countDueCards(deps)),
        within(['settings'], () => countTroubles(deps)),
      ])
      return { merchants, reviews, offers, desk, status }
    }),
  ]
}
