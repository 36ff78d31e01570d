import type { Admin, SignedInViewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { dayInCairo, monthsAfter } from '#domain/offers/validity.ts'
import type { LineStatus } from '#domain/orders/orders.ts'
import { statusWords } from '#i18n/order-statuses.ts'
import { moveLineOfOffer } from '#server/orders/order-changes.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Actor, logEvent, logEvents, type OpenOffer } from '../acting.service.ts'
import { type ItemRow, listItems, listItemsOfLines, moveNote, numberNotes, updateItem, updateItems } from '../deliveries.repository.ts'
import { announceOffer } from '../offer-news.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { refuseFarDay } from '../past-days.facts.ts'
import { type ChangedOffer, changeAsStaff } from '../reading/staff-change.service.ts'
import { actorOfRequestChange } from './fulfilment.facts.ts'

export interface ItemMove {
  readonly itemId: string
  readonly status: LineStatus
  readonly from?: LineStatus | undefined
  readonly serials?: readonly string[] | undefined
  readonly delivered?: string | null | undefined
  readonly warrantyMonths?: number | undefined
}

/** Moves an accepted line, together with the line of the request that it answers. */
export async function moveItem(deps: OfferChangeDeps, viewer: Admin, id: string, move: ItemMove): Promise<ChangedOffer> {
  return changeAsStaff(deps, viewer, { id, message: 'offerItemChanged' }, async (tx, open, actor) => {
    const item = (await listItems(tx, id)).find((each) => each.id === move.itemId)
    const version = open.versions.find((each) => each.id === item?.versionId)
    if (item === undefined || version === undefined) throw new RefusalError('offer/not-found')
    if (move.delivered != null) refuseFarDay(deps, viewer, { field: 'delivered', day: move.delivered, offer: open.offer })
    if (version.state !== 'accepted') throw new RefusalError('offer/withdrawn')
    if (move.from !== undefined && move.from !== item.status) throw lineChanged(item, open)
    const isMoved = await deliver(tx, item, delivery(deps, item, move))
    if (!isMoved) throw lineChanged(item, open)
    if (item.status === move.status) return
    await logMove(deps, tx, open, { item, to: move.status, actor })
    if (item.orderLineId !== null && open.request !== null) {
      await moveLineOfOffer(deps, tx, { orderId: open.request.id, lineId: item.orderLineId, to: move.status, by: viewer })
    }
  })
}

function lineChanged({ lineId, status }: ItemRow, { versions }: OpenOffer): RefusalError {
  const name = versions.flatMap(({ content }) => content.lines).find(({ id }) => id === lineId)?.name ?? { en: '', ar: '' }
  return new RefusalError('order/line-changed', { values: { name, status: statusWords(status) } })
}

/** False where the item has another status by now. */
async function deliver(tx: Db, item: ItemRow, set: ReturnType<typeof delivery>): Promise<boolean> {
  if (!(await updateItem(tx, item, set))) return false
  if (set.delivered === null) return true
  if (item.delivered !== null && item.delivered !== set.delivered) {
    await moveNote(tx, item.offerId, { from: item.delivered, to: set.delivered })
  }
  await numberNotes(tx, item.offerId)
  return true
}

/** The warranty runs from the day of delivery, which is today unless another day is given. */
function delivery({ now }: Pick<OfferChangeDeps, 'now'>, item: ItemRow, { status, serials, delivered, warrantyMonths }: ItemMove) {
  const isDelivered = status === 'Delivered'
  const day = isDelivered ? (delivered ?? item.delivered ?? dayInCairo(now())) : null
  const warrantyEnds = warrantyMonths === undefined || day === null ? item.warrantyEnds : monthsAfter(day, warrantyMonths)
  return {
    status,
    delivered: day,
    warrantyEnds: isDelivered ? warrantyEnds : null,
    ...(serials === undefined ? {} : { serials: [...serials] }),
  }
}

interface LoggedMove {
  readonly item: ItemRow
  readonly to: LineStatus
  readonly actor: Actor
}

async function logMove(deps: OfferChangeDeps, tx: Db, { offer, versions }: OpenOffer, { item, to, actor }: LoggedMove): Promise<void> {
  const version = versions.find(({ id }) => id === item.versionId)
  const line = version?.content.lines.find(({ id }) => id === item.lineId)
  const facts = { line: item.lineId, sku: line?.sku ?? '', from: item.status, to }
  await logEvent(deps, tx, offer.id, { kind: 'item-moved', actor, version: version?.version ?? null, facts })
}

interface LinesMoved {
  readonly lineIds: readonly string[]
  readonly to: LineStatus
  readonly by: SignedInViewer
  readonly requesterId: string | null
}

/** The other way round: lines of a request take the accepted lines along that answer them. */
export async function followOrderLines(
  { newId, now }: Pick<OfferChangeDeps, 'newId' | 'now'>,
  tx: Db,
  { lineIds, to, by, requesterId }: LinesMoved,
): Promise<void> {
  const items = (await listItemsOfLines(tx, lineIds)).filter(({ status }) => status !== to && status !== 'Cancelled')
  if (items.length === 0) return
  const day = to === 'Delivered' ? dayInCairo(now()) : null
  await updateItems(
    tx,
    items.map(({ id }) => id),
    { status: to, delivered: day, warrantyEnds: null },
  )
  if (day !== null) for (const offerId of new Set(items.map((item) => item.offerId))) await numberNotes(tx, offerId)
  const actor = actorOfRequestChange(by, requesterId)
  await logEvents(
    { newId, now },
    tx,
    items.map(({ offerId, lineId, status }) => ({ offerId, kind: 'item-moved', actor, facts: { line: lineId, from: status, to } })),
  )
  await announceOffer(tx, requesterId)
}
