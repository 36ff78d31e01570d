import type { CallReply } from '#contract/endpoints.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { type Amount, amountOf } from '#domain/money/money.ts'
import { recordedPrice } from '#domain/money/pricing.ts'
import { findFormerHolders } from '#server/audit/audit.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { cardReply, pictureUrl } from './catalogue.replies.ts'
import type { CatalogueDeps } from './catalogue.service.ts'
import { findOrderable, findProductPictures, findProductsOnShow, lockingOrderable, lockOrderable } from './products.repository.ts'

/** Cards of these products as they stand now, in the order asked for; null for one that is not on show. */
export async function readCards(
  { database }: CatalogueDeps,
  viewer: Viewer,
  ids: readonly string[],
): Promise<CallReply<'POST /api/cart/check'>> {
  const rows = await findProductsOnShow(database.db, ids.filter(isId))
  const cards = new Map(rows.map((row) => [row.id, cardReply(viewer, row)]))
  return { products: ids.map((id) => cards.get(id) ?? null) }
}

/** A product as it can be ordered at this moment. */
export interface ProductOnShow {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly nameAr: string
  readonly brandId: string | null
  readonly stock: number
  readonly isNew: boolean
  readonly price: Amount
}

type ProductsOnShow = ReadonlyMap<string, ProductOnShow>

/** Only products on show can be ordered; any other id is missing from the answer. */
export async function readOnShow(db: Db, ids: readonly string[]): Promise<ProductsOnShow> {
  return byId(await findOrderable(db, ids.filter(isId)))
}

/** Reads as `readOnShow` does, and locks the products for a transaction whose own records will refer to them. */
export async function lockOnShow(tx: Db, ids: readonly string[]): Promise<ProductsOnShow> {
  return byId(await lockOrderable(tx, ids))
}

/** The same for the products that a query of another slice selects, so that it can leave with that query. */
export function lockingOnShow<Values extends Record<string, unknown>>(name: string, ids: Parameters<typeof lockingOrderable>[1]) {
  const statement = lockingOrderable(name, ids)
  return async (tx: Db, values: Values): Promise<ProductsOnShow> => byId(await statement(tx).execute(values))
}

function byId(rows: Awaited<ReturnType<typeof findOrderable>>): ProductsOnShow {
  return new Map(rows.map(({ quantity, priceMinor, ...facts }) => [facts.id, { ...facts, stock: quantity, price: amountOf(priceMinor) }]))
}

interface ShownPrice {
  readonly id: string
  readonly price: Amount
}

/** Ids of the products that had this price once, according to their history. */
export async function listOncePriced(db: Db, shown: readonly ShownPrice[]): Promise<ReadonlySet<string>> {
  const facts = shown.map(({ id, price }) => ({ recordId: id, value: recordedPrice(price) }))
  return findFormerHolders(db, { recordKind: 'product', name: 'price' }, facts)
}

export interface PicturedProduct {
  readonly _id: string
  readonly slug: string
  readonly name: string
  readonly nameAr: string
  readonly imageUrl: string | null
  readonly images: string[]
}

/** The facts that an order displays of products, on show or not. */
export async function readPictured(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, PicturedProduct>> {
  const known = ids.filter(isId)
  const rows = known.length === 0 ? [] : await findProductPictures(db, known)
  return new Map(
    rows.map(({ id, imageName, driveImages, ...facts }) => [
      id,
      { _id: id, ...facts, imageUrl: pictureUrl(imageName), images: driveImages },
    ]),
  )
}
