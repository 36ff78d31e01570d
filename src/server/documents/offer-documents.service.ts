import { createHash } from 'node:crypto'
import type { Seller } from '#domain/settings/shop-settings.ts'
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
  /** The company as it is at the moment of making a document. */
  readonly seller: () => Seller
  /** Documents that are being made. */
  readonly flights: SingleFlight<Buffer>
}

export function openDocumentDeps({ media, log, seller }: Pick<DocumentDeps, 'media' | 'seller'> & { readonly log: Log }): DocumentDeps {
  const maker = openDocuments({ templates: DOCUMENT_TEMPLATES, fonts: DOCUMENT_FONTS, log })
  return { media, seller, maker, flights: new SingleFlight() }
}

/** A document about one version of an offer. */
export type OfferDocument =
  | { readonly kind: 'offer'; readonly facts: OfferFacts }
  | { readonly kind: 'confirmation'; readonly facts: OfferFacts; readonly acceptance: AcceptanceFacts }
  | { readonly kind: 'delivery'; readonly facts: OfferFacts; readonly delivery: DeliveryFacts }

/** The version that a document is stored for. */
export interface DocumentVersion {
  readonly versionId: string
  /** The last day that staff gave it later; null while it has the one that it was sent with. */
  readonly extendedTo: string | null
}

/**
 * The document as PDF. With its version it is made once and stored: later releases of the shop, with other words or another look, still
 * answer the bytes that the customer has. Drafts and delivery notes have none and are made anew.
 */
export async function makeOfferDocument(deps: DocumentDeps, document: OfferDocument, version: DocumentVersion | null): Promise<Buffer> {
  const make = () => renderLines(deps, documentOf(document))
  if (version === null) return make()
  const key = storageKey(document, version)
  return deps.flights.run(key, async () => (await deps.media.storage.get(key)) ?? stored(deps, key, await make()))
}

function documentOf(document: OfferDocument): LinesDocument {
  switch (document.kind) {
    case 'offer':
      return offerDocument(document.facts)
    case 'confirmation':
      return confirmationDocument(document.facts, document.acceptance)
    case 'delivery':
      return deliveryDocument(document.facts, document.delivery)
  }
}

async function stored({ media }: DocumentDeps, key: string, pdf: Buffer): Promise<Buffer> {
  await media.storage.put(key, pdf, 'application/pdf')
  return pdf
}

function storageKey(document: OfferDocument, version: DocumentVersion): string {
  const { language, hasPrices, link } = document.facts
  const acceptance = document.kind === 'confirmation' ? document.acceptance : null
  return storedDocumentKey({ ...version, kind: document.kind, language, hasPrices, link, acceptance })
}

export interface StoredDocument extends DocumentVersion, Pick<OfferFacts, 'language' | 'hasPrices' | 'link'> {
  readonly kind: OfferDocument['kind']
  /** Null for all but a confirmation. */
  readonly acceptance: AcceptanceFacts | null
}

/**
 * Everything that makes one document of a version another one than the next: a new link has a QR code of its own. Only a later last day is
 * named, so that documents from before it was part of the key are found.
 */
export function storedDocumentKey({ versionId, extendedTo, kind, language, hasPrices, link, acceptance }: StoredDocument): string {
  const parts = JSON.stringify([versionId, kind, language, hasPrices, link, acceptance, ...(extendedTo === null ? [] : [extendedTo])])
  return `documents/${createHash('sha256').update(parts).digest('hex')}.pdf`
}
