import { amountFromDecimal } from '#domain/money/money.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { addBrands, addCategories, addProducts } from '#server/catalogue/loading/loading.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { databaseWorkOf } from '../support/database/statements.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { signedIn } from '../support/shop/people.ts'
import { BLANK_PRODUCT, openTestShop, type TestShop } from '../support/shop/test-shop.ts'
import { processorMs } from './timing.ts'

export const RUNS_ALONE = true

const PRODUCTS = { full: 10_000, small: 500 }
/** Each list takes the processor this many times as long as the first page without a filter at most, since machines differ. */
const TIMES_MOST = { full: 5, small: Infinity }
const PLAIN = '/api/product?page=1'
/**
 * The database reads each product a few times at most, in few statements, however many there are. Usual are 5.2 for a mistyped search of one
 * brand; the planner, which goes by statistics of the moment, sometimes takes one pass more.
 */
const ROWS_PER_PRODUCT = 8
const MOST_STATEMENTS = 10
const TRIES = 9
const BATCH = 500

const PATHS = [
  PLAIN,
  '/api/product?page=40',
  '/api/product?page=1&limit=100',
  '/api/product?page=1&brand=rational&isActive=false',
  '/api/product?page=1&sort=price-high',
  '/api/product?page=40&sort=stock-low&stock=in',
  '/api/product?page=3&limit=100&sort=name-az',
  '/api/product?page=20&sort=brand-za',
  '/api/product?page=20&sort=off-first&stock=in',
  '/api/product?page=1&lacks=category',
  '/api/product?page=1&category=ovens&sort=price-low',
  '/api/product?page=1&search=convection',
  '/api/product?page=1&search=convection&sort=price-low',
  '/api/product?page=1&search=convektion+oven&brand=rational',
  '/api/product?page=1&search=RAT-9',
  '/api/product/list/select?page=1&limit=20',
  '/api/product/list/select?page=1&limit=20&search=oven',
  '/api/product/list/select?page=5&limit=20&category=ovens',
] as const

/** Measures every list of products in the dashboard on the embedded database, the slower of the two. */
export async function prove(size: keyof typeof PRODUCTS): Promise<string> {
  const database = await openTestDatabase()
  const shop = await openTestShop(database, { hasLimits: false })
  try {
    await fill(shop, database, PRODUCTS[size])
    const headers = await signedIn(shop, 'admin')
    const slow: string[] = []
    let most = 0
    const plainMs = await medianMs(shop, PLAIN, headers)
    for (const path of PATHS) {
      const ms = await medianMs(shop, path, headers)
      most = Math.max(most, ms)
      if (ms > TIMES_MOST[size] * plainMs) slow.push(`${path}: ${ms.toFixed(1)} ms`)
      const { statements, rows } = await databaseWorkOf(database, () => shop.get(path, headers))
      if (rows > ROWS_PER_PRODUCT * PRODUCTS[size] || statements > MOST_STATEMENTS)
        slow.push(`${path}: ${statements} statements, ${rows} rows`)
    }
    const line = `${PRODUCTS[size]} products, ${PATHS.length} lists of the back office, the slowest ${most.toFixed(1)} ms of the processor, the plain one ${plainMs.toFixed(1)}`
    if (slow.length > 0) throw new Error([line, ...slow].join('\n'))
    return line
  } finally {
    await shop.close()
    await database.close()
  }
}

async function fill({ change, making }: TestShop, database: Database, count: number): Promise<void> {
  const facts = { nameAr: '', description: 'Described.', descriptionAr: 'وصف.', isActive: true }
  const [brandIds, categoryIds] = await changeCatalogue(change, async (open) => [
    await addBrands(open, making, [
      { ...facts, name: 'Rational' },
      { ...facts, name: 'Winterhalter' },
    ]),
    await addCategories(open, making, [{ ...facts, name: 'Ovens', drawing: null }]),
  ])
  for (let from = 0; from < count; from += BATCH) {
    const drafts = Array.from({ length: BATCH }, (_, i) => {
      const n = from + i
      return {
        ...BLANK_PRODUCT,
        name: `${n % 2 === 0 ? 'Convection' : 'Steam'} oven ${n}`,
        nameAr: `فرن ${n}`,
        sku: `RAT-${n}`,
        price: amountFromDecimal(1000 + n),
        brandId: brandIds?.[n % 2] ?? '',
        isActive: n % 3 !== 0,
        categoryIds: n % 4 === 0 ? [categoryIds?.[0] ?? ''] : [],
      }
    })
    await changeCatalogue(change, (open) => addProducts(open, making, drafts))
  }
  await database.db.execute('analyze')
}

async function medianMs(shop: TestShop, path: string, headers: Record<string, string>): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < TRIES; n += 1) {
    const from = process.cpuUsage()
    const { status, json } = await shop.get(path, headers)
    took.push(processorMs(from))
    if (status !== 200 || json.products.length === 0) throw new Error(`${path} is answered ${status}`)
  }
  return took.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0
}
