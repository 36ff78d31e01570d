import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moveSlug } from '#tests/support/shop/catalogue-changes.ts'
import { merchantDesk } from '#tests/support/shop/merchants.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { join, signedIn } from '#tests/support/shop/people.ts'
import { managing, productFields, somePicture } from '#tests/support/shop/product-management.ts'
import { reviewing } from '#tests/support/shop/reviewing.ts'
import { sheeting } from '#tests/support/shop/sheeting.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const STOCK = {
  brands: [{ name: 'Nilo' }, { name: 'Sahara' }, { name: 'Delta' }],
  categories: [{ name: 'Cooking' }, { name: 'Cold' }, { name: 'Bars' }],
  products: [
    { name: 'Range', brand: 0, categories: [0], pounds: 900 },
    { name: 'Grill', sku: 'GR-1', brand: 0, categories: [0], pounds: 700 },
    { name: 'Oven', brand: 1, categories: [0, 1], pounds: 800 },
    { name: 'Fridge', sku: 'FR-1', brand: 1, categories: [1], pounds: 600 },
    { name: 'Freezer', brand: 1, categories: [1], pounds: 500 },
    { name: 'Blender', brand: 2, categories: [2], pounds: 400 },
  ],
}

const NEW_ROW =
  'SKU,Name,Name in Arabic,Description,Description in Arabic,Price,Stock,Brand,Category\nNEW-1,Warmer,سخان,Warms.,يسخن.,90,5,Delta,Cold\n'
const SWAPPED = 'SKU,Active\nGR-1,no\nFR-1,yes\n'
const SWAPPED_BACK = 'SKU,Active\nGR-1,yes\nFR-1,no\n'
const SLUGS = ['range', 'hearth', 'grill', 'oven', 'fridge', 'freezer', 'blender', 'convection-oven']
const list = (query: string) => `/api/product/list?limit=2&${query}`
const ADDRESSES = [
  ...SLUGS.map((slug) => `/api/product/item/${slug}`),
  ...['grill', 'hearth', 'fridge'].map((slug) => `/api/review/${slug}`),
  ...['page=1', 'page=2', 'page=3', 'order=1', 'order=2&page=2', 'min=1&max=650'].map(list),
  ...['limit=50', 'limit=1&rating=1'].map((query) => `/api/product/list?${query}`),
  '/api/product/list/rated',
  ...['cooking', 'kitchen', 'cold', 'bars', 'nothing', 'washing', 'serving'].flatMap((slug) =>
    [`category=${slug}`, `category=${slug}&order=2&page=2`].map(list),
  ),
  ...['nilo', 'sahara', 'delta', 'mouth', 'kessab', 'ocean', 'nour'].map((slug) => list(`brand=${slug}`)),
  ...['nilo', 'sahara', 'delta', 'mouth', 'kessab', 'ocean'].map((slug) => `/api/product/list/brand/${slug}?limit=2`),
  ...[
    'name=oven',
    'name=grill&category=cold',
    'name=hearht',
    'category=cold&brand=sahara',
    'rating=4&category=cooking',
    'category=washing&brand=kessab',
    'category=serving&name=oven',
  ].map(list),
  ...['oven', 'hea', 'fridge'].map((term) => `/api/product/list/search/${term}`),
  '/api/category/list',
  '/api/brand/list',
  '/sitemap.xml',
  '/sitemap/products-1.xml',
  '/sitemap/collections.xml',
]

