import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startShop } from '../../support/browser/shop-process.ts'
import { CACHE_STATUS, startCachingProxy } from './proxy.ts'

const PASSWORD = 'diyafa-demo'
const PACKINGS = ['br', 'gzip', 'identity'] as const
/** Answers in the cache hold for 30 seconds, and the visitor who asks after that gets the old one once more. */
const STALE_MOST_MS = 90_000

interface Seen {
  readonly status: number
  /** The word of nginx for where an answer came from: MISS, HIT, STALE, UPDATING, EXPIRED or BYPASS. */
  readonly cache: string | null
  readonly text: string
}

/** A shop behind nginx with the cache of docs/operations.md: who gets what from it, how old it is, and what is left while the shop is away. */
export async function prove(): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-shared-cache-'))
  const shop = await startShop({ CDN: 'on' })
  const proxy = await startCachingProxy(path.join(folder, 'proxy'), Number(new URL(shop.url).port))
  const faults: string[] = []
  const expect = (what: string, ...seen: readonly [unknown, unknown]) => {
    if (seen[0] !== seen[1]) faults.push(`${what}: ${String(seen[0])} instead of ${String(seen[1])}`)
  }
  const ask = async (where: string, headers: Readonly<Record<string, string>> = {}): Promise<Seen> => {
    const answer = await fetch(proxy.origin + where, { headers: { 'accept-encoding': 'identity', ...headers } })
    return { status: answer.status, cache: answer.headers.get(CACHE_STATUS), text: await answer.text() }
  }
  try {
    for (const where of ['/api/product/list?limit=5', '/ar/shop', '/api/brand/list']) {
      for (const packing of PACKINGS) {
        const first = await ask(where, { 'accept-encoding': packing })
        const again = await ask(where, { 'accept-encoding': packing })
        expect(`${where} at first, as ${packing}`, `${first.status} ${first.cache}`, '200 MISS')
        expect(`${where} again, as ${packing}`, `${again.status} ${again.cache}`, '200 HIT')
        expect(`${where} as ${packing} is the same again`, again.text, first.text)
      }
    }
    const absent = [await ask('/product/nothing-of-this-name'), await ask('/product/nothing-of-this-name')]
    expect('a page that is not there', absent.map(({ status, cache }) => `${status} ${cache}`).join(), '404 MISS,404 MISS')

    const list = '/api/product/list?limit=3'
    const anonymous = await ask(list)
    const own = await ask(list, { authorization: await signIn(proxy.origin, 'member@diyafa.example') })
    expect('a member asks past the cache', `${own.status} ${own.cache}`, '200 BYPASS')
    expect("a member's list has prices", own.text.includes('"price"'), true)
    expect('nobody else gets these', (await ask(list)).text, anonymous.text)

    const olderMs = await untilChanged(proxy.origin, ask, faults)
    await shop.stop()
    const whileAway = await ask('/ar/shop')
    expect('a page while the shop is away', whileAway.status, 200)
    expect('a page that nobody asked for while the shop is away', (await ask('/brands')).status, 502)

    const line = `lists and pages of a shop behind nginx: sent once for each packing, past the cache for members, a change seen after ${(olderMs / 1000).toFixed(0)} s, pages sent while the shop is away: ${faults.length} faults`
    if (faults.length > 0) throw new Error([line, ...faults].join('\n'))
    return line
  } finally {
    await proxy.stop()
    await shop.stop()
    shop.remove()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function signIn(origin: string, email: string): Promise<string> {
  return (await send<{ token: string }>(`${origin}/api/auth/login`, 'POST', { email, password: PASSWORD })).token
}

async function send<Reply>(address: string, method: string, body: object, authorization = ''): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...(authorization === '' ? {} : { authorization }) }
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${address} was answered ${answer.status}: ${await answer.text()}`)
  return answer.json() as Promise<Reply>
}

/** Switches off the first product of the list; answers how long the cache goes on showing it. */
async function untilChanged(origin: string, ask: (where: string) => Promise<Seen>, faults: string[]): Promise<number> {
  const where = '/api/product/list?limit=5'
  const [product] = (JSON.parse((await ask(where)).text) as { products: readonly { _id: string }[] }).products
  if (product === undefined) throw new Error('the list shows nothing')
  const token = await signIn(origin, 'admin@diyafa.example')
  await send(`${origin}/api/product/${product._id}/active`, 'PUT', { product: { isActive: false } }, token)
  const began = performance.now()
  while ((await ask(where)).text.includes(product._id)) {
    if (performance.now() - began > STALE_MOST_MS) {
      faults.push('a product that was switched off stays in the cache')
      break
    }
    await pause(500)
  }
  return performance.now() - began
}
