import { minorInShopCurrency } from '#domain/money/currencies.ts'
import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findProducts, findProductsBySku } from '../products.repository.ts'

/**
 * The catalogue's price decides about approval, so the server writes it: once, when the product comes into the draft, or back into the
 * catalogue. A line whose product was taken off is measured by the price of before, and one that names a product's SKU by that product. An
 * offer in another currency than the catalogue is measured by its own prices.
 */
export async function withListPrices(tx: Db, content: OfferContent, before: OfferContent): Promise<OfferContent> {
  const known = new Map(before.currency === content.currency ? before.lines.map((line) => [line.id, line]) : [])
  const knownList = ({ id, productId }: OfferLine) => {
    const line = known.get(id)
    return line !== undefined && (productId === null || productId === line.productId) ? line.listMinor : null
  }
  const isNew = (line: OfferLine) => knownList(line) === null
  const unknown = content.lines.filter(isNew)
  const products = await findProducts(
    tx,
    unknown.flatMap(({ productId }) => productId ?? []),
  )
  const skus = unknown.flatMap(({ productId, sku }) => (productId === null && sku !== '' ? [sku] : []))
  const found = await findProductsBySku(tx, skus)
  const bySku = new Map(found.map(({ sku, priceMinor }) => [sku.toLowerCase(), priceMinor]))
  const listOf = (line: OfferLine) => {
    const { productId, sku } = line
    const todays = productId === null ? bySku.get(sku.toLowerCase()) : products.get(productId)?.priceMinor
    return knownList(line) ?? minorInShopCurrency(todays ?? null, content.currency)
  }
  return { ...content, lines: content.lines.map((line) => ({ ...line, listMinor: listOf(line) })) }
}

/** A copy is measured by the catalogue of today; products that are gone have the price of before. */
export async function withTodaysList(tx: Db, copy: OfferContent): Promise<OfferContent> {
  const { lines } = await withListPrices(tx, copy, { ...copy, lines: [] })
  return { ...copy, lines: copy.lines.map((line, at) => ({ ...line, listMinor: lines[at]?.listMinor ?? line.listMinor })) }
}
