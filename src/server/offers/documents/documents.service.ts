import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { defaultDecision } from '#domain/offers/decisions.ts'
import { offerFileName, offerNumberText } from '#domain/offers/numbers.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { shownVersion, unsentVersion } from '#domain/offers/versions.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { isOpen } from '#domain/orders/orders.ts'
import type { Language } from '#domain/text/language.ts'
import { deliveryLines } from '#i18n/governorates.ts'
import { type DocumentDeps, makeOfferDocument, type OfferDocument } from '#server/documents/offer-documents.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { pageUrl } from '#server/platform/mail/render-email.ts'
import { versionByLink } from '../answers/by-link.service.ts'
import { type ItemRow, listItems, listNoteNumbers, numberNotes } from '../deliveries.repository.ts'
import { tokensOf } from '../links/links.service.ts'
import type { OfferDeps } from '../offers.deps.ts'
import {
  findDelivery,
  findOffer,
  findRequest,
  findVersionOfOffer,
  listVersions,
  type OfferRow,
  type VersionRow,
} from '../offers.repository.ts'
import { findSite } from '../site.repository.ts'
import { acceptanceFacts, laterLastDay } from './stored-documents.facts.ts'

export interface OfferDocumentDeps extends OfferDeps {
  readonly documents: DocumentDeps
}

export interface DocumentFile {
  readonly name: string
  readonly contentType: 'application/pdf'
  readonly bytes: Buffer
}

type DocumentKind = OfferDocument['kind']

interface DocumentAsked {
  readonly kind: DocumentKind
  /** The language of the document; the default is the offer's own. */
  readonly language?: Language | undefined
  readonly hasPrices: boolean
  /** The token of the page that the document's code leads to; null for a draft. */
  readonly token: string | null
  /** The day of a delivery; the items that are still to be delivered without one. */
  readonly delivered?: string | undefined
}

interface StaffAsked {
  readonly kind: DocumentKind
  readonly version?: number | undefined
  readonly language?: Language | undefined
  readonly prices: 'yes' | 'no'
  readonly delivered?: string | undefined
}

/** Staff print any version, the draft too. */
export async function documentForStaff(
  deps: OfferDocumentDeps,
  id: string,
  { version: number, prices, ...asked }: StaffAsked,
): Promise<DocumentFile> {
  const { db } = deps.database
  const offer = isId(id) ? await findOffer(db, id) : null
  const versions = offer === null ? [] : await listVersions(db, id)
  const usual = asked.kind === 'offer' ? (unsentVersion(versions) ?? shownVersion(versions)) : shownVersion(versions)
  const version = number === undefined ? usual : versions.find((each) => each.version === number)
  if (offer === null || version === null || version === undefined) throw new RefusalError('offer/not-found')
  const hasPrices = prices === 'yes'
  const token = offer.linkCounter === 0 ? null : tokensOf(deps, offer)[hasPrices ? 'answering' : 'technical']
  return documentOf(deps, offer, version, { ...asked, hasPrices, token })
}

/** The document has the link's own code: one that came by a reading link never leads to an answer. */
export async function documentByLink(
  deps: OfferDocumentDeps,
  viewer: Viewer,
  token: string,
  { kind, language }: { readonly kind: 'offer' | 'confirmation'; readonly language?: Language | undefined },
): Promise<DocumentFile> {
  const { offer, version, hasPrices, isOwn } = await versionByLink(deps, viewer, token)
  if (kind === 'confirmation' && !isOwn) throw new RefusalError('offer/not-found')
  return documentOf(deps, offer, version, { kind, language, hasPrices, token })
}

export async function documentForEmail(deps: OfferDocumentDeps, versionId: string, asked: DocumentAsked): Promise<readonly DocumentFile[]> {
  const found = await findVersionOfOffer(deps.database.db, versionId)
  return found === null ? [] : [await documentOf(deps, found.offer, found.version, asked)]
}

