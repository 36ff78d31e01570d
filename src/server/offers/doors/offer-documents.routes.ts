import { type Door, fileDoor } from '#server/platform/http/door.ts'
import { documentByLink, documentForStaff } from '../documents/documents.service.ts'
import { type SampleDeps, sampleOffer } from '../documents/sample-offer.service.ts'

export function offerDocumentDoors(deps: SampleDeps): readonly Door[] {
  return [
    fileDoor('GET /api/offer/:id/document', ({ params, query }) => documentForStaff(deps, params.id, query)),
    fileDoor('GET /api/offer/link/:token/document', ({ viewer, params, query }) => documentByLink(deps, viewer, params.token, query)),
    fileDoor('POST /api/settings/:section/sample', ({ viewer, params, body }) => sampleOffer(deps, viewer, { ...params, ...body })),
  ]
}
