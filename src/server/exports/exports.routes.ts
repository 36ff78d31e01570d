import { type Door, fileDoor } from '#server/platform/http/door.ts'
import { type ExportDeps, exportList } from './exports.service.ts'

export function exportDoors(deps: ExportDeps): readonly Door[] {
  return [fileDoor('GET /api/export/:list', ({ viewer, params, query }) => exportList(deps, viewer, { ...params, ...query }))]
}
