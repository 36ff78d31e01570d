import type { CallReply } from '#contract/endpoints.ts'
import { hasArea } from '#domain/accounts/areas.ts'
import type { Manager } from '#domain/accounts/viewer.ts'
import { type FindTerms, FOUND_MOST, findTerms } from '#domain/palette.ts'
import { customerBriefs } from '#server/customers/briefs.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import {
  findCustomerIds,
  findMachines,
  findOfferIds,
  findRequestIds,
  listFoundOffers,
  listFoundRequests,
  listOffersOf,
  listRequestsOf,
} from './palette.repository.ts'
import { findRecords } from './palette-records.service.ts'

type Found = CallReply<'GET /api/desk/find'>

/** Staff find what their areas show them, merchants the products, the drafts and the brand of their own. */
export async function findInBackOffice({ database }: { readonly database: Database }, viewer: Manager, search: string): Promise<Found> {
  const terms = findTerms(search)
  const sells = hasArea(viewer, 'sales')
  const customerIds = sells || hasArea(viewer, 'approve') ? customersNamed(database, terms) : Promise.resolve([])
  const [requests, offers, machines, customers, records] = await Promise.all([
    sells ? requestsOf(database, terms, customerIds) : [],
    hasArea(viewer, 'sales', 'approve') ? offersOf(database, terms, customerIds) : [],
    sells ? findMachines(database.db, terms.serials, FOUND_MOST) : [],
    sells ? customerIds.then((ids) => customersOf(database, ids)) : [],
    findRecords(database, viewer, { search, most: FOUND_MOST }),
  ])
  return { requests, offers, machines, customers, ...records }
}

function customersNamed({ db }: Database, { contacts, customerParts: parts, customerNames: names }: FindTerms): Promise<string[]> {
  return findCustomerIds(db, { contacts, parts, names }, FOUND_MOST)
}

/**
 * A customer whose name stands in the other script is known by the customer's record alone, which leads to the requests; so does that of
 * a whole phone or email, whose requests are searched by text only where these are too few.
 */
async function requestsOf({ db }: Database, terms: FindTerms, customerIds: Promise<readonly string[]>): Promise<Found['requests']> {
  const { orderNumber, orderNumbers, contacts, subjectParts, customerNames } = terms
  const theirs = customerNames.length + contacts.length === 0 ? [] : await listRequestsOf(db, await customerIds, FOUND_MOST)
  const isEnough = contacts.length > 0 && theirs.length >= FOUND_MOST
  const found = isEnough ? [] : await findRequestIds(db, { number: orderNumber, orderNumbers, parts: subjectParts }, FOUND_MOST)
  const rows = await listFoundRequests(db, first(found, theirs))
  return rows.map(({ firstName, lastName, ...request }) => ({ ...request, name: `${firstName} ${lastName}`.trim() }))
}

async function offersOf({ db }: Database, terms: FindTerms, customerIds: Promise<readonly string[]>): Promise<Found['offers']> {
  const { offerNumber, offerCount, subjectParts, customerNames } = terms
  const found = await findOfferIds(db, { number: offerNumber, count: offerCount, parts: subjectParts }, FOUND_MOST)
  const theirs = customerNames.length === 0 ? [] : await listOffersOf(db, await customerIds, FOUND_MOST)
  return listFoundOffers(db, first(found, theirs))
}

function first(found: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...found, ...others])].slice(0, FOUND_MOST)
}

async function customersOf({ db }: Database, ids: readonly string[]): Promise<Found['customers']> {
  const rows = await customerBriefs(db, ids)
  return rows.map(({ id: _id, name, company, phone, email }) => ({ _id, name, company, phone, email }))
}
