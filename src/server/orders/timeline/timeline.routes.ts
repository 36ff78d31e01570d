import { type Door, door } from '#server/platform/http/door.ts'
import type { ReadingDeps } from '../reading.service.ts'
import { readTimeline } from './timeline.service.ts'

export function timelineDoors(deps: ReadingDeps): readonly Door[] {
  return [door('GET /api/order/:id/timeline', ({ viewer, params }) => readTimeline(deps, viewer, params.id))]
}
