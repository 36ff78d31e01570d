import type { CallReply } from '#contract/endpoints.ts'
import { type FindTerms, findTerms } from '#domain/desk/finding.ts'
import { findManagedAsTyped } from '#server/catalogue/search/search.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findCallers } from './caller.repository.ts'
import {
  findCustomerIds,
  findMachines,
  findOfferIds,
  findRequestIds,
  listFoundOffers,
  listFoundProducts,
  listFoundRequests,
} from './finding.repository.ts'

/** A palette shows every kind at once. */
const MOST_OF_A_KIND = 5

type Found = CallReply<'GET /api/desk/find'>

export async function findForCaller({ database }: { readonly database: Database }, search: string): Promise<Found> {
  const terms = findTerms(search)
  const [requests, offers, machines, customers, products] = await Promise.all([
    requestsOf(database, terms),
    offersOf(database, terms),
    findMachines(database.db, terms.serials, MOST_OF_A_KIND),
    customersOf(database, terms),
    productsOf(database, search),
  ])
  return { requests, offers, machines, customers, products }
}

async function requestsOf({ db }: Database, { orderNumber, subjectParts }: FindTerms): Promise<Found['requests']> {
  const ids = await findRequestIds(db, { number: orderNumber, parts: subjectParts }, MOST_OF_A_KIND)
  const rows = await listFoundRequests(db, ids)
  return rows.map(({ firstName, lastName, ...request }) => ({ ...request, name: `${firstName} ${lastName}`.trim() }))
}

async function offersOf({ db }: Database, { offerNumber, offerCount, subjectParts }: FindTerms): Promise<Found['offers']> {
  const ids = await findOfferIds(db, { number: offerNumber, count: offerCount, parts: subjectParts }, MOST_OF_A_KIND)
  return listFoundOffers(db, ids)
}

async function customersOf({ db }: Database, { contacts, customerParts }: FindTerms): Promise<Found['customers']> {
  const rows = await findCallers(db, await findCustomerIds(db, { contacts, parts: customerParts }, MOST_OF_A_KIND))
  return rows.map(({ id: _id, name, company, phone, email }) => ({ _id, name, company, phone, email }))
}

async function productsOf(database: Database, search: string): Promise<Found['products']> {
  const paging = { limit: MOST_OF_A_KIND, offset: 0 }
  const { ids } = await findManagedAsTyped(database, search, { condition: undefined, position: null, paging })
  return listFoundProducts(database.db, ids)
}
