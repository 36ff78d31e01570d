import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPEC_KEYS } from '#domain/catalogue/specs.ts'
import { cleanLine, cleanText } from '#domain/text/clean-text.ts'
import { anyText } from '#tests/support/any-text.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { sheeting } from '#tests/support/shop/sheeting.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

/** Texts as forms store them, some with marks that sheets give a meaning to. */
const seen = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, '')
const risky = fc.constantFrom(
  '=1+1',
  '+20',
  '-5',
  '@home',
  "'quoted",
  "''twice",
  '_x0041_',
  'constructor',
  'a\u{10ffff}b',
  'a "b"',
  'a, b; c',
  'two\nlines',
  'أفران | عجانات',
  'all',
)
const line = fc
  .oneof(anyText({ minLength: 1, maxLength: 40 }), risky)
  .map((text) => cleanLine(seen(text)))
  .map((text) => (text === '' ? 'x' : text))
const words = fc
  .oneof(anyText({ minLength: 1, maxLength: 60 }), risky)
  .map((text) => cleanText(seen(text)))
  .map((text) => (text === '' ? 'x' : text))
const named = fc.record({ name: line, nameAr: line })

/** A value for every spec: more columns than there are letters. */
const EVERY_SPEC = Object.fromEntries(SPEC_KEYS.map((key) => [key, 1]))

const catalogue = fc.record({
  brands: fc.array(named, { minLength: 1, maxLength: 6 }),
  categories: fc.array(named, { minLength: 4, maxLength: 8 }),
  /** The categories at these places are within the first one. */
  children: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  products: fc.array(
    fc.record({
      name: line,
      nameAr: line,
      description: words,
      descriptionAr: words,
      minor: fc.integer({ min: 100, max: 1e11 }),
      quantity: fc.integer({ min: 0, max: 1_000_000 }),
      isNew: fc.boolean(),
      isActive: fc.boolean(),
      categories: fc.uniqueArray(fc.nat(7), { maxLength: 3 }),
      specs: fc.record(
        { widthMm: fc.integer({ min: 1, max: 9999 }), temperatureMinC: fc.integer({ min: -40, max: 90 }) },
        { requiredKeys: [] },
      ),
    }),
    { minLength: 1, maxLength: 16 },
  ),
})

/** Each sheet goes out and in through two processes, which take far longer than its rows: few sheets of many rows try as much as many. */
const RUNS = 2
const KINDS = ['products', 'categories', 'brands'] as const
const FORMATS = ['xlsx', 'csv'] as const
const languages = fc.tuple(...KINDS.map(() => fc.constantFrom('en', 'ar')))

describeShop('a sheet that was taken out', (shop) => {
  const { checked, call } = sheeting(shop)

  test('comes in unchanged, whatever is in it, in either format and language', async () => {
    let n = 0
    await fc.assert(
      fc.asyncProperty(catalogue, languages, async (stock, spoken) => {
        n += 1
        const products = stock.products.map(({ categories, minor, ...product }, at) => ({
          ...product,
          specs: at === 0 ? EVERY_SPEC : { ...product.specs },
          sku: `RT-${n}-${at}`,
          price: minor as never,
          categories: categories.filter((each) => each < stock.categories.length),
        }))
        await shop().stock({ brands: distinct(stock.brands, n), categories: distinct(stock.categories, n), products })
        await putWithin(
          `${n}-0`,
          stock.children.filter((at) => at < stock.categories.length).map((at) => `${n}-${at}`),
        )
        for (const [at, kind] of KINDS.entries()) {
          const language = spoken[at] ?? 'en'
          // The next run takes the other format of each.
          const format = FORMATS[(n + at) % FORMATS.length] ?? 'csv'
          const run = await checked('admin', await taken(kind, format, language), { kind, language })
          expect({ kind, ...run.summary, groups: run.groups }).toMatchObject({ kind, added: 0, changed: 0, refused: 0, groups: [] })
        }
      }),
      { numRuns: RUNS },
    )
  })

  /** Categories are found by the end of their names, which the test has given them. */
  const putWithin = async (parent: string, children: readonly string[]) => {
    const { categories } = (await call('admin', 'GET /api/category')).json
    const idOf = (end: string) => categories.find(({ name }: { name: string }) => name.endsWith(` ${end}`))._id
    for (const child of children) {
      const body = { category: { parent: idOf(parent) } }
      expect((await call('admin', `PUT /api/category/${idOf(child)}`, body)).status).toBe(200)
    }
  }

  const taken = async (kind: string, format: string, language: string) => {
    const headers = { ...(await signedIn(shop(), 'admin')), 'accept-language': language }
    const answer = await shop().app.http.inject({ method: 'GET', url: `/api/sheets/export/${kind}?format=${format}`, headers })
    expect(answer.statusCode).toBe(200)
    return answer.rawPayload
  }
})

/** Slugs are made from names, and the stock of a test takes each as it is. */
function distinct<Row extends { readonly name: string }>(rows: readonly Row[], run: number): Row[] {
  return rows.map((row, at) => ({ ...row, name: `${row.name} ${run}-${at}` }))
}
