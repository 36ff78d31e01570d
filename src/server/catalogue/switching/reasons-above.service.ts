import type { InactiveReason } from '#domain/catalogue/switches.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listMemberships } from './switching.repository.ts'
import { startReasons } from './switching.service.ts'

interface Placed {
  readonly row: { readonly brandId: string | null }
  readonly categoryIds: readonly string[]
}

/** The reasons of brands and categories to be off, each asked for once. */
export class ReasonsAbove {
  readonly #tx: Db
  readonly #known = new Map<string, InactiveReason[]>()

  constructor(tx: Db) {
    this.#tx = tx
  }

  async brand(brandId: string): Promise<InactiveReason[]> {
    return this.#ask(brandId, { brandId, categoryIds: [] })
  }

  async categories(categoryIds: readonly string[]): Promise<InactiveReason[]> {
    const each = []
    for (const id of categoryIds) each.push(await this.#ask(id, { brandId: null, categoryIds: [id] }))
    return [...new Set(each.flat())]
  }

  async product({ row: { brandId }, categoryIds }: Placed): Promise<InactiveReason[]> {
    return [...(brandId === null ? [] : await this.brand(brandId)), ...(await this.categories(categoryIds))]
  }

  async #ask(key: string, start: Parameters<typeof startReasons>[1]): Promise<InactiveReason[]> {
    const known = this.#known.get(key) ?? (await startReasons(this.#tx, start))
    this.#known.set(key, known)
    return known
  }
}

interface BrandedProduct {
  readonly id: string
  readonly brandId: string | null
}

/** The reasons above each of many locked products, by its id. */
export async function reasonsAboveEach(tx: Db, products: readonly BrandedProduct[]): Promise<Map<string, InactiveReason[]>> {
  const reasons = new ReasonsAbove(tx)
  const placed = new Map(products.map(({ id, brandId }) => [id, { row: { brandId }, categoryIds: [] as string[] }]))
  for (const { productId, categoryId } of await listMemberships(tx, [...placed.keys()])) placed.get(productId)?.categoryIds.push(categoryId)
  const found = new Map<string, InactiveReason[]>()
  for (const [id, each] of placed) found.set(id, await reasons.product(each))
  return found
}
