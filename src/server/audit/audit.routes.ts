import type { Database } from '#server/platform/db/database.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { listHistory } from './history.service.ts'

export function historyDoors(deps: { readonly database: Database }): readonly Door[] {
  return [door('GET /api/history/:kind/:id', ({ params, query }) => listHistory(deps, { ...params, ...query }))]
}
