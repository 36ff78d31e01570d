import type { CallReply } from '#contract/endpoints.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { amountOf } from '#domain/money/money.ts'
import { recordedPrice } from '#domain/money/pricing.ts'
import { offerNumberText } from '#domain/offers/numbers.ts'
import { orderSize, orderStatus, orderTotal } from '#domain/orders/orders.ts'
import { companiesOfCustomer, currentCustomerId, customerReply, groupOfCustomer } from '#server/customers/reading.service.ts'
import { entriesOfCustomer, readLog } from '#server/desk/reading/desk-reading.service.ts'
import { offerRows } from '#server/offers/reading/reading.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import {
  type CustomerGroup,
  findCustomerOfOffer,
  listChats,
  listDelivered,
  listFiles,
  listLinesOf,
  listOfferIds,
  listRequests,
  listReviews,
} from './card.repository.ts'

export interface CardDeps {
  readonly database: Database
  readonly now: () => Date
}

type Card = CallReply<'GET /api/customer/:id'>

/** The companies that an offer may be addressed to. */
export async function companiesOfOffer(
  { database: { db } }: CardDeps,
  offerId: string,
): Promise<CallReply<'GET /api/offer/:id/companies'>> {
  const customerId = isId(offerId) ? await findCustomerOfOffer(db, offerId) : undefined
  if (customerId === undefined) throw new RefusalError('offer/not-found')
  const companies = customerId === null ? [] : await companiesOfCustomer(db, customerId)
  return { companies: companies.map(({ id: _id, name, nameAr, branch }) => ({ _id, name, nameAr, branch })) }
}

/** Everything about one customer; asked for one that was joined into another, it answers the other. */
export async function getCustomerCard(deps: CardDeps, { language }: Admin, asked: string): Promise<Card> {
  const { db } = deps.database
  const id = await currentCustomerId(db, asked)
  const group = await groupOfCustomer(db, id)
  const offerIds = await listOfferIds(db, group)
  const [customer, entries, log] = await Promise.all([
    customerReply(deps, db, id, language),
    entriesOfCustomer(deps, db, id),
    readLog(db, { customerId: id }),
  ])
  const [requests, offers, machines, reviews, files, chats] = await Promise.all([
    requestReplies(db, group),
    offerRows(deps, db, offerIds),
    machineReplies(db, offerIds),
    reviewReplies(db, group),
    fileReplies(db, group),
    chatReplies(db, group),
  ])
  return { customer, entries, requests, offers, machines, reviews, files, chats, log }
}

async function requestReplies(db: Db, group: CustomerGroup): Promise<Card['requests']> {
  const rows = await listRequests(db, group)
  const lines =
    rows.length === 0
      ? []
      : await listLinesOf(
          db,
          rows.map(({ id }) => id),
        )
  const byRequest = Map.groupBy(lines, ({ orderId }) => orderId)
  return rows.map(({ id, number, created, archived }) => {
    const own = (byRequest.get(id) ?? []).map((line) => ({ ...line, price: amountOf(line.priceMinor) }))
    const { lines: machines, pieces } = orderSize(own)
    return {
      _id: id,
      number,
      created: created.toISOString(),
      total: recordedPrice(orderTotal(own)),
      machines,
      pieces,
      status: orderStatus(own),
      isArchived: archived !== null,
    }
  })
}

async function machineReplies(db: Db, offerIds: readonly string[]): Promise<Card['machines']> {
  if (offerIds.length === 0) return []
  return (await listDelivered(db, offerIds)).flatMap(({ item, lines: { lines }, ...offer }) => {
    const line = lines.find(({ id }) => id === item.lineId)
    if (line === undefined) return []
    const { id: _id, quantity, serials, delivered, warrantyEnds, offerId } = item
    const { name, sku } = line
    const number = offerNumberText(offer)
    return [{ _id, name, sku, quantity, serials: [...serials], delivered, warrantyEnds, offer: { _id: offerId, number } }]
  })
}

async function reviewReplies(db: Db, group: CustomerGroup): Promise<Card['reviews']> {
  return (await listReviews(db, group)).map(({ id: _id, name, nameAr, slug, rating, title, status, created }) => ({
    _id,
    product: { en: name, ar: nameAr },
    slug,
    rating,
    title,
    status,
    created: created.toISOString(),
  }))
}

async function fileReplies(db: Db, group: CustomerGroup): Promise<Card['files']> {
  return (await listFiles(db, group)).map(({ id: _id, order, offer, name, bytes, created }) => ({
    _id,
    order: order === null ? null : { _id: order.id, number: order.number },
    offer: offer === null ? null : { _id: offer.id, number: offerNumberText(offer) },
    name,
    bytes,
    created: created.toISOString(),
  }))
}

async function chatReplies(db: Db, group: CustomerGroup): Promise<Card['chats']> {
  return (await listChats(db, group)).map(({ userId: user, last, waitingSince }) => ({
    user,
    last: last.toISOString(),
    isWaiting: waitingSince !== null,
  }))
}
