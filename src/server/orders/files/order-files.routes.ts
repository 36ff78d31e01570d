import { type Door, door, fileDoor } from '#server/platform/http/door.ts'
import { addOrderFile, deleteOrderFile, listOrderFiles, readOrderFile } from './order-files.service.ts'
import type { OrderFileDeps } from './stored-files.service.ts'

export function orderFileDoors(deps: OrderFileDeps): readonly Door[] {
  return [
    door('GET /api/order/:id/files', ({ viewer, params }) => listOrderFiles(deps, viewer, params.id)),
    door('POST /api/order/:id/files', ({ viewer, params, body, upload }) => addOrderFile(deps, viewer, { ...params, ...body, upload })),
    fileDoor('GET /api/order/:id/files/:fileId', ({ viewer, params }) => readOrderFile(deps, viewer, params)),
    door('DELETE /api/order/:id/files/:fileId', ({ viewer, params }) => deleteOrderFile(deps, viewer, params)),
  ]
}
