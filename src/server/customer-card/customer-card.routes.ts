import { type Door, door } from '#server/platform/http/door.ts'
import { type CardDeps, companiesOfOffer, getCustomerCard } from './card.service.ts'

export function customerCardDoors(deps: CardDeps): readonly Door[] {
  return [
    door('GET /api/customer/:id', ({ viewer, params }) => getCustomerCard(deps, viewer, params.id)),
    door('GET /api/offer/:id/companies', ({ params }) => companiesOfOffer(deps, params.id)),
  ]
}
