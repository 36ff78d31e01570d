import { type Door, fileDoor } from '#server/platform/http/door.ts'
import { type PaperDeps, paperByLink, paperForStaff } from '../papers/papers.service.ts'

export function paperDoors(deps: PaperDeps): readonly Door[] {
  return [
    fileDoor('GET /api/offer/:id/document', ({ params, query }) => paperForStaff(deps, params.id, query)),
    fileDoor('GET /api/offer/link/:token/document', ({ viewer, params, query }) => paperByLink(deps, viewer, params.token, query)),
  ]
}
