import { type Door, door, fileDoor } from '#server/platform/http/door.ts'
import { deleteOwnAccount } from './deleting.service.ts'
import { ownDataFile } from './downloading.service.ts'
import type { DeletingDeps, OwnDataDeps } from './own-data.deps.ts'

export function ownDataDoors(deps: OwnDataDeps & DeletingDeps): readonly Door[] {
  return [
    fileDoor('GET /api/user/me/data', ({ viewer }) => ownDataFile(deps, viewer)),
    door('DELETE /api/user/me', ({ viewer, body, from }) => deleteOwnAccount(deps, { viewer, from, ...body })),
  ]
}
