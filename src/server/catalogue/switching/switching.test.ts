import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brands, categories, products } from '#server/catalogue/catalogue.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { emptyAll } from '#tests/support/database/template.ts'
import { type PersonName, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'

/** Two brands, the first of them a merchant's, two categories that one may be put into the other, and products in every place. */
interface World {
  readonly brandIds: readonly string[]
  readonly categoryIds: readonly string[]
  readonly merchantId: string
  readonly productIds: readonly string[]
}

const PRODUCTS_IN = [
  { brand: 0, categories: [0] },
  { brand: 0, categories: [0, 1] },
  { brand: 0, categories: [] },
  { brand: 1, categories: [1] },
  { brand: 1, categories: [0, 1] },
] as const

type Step =
  | { readonly at: 'category'; readonly which: number; readonly isActive: boolean }
  | { readonly at: 'parent'; readonly which: number; readonly isWithin: boolean }
  | { readonly at: 'leave'; readonly which: number }
  | { readonly at: 'brand'; readonly which: number; readonly by: 'admin' | 'merchant'; readonly isActive: boolean }
  | { readonly at: 'merchant'; readonly isActive: boolean }
  | { readonly at: 'product'; readonly which: number; readonly isActive: boolean }

/** The product that leaves one of its categories. */
const BOTH = 4

const isActive = fc.boolean()
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ at: fc.constant('category' as const), which: fc.nat(1), isActive }),
  fc.record({ at: fc.constant('parent' as const), which: fc.nat(1), isWithin: fc.boolean() }),
  fc.record({ at: fc.constant('leave' as const), which: fc.nat(1) }),
  fc.record({ at: fc.constant('brand' as const), which: fc.nat(1), by: fc.constantFrom('admin' as const, 'merchant' as const), isActive }),
  fc.record({ at: fc.constant('merchant' as const), isActive }),
  fc.record({ at: fc.constant('product' as const), which: fc.nat(PRODUCTS_IN.length - 1), isActive }),
)

async function makeWorld(shop: TestShop): Promise<World> {
  await signedIn(shop, 'admin')
  await signedIn(shop, 'merchant')
  const { db } = shop.accounts.database
  const [merchant] = await db.select().from(merchants)
  const own = merchant?.brandId ?? ''
  const productIds = await shop.stock({
    brands: [{ name: 'Nobody keeps it' }],
    categories: [{ name: 'First' }, { name: 'Second' }],
    products: PRODUCTS_IN.map(({ brand, categories }) => ({ categories, ...(brand === 0 ? { brandId: own } : {}) })),
  })
  const other = (await db.select().from(brands)).find(({ id }) => id !== own)?.id ?? ''
  const categoryIds = (await db.select().from(categories).orderBy(categories.id)).map(({ id }) => id)
  return { brandIds: [own, other], categoryIds, merchantId: merchant?.id ?? '', productIds }
}

async function take(shop: TestShop, world: World, step: Step): Promise<void> {
  const put = async (who: PersonName, path: string, body: unknown) => {
    const { status } = await sendJson(shop, { call: `PUT ${path}`, body, headers: await signedIn(shop, who) })
    expect(status).toBeLessThan(500)
  }
  switch (step.at) {
    case 'parent':
      return put('admin', `/api/category/${world.categoryIds[step.which]}`, {
        category: { parent: step.isWithin ? world.categoryIds[1 - step.which] : null },
      })
    case 'leave':
      return put('admin', `/api/product/${world.productIds[BOTH]}/categories`, {
        product: { categories: [world.categoryIds[step.which]] },
      })
    case 'category':
      return put('admin', `/api/category/${world.categoryIds[step.which]}/active`, { category: { isActive: step.isActive } })
    case 'brand':
      return put(step.by, `/api/brand/${world.brandIds[step.which]}/active`, { brand: { isActive: step.isActive } })
    case 'merchant':
      return put('admin', `/api/merchant/${world.merchantId}/active`, { merchant: { isActive: step.isActive } })
    case 'product':
      return put('admin', `/api/product/${world.productIds[step.which]}/active`, { product: { isActive: step.isActive } })
  }
}

