import { describe, expect, test } from 'vitest'
import { SPEC_LIMITS } from '#domain/catalogue/spec-limits.ts'
import { SPEC_KEYS, type SpecKey } from '#domain/catalogue/specs.ts'
import { demoCatalogue } from './catalogue.ts'
import { productsOf } from './family.ts'

const { products } = demoCatalogue()

/** Words of a name that promise something, and the spec that must say the same. */
const PROMISES: readonly (readonly [RegExp, SpecKey])[] = [
  [/(\d+) (?:half |glass |hinged |sliding )*(?:glass )?doors?\b/, 'doors'],
  [/(\d+) drawers?\b/, 'drawers'],
  [/(\d+) shel(?:f|ves)\b/, 'shelves'],
  [/(\d+) trays?\b/, 'trays'],
  [/(\d+) decks?\b/, 'decks'],
  [/(\d+) burners?\b/, 'burners'],
  [/(\d+) tanks?\b/, 'tanks'],
  [/(\d+) bowls?\b/, 'bowls'],
  [/(\d+) (?:raised )?groups?\b/, 'groups'],
  [/(\d+) kg per day/, 'outputKgPerDay'],
  [/(\d+) kg per hour/, 'outputKgPerHour'],
  [/(\d+) racks per hour/, 'racksPerHour'],
  [/(\d+) kg (?:of dough|per load)/, 'capacityKg'],
  [/(?<![+\d] )\b(\d+) L\b(?! (?:bowl|jug|steel))(?! per hour)/, 'capacityL'],
]

describe('specs', () => {
  test('they use known keys with plausible values', () => {
    for (const { sku, specs } of products) {
      for (const [key, value] of Object.entries(specs)) {
        expect(SPEC_KEYS, sku).toContain(key)
        expect(Number.isFinite(value), `${sku} ${key}`).toBe(true)
        expect(value, `${sku} ${key}`).toBeLessThanOrEqual(SPEC_LIMITS[key as SpecKey])
        if (!key.startsWith('temperature')) expect(value, `${sku} ${key}`).toBeGreaterThan(0)
      }
      expect(specs.widthMm && specs.depthMm && specs.heightMm && specs.weightKg, sku).toBeGreaterThan(0)
      if (specs.temperatureMinC !== undefined && specs.temperatureMaxC !== undefined) {
        expect(specs.temperatureMinC, sku).toBeLessThan(specs.temperatureMaxC)
      }
    }
  })

  test('a powered machine names its voltage and phases', () => {
    for (const { sku, specs } of products.filter((product) => product.specs.powerKw !== undefined)) {
      expect([specs.voltage, specs.phases], sku).toEqual((specs.powerKw ?? 0) > 3.6 ? [380, 3] : [220, 1])
    }
  })

  test('a name promises what the specs hold', () => {
    let promises = 0
    for (const { sku, nameEn, specs } of products) {
      for (const [promise, key] of PROMISES) {
        const said = promise.exec(nameEn)?.[1]
        if (said === undefined || nameEn.includes(' + ')) continue
        promises++
        expect(specs[key], `${sku} ${nameEn} ${key}`).toBe(Number(said))
      }
    }
    expect(promises).toBeGreaterThan(200)
  })

  test('gas in the name means a gas rating, electric means none', () => {
    for (const { sku, nameEn, specs, facts } of products) {
      if (/\bgas\b/.test(nameEn) && !/electric oven/.test(nameEn)) expect(specs.gasKw, sku).toBeGreaterThan(0)
      if (/\belectric\b/.test(nameEn) && !/electric oven/.test(nameEn)) expect(specs.gasKw, sku).toBeUndefined()
      expect(facts.gas === true, sku).toBe(specs.gasKw !== undefined)
    }
  })

  test('a width in the name is the width of the body for steel work and hoods', () => {
    for (const { sku, type, nameEn, specs } of products) {
      if (!['sink', 'work-table', 'wall-shelf', 'storage-rack', 'hood', 'undercounter-refrigerator'].includes(type)) continue
      const said = /(\d{3,4}) mm\b/.exec(nameEn)?.[1]
      if (said !== undefined) expect(specs.widthMm, sku).toBe(Number(said))
    }
  })
})

describe('drawing facts', () => {
  test('they repeat the specs', () => {
    for (const { sku, specs, facts } of products) {
      const { gas: _gas, variant, ...drawn } = facts
      expect(specs, sku).toMatchObject(drawn)
      expect([drawn.widthMm, drawn.depthMm, drawn.heightMm], sku).toEqual([specs.widthMm, specs.depthMm, specs.heightMm])
      expect(Number.isInteger(variant), sku).toBe(true)
    }
  })
})

describe('reading a row', () => {
  const family = { type: 'sink', categories: ['steel'], kgPerCubicMetre: 40, texts: 'Holds {bowls}. | يسع {bowls}.' } as const

  test('a whole row becomes a product', () => {
    const [product] = productsOf([{ ...family, rows: 'steqara X1 | Sink | حوض | 900.5 7 600x500x900 | bowls=2 used +dishwashing' }])
    expect(product).toMatchObject({
      sku: 'STQ-X1-R',
      categories: ['steel', 'dishwashing'],
      pricePounds: 900.5,
      quantity: 7,
      isNew: false,
      descriptionEn: 'Holds 2 bowls. Used, cleaned and polished in our workshop.',
      specs: { bowls: 2, widthMm: 600, depthMm: 500, heightMm: 900 },
    })
  })

  test('a machine unlike its family names its drawing', () => {
    const row = 'steqara X1 | Sink | حوض | 900 7 600x500x900 | bowls=2'
    expect(productsOf([{ ...family, rows: row }])[0]).toMatchObject({ type: 'sink', drawing: 'sink' })
    expect(productsOf([{ ...family, rows: `${row} :cabinet-table` }])[0]).toMatchObject({ type: 'sink', drawing: 'cabinet-table' })
  })

  test.each([
    ['an unknown drawing', 'steqara X1 | Sink | حوض | 900 7 600x500x900 | bowls=2 :spaceship'],
    ['an unknown word', 'steqara X1 | Sink | حوض | 900 7 600x500x900 | bowl=2'],
    ['an unknown brand', 'nobody X1 | Sink | حوض | 900 7 600x500x900 | bowls=2'],
    ['a missing column', 'steqara X1 | Sink | حوض | 900 7 600x500x900'],
    ['a missing fact', 'steqara X1 | Sink | حوض | 900 7 600x500x900 | shelves=2'],
  ])('%s is refused', (_, rows) => {
    expect(() => productsOf([{ ...family, rows }])).toThrow()
  })
})
