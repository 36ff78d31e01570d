import { connect } from 'node:net'
import fc from 'fast-check'
import type { App } from '#server/app.ts'
import { originOf } from '#tests/support/http/raw-ask.ts'
import { anyText } from '../support/any-text.ts'

export interface HostileResult {
  readonly sent: number
  /** Answers by status; 0 where the connection was closed without one. */
  readonly statuses: ReadonlyMap<number, number>
  /** Answers of 500 and up, refusals that are neither JSON nor a page of ours, and requests without an answer. */
  readonly faults: readonly string[]
}

const AT_ONCE = 16
const SILENCE_MS = 60_000
const PARAMETERS = ['name', 'category', 'brand', 'min', 'max', 'rating', 'order', 'page', 'limit', 'sortOrder', '__proto__', 'a[b]', '']
const ADDRESSES = [
  '/api/product/list',
  '/api/product/list/search/',
  '/api/product/item/',
  '/api/product/list/brand/',
  '/api/category/list',
  '/api/docs',
]
const OTHER_ADDRESSES = [
  '/',
  '/api',
  '/api/',
  '/media/',
  '/sitemap/',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/readyz',
  '/api/order/add',
  '//',
  '*',
  'http://a/',
]
const PAGES = [
  '/ar',
  '/ar/',
  '/shop',
  '/ar/shop',
  '/shop/category/',
  '/ar/shop/brand/',
  '/product/',
  '/ar/product/',
  '/brands',
  '/login',
  '/reset-password/',
  '/prove-email/',
  '/auth/success',
  '/newsletter/unsubscribe/',
  '/dashboard',
  '/dashboard/address/edit/',
  '/assets/',
  '/artwork/',
  '/no-page/',
]
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'get', 'HACK']

const NASTY = fc.constantFrom(
  '%00',
  '%',
  '%zz',
  '%c3%28',
  '%ed%a0%80',
  '%F0%9F%98%80',
  '%E2%80%AE',
  '%25%30%30',
  '..%2f..%2f',
  '../../',
  "'%20or%20'1'='1",
  '%22%3B--',
  '%5C',
  '%25%25%5F',
  '%7B%22price%22%3A1%7D',
  '%D9%81%D8%B1%D9%86',
  '٣',
  '1e999',
  '-0',
  '9007199254740993',
  '99999999999999999999999',
  'NaN',
  'null',
  'true',
  '0x10',
  '1.7976931348623157e308',
  '%20',
  '+',
  '&&==',
  '__proto__',
  'a'.repeat(300),
  '%D9%A7'.repeat(60),
  'x'.repeat(9_000),
)
const word = fc.oneof(
  { weight: 3, arbitrary: NASTY },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }).map(encodeURIComponentSafely) },
  { weight: 1, arbitrary: anyText({ maxLength: 20 }).map(encodeURIComponentSafely) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map(withoutBreaks) },
)
const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), word), { maxLength: 8 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`))
const target = fc
  .tuple(
    fc.oneof(fc.constantFrom(...ADDRESSES), fc.constantFrom(...OTHER_ADDRESSES), fc.constantFrom(...PAGES)),
    fc.oneof(fc.constant(''), word),
    query,
  )
  .map((parts) => parts.join(''))
const header = fc.oneof(
  fc.tuple(fc.constant('accept-encoding'), fc.constantFrom('br', 'gzip;q=0, *', 'zstd', 'identity;q=0', '*;q=0', ',,,', 'x'.repeat(3_000))),
  fc.tuple(fc.constant('accept-language'), fc.constantFrom('ar', 'ar;q=', '\u0000', '*', 'e'.repeat(2_000), 'ar-u-nu-arab')),
  fc.tuple(
    fc.constant('authorization'),
    fc.constantFrom('', 'Bearer', 'Bearer member', 'Bearer Bearer nameless', 'Basic x', 'Bearer %00', 'é'),
  ),
  fc.tuple(fc.constant('if-none-match'), fc.constantFrom('*', '"', 'W/', ',,', '"a", *', '\\')),
  fc.tuple(
    fc.constant('content-type'),
    fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'a/b; charset=%', '', ';', 'application/json; x="'),
  ),
  fc.tuple(fc.constant('content-encoding'), fc.constantFrom('gzip', 'br', 'rot13', 'gzip, gzip', '')),
  fc.tuple(
    fc.constantFrom('x-forwarded-for', 'range', 'expect', 'host', 'cookie', 'x-http-method-override', 'upgrade', 'referer'),
    fc.string({ maxLength: 60 }).map(withoutBreaks),
  ),
)
const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{', '[[', '{"__proto__":1}', '\u0000', '"', 'a=b&c', '['.repeat(20_000), `"${'x'.repeat(1_200_000)}"`),
  },
)

interface Attempt {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  method: fc.constantFrom(...METHODS),
  target,
  headers: fc.array(header, { maxLength: 5 }),
  body,
})

/** A shop in this process, or at an address in another; `hasPages` where the built pages answer beside the API. */
export type HostileTarget = Pick<App, 'http'> | { readonly url: string; readonly hasPages: true }

/** Sends requests that no browser would, over raw sockets, the same ones for the same seed. */
export async function hostileRequests(to: HostileTarget, count: number, seed = 1): Promise<HostileResult> {
  const hasPages = 'url' in to
  const port = Number(new URL(hasPages ? to.url : await listening(to)).port)
  const statuses = new Map<number, number>()
  const faults: string[] = []
  const waiting = fc.sample(attempt, { numRuns: count, seed }).entries()
  const send = async () => {
    for (const [index, each] of waiting) {
      const answer = await exchange(port, asBytes(each))
      const status = statusOf(answer)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const fault = faultIn(answer, status, each, hasPages)
      if (fault !== null)
        faults.push(`#${index} ${each.method} ${each.target.slice(0, 200)} ${JSON.stringify(each.headers).slice(0, 200)}: ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  return { sent: count, statuses, faults }
}

