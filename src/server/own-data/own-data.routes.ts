import { type Door, fileDoor } from '#server/platform/http/door.ts'
import { ownDataFile } from './downloading.service.ts'
import type { OwnDataDeps } from './own-data.deps.ts'

export function ownDataDoors(deps: OwnDataDeps): readonly Door[] {
  return [fileDoor('GET /api/user/me/data', ({ viewer }) => ownDataFile(deps, viewer))]
}
