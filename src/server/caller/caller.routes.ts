import { type Door, door } from '#server/platform/http/door.ts'
import { addPhoneRequest, type CallerDeps, knownCustomers, makeRequestLink, readRequestLink } from './phone-requests.service.ts'

export function callerDoors(deps: CallerDeps): readonly Door[] {
  return [
    door('GET /api/order/phone/known', ({ query }) => knownCustomers(deps, query)),
    door('POST /api/order/phone', ({ viewer, body }) => addPhoneRequest(deps, viewer, body.request)),
    door('GET /api/order/:id/link', ({ params }) => readRequestLink(deps, params.id)),
    door('POST /api/order/:id/link', ({ viewer, params, body }) => makeRequestLink(deps, viewer, { ...params, ...body })),
  ]
}
