import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { EVERYTHING } from '#domain/list-scope.ts'
import { BLOCK_SIZE, positionsDown, readSet } from '#domain/search/bitmaps/block.ts'
import { IN_STOCK, SHOWN, tokensOf } from '#domain/search/bitmaps/tokens.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import { findInLarge, findManagedInLarge, suggestInLarge } from '#server/catalogue/search/large-search.service.ts'
import { findByTerms, type SearchTerms, suggestByTerms } from '#server/catalogue/search/search.repository.ts'
import { mergeChanges } from '#server/catalogue/search/search-bitmap-changes.service.ts'
import { RANKED_AT_ONCE } from '#server/catalogue/search/search-candidates.repository.ts'
import { findManagedByTerms } from '#server/catalogue/search/search-managed.repository.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openPostgresTestDatabase } from '../support/database/both-databases.ts'
import { editProduct } from '../support/shop/catalogue-changes.ts'
import { openTestShop, type TestShop } from '../support/shop/test-shop.ts'
import { stockOvens } from './ovens.ts'

export const SHOWN_ALL = { scope: EVERYTHING, brandId: null, minAmount: null, maxAmount: null, rating: 0 }
export const PAGE = { limit: 100, offset: 0 }
const ALIKE = 90

/** A catalogue with enough products for several groups that are ranked together, and with words that begin alike. */
export class LargeCatalogue {
  readonly database: Database
  readonly shop: TestShop
  readonly #opened: Awaited<ReturnType<typeof openPostgresTestDatabase>>
  readonly #ids: string[] = []

  private constructor(opened: Awaited<ReturnType<typeof openPostgresTestDatabase>>, shop: TestShop) {
    this.#opened = opened
    this.database = opened.database
    this.shop = shop
  }

  static async open(): Promise<LargeCatalogue> {
    const opened = await openPostgresTestDatabase()
    const catalogue = new LargeCatalogue(opened, await openTestShop(opened.database))
    await catalogue.#stock()
    return catalogue
  }

  async close(): Promise<void> {
    await this.shop.close()
    await this.#opened.close()
  }

  async #stock(): Promise<void> {
    const racks = Array.from({ length: ALIKE }, (_, i) => ({ sku: `VOC-${i}`, name: `Rack zorq${i}`, nameAr: 'رف', quantity: i % 2 }))
    const products = [...racks, { sku: 'VOC-X', name: 'Naïve 冷蔵庫', nameAr: 'ثلاجة' }]
    this.#ids.push(...(await stockOvens(this.shop)), ...(await this.shop.stock({ brands: [{ name: 'Zorqa' }], products })))
  }

  /** Every number that a token has in a section. */
  async storedSets(): Promise<Map<string, number[]>> {
    const { rows } = await this.database.db.execute<{ token: string; section: number; block: number; products: Buffer }>(
      sql`select token, section, block, products from search_bitmaps order by block`,
    )
    const sets = new Map<string, number[]>()
    for (const { token, section, block, products: stored } of rows) {
      const numbers = [...positionsDown(readSet(stored))].map((position) => block * BLOCK_SIZE + position)
      if (numbers.length > 0)
        sets.set(
          `${token} ${section}`,
          [...(sets.get(`${token} ${section}`) ?? []), ...numbers].toSorted((a, b) => a - b),
        )
    }
    return sets
  }

  /** The same from the entries as they are. */
  async expectedSets(): Promise<Map<string, number[]>> {
    const { rows } = await this.database.db.execute<{
      number: number
      words: Buffer
      kindEnd: number
      nameEnd: number
      brandEnd: number
      categoryEnd: number
      isShown: boolean
      isInStock: boolean
    }>(sql`
      select n.number, e.words, e.kind_end as "kindEnd", e.name_end as "nameEnd", e.brand_end as "brandEnd", e.category_end as "categoryEnd",
        e.price_minor is not null as "isShown", e.is_in_stock as "isInStock"
      from search_entries e left join search_numbers n using (product_id) order by n.number`)
    const sets = new Map<string, number[]>()
    const add = (token: string, number: number) => sets.set(token, [...(sets.get(token) ?? []), number])
    for (const { number, words, isShown, isInStock, ...ends } of rows) {
      for (const [token, section] of tokensOf({ words: words.toString('latin1'), ...ends })) add(`${token} ${section}`, number)
      if (isShown) add(`${SHOWN} 0`, number)
      if (isInStock) add(`${IN_STOCK} 0`, number)
    }
    return sets
  }

  /** The process that makes them says nothing for so long that others take it for killed. */
  async beSilent(): Promise<void> {
    await this.database.db.execute(sql`update search_bitmaps_state set worked_at = now() - interval '1 hour'`)
  }

  async mergeAll(): Promise<void> {
    while (await mergeChanges(this.database));
  }

  /** A change of any sort that may change what is found. */
  async changeSomething(n: number): Promise<void> {
    const id = this.#ids[(n * 7) % this.#ids.length] ?? ''
    const kind = n % 6
    if (kind === 0) await editProduct(this.shop.change, id, { name: `Deck oven new${n % 5}` })
    if (kind === 1)
      await changeCatalogue(this.shop.change, ({ tx, touch }) =>
        tx
          .update(products)
          .set({ quantity: n % 3 })
          .where(sql`id = ${id}`)
          .then(() => touch([id])),
      )
    if (kind === 2)
      await changeCatalogue(this.shop.change, ({ tx, touch }) =>
        tx
          .update(products)
          .set({ isActive: n % 4 === 0 })
          .where(sql`id = ${id}`)
          .then(() => touch([id])),
      )
    if (kind === 3)
      this.#ids.push(
        ...(await this.shop.stock({ products: [{ sku: `CAME-${this.#ids.length}`, name: `Rack oven zorq${n}`, nameAr: 'فرن' }] })),
      )
    if (kind === 4) await editProduct(this.shop.change, id, { name: `Milk rack zorq${n % 7}` })
    if (kind === 5) {
      await this.database.db.execute(sql`delete from search_entries where product_id = ${this.#ids.at(-1) ?? ''}`)
      if (n % 2 === 0) await this.database.transaction((tx) => catalogueSearch.index(tx, [this.#ids.at(-1) ?? '']))
    }
  }

  /** Both ways see one state: nothing is written meanwhile. */
  async expectAlike(asked: SearchTerms): Promise<void> {
    const query = { filter: SHOWN_ALL, order: undefined, paging: PAGE }
    const exact = await findByTerms(this.database.db, asked, query)
    const found = await findInLarge(this.database, asked, query)
    expect(found.count, 'the count').toBe(exact.count)
    const skus = (rows: readonly { sku: string }[]) => rows.map(({ sku }) => sku)
    if (exact.count <= RANKED_AT_ONCE) {
      expect(found.rows).toEqual(exact.rows)
      expect(await suggestInLarge(this.database, asked, 10)).toEqual(await suggestByTerms(this.database.db, asked, 10))
    } else if (exact.count <= PAGE.limit) expect(skus(found.rows).toSorted()).toEqual(skus(exact.rows).toSorted())
    const hidden = sql`${products.isActive} = false`
    for (const condition of [undefined, hidden]) {
      const managed = { condition, position: null, paging: PAGE }
      const { ids: all, count } = await findManagedByTerms(this.database.db, asked, managed)
      const own = await findManagedInLarge(this.database, asked, managed)
      expect(own.count).toBe(count)
      if (count <= RANKED_AT_ONCE) expect(own.ids).toEqual(all)
    }
  }
}
