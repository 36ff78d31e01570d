import { countDueCards } from '#server/desk/reading/desk-reading.service.ts'
import { countWaitingMerchants } from '#server/merchants/merchants.service.ts'
import { countWaiting as countWaitingOffers } from '#server/offers/reading/reading.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { countWaitingReviews } from '#server/reviews/reviews.service.ts'

/** The counts of the menu in one call, as every page of the dashboard asks for them. */
export function menuCountDoors(deps: { readonly database: Database; readonly now: () => Date }): readonly Door[] {
  return [
    door('GET /api/waiting', async () => {
      const [merchants, reviews, offers, desk] = await Promise.all([
        countWaitingMerchants(deps),
        countWaitingReviews(deps),
        countWaitingOffers(deps),
        countDueCards(deps),
      ])
      return { merchants, reviews, offers, desk }
    }),
  ]
}
