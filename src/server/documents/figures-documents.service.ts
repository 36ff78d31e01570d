import type { Language } from '#domain/text/language.ts'
import type { SentFile } from '#server/platform/http/sent-files.ts'
import { type Figures, figuresDocument } from './building/figures-document.facts.ts'
import type { DocumentDeps } from './offer-documents.service.ts'
import { renderFigures } from './rendering.service.ts'

/** The figures on one sheet of paper, as PDF. */
export async function sheetOfFigures(deps: DocumentDeps, figures: Figures, language: Language): Promise<SentFile> {
  const bytes = await renderFigures(deps, figuresDocument(figures, { seller: deps.seller(), language }))
  return { name: `figures-${figures.to}.pdf`, contentType: 'application/pdf', bytes }
}