describeShop('whatever is changed of a product', (shop) => {
  const { call, send, added } = managing(shop)
  const { review, approve, remove } = reviewing(shop)
  const { imported } = sheeting(shop)
  const desk = merchantDesk(shop)
  let ids: Record<string, string> = {}
  beforeEach(async () => {
    const stocked = await shop().stock(STOCK)
    ids = Object.fromEntries(STOCK.products.map(({ name }, n) => [name, stocked[n] ?? '']))
    await moveSlug(shop(), 'category', 'cooking', 'kitchen')
    await moveSlug(shop(), 'brand', 'delta', 'mouth')
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const idOf = (name: string) => ids[name] ?? ''

  /** Tells whether all pages offer to filter by ratings, as a page would that ends with nothing else. */
  const pages = async () => {
    const make = async () => {
      const { count } = (await shop().get('/api/product/list?limit=1&rating=1')).json
      return { status: 200, headers: {}, body: Buffer.from(String(count > 0)), validity: { tags: ['ratings'], until: Infinity } }
    }
    return String((await shop().app.cache.get('pages', make)).plain.body)
  }
  const answers = async () => {
    const told = new Map<string, string>()
    for (const path of ADDRESSES) {
      const { status, text } = await shop().get(path)
      told.set(path, status === 200 ? text : String(status))
    }
    return told.set('pages', await pages())
  }
  const edit = (name: string, product: object) => async () => done(await call('admin', `PUT /api/product/${idOf(name)}`, { product }))
  const shown = (name: string, isActive: boolean) => async () =>
    done(await call('admin', `PUT /api/product/${idOf(name)}/active`, { product: { isActive } }))
  const within = (name: string, wanted: readonly number[]) => async () => {
    const { categories } = (await shop().get('/api/category/list')).json
    const chosen = wanted.map((index) => categories.find(({ name: each }: { name: string }) => each === STOCK.categories[index]?.name)._id)
    done(await call('admin', `PUT /api/product/${idOf(name)}/categories`, { product: { categories: chosen } }))
  }
  const brandNamed = async (name: string) =>
    (await shop().get('/api/brand/list')).json.brands.find((each: { name: string }) => each.name === name)._id
  const categoryNamed = async (name: string) =>
    (await shop().get('/api/category/list')).json.categories.find((each: { name: string }) => each.name === name)._id
  const deleted = (name: string) => async () => done(await call('admin', `DELETE /api/product/delete/${idOf(name)}`))
  const restored = (name: string) => async () =>
    done(await call('admin', `POST /api/product/deleted/${idOf(name)}/restore`, { product: {} }))
  let written = ''
  let run = ''
  const many = (names: readonly string[], change: object) => async () => {
    const selection = { ids: names.map(idOf) }
    const { changes, mark } = (await call('admin', 'POST /api/product/many/preview', { selection, change })).json
    const { json } = await call('admin', 'POST /api/product/many', { selection, change, key: randomUUID(), changes, mark })
    expect(json.run.count).toBe(names.length)
    run = json.run._id
  }
  const undone = async () => expect((await call('admin', `POST /api/product/many/${run}/undo`)).json).toMatchObject({ undone: 2, left: [] })
  const sheet = (rows: string) => async () =>
    expect(await imported('admin', rows)).toMatchObject({ state: 'done', summary: { refused: 0 } })
  const described = { nameAr: 'اسم', description: 'Some.', descriptionAr: 'بعض.' }
  const brand = (name: string, isActive: boolean) => async () =>
    done(await call('admin', 'POST /api/brand/add', { ...described, name, isActive }))
  const category = (name: string, isActive: boolean) => async () =>
    done(await call('admin', 'POST /api/category/facts', { ...described, name, isActive, products: [] }))

  const CHANGES: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['its stock', edit('Grill', { quantity: 77 })],
    ['its price, which moves it in lists', edit('Range', { price: 450 })],
    ['its price, which leaves it in its place', edit('Range', { price: 460 })],
    ['its description', edit('Fridge', { description: 'Cools evenly.' })],
    ['its name, which searches find', edit('Freezer', { name: 'Hearth of ice' })],
    ['its slug', edit('Range', { slug: 'hearth' })],
    ['its slug, back to the former one', edit('Range', { slug: 'range' })],
    ['its slug, to the former one of another', edit('Grill', { slug: 'hearth' })],
    ['its brand', async () => edit('Oven', { brand: await brandNamed('Nilo') })()],
    ['its brand, which is left without any', async () => edit('Blender', { brand: await brandNamed('Nilo') })()],
    ['that brand, which gets its first one again', async () => edit('Blender', { brand: await brandNamed('Delta') })()],
    ['its being on show, as the last one of a brand', shown('Blender', false)],
    ['its being on show, as the first one of a brand', shown('Blender', true)],
    ['its being on show', shown('Oven', false)],
    ['its being on show again', shown('Oven', true)],
    ['its categories', within('Oven', [2])],
    ['its categories, none being left', within('Grill', [])],
    [
      'its picture',
      async () => done(await send('admin', `PUT /api/product/${idOf('Grill')}/image`, [{ name: 'image', file: await somePicture() }])),
    ],
    [
      'its first review',
      async () => {
        written = await review('member', idOf('Fridge'))
        done(await approve('admin', written))
      },
    ],
    ['its being on show, as the one that is rated', shown('Fridge', false)],
    ['the same, shown again', shown('Fridge', true)],
    ['its last review', async () => done(await remove('admin', written))],
    [
      'another first review',
      async () => {
        written = await review('member', idOf('Grill'))
        done(await approve('admin', written))
      },
    ],
    ['its deletion, as the one that is rated and had other slugs', deleted('Grill')],
    ['its return from the trash with them', restored('Grill')],
    ['its deletion, as the last one of a brand', deleted('Blender')],
    ['its return from the trash, as the first one of a brand', restored('Blender')],
    ['the prices of some', many(['Grill', 'Fridge'], { kind: 'price', percent: '10', rounding: 10 })],
    ['these prices, undone', undone],
    ['the category of some', async () => many(['Grill', 'Blender'], { kind: 'category-add', category: await categoryNamed('Cold') })()],
    ['that category, undone', undone],
    ['the brand of some', async () => many(['Grill', 'Blender'], { kind: 'brand', brand: await brandNamed('Sahara') })()],
    ['that brand, undone', undone],
    ['the deletion of some', many(['Range', 'Blender'], { kind: 'delete' })],
    ['that deletion, undone', undone],
    ['a brand that nobody sees yet', brand('Kessab', false)],
    ['a brand that has no product yet', brand('Ocean', true)],
    ['a category that nobody sees yet', category('Washing', false)],
    ['a category that stands in the menus', category('Serving', true)],
    ['a merchant whose brand is made', async () => done(await desk.approve((await desk.waiting({ brandName: 'Nour' })).id))],
    ['prices in a sheet', sheet('SKU,Price\nGR-1,655\nFR-1,665\n')],
    ['a sheet with another product', sheet(NEW_ROW)],
    ['its being off, beside one that is rated', shown('Fridge', false)],
    ['a sheet by which one goes that is rated, and another comes', sheet(SWAPPED)],
    ['a sheet by which they change places again', sheet(SWAPPED_BACK)],
    ['nothing', async () => edit('Grill', {})()],
    ['another product beside it', async () => added('admin', productFields(await brandNamed('Nilo')))],
    ['its deletion', async () => done(await call('admin', `DELETE /api/product/delete/${idOf('Oven')}`))],
    [
      'its return from the trash',
      async () => done(await call('admin', `POST /api/product/deleted/${idOf('Oven')}/restore`, { product: {} })),
    ],
  ]

  test('each answer is what a new one would be, and those that it does not touch come from the cache', async () => {
    await join(shop(), 'member')
    await signedIn(shop(), 'admin')
    await answers()
    // A second lies between any two of these changes: of many at once, those of lists are seen up to a second late.
    const now = performance.now.bind(performance)
    let secondsAhead = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now() + secondsAhead * 1000)
    for (const [what, change] of CHANGES) {
      secondsAhead += 1
      await change()
      if (what === 'its stock') expect(shop().app.cache.find('/sitemap/products-1.xml'), 'the sitemap stays').toBeDefined()
      const { hits } = shop().app.cache.counts
      const told = await answers()
      const stayed = shop().app.cache.counts.hits - hits
      shop().app.cache.dropAll()
      expect(Object.fromEntries(told), what).toEqual(Object.fromEntries(await answers()))
      expect(stayed, `${what}: how many stay`).toBeGreaterThan(ADDRESSES.length / 3)
    }
  })
})
