import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { originOf, type RawAsk, rawAsk } from '#tests/support/http/raw-ask.ts'
import { editProduct } from '#tests/support/shop/catalogue-changes.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { managing, somePicture } from '#tests/support/shop/product-management.ts'
import { type ReceivedChanges, receiveChanges } from '#tests/support/shop/received-changes.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const LIST = '/api/product/list?limit=20'
const list = (query: string) => `/api/product/list?${query}`
const KITCHEN = {
  categories: [{ name: 'Cooking' }, { name: 'Cold' }],
  brands: [{ name: 'Nilo' }, { name: 'Sahara' }],
  products: [
    { name: 'Range', categories: [0], brand: 0 },
    { name: 'Grill', categories: [0], brand: 0 },
    { name: 'Fridge', categories: [1], brand: 1 },
  ],
}

describeShop('cached answers', (shop, on) => {
  let origin = ''
  let received: ReceivedChanges
  let ids: string[] = []
  beforeAll(async () => {
    origin = await originOf(shop().app.http)
    received = await receiveChanges(on.database())
  })
  beforeEach(async () => {
    const products = Array.from({ length: 12 }, (_, n) => ({ name: `Oven ${n + 1}`, pounds: 1234.5 }))
    ids = await received.after(() => shop().stock({ products }))
  })
  const found = (paths: readonly string[]) => paths.filter((path) => shop().app.cache.find(path) !== undefined)
  const ask = (path: string, options?: RawAsk) => rawAsk(origin, path, options)

  const CACHED_PATHS = [
    LIST,
    '/api/product/list?order=2&page=2',
    '/api/product/list/search/oven',
    '/api/product/item/oven-3',
    '/api/product/list/brand/nobody',
    '/api/category/list',
    '/api/brand/list',
  ]

  test.each(CACHED_PATHS)('%s may be stored by anyone and is revalidated by its tag', async (path) => {
    const cold = await ask(path)
    const warm = await ask(path)
    for (const answer of [cold, warm]) {
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, no-cache',
        vary: 'Accept-Encoding, Authorization, Accept-Language',
        'content-type': 'application/json; charset=utf-8',
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
      })
    }
    expect(shop().app.cache.find(path)).toBeDefined()
    expect(warm.text).toBe(cold.text)
    const etag = String(cold.headers.etag)
    expect(warm.headers.etag).toBe(etag)
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const unchanged = await ask(path, { headers: { 'if-none-match': tag } })
      expect(unchanged.status, tag).toBe(304)
      expect(unchanged.bytes).toHaveLength(0)
      expect(unchanged.headers).toMatchObject({ etag, 'cache-control': 'public, no-cache', vary: warm.headers.vary })
    }
    expect((await ask(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('an uncached answer is revalidated by its tag too', async () => {
    const { headers } = await ask(LIST)
    shop().app.cache.dropAll()
    expect((await ask(LIST, { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(304)
  })

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'gzip'],
    ['identity', undefined],
    ['deflate', undefined],
    ['br;q=0, gzip;q=0.0', undefined],
    ['', undefined],
  ])('to "%s" it goes out as %s, with the same content', async (accepted, encoding) => {
    const plain = await ask(LIST)
    await expect.poll(async () => (await ask(LIST, { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe('gzip')
    await expect.poll(async () => (await ask(LIST, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br')
    const answer = await ask(LIST, { headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length))
    expect(answer.text).toBe(plain.text)
    if (encoding !== undefined) expect(answer.bytes.length).toBeLessThan(plain.bytes.length)
  })

  test('HEAD has the headers of GET and no body, cold and warm', async () => {
    const coldHead = await ask(LIST, { method: 'HEAD' })
    const get = await ask(LIST)
    const head = await ask(LIST, { method: 'HEAD' })
    for (const each of [coldHead, head]) {
      expect(each.status).toBe(200)
      expect(each.bytes).toHaveLength(0)
      expect(each.headers).toMatchObject({ etag: get.headers.etag, 'content-length': String(get.bytes.length) })
    }
  })

  test('both languages get the same bytes, since both texts are in them', async () => {
    const english = await ask(LIST, { headers: { 'accept-language': 'en' } })
    expect((await ask(LIST, { headers: { 'accept-language': 'ar' } })).text).toBe(english.text)
  })

  describe('signed-in viewers', () => {
    test('get answers of their own, which are neither cached nor served from the cache', async () => {
      for (const [name, hasPrice] of [
        ['member', true],
        ['nameless', false],
      ] as const) {
        const who = await signedIn(shop(), name)
        shop().app.cache.dropAll()
        const own = await ask(LIST, { headers: who })
        expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store' })
        expect(own.headers).not.toHaveProperty('etag')
        expect(shop().app.cache.find(LIST)).toBeUndefined()
        const anonymous = await ask(LIST)
        expect(anonymous.text).not.toContain('"price"')
        expect(shop().app.cache.find(LIST)).toBeDefined()
        const again = await ask(LIST, { headers: { ...who, 'if-none-match': '*' } })
        expect(again.headers['cache-control']).toBe('private, no-store')
        expect(again.text.includes('"price"')).toBe(hasPrice)
      }
    })

    test('get compressed answers with the same content', async () => {
      const member = await signedIn(shop(), 'member')
      const plain = await ask(LIST, { headers: member })
      for (const encoding of ['br', 'gzip']) {
        const packed = await ask(LIST, { headers: { ...member, 'accept-encoding': encoding } })
        expect(packed.headers['content-encoding']).toBe(encoding)
        expect(packed.text).toBe(plain.text)
      }
    })

    test.each(['Bearer expired', 'Bearer ', '', 'Basic bW9uYTp4', 'Bearer Bearer nobody'])(
      'with a bad token are answered as anonymous: "%s"',
      async (authorization) => {
        const anonymous = await ask(LIST)
        const answer = await ask(LIST, { headers: { authorization } })
        expect(answer.status).toBe(200)
        expect(answer.text).toBe(anonymous.text)
        expect(answer.headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: anonymous.headers.etag })
      },
    )
  })

  test('refusals are never cached', async () => {
    for (const path of ['/api/product/item/none', '/api/product/list?page=x', '/api/nope']) {
      const { headers } = await ask(path)
      expect(headers['cache-control']).toBe('no-store')
      expect(shop().app.cache.find(path)).toBeUndefined()
    }
  })

  test('after a change the very next answer is right, at every address', async () => {
    const paths = [LIST, '/api/product/item/oven-1', '/api/product/list?name=oven&limit=50']
    for (let quantity = 20; quantity < 30; quantity += 1) {
      for (const path of paths) await ask(path)
      const tags = await Promise.all(paths.map(async (path) => (await ask(path)).headers.etag))
      await editProduct(shop().change, ids[0] ?? '', { quantity })
      for (const [index, path] of paths.entries()) {
        const { text, headers } = await ask(path, { headers: { 'if-none-match': String(tags[index]) } })
        expect(text, path).toContain(`"quantity":${quantity}`)
        expect(headers.etag).not.toBe(tags[index])
      }
    }
  })

  test('a change of one product, or of its pictures, drops it and what shows it at once, and nothing else', async () => {
    const [range = ''] = await received.after(() => shop().stock(KITCHEN))
    const dropped = [
      '/api/product/item/range',
      list('category=cooking'),
      list('brand=nilo'),
      list('page=1'),
      list('name=range'),
      '/api/review/range',
    ]
    const rest = ['/api/product/item/grill', '/api/product/item/fridge', list('category=cold'), list('brand=sahara'), '/api/brand/list']
    const editor = await signedIn(shop(), 'admin')
    const { json } = await shop().get(`/api/product/${range}`, editor)
    const { sku, name, nameAr, slug, description, descriptionAr, price, taxable, brand } = json.product
    const typed = { sku, name, nameAr, slug, description, descriptionAr, price, taxable, brand: brand._id }
    const file = await somePicture()
    const { call, send } = managing(shop)
    const changes = [
      () => call('admin', `PUT /api/product/${range}`, { product: { ...typed, quantity: 7 } }),
      () => send('admin', `PUT /api/product/${range}/image`, [{ name: 'image', file }]),
      () => send('admin', `POST /api/product/${range}/pictures`, [{ name: 'image', file }]),
    ]
    for (const change of changes) {
      shop().app.cache.dropAll()
      for (const path of [...dropped, ...rest]) expect((await ask(path)).status, path).toBe(200)
      expect(found([...dropped, ...rest])).toEqual([...dropped, ...rest])
      expect((await change()).status).toBe(200)
      expect(found(dropped)).toEqual([])
      expect(found(rest)).toEqual(rest)
    }
    expect((await ask(list('category=cooking'))).text).toContain('"quantity":7')
  })

  test('a product that is deleted or comes back, alone or in a choice of many, ends what shows it, and nothing else', async () => {
    const [range = ''] = await received.after(() => shop().stock(KITCHEN))
    const lists = [list('category=cooking'), list('brand=nilo'), list('page=1'), list('name=range'), '/api/brand/list']
    const dropped = ['/api/product/item/range', '/api/review/range', ...lists, '/sitemap/products-1.xml']
    const rest = [...['grill', 'fridge'].map((slug) => `/api/product/item/${slug}`), list('category=cold'), list('brand=sahara')]
    const { call } = managing(shop)
    const many = { selection: { ids: [range] }, change: { kind: 'delete' }, key: randomUUID(), changes: 1 }
    const changes = [
      ['gone', () => call('admin', `DELETE /api/product/delete/${range}`)],
      ['there', () => call('admin', `POST /api/product/deleted/${range}/restore`, { product: {} })],
      ['gone', () => call('admin', 'POST /api/product/many', many)],
      ['there', () => call('admin', `POST /api/product/many/${many.key}/undo`)],
    ] as const
    await signedIn(shop(), 'admin')
    for (const [state, change] of changes) {
      for (const path of [...dropped, ...rest, ...lists]) await ask(path)
      expect(found([...lists, ...rest])).toEqual([...lists, ...rest])
      expect((await change()).status).toBe(200)
      expect(found(dropped)).toEqual([])
      expect(found(rest)).toEqual(rest)
      const isThere = state === 'there'
      expect((await ask('/api/product/item/range')).status).toBe(isThere ? 200 : 404)
      for (const path of [list('category=cooking'), list('page=1')]) expect((await ask(path)).text.includes('"Range"')).toBe(isThere)
    }
  })

  test('addresses that mean the same share one answer', async () => {
    await ask('/api/product/list')
    const answer = shop().app.cache.find('/api/product/list')
    await ask('/api/product/list?page=1&unknown=x&order=')
    expect(shop().app.cache.find('/api/product/list?page=1&unknown=x&order=')).toBe(answer)
  })
})
