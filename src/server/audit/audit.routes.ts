import { type Door, door } from '#server/platform/http/door.ts'
import { type HistoryDeps, listHistory } from './history.service.ts'

export function historyDoors(deps: HistoryDeps): readonly Door[] {
  return [door('GET /api/history/:kind/:id', ({ params, query }) => listHistory(deps, { ...params, ...query }))]
}
