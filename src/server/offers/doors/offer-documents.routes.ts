import { type Door, fileDoor } from '#server/platform/http/door.ts'
import { documentByLink, documentForStaff, type OfferDocumentDeps } from '../documents/documents.service.ts'

export function offerDocumentDoors(deps: OfferDocumentDeps): readonly Door[] {
  return [
    fileDoor('GET /api/offer/:id/document', ({ params, query }) => documentForStaff(deps, params.id, query)),
    fileDoor('GET /api/offer/link/:token/document', ({ viewer, params, query }) => documentByLink(deps, viewer, params.token, query)),
  ]
}
