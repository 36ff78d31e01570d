import { type Door, door } from '#server/platform/http/door.ts'
import { readStatus, type StatusDeps, tryAgain } from './status.service.ts'

export function statusDoors(deps: StatusDeps): readonly Door[] {
  return [
    door('GET /api/status', () => readStatus(deps)),
    door('POST /api/status/job/:id/again', ({ viewer, params }) => tryAgain(deps, viewer, params.id)),
  ]
}