async function listening({ http }: Pick<App, 'http'>): Promise<string> {
  const address = http.server.listening ? http.server.address() : null
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : originOf(http)
}

function asBytes({ method, target, headers, body }: Attempt): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'host: shop.example',
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ]
  if (body !== '' && method !== 'GET') lines.push(`content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${method === 'GET' ? '' : body}`)
}

function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const end = () => resolve(Buffer.concat(chunks).toString('latin1'))
    socket.setTimeout(SILENCE_MS, () => {
      chunks.push(Buffer.from('silence'))
      socket.destroy()
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that refuses a body early may cut the line while it is still being sent.
    socket.on('error', end)
    socket.on('close', end)
  })
}

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (?:100 Continue\r\n\r\nHTTP\/1\.1 )?(\d{3}) /.exec(answer)?.[1] ?? 0)
}

function faultIn(answer: string, status: number, { method, target, body }: Attempt, hasPages: boolean): string | null {
  if (answer.endsWith('silence')) return 'no answer'
  // Only a body that is refused while it is still being sent may cost the answer.
  if (status === 0 && (body === '' || method === 'GET')) return 'closed without an answer'
  if (status >= 500) return answer.slice(0, 300)
  if (status < 400 || method === 'HEAD' || /^content-encoding:/im.test(answer)) return null
  if (/"error":"[^"]+"/.test(answer) && /"code":"[a-z/-]+"/.test(answer)) return null
  const isWhole = /<\/html>(<!-- diyafa [\w.-]+ -->)?$/.test(answer)
  const isOurPage = /^content-security-policy: default-src 'self'; script-src 'self' 'sha256-/im.test(answer) && isWhole
  if (hasPages && isOurPage && method === 'GET' && !/^\/api(\/|\?|$)/.test(target)) return null
  // No person reads the answer to a missing script or style, so that it is two words and no page.
  const isPlain = /^content-type: text\/plain/im.test(answer) && answer.endsWith('\r\n\r\nnot found')
  if (hasPages && isPlain && status === 404 && target.startsWith('/assets/')) return null
  return `a refusal of another kind: ${answer.slice(0, 300)}`
}

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function withoutBreaks(text: string): string {
  return text.replace(/[\r\n]/g, '')
}
