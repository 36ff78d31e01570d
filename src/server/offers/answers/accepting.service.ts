import { type Refusal, RefusalError, type RefusalFacts } from '#domain/errors.ts'
import { minorInShopCurrency } from '#domain/money/currencies.ts'
import { acceptedLines, plainDecision, refuseAnswer } from '#domain/offers/accepting.ts'
import type { OfferDecision } from '#domain/offers/decisions.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import { FIRST_LINE_STATUS, type LineStatus } from '#domain/orders/orders.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Actor, logEvent, moveVersion, type OpenOffer, refreshOffer, SHOP_ACTOR } from '../acting.service.ts'
import { hashOf, totalOf } from '../content.facts.ts'
import { insertItems } from '../deliveries.repository.ts'
import { listEvents } from '../offer-log.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { listVersions, lockOffersOf, statusesOfLines, type VersionRow } from '../offers.repository.ts'

export interface Yes extends Omit<NonNullable<VersionRow['acceptance']>, 'hash'> {
  readonly move: 'accept' | 'record-accept'
  readonly isConfirmed: boolean
  /** A new last day for a version that had expired. */
  readonly validUntil?: string | undefined
}

/** Only ticks can be refused as not valid: the lines that count anyway are not ticked. */
const REFUSED_FIELDS: Readonly<Partial<Record<Refusal, RefusalFacts>>> = {
  'offer/name-missing': { field: 'name' },
  validation: { field: 'ticked' },
}

/** A whole decision of this version's lines with a name under it. */
export function checkedDecision({ content }: VersionRow, decision: OfferDecision, name: string): OfferDecision {
  const refusal = refuseAnswer(content, decision, name)
  if (refusal !== null) throw new RefusalError(refusal, REFUSED_FIELDS[refusal])
  return plainDecision(content, decision)
}

/** Takes a yes: the version is accepted, other open offers of the request are superseded, and the accepted lines are to be delivered. */
export async function acceptVersion(
  deps: OfferChangeDeps,
  tx: Db,
  open: OpenOffer,
  version: VersionRow,
  { actor, yes: { move, isConfirmed, validUntil, ...facts } }: { readonly actor: Actor; readonly yes: Yes },
): Promise<void> {
  const { content } = version
  const acceptance = { ...facts, hash: version.hash ?? hashOf(content) }
  const totalMinor = totalOf(content, facts.decision)
  const day = validUntil === undefined ? {} : { validUntil }
  await moveVersion(deps, tx, version, { move, actor, set: { acceptance, isConfirmed, ended: deps.now(), totalMinor, ...day } })
  const { name, way, purchaseOrder, saidOn } = acceptance
  await logEvent(deps, tx, open.offer.id, {
    kind: 'accepted',
    actor,
    version: version.version,
    facts: { name, way, purchaseOrder, isConfirmed, ...(saidOn === null ? {} : { saidOn }) },
  })
  await supersedeOthers(deps, tx, open, version)
  if (isConfirmed) await listForDelivery(deps, tx, open, { version, decision: facts.decision })
}

/** The request is locked, so its offers are accepted one after the other. */
async function supersedeOthers(deps: OfferChangeDeps, tx: Db, { offer, request }: OpenOffer, yes: VersionRow): Promise<void> {
  if (request === null) return
  for (const id of await lockOffersOf(tx, request.id)) {
    if (id === offer.id) continue
    const sent = (await listVersions(tx, id)).find(({ state }) => state === 'sent')
    if (sent === undefined) continue
    await moveVersion(deps, tx, sent, { move: 'supersede', actor: SHOP_ACTOR })
    await logEvent(deps, tx, id, { kind: 'superseded', actor: SHOP_ACTOR, version: sent.version, facts: { yes: yes.id } })
    await refreshOffer(deps, tx, id)
  }
}

/** Opens the offers again that a yes had superseded; one that got a newer version since stays as it is. */
export async function reopenOthers(deps: OfferChangeDeps, tx: Db, { offer, request }: OpenOffer, yes: VersionRow): Promise<void> {
  if (request === null) return
  for (const id of await lockOffersOf(tx, request.id)) {
    const shown = id === offer.id ? null : shownVersion(await listVersions(tx, id))
    if (shown?.state !== 'superseded' || (await supersededBy(tx, shown)) !== yes.id) continue
    await moveVersion(deps, tx, shown, { move: 'reopen', actor: SHOP_ACTOR })
    await logEvent(deps, tx, id, { kind: 'resumed', actor: SHOP_ACTOR, version: shown.version })
    await refreshOffer(deps, tx, id)
  }
}

async function supersededBy(tx: Db, { offerId, version }: VersionRow) {
  const events = await listEvents(tx, offerId)
  return events.find(({ kind, version: of }) => kind === 'superseded' && of === version)?.facts.yes
}

interface FinalYes {
  readonly version: VersionRow
  readonly decision: OfferDecision
}

/**
 * The accepted lines become the list to deliver once the yes is final. A line that answers a line of the request has that line's position.
 */
export async function listForDelivery(
  deps: OfferChangeDeps,
  tx: Db,
  { request }: OpenOffer,
  { version, decision }: FinalYes,
): Promise<void> {
  const requested = await statusesOfLines(tx, request?.id ?? null)
  const standing = (id: string | null) => (id === null ? undefined : requested.get(id))
  const values = new Map(
    offerSums(version.content, decision).lines.map((line) => [line.lineId, (line.netMinor ?? 0) - line.wholeDiscountMinor]),
  )
  const items = acceptedLines(version.content, decision).map((line, position) => ({
    id: deps.newId(),
    offerId: version.offerId,
    versionId: version.id,
    lineId: line.id,
    position,
    orderLineId: standing(line.requestLineId) === undefined ? null : line.requestLineId,
    productId: line.productId,
    quantity: line.quantity,
    valueMinor: minorInShopCurrency(values.get(line.id) ?? 0, version.content.currency) ?? 0,
    status: statusOfItem(standing(line.requestLineId)),
  }))
  await insertItems(tx, items)
}

/** A line that was cancelled in the request is bought all the same. */
function statusOfItem(status: LineStatus | undefined): LineStatus {
  return status === undefined || status === 'Cancelled' ? FIRST_LINE_STATUS : status
}
