import { type Door, door } from '#server/platform/http/door.ts'
import { type FigureDeps, figureReader, readFigureEntries } from './figures.service.ts'

export function figureDoors(deps: FigureDeps): readonly Door[] {
  const read = figureReader(deps)
  return [
    door('GET /api/figures', ({ query }) => read(query)),
    door('GET /api/figures/entries', ({ query }) => readFigureEntries(deps, query)),
  ]
}