interface Thing {
  isOn: boolean
  reasons: Set<string>
}

/** A second implementation of the reasons, without a database. */
class Model {
  readonly products: readonly Thing[] = PRODUCTS_IN.map(() => ({ isOn: true, reasons: new Set() }))
  readonly brands: readonly Thing[] = [0, 1].map(() => ({ isOn: true, reasons: new Set() }))
  readonly isCategoryOn = [true, true]
  readonly parents: (number | null)[] = [null, null]
  readonly memberships: number[][] = PRODUCTS_IN.map(({ categories }) => [...categories])
  isMerchantOn = true

  take(step: Step): void {
    if (step.at === 'category') this.#category(step)
    else if (step.at === 'parent') this.#parent(step)
    else if (step.at === 'leave') this.#leave(step.which)
    else if (step.at === 'brand') this.#brand(step)
    else if (step.at === 'merchant') this.#merchant(step)
    else Object.assign(this.products[step.which] ?? {}, { isOn: step.isActive, reasons: new Set() })
  }

  /** Positions of the products that visitors see. */
  shown(): number[] {
    return PRODUCTS_IN.flatMap(({ brand }, index) => {
      const isShown = this.products[index]?.isOn && this.brands[brand]?.isOn && (brand === 1 || this.isMerchantOn)
      return isShown ? [index] : []
    })
  }

  #category({ which, isActive }: { which: number; isActive: boolean }): void {
    if (this.isCategoryOn[which] === isActive) return
    this.isCategoryOn[which] = isActive
    this.#below(`category ${which}`, isActive, (_, index) => this.above(index).has(which))
  }

  /** The categories of a product, and those that these are within. */
  above(index: number): Set<number> {
    const own = this.memberships[index] ?? []
    return new Set([...own, ...own.flatMap((each) => this.parents[each] ?? [])])
  }

  /** Positions of the products in the list of a category. */
  listed(which: number): number[] {
    const isSeen = (each: number) => this.isCategoryOn[each] && (this.parents[each] == null || this.isCategoryOn[this.parents[each]])
    if (!isSeen(which)) return []
    const isIn = (each: number) => isSeen(each) && (each === which || this.parents[each] === which)
    return this.shown().filter((index) => this.memberships[index]?.some(isIn))
  }

  #parent({ which, isWithin }: { which: number; isWithin: boolean }): void {
    const parent = isWithin ? 1 - which : null
    if (parent === this.parents[which] || (parent !== null && this.parents[parent] !== null)) return
    this.#move(
      () => this.parents.splice(which, 1, parent),
      (index) => (this.memberships[index]?.includes(which) && parent !== null ? [parent] : []),
    )
  }

  #leave(which: number): void {
    const entered = this.memberships[BOTH]?.includes(which) ? [] : [which, ...(this.parents[which] == null ? [] : [this.parents[which]])]
    this.#move(
      () => this.memberships.splice(BOTH, 1, [which]),
      (index) => (index === BOTH ? entered : []),
    )
  }

  /** Categories that a product is no longer below take their reason away; those that it comes into give it theirs. */
  #move(move: () => void, entered: (index: number) => readonly number[]): void {
    const before = this.products.map((_, index) => this.above(index))
    move()
    for (const [index, product] of this.products.entries()) {
      const isGone = (each: number) => !this.above(index).has(each)
      for (const gone of [...(before[index] ?? [])].filter(isGone)) {
        if (product.reasons.delete(`category ${gone}`)) product.isOn = product.reasons.size === 0
      }
      for (const come of entered(index).filter((each) => !this.isCategoryOn[each])) {
        if (!product.isOn && product.reasons.size === 0) continue
        product.reasons.add(`category ${come}`)
        product.isOn = false
      }
    }
  }

  #brand({ which, by, isActive }: { which: number; by: 'admin' | 'merchant'; isActive: boolean }): void {
    const brand = this.brands[which]
    if (brand === undefined || (by === 'merchant' && (which === 1 || !this.isMerchantOn))) return
    const wasOff = brand.reasons.has('admin') || brand.reasons.has('owner')
    if (!isActive) brand.reasons.add(by === 'admin' ? 'admin' : 'owner')
    else if (by === 'admin') brand.reasons.clear()
    else if (brand.reasons.has('admin')) return
    else brand.reasons.delete('owner')
    brand.isOn = brand.reasons.size === 0
    const isOff = brand.reasons.has('admin') || brand.reasons.has('owner')
    if (wasOff !== isOff) this.#below('brand', !isOff, (member) => member.brand === which)
  }

  #merchant({ isActive }: { isActive: boolean }): void {
    if (this.isMerchantOn === isActive) return
    this.isMerchantOn = isActive
    const [own] = this.brands
    if (own === undefined) return
    if (isActive) own.reasons.delete('merchant')
    else own.reasons.add('merchant')
    own.isOn = own.reasons.size === 0
    this.#below('merchant', isActive, ({ brand }) => brand === 0)
  }

  #below(reason: string, isActive: boolean, isBelow: (member: (typeof PRODUCTS_IN)[number], index: number) => boolean): void {
    for (const [index, member] of PRODUCTS_IN.entries()) {
      const product = this.products[index]
      if (product === undefined || !isBelow(member, index)) continue
      if (isActive && product.reasons.delete(reason)) product.isOn = product.reasons.size === 0
      if (!isActive && (product.isOn || product.reasons.size > 0)) {
        product.reasons.add(reason)
        product.isOn = false
      }
    }
  }
}

