import type { CallReply } from '#contract/endpoints.ts'
import type { TodaysProduct } from '#contract/offers/offers.ts'
import { pricesOldBefore } from '#domain/catalogue/old-prices.ts'
import { RefusalError } from '#domain/errors.ts'
import { GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { isId } from '#server/platform/ids.ts'
import { countUndelivered } from '../deliveries.repository.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { findOffer, findRequestToOffer, listVersions } from '../offers.repository.ts'
import { todaysProduct } from '../products.facts.ts'
import { findProducts, type OfferedProduct } from '../products.repository.ts'
import { findGovernorate } from '../site.repository.ts'

const FOUND_MOST = 10

/** Products by id, in the order asked for, or the first ones that a search finds. */
export async function productsToOffer(
  deps: OfferChangeDeps,
  { products, search }: { readonly products: readonly string[]; readonly search: string },
): Promise<CallReply<'GET /api/offer/products'>> {
  const found = products.length > 0 || search === '' ? [] : await catalogueSearch.suggest(deps.database, search, FOUND_MOST)
  return { products: await todaysProducts(deps, [...products, ...found.map(({ id }) => id)]) }
}

export async function todaysProducts(deps: OfferChangeDeps, ids: readonly string[]): Promise<TodaysProduct[]> {
  const rows = await findProducts(deps.database.db, ids)
  return asOfToday(
    deps,
    ids.flatMap((id) => rows.get(id) ?? []),
  )
}

async function asOfToday({ database, settings, now }: OfferChangeDeps, rows: readonly OfferedProduct[]): Promise<TodaysProduct[]> {
  const undelivered = await countUndelivered(
    database.db,
    rows.map(({ id }) => id),
  )
  const oldBefore = pricesOldBefore(now(), settings().offers.priceDays)
  return rows.map((row) => todaysProduct(row, { undelivered, oldBefore }))
}

/** The products of the newest version, with today's facts and those of the request, and the prices of delivery and installation. */
export async function pricesOfOffer(deps: OfferChangeDeps, id: string): Promise<CallReply<'GET /api/offer/:id/prices'>> {
  const { db } = deps.database
  const offer = isId(id) ? await findOffer(db, id) : null
  if (offer === null) throw new RefusalError('offer/not-found')
  const [newest] = await listVersions(db, id)
  const ids = [...new Set(newest?.content.lines.flatMap(({ productId }) => productId ?? []))]
  const [products, request, governorate] = await Promise.all([
    todaysProducts(deps, ids),
    offer.orderId === null ? null : findRequestToOffer(db, offer.orderId),
    findGovernorate(db, offer),
  ])
  const then = new Map(request?.lines.map(({ productId, priceMinor }) => [productId, priceMinor]))
  const fees = GOVERNORATE_CODES.map((code) => ({ governorate: code, ...deps.settings().fees[code] }))
  return {
    products: products.map((product) => ({ ...product, requestMinor: then.get(product._id) ?? null })),
    governorate,
    fees: fees.filter(({ delivery, installation }) => delivery !== null || installation !== null),
  }
}
