import { sheetOfFigures } from '#server/documents/figures-documents.service.ts'
import type { DocumentDeps } from '#server/documents/offer-documents.service.ts'
import { type Door, door, fileDoor } from '#server/platform/http/door.ts'
import { readFigureEntries, readMissedTerms, readSentOffers } from '../figure-lists.service.ts'
import { type FigureDeps, figureReader } from '../figures.service.ts'
import { readMerchantFigures } from '../merchant-figures.service.ts'
import { readWeeklySetting, saveWeeklySetting } from '../weekly/weekly.service.ts'

export interface FigureDoorDeps extends FigureDeps {
  readonly documents: DocumentDeps
}

export function figureDoors(deps: FigureDoorDeps): readonly Door[] {
  const read = figureReader(deps)
  return [
    door('GET /api/figures', ({ query }) => read(query)),
    door('GET /api/figures/merchant', ({ viewer, query }) => readMerchantFigures(deps, viewer, query)),
    door('GET /api/figures/weekly', ({ viewer }) => readWeeklySetting(deps, viewer)),
    door('PUT /api/figures/weekly', ({ viewer, body }) => saveWeeklySetting(deps, viewer, body)),
    fileDoor('GET /api/figures/document', async ({ viewer, query: { language = viewer.language, ...period } }) =>
      sheetOfFigures(deps.documents, await read(period), language),
    ),
    door('GET /api/figures/entries', ({ query }) => readFigureEntries(deps, query)),
    door('GET /api/figures/offers', ({ query }) => readSentOffers(deps, query)),
    door('GET /api/figures/searches', ({ query }) => readMissedTerms(deps, query)),
  ]
}