async function documentOf(deps: OfferDocumentDeps, offer: OfferRow, version: VersionRow, asked: DocumentAsked): Promise<DocumentFile> {
  const { kind, hasPrices, token, language = version.content.language } = asked
  const request = offer.orderId === null ? null : await findRequest(deps.database.db, offer.orderId)
  const isSent = version.sent !== null
  const seller = deps.documents.seller()
  const facts = {
    seller,
    content: { ...version.content, validUntil: version.validUntil },
    decision: (kind === 'offer' ? null : version.acceptance?.decision) ?? defaultDecision(version.content),
    number: offerNumberText(offer),
    version: isSent ? version.version : null,
    day: dayInCairo(version.sent ?? deps.now()),
    requestNumber: request === null ? null : orderNumberText(request.number),
    link: token === null || !isSent ? null : pageUrl(deps, language, `/offer/${token}`),
    language,
    hasPrices,
    signature: seller.registered.signature,
    stamp: seller.registered.stamp,
  }
  const document = await documentWith(deps, offer, version, { kind, facts, delivered: asked.delivered })
  const stored = isSent && kind !== 'delivery' ? { versionId: version.id, extendedTo: laterLastDay(version) } : null
  const bytes = await makeOfferDocument(deps.documents, document, stored)
  return { name: fileName(offer, facts.version, document), contentType: 'application/pdf', bytes }
}

interface DocumentParts {
  readonly kind: DocumentKind
  readonly facts: OfferDocument['facts']
  readonly delivered: string | undefined
}

async function documentWith(
  deps: OfferDocumentDeps,
  offer: OfferRow,
  version: VersionRow,
  { kind, facts, delivered }: DocumentParts,
): Promise<OfferDocument> {
  if (kind === 'offer') return { kind, facts }
  const { acceptance, ended } = version
  // An acceptance by link alone is no order before staff have confirmed it.
  if (acceptance === null || version.state !== 'accepted' || !version.isConfirmed) throw new RefusalError('offer/not-found')
  if (kind === 'delivery')
    return {
      kind,
      facts,
      delivery: {
        ...(await deliveryOf(deps, offer, facts, delivered)),
        ...(await receiverOf(deps, offer, facts)),
        site: await findSite(deps.database.db, offer),
      },
    }
  return { kind, facts, acceptance: acceptanceFacts(acceptance, ended ?? deps.now()) }
}

/** The driver asks for the contact of the offer, at the place that the request names. */
async function receiverOf({ database }: OfferDocumentDeps, { orderId }: OfferRow, { content, language }: OfferDocument['facts']) {
  const delivery = (orderId === null ? null : await findDelivery(database.db, orderId)) ?? {}
  const { attention, name, phone } = content.addressee
  return { receiver: attention || name, receiverPhone: phone, place: deliveryLines(delivery, language).join(' · ') }
}

/** One note for each day of delivery; the next one lists what is still to come. */
async function deliveryOf(
  { database: { db }, now }: OfferDocumentDeps,
  { id }: OfferRow,
  { number }: OfferDocument['facts'],
  delivered: string | undefined,
) {
  const items = await listItems(db, id)
  const listed = items.filter(delivered === undefined ? isOpen : (item) => item.status === 'Delivered' && item.delivered === delivered)
  if (listed.length === 0) throw new RefusalError('offer/not-found')
  const numbers = await noteNumbers(db, id, items)
  const ofNote = delivered === undefined ? undefined : numbers.get(delivered)
  return {
    day: delivered ?? dayInCairo(now()),
    number: `${number}-D${ofNote ?? Math.max(0, ...numbers.values()) + 1}`,
    items: listed.map(({ lineId, quantity, serials }) => ({ lineId, quantity, serials })),
  }
}

/** A version of the shop before may have written days without a number while this one was starting. */
async function noteNumbers(db: Db, offerId: string, items: readonly ItemRow[]): Promise<ReadonlyMap<string, number>> {
  const numbers = await listNoteNumbers(db, offerId)
  const isWhole = items.every(({ status, delivered }) => status !== 'Delivered' || delivered === null || numbers.has(delivered))
  if (isWhole) return numbers
  await numberNotes(db, offerId)
  return listNoteNumbers(db, offerId)
}

function fileName(offer: OfferRow, version: number | null, document: OfferDocument): string {
  if (document.kind === 'delivery') return `${document.delivery.number}.pdf`
  const plain = offerFileName(offer, version ?? 'draft')
  const suffix = document.kind === 'confirmation' ? '-order' : document.facts.hasPrices ? '' : '-technical'
  return plain.replace(/\.pdf$/, `${suffix}.pdf`)
}
