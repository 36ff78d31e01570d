import { type Door, door, fileDoor } from '#server/platform/http/door.ts'
import {
  addFileByLink,
  addOfferFile,
  deleteFileByLink,
  deleteOfferFile,
  listFilesByLink,
  listOfferFiles,
  type OfferFileDeps,
  readFileByLink,
  readOfferFile,
} from '../files/offer-files.service.ts'

export function offerFileDoors(deps: OfferFileDeps): readonly Door[] {
  return [
    door('GET /api/offer/:id/files', ({ viewer, params }) => listOfferFiles(deps, viewer, params.id)),
    door('POST /api/offer/:id/files', ({ viewer, params, body, upload }) => addOfferFile(deps, viewer, { ...params, ...body, upload })),
    fileDoor('GET /api/offer/:id/files/:fileId', ({ viewer, params }) => readOfferFile(deps, viewer, params)),
    door('DELETE /api/offer/:id/files/:fileId', ({ viewer, params }) => deleteOfferFile(deps, viewer, params)),
    door('GET /api/offer/link/:token/files', ({ viewer, params }) => listFilesByLink(deps, viewer, params.token)),
    door('POST /api/offer/link/:token/files', ({ viewer, params, body, upload }) =>
      addFileByLink(deps, viewer, { ...params, ...body, upload }),
    ),
    fileDoor('GET /api/offer/link/:token/files/:fileId', ({ viewer, params }) => readFileByLink(deps, viewer, params)),
    door('DELETE /api/offer/link/:token/files/:fileId', ({ viewer, params }) => deleteFileByLink(deps, viewer, params)),
  ]
}