describeShop('switching categories, brands and merchants over each other', (shop) => {
  test('active products match the reasons after switches in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const { db } = shop().accounts.database
        await emptyAll(db)
        const world = await makeWorld(shop())
        const model = new Model()
        for (const each of steps) {
          await take(shop(), world, each)
          model.take(each)
        }
        const rows = await db.select().from(products)
        const found = world.productIds.map((id) => rows.find((row) => row.id === id))
        expect(found.map((row) => row?.isActive)).toEqual(model.products.map(({ isOn }) => isOn))
        expect(found.map((row) => row?.inactiveReasons.length)).toEqual(model.products.map(({ reasons }) => reasons.size))
        const { json } = await shop().get('/api/product/list?limit=100')
        const shown = json.products.map(({ _id }: { _id: string }) => world.productIds.indexOf(_id)).sort()
        expect(shown).toEqual(model.shown())
        expect(json.count).toBe(shown.length)
        for (const which of [0, 1]) {
          const { json: list } = await shop().get(`/api/product/list?limit=100&category=${['first', 'second'][which]}`)
          expect(list.products.map(({ _id }: { _id: string }) => world.productIds.indexOf(_id)).sort()).toEqual(model.listed(which))
          expect(list.count).toBe(list.products.length)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('switching everything off and on in any order restores the state', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        async (off, on) => {
          await emptyAll(shop().accounts.database.db)
          const world = await makeWorld(shop())
          const switches: readonly ((isActive: boolean) => Step)[] = [
            (isActive) => ({ at: 'category', which: 0, isActive }),
            (isActive) => ({ at: 'category', which: 1, isActive }),
            (isActive) => ({ at: 'brand', which: 0, by: 'admin', isActive }),
            (isActive) => ({ at: 'merchant', isActive }),
          ]
          const flip = async (order: readonly number[], isActive: boolean) => {
            for (const at of order) await take(shop(), world, switches[at]?.(isActive) ?? { at: 'merchant', isActive })
          }
          await flip(off, false)
          expect((await shop().get('/api/product/list')).json.count).toBe(0)
          await flip(on, true)
          expect((await shop().get('/api/product/list')).json.count).toBe(PRODUCTS_IN.length)
        },
      ),
      { numRuns: 8 },
    )
  })
})
