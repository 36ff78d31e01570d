import { expect, test } from 'vitest'
import { demoCatalogue } from '#demo/data/catalogue.ts'
import { fits, QUERIES, REQUIRED_GROUP } from './queries.ts'

const onSale = demoCatalogue().products.filter((product) => product.isActive)

test('at least 110 different queries are asked, the required ones among them', () => {
  const asked = QUERIES.map(({ query }) => query)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.length).toBeGreaterThanOrEqual(110)
  expect(asked).toEqual(expect.arrayContaining([...REQUIRED_GROUP.queries]))
  expect(onSale.map(({ sku }) => sku)).toContain(REQUIRED_GROUP.sku)
})

test('every query fits a product on sale, and few enough products to be a real test', () => {
  for (const { query, expects } of QUERIES) {
    const fitting = onSale.filter((product) => fits(expects, product)).length
    expect(fitting, query).toBeGreaterThanOrEqual(1)
    expect(fitting, query).toBeLessThan(onSale.length / 6)
  }
})

test('every named article exists', () => {
  const known = new Set(onSale.map(({ sku }) => sku))
  for (const { query, expects } of QUERIES) {
    const articles = 'anyOf' in expects ? expects.anyOf : 'firstOf' in expects ? expects.firstOf : []
    for (const article of articles) expect(known.has(article), `${query}: ${article}`).toBe(true)
  }
})
