import { type Door, door } from '#server/platform/http/door.ts'
import { type FigureDeps, figureReader } from './figures.service.ts'

export function figureDoors(deps: FigureDeps): readonly Door[] {
  const read = figureReader(deps)
  return [door('GET /api/figures', ({ query }) => read(query))]
}
