import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cdn, openCdn } from '#server/platform/http/cache/cdn.ts'
import { originOf, rawAsk } from '#tests/support/http/raw-ask.ts'
import { editProduct } from '#tests/support/shop/catalogue-changes.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { join, signedIn } from '#tests/support/shop/people.ts'
import { reviewing } from '#tests/support/shop/reviewing.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const LIST = '/api/product/list?category=ovens'

describeShop(
  'the CDN',
  (shop) => {
    const purged: string[][] = []
    const asked: string[] = []
    const refusals: number[] = []
    const hook = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => {
        asked.push(request.url ?? '')
        const refusal = refusals.shift()
        if (refusal === undefined) purged.push(JSON.parse(body).keys)
        response.writeHead(refusal ?? 200, refusal === 307 ? { location: '/elsewhere' } : {}).end()
      })
    })
    beforeAll(async () => {
      await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
      const { port } = hook.address() as AddressInfo
      cdn = openCdn({ purgeUrl: `http://127.0.0.1:${port}/purge`, log: pino({ level: 'silent' }) })
    })
    afterAll(() => hook.close())
    let oven = ''
    beforeEach(async () => {
      const stock = { categories: [{ name: 'Ovens' }], brands: [{ name: 'Nilo' }], products: [{ name: 'Oven', categories: [0], brand: 0 }] }
      oven = (await shop().stock(stock))[0] ?? ''
      await expect.poll(() => purged.at(-1), { timeout: 20_000 }).toEqual(['all'])
      purged.length = 0
    })

    test('is told by a shop that starts to forget all that the version before has said', () => {
      expect(purgedAtStart).toEqual([null])
    })

    test('is told how long it may hold public answers, and by which keys they are purged', async () => {
      const packed = await shop().app.http.inject({ url: '/api/docs', headers: { 'accept-encoding': 'br' } })
      expect(packed.headers['content-encoding'], 'others hold what comes first').toBe('br')
      const { headers } = await shop().get(LIST)
      expect(headers).toMatchObject({ 'cdn-cache-control': 'public, s-maxage=3600, stale-while-revalidate=60' })
      expect(headers['surrogate-key']).toBe('all category:ovens product:oven')
      expect((await shop().get('/api/product/item/oven')).headers['surrogate-key']).toBe('all product:oven')
      const own = await shop().get(LIST, await signedIn(shop(), 'member'))
      const refused = await shop().get('/api/product/item/nothing')
      for (const answer of [own, refused]) expect(answer.headers['cdn-cache-control']).toBeUndefined()
    })

    test('holds answers to any text in place of a slug, by keys that a header takes', async () => {
      const origin = await originOf(shop().app.http)
      const asked = ['أفران', '🔥', 'ovens\r\nset-cookie: a=b', 'ovens all', 'ovens\u0001'].map(encodeURIComponent)
      const paths = asked.flatMap((text) => [
        `/api/product/list?category=${text}`,
        `/api/product/list?brand=${text}`,
        `/api/product/list/brand/${text}`,
      ])
      for (const path of [...paths, ...paths]) {
        const { status, headers } = await rawAsk(origin, path)
        expect(status, path).toBe(200)
        expect(headers['surrogate-key'], path).toMatch(/^all (category|brand):[\w%:-]+$/)
      }
    })

    test('is told what a change makes wrong, again after a refusal, and at no other address', async () => {
      refusals.push(503, 307)
      const admin = await signedIn(shop(), 'admin')
      const { json } = await shop().get(`/api/product/${oven}`, admin)
      const body = { product: { isActive: false, version: json.product.version } }
      expect((await sendJson(shop(), { call: `PUT /api/product/${oven}/active`, headers: admin, body })).status).toBe(200)
      const keys = ['addresses', 'brand:nilo', 'category:ovens', 'counts', 'filtered', 'menus', 'product:oven', 'products']
      await expect.poll(() => purged.flat().toSorted(), { timeout: 20_000 }).toEqual(keys)
      expect(new Set(asked)).toEqual(new Set(['/purge']))
    })

    test('is told of the ratings by which every page offers to filter, with the first one alone', async () => {
      const { review, approve } = reviewing(shop)
      for (const [who, keys] of [
        ['member', ['filtered', 'product:oven', 'ratings']],
        ['otherMember', ['filtered', 'product:oven']],
      ] as const) {
        await join(shop(), who)
        done(await approve('admin', await review(who, oven)))
        await expect.poll(() => purged.flat().toSorted(), { timeout: 20_000 }).toEqual(keys)
        purged.length = 0
      }
    })

    test('is told of many changes with few calls', async () => {
      for (let quantity = 1; quantity <= 10; quantity += 1) await editProduct(shop().change, oven, { quantity })
      await expect.poll(() => purged.at(-1), { timeout: 20_000 }).toEqual(['all'])
      expect(purged.length).toBeLessThan(10)
    })
  },
  {
    cdn: {
      headersOf: (validity) => opened().headersOf(validity),
      purge: (tags) => (cdn === null ? void purgedAtStart.push(tags) : cdn.purge(tags)),
    },
  },
)

let cdn: Cdn | null = null
const purgedAtStart: (readonly string[] | null)[] = []

/** The hook's port is known only once it listens. */
function opened(): Cdn {
  if (cdn === null) throw new Error('The hook is there from beforeAll on.')
  return cdn
}
