import { LANGUAGES } from '#domain/text/language.ts'
import { storedDocumentKey } from '#server/documents/offer-documents.service.ts'
import { pageUrl } from '#server/platform/mail/render-email.ts'
import { tokensOf } from '../links/links.service.ts'
import type { OfferDeps } from '../offers.deps.ts'
import type { OfferRow, VersionRow } from '../offers.repository.ts'
import { acceptanceFacts, laterLastDay } from './stored-documents.facts.ts'

/** The keys under which documents of a sent version may be stored: in both languages, for every link and last day that there was. */
export function storedDocumentsOf(deps: OfferDeps, { id, linkCounter }: OfferRow, version: VersionRow): string[] {
  if (version.sent === null) return []
  const { acceptance, ended } = version
  const answer = acceptance === null ? null : acceptanceFacts(acceptance, ended ?? deps.now())
  const extendedTo = laterLastDay(version)
  const days = extendedTo === null ? [null] : [null, extendedTo]
  const keys: string[] = []
  for (let counter = 1; counter <= linkCounter; counter += 1) {
    const { answering, reading, technical } = tokensOf(deps, { id, linkCounter: counter })
    for (const language of LANGUAGES) {
      for (const [token, hasPrices] of [
        [answering, true],
        [reading, true],
        [technical, false],
      ] as const) {
        const stored = { versionId: version.id, language, hasPrices, link: pageUrl(deps, language, `/offer/${token}`) }
        for (const day of days) {
          keys.push(storedDocumentKey({ ...stored, extendedTo: day, kind: 'offer', acceptance: null }))
          if (answer !== null) keys.push(storedDocumentKey({ ...stored, extendedTo: day, kind: 'confirmation', acceptance: answer }))
        }
      }
    }
  }
  return keys
}
