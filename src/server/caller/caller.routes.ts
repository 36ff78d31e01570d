import { type Door, door, fileDoor } from '#server/platform/http/door.ts'
import { findForCaller } from './finding.service.ts'
import {
  addFileByLink,
  deleteFileByLink,
  type LinkedRequestDeps,
  previewLinkedRequest,
  readFileByLink,
  readLinkedRequest,
} from './linked-requests.service.ts'
import { addPhoneRequest, type CallerDeps, knownCustomers, makeRequestLink, readRequestLink } from './phone-requests.service.ts'

export function callerDoors(deps: CallerDeps & LinkedRequestDeps): readonly Door[] {
  return [
    door('GET /api/desk/find', ({ viewer, query }) => findForCaller(deps, viewer, query.search)),
    door('GET /api/order/phone/known', ({ query }) => knownCustomers(deps, query)),
    door('POST /api/order/phone', ({ viewer, body }) => addPhoneRequest(deps, viewer, body.request)),
    door('GET /api/order/:id/link', ({ params }) => readRequestLink(deps, params.id)),
    door('POST /api/order/:id/link', ({ viewer, params, body }) => makeRequestLink(deps, viewer, { ...params, ...body })),
    door('GET /api/request/:token', ({ params }) => readLinkedRequest(deps, params.token)),
    door('GET /api/request/:token/preview', ({ params }) => previewLinkedRequest(deps, params.token)),
    door('POST /api/request/:token/files', ({ viewer, params, body, upload }) =>
      addFileByLink(deps, viewer, { ...params, ...body, upload }),
    ),
    fileDoor('GET /api/request/:token/files/:fileId', ({ params }) => readFileByLink(deps, params)),
    door('DELETE /api/request/:token/files/:fileId', ({ viewer, params }) => deleteFileByLink(deps, viewer, params)),
  ]
}
