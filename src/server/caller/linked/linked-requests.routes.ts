import { type Door, door, fileDoor } from '#server/platform/http/door.ts'
import {
  addFileByLink,
  deleteFileByLink,
  type LinkedRequestDeps,
  previewLinkedRequest,
  readFileByLink,
  readLinkedRequest,
} from './linked-requests.service.ts'

/** The calls of people who hold the link of a request. */
export function linkedRequestDoors(deps: LinkedRequestDeps): readonly Door[] {
  return [
    door('GET /api/request/:token', ({ params }) => readLinkedRequest(deps, params.token)),
    door('GET /api/request/:token/preview', ({ params }) => previewLinkedRequest(deps, params.token)),
    door('POST /api/request/:token/files', ({ viewer, params, body, upload }) =>
      addFileByLink(deps, viewer, { ...params, ...body, upload }),
    ),
    fileDoor('GET /api/request/:token/files/:fileId', ({ params }) => readFileByLink(deps, params)),
    door('DELETE /api/request/:token/files/:fileId', ({ viewer, params }) => deleteFileByLink(deps, viewer, params)),
  ]
}
