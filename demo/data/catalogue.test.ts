import { describe, expect, test } from 'vitest'
import { EQUIPMENT_TYPES } from '#demo/drawings/equipment-types.ts'
import { demoCatalogue } from './catalogue.ts'
import { CLEARANCE, SMALL_CATEGORY } from './categories.ts'
import { SHOWN_FROM_ALL_SIDES } from './sides.ts'

const { brands, categories, products, customers } = demoCatalogue()

/** Slugs are made like this: everything that is not a Latin letter or digit separates. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const countBy = (keys: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
const repeated = (keys: readonly string[]) => [...countBy(keys)].filter(([, count]) => count > 1).map(([key]) => key)

describe('the size of the shop', () => {
  test('it has enough of everything to page, filter and scroll', () => {
    expect(products.length).toBeGreaterThanOrEqual(320)
    expect(categories.length).toBeGreaterThanOrEqual(14)
    expect(customers).toHaveLength(15)
    expect(new Set(customers.map((customer) => customer.kind))).toEqual(new Set(['restaurant', 'hotel', 'cafe', 'bakery']))
  })

  test('it shows 31 of 32 brands and hides one category', () => {
    expect(brands).toHaveLength(32)
    expect(brands.filter((brand) => !brand.isActive)).toHaveLength(1)
    expect(categories.filter((category) => !category.isActive).map((category) => category.key)).toEqual([CLEARANCE])
  })

  test('every brand has at least three products', () => {
    const counts = countBy(products.map((product) => product.brand))
    for (const brand of brands) expect(counts.get(brand.key) ?? 0, brand.key).toBeGreaterThanOrEqual(3)
  })

  test('every active category but the small one has at least eight products on sale', () => {
    const counts = countBy(products.filter((product) => product.isActive).flatMap((product) => product.categories))
    for (const { key } of categories.filter((category) => category.isActive && category.key !== SMALL_CATEGORY)) {
      expect(counts.get(key) ?? 0, key).toBeGreaterThanOrEqual(8)
    }
    expect(counts.get(SMALL_CATEGORY) ?? 0).toBeGreaterThanOrEqual(3)
  })

  test('every kind of equipment is on sale at least twice, and every drawing is shown', () => {
    const counts = countBy(products.filter((product) => product.isActive).map((product) => product.type))
    for (const [type, count] of counts) expect(count, type).toBeGreaterThanOrEqual(2)
    expect(new Set(products.map((product) => product.drawing))).toEqual(new Set(EQUIPMENT_TYPES))
  })

  test('some products on sale have views from several sides', () => {
    const onSale = products.filter(({ sku, isActive }) => isActive && SHOWN_FROM_ALL_SIDES.has(sku))
    expect(onSale).toHaveLength(SHOWN_FROM_ALL_SIDES.size)
    expect(onSale.length).toBeGreaterThanOrEqual(3)
  })

  test('a machine that is unlike its family is drawn as its own type', () => {
    const drawn = new Map(products.map((product) => [product.sku, product.drawing]))
    expect(drawn.get('ASR-SC3')).toBe('cane-press')
    expect(drawn.get('LHB-CR40D')).toBe('crepe-maker')
    expect(drawn.get('LHB-GR60')).toBe('griddle')
  })
})

describe('references of products', () => {
  test('a product has an existing brand and one to three existing categories, none twice', () => {
    const brandKeys = new Set(brands.map((brand) => brand.key))
    const categoryKeys = new Set(categories.map((category) => category.key))
    for (const { sku, brand, categories: own } of products) {
      expect(brandKeys.has(brand), sku).toBe(true)
      expect(own.length, sku).toBeGreaterThanOrEqual(1)
      expect(own.length, sku).toBeLessThanOrEqual(3)
      expect(repeated(own), sku).toEqual([])
      for (const key of own) expect(categoryKeys.has(key), `${sku} ${key}`).toBe(true)
    }
  })

  test('nothing is on sale under the inactive brand or category', () => {
    const hidden = new Set(brands.filter((brand) => !brand.isActive).map((brand) => brand.key))
    for (const { sku, brand, categories: own, isActive } of products) {
      if (hidden.has(brand) || own.includes(CLEARANCE)) expect(isActive, sku).toBe(false)
    }
  })
})

describe('unique names', () => {
  test('no SKU, name, description or slug occurs twice', () => {
    for (const key of ['sku', 'nameEn', 'nameAr', 'descriptionEn', 'descriptionAr'] as const) {
      expect(repeated(products.map((product) => product[key])), key).toEqual([])
    }
    expect(repeated(products.map((product) => slugOf(product.nameEn)))).toEqual([])
    expect(repeated([...brands, ...categories].map((record) => slugOf(record.name)))).toEqual([])
  })

  test('SKUs and slugs keep to their alphabets and lengths', () => {
    for (const { sku, nameEn } of products) {
      expect(sku).toMatch(/^[A-Za-z0-9_-]{5,20}$/)
      expect(slugOf(nameEn).length, nameEn).toBeLessThanOrEqual(120)
      expect(slugOf(nameEn), nameEn).toMatch(/^(?=.*[a-z])[a-z0-9][a-z0-9-]+$/)
    }
  })

  test('a product is not named after its brand', () => {
    for (const { sku, nameEn, nameAr, brand } of products) {
      const owner = brands.find(({ key }) => key === brand)
      expect(nameEn.toLowerCase(), sku).not.toContain(owner?.name.toLowerCase())
      expect(nameAr, sku).not.toContain(owner?.nameAr)
    }
  })
})

describe('prices, stock and state', () => {
  test('prices lie between 800 and 600,000 pounds and some have decimals', () => {
    for (const { sku, pricePounds } of products) {
      expect(pricePounds, sku).toBeGreaterThanOrEqual(800)
      expect(pricePounds, sku).toBeLessThanOrEqual(600_000)
      expect(Number.isInteger(Math.round(pricePounds * 100 * 1e6) / 1e6), sku).toBe(true)
    }
    expect(products.filter((product) => product.pricePounds % 1 !== 0).length).toBeGreaterThanOrEqual(8)
    expect(products.filter((product) => product.pricePounds > 150_000).length).toBeGreaterThanOrEqual(10)
  })

  test('stock is zero for some products and reaches every quantity tier', () => {
    const tiers = [
      (n: number) => n === 0,
      (n: number) => n > 0 && n <= 25,
      (n: number) => n > 25 && n <= 100,
      (n: number) => n > 100 && n < 500,
    ]
    for (const isIn of [...tiers, (n: number) => n >= 500]) {
      expect(products.filter((product) => product.isActive && isIn(product.quantity)).length).toBeGreaterThanOrEqual(4)
    }
    for (const { sku, quantity } of products) expect(Number.isInteger(quantity) && quantity >= 0, sku).toBe(true)
  })

  test('about one in eight is used, and only the description says so', () => {
    const used = products.filter((product) => !product.isNew)
    expect(used.length / products.length).toBeGreaterThan(0.09)
    expect(used.length / products.length).toBeLessThan(0.15)
    for (const { sku, isNew, nameEn, nameAr, descriptionEn, descriptionAr } of products) {
      expect(/\bused\b|refurbish/i.test(nameEn) || nameAr.includes('مستعمل'), sku).toBe(false)
      expect(/\bUsed\b/.test(descriptionEn), sku).toBe(!isNew)
      expect(descriptionAr.includes('مستعملة'), sku).toBe(!isNew)
    }
  })

  test('about ten products are switched off', () => {
    const off = products.filter((product) => !product.isActive).length
    expect(off).toBeGreaterThanOrEqual(8)
    expect(off).toBeLessThanOrEqual(14)
  })
})
