import { type Door, door, fileDoor } from '#server/platform/http/door.ts'
import { readLastPictures, type SheetPictureDeps, sendPictures } from './pictures/sheet-pictures.service.ts'
import { listRunRows, sheetWithMistakes } from './run-results.service.ts'
import { checkRun, forgetRun, importRun, listOwnRuns, readRun, startRun } from './runs.service.ts'
import { makeExport, makeTemplate } from './sheet-files.service.ts'
import type { SheetDeps } from './sheets.deps.ts'

export function sheetDoors(deps: SheetDeps & SheetPictureDeps): readonly Door[] {
  return [
    door('GET /api/sheets/runs', ({ viewer }) => listOwnRuns(deps, viewer)),
    door('POST /api/sheets/runs', ({ viewer, body, upload }) => startRun(deps, viewer, { ...body, upload })),
    door('GET /api/sheets/runs/:id', ({ viewer, params }) => readRun(deps, viewer, params.id)),
    door('PUT /api/sheets/runs/:id', ({ viewer, params, body }) => checkRun(deps, viewer, params.id, body)),
    door('POST /api/sheets/runs/:id/import', ({ viewer, params }) => importRun(deps, viewer, params.id)),
    door('GET /api/sheets/runs/:id/rows', ({ viewer, params, query }) => listRunRows(deps, viewer, { ...params, ...query })),
    fileDoor('GET /api/sheets/runs/:id/file', ({ viewer, params }) => sheetWithMistakes(deps, viewer, params.id)),
    door('DELETE /api/sheets/runs/:id', ({ viewer, params }) => forgetRun(deps, viewer, params.id)),
    door('GET /api/sheets/pictures', ({ viewer }) => readLastPictures(deps, viewer)),
    door('POST /api/sheets/pictures', ({ viewer, body, upload }) => sendPictures(deps, viewer, { ...body, upload })),
    fileDoor('GET /api/sheets/template/:kind', ({ viewer, params, query }) => makeTemplate(viewer, { ...params, ...query })),
    fileDoor('GET /api/sheets/export/:kind', ({ viewer, params, query }) => makeExport(deps, viewer, { ...params, ...query })),
  ]
}
