import { createHash } from 'node:crypto'
import type { MediaDeps } from '#server/media-library/media-library.service.ts'
import { openDocuments } from '#server/platform/documents/documents.ts'
import type { Log } from '#server/platform/log/log.ts'
import { SingleFlight } from '#server/platform/single-flight.ts'
import { confirmationDocument } from './building/confirmation-document.facts.ts'
import { deliveryDocument } from './building/delivery-document.facts.ts'
import type { LinesDocument } from './building/document-data.facts.ts'
import { offerDocument } from './building/offer-document.facts.ts'
import type { AcceptanceFacts, DeliveryFacts, OfferFacts } from './building/offer-version.facts.ts'
import { DOCUMENT_FONTS, DOCUMENT_TEMPLATES, type RenderingDeps, renderLines } from './rendering.service.ts'

export interface DocumentDeps extends RenderingDeps {
  /** Documents that are being made. */
  readonly flights: SingleFlight<Buffer>
}

export function openPapers({ media, log }: { media: MediaDeps; log: Log }): DocumentDeps {
  const documents = openDocuments({ templates: DOCUMENT_TEMPLATES, fonts: DOCUMENT_FONTS, log })
  return { media, documents, flights: new SingleFlight() }
}

/** A paper about one version of an offer. */
export type OfferPaper =
  | { readonly kind: 'offer'; readonly facts: OfferFacts }
  | { readonly kind: 'confirmation'; readonly facts: OfferFacts; readonly acceptance: AcceptanceFacts }
  | { readonly kind: 'delivery'; readonly facts: OfferFacts; readonly delivery: DeliveryFacts }

/**
 * The paper as PDF. With the version's id it is made once and stored: later releases of the shop, with other words or another look, still
 * answer the bytes that the customer has. Drafts and delivery notes have no such id and are made anew.
 */
export async function offerPaper(deps: DocumentDeps, paper: OfferPaper, versionId: string | null): Promise<Buffer> {
  const make = () => renderLines(deps, documentOf(paper))
  if (versionId === null) return make()
  const key = storageKey(paper, versionId)
  return deps.flights.run(key, async () => (await deps.media.storage.get(key)) ?? stored(deps, key, await make()))
}

function documentOf(paper: OfferPaper): LinesDocument {
  switch (paper.kind) {
    case 'offer':
      return offerDocument(paper.facts)
    case 'confirmation':
      return confirmationDocument(paper.facts, paper.acceptance)
    case 'delivery':
      return deliveryDocument(paper.facts, paper.delivery)
  }
}

async function stored({ media }: DocumentDeps, key: string, pdf: Buffer): Promise<Buffer> {
  await media.storage.put(key, pdf, 'application/pdf')
  return pdf
}

/** Everything that makes one paper of a version another one than the next: a new link has a QR code of its own. */
function storageKey(paper: OfferPaper, versionId: string): string {
  const { language, hasPrices, link } = paper.facts
  const acceptance = paper.kind === 'confirmation' ? paper.acceptance : null
  const parts = JSON.stringify([versionId, paper.kind, language, hasPrices, link, acceptance])
  return `documents/${createHash('sha256').update(parts).digest('hex')}.pdf`
}
