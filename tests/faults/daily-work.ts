import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '#demo/data/people.ts'
import { type FormPart, multipart, texts } from '../support/http/multipart.ts'
import { photo } from '../support/pictures/pictures.ts'

const SECOND_MS = 1_000
const GIVEN_UP_MS = 60 * SECOND_MS

export interface Told {
  /** Null where the connection was refused or cut off. */
  readonly status: number | null
  readonly retryAfter: string | null
  // biome-ignore lint/suspicious/noExplicitAny: answers are what the proofs are about, so they come untyped
  readonly json: any
}

interface Sent {
  readonly token?: string
  readonly body?: object
  readonly form?: readonly FormPart[]
  readonly waitMs?: number
}

export async function send(origin: string, call: string, { token, body, form, waitMs = GIVEN_UP_MS }: Sent = {}): Promise<Told> {
  const [method = '', where = ''] = call.split(' ')
  const parts = form === undefined ? undefined : multipart(form)
  const headers: Record<string, string> = {
    ...(token === undefined ? {} : { authorization: token }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...parts?.headers,
  }
  const bytes = parts === undefined ? body && JSON.stringify(body) : new Uint8Array(parts.body)
  try {
    const answer = await fetch(`${origin}${where}`, {
      method,
      headers,
      signal: AbortSignal.timeout(waitMs),
      ...(bytes === undefined ? {} : { body: bytes }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), json: isJson ? JSON.parse(text) : text }
  } catch {
    return { status: null, retryAfter: null, json: null }
  }
}

export async function signIn(origin: string, role: 'admin' | 'merchant' | 'member'): Promise<string> {
  const email = DEMO_SIGN_INS.find((person) => person.email.startsWith(role))?.email
  const { json } = await send(origin, 'POST /api/auth/login', { body: { email, password: DEMO_PASSWORD } })
  if (json?.token === undefined) throw new Error(`${role} could not sign in: ${JSON.stringify(json)}`)
  return json.token
}

interface Asked {
  readonly cartId: string
  /** The products that were asked for, one piece of each. */
  readonly products: readonly string[]
  orderId?: string
}

interface Added {
  readonly sku: string
  isAcknowledged: boolean
  /** The id that was told. */
  id?: string
}

interface Filed {
  readonly orderId: string
  readonly bytes: Buffer
  fileId?: string
}

/** Requests, products with pictures and files, with what was answered about each. */
export class DailyWork {
  readonly faults: string[] = []
  /** Answers by their status; 0 stands for a cut connection. */
  readonly statuses = new Map<number, number>()
  #people: { admin: string; member: string }
  readonly #products: readonly string[]
  readonly #brand: string
  readonly #name: string
  readonly #asked: Asked[] = []
  readonly #added: Added[] = []
  readonly #filed: Filed[] = []
  #picture: Promise<Buffer>
  #count = 0

  private constructor(name: string, people: { admin: string; member: string }, facts: { products: readonly string[]; brand: string }) {
    this.#name = name
    this.#people = people
    this.#products = facts.products
    this.#brand = facts.brand
    this.#picture = photo({ width: 700, height: 500 }).jpeg().toBuffer()
  }

  static async begin(origin: string, name: string): Promise<DailyWork> {
    const people = { admin: await signIn(origin, 'admin'), member: await signIn(origin, 'member') }
    const { json: list } = await send(origin, 'GET /api/product/list?limit=40')
    const { json: brands } = await send(origin, 'GET /api/brand?page=1', { token: people.admin })
    const products = list.products.flatMap(({ _id, quantity }: { _id: string; quantity: number }) => (quantity > 0 ? [_id] : []))
    return new DailyWork(name, people, { products, brand: brands.brands[0]._id })
  }

  /** Signs in once more, as a session may have ended. */
  async renew(origin: string): Promise<void> {
    this.#people = { admin: await signIn(origin, 'admin'), member: await signIn(origin, 'member') }
  }

  get acknowledged(): number {
    const all = [...this.#asked.map(({ orderId }) => orderId), ...this.#filed.map(({ fileId }) => fileId)]
    return all.filter((id) => id !== undefined).length + this.#added.filter(({ isAcknowledged }) => isAcknowledged).length
  }

  get attempted(): number {
    return this.#asked.length + this.#added.length + this.#filed.length
  }

  /** Does one thing after the other, with a rest between, until it is told to stop. */
  async go(origin: () => string, isOver: () => boolean, restMs = 0): Promise<void> {
    for (; !isOver(); ) {
      const told = await this.next(origin())
      // A caller who is cut off or refused looks again a moment later.
      if (told.status !== 200) await pause(Math.max(50, restMs))
      else if (restMs > 0) await pause(restMs)
    }
  }

  async next(origin: string): Promise<Told> {
    this.#count += 1
    const kinds = [this.request, this.product, this.request, this.file]
    const told = await (kinds[this.#count % kinds.length] ?? this.request).call(this, origin)
    this.statuses.set(told.status ?? 0, (this.statuses.get(told.status ?? 0) ?? 0) + 1)
    const isTold = told.status !== 503 || (told.retryAfter !== null && typeof told.json?.error === 'string')
    if (![null, 200, 503].includes(told.status) || !isTold) this.faults.push(`answered ${told.status} ${JSON.stringify(told.json)}`)
    return told
  }

  async request(origin: string): Promise<Told> {
    const products = this.#products.slice(this.#count % 10, (this.#count % 10) + 2).map((product) => ({ product, quantity: 1 }))
    const stored = await send(origin, 'POST /api/cart/add', { token: this.#people.member, body: { products } })
    if (stored.status !== 200) return stored
    const asked: Asked = { cartId: stored.json.cartId, products: products.map(({ product }) => product) }
    this.#asked.push(asked)
    const told = await send(origin, 'POST /api/order/add', { token: this.#people.member, body: { cartId: asked.cartId } })
    if (told.status === 200) asked.orderId = told.json.order._id
    return told
  }

  async product(origin: string): Promise<Told> {
    const added: Added = { sku: `${this.#name}-${this.#added.length + 1}`, isAcknowledged: false }
    this.#added.push(added)
    const words = { name: `Oven ${added.sku}`, nameAr: `فرن ${added.sku}`, description: 'Bakes.', descriptionAr: 'يخبز.' }
    const fields = { sku: added.sku, ...words, quantity: 5, price: 1000, taxable: 'true', brand: this.#brand, isActive: 'true' }
    const form = [...texts(fields), { name: 'image', file: await this.#picture, type: 'image/jpeg', fileName: 'oven.jpg' }]
    const told = await send(origin, 'POST /api/product/add', { token: this.#people.admin, form })
    added.isAcknowledged = told.status === 200
    if (added.isAcknowledged) added.id = told.json.product._id
    return told
  }

  async file(origin: string): Promise<Told> {
    const orderId = this.#asked.findLast((asked) => asked.orderId !== undefined)?.orderId
    if (orderId === undefined || this.#filed.filter((filed) => filed.orderId === orderId).length > 3) return this.request(origin)
    const bytes = Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/N ${this.#filed.length + 1}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
    const filed: Filed = { orderId, bytes }
    this.#filed.push(filed)
    const form: FormPart[] = [
      { name: 'name', value: 'plan.pdf' },
      { name: 'file', file: bytes, type: 'application/pdf', fileName: 'plan.pdf' },
    ]
    const told = await send(origin, `POST /api/order/${orderId}/files`, { token: this.#people.member, form })
    if (told.status === 200) filed.fileId = told.json.file._id
    return told
  }

  /** Everything that was acknowledged is there once, and nothing is half there. */
  async check(origin: string): Promise<string[]> {
    const faults = [...this.faults]
    for (const asked of this.#asked) faults.push(...(await this.#checkRequest(origin, asked)))
    for (const added of this.#added) faults.push(...(await this.#checkProduct(origin, added)))
    for (const filed of this.#filed) faults.push(...(await this.#checkFile(origin, filed)))
    return faults
  }

  async #checkRequest(origin: string, { cartId, orderId, products }: Asked): Promise<string[]> {
    const { member: token } = this.#people
    const again = await send(origin, 'POST /api/order/add', { token, body: { cartId } })
    if (again.status !== 200) return [`bag ${cartId} is answered ${again.status} ${JSON.stringify(again.json)}`]
    const id = again.json.order._id
    const { json } = await send(origin, `GET /api/order/${id}`, { token })
    const lines: readonly { product: { _id: string } | null; quantity: number }[] = json.order?.products ?? []
    const held = lines.map(({ product, quantity }) => `${quantity} ${product?._id}`).toSorted()
    const wanted = products.map((product) => `1 ${product}`).toSorted()
    const isWhole = held.join() === wanted.join()
    return [
      ...(orderId === undefined || orderId === id ? [] : [`request ${orderId} became ${id}`]),
      ...(isWhole ? [] : [`request ${id} holds ${held.join(', ')}`]),
    ]
  }

  async #checkProduct(origin: string, { sku, isAcknowledged, id }: Added): Promise<string[]> {
    const { json } = await send(origin, `GET /api/product?page=1&search=${sku}`, { token: this.#people.admin })
    const found = json.products.filter((product: { sku: string }) => product.sku === sku)
    if (found.length !== 1) return isAcknowledged || found.length > 1 ? [`product ${sku} is there ${found.length} times`] : []
    const { _id, name, price, quantity } = found[0]
    const isAsSent = name === `Oven ${sku}` && price === 1000 && quantity === 5 && (id === undefined || id === _id)
    if (!isAsSent) return [`product ${sku} is ${_id} ${name}, ${quantity} at ${price}, and ${id} was told`]
    const picture = await fetch(new URL(found[0].imageUrl ?? '/media/none', origin))
    const bytes = await picture.bytes()
    return picture.ok && bytes.length > 0 ? [] : [`the picture of ${sku} answers ${picture.status}`]
  }

  async #checkFile(origin: string, { orderId, bytes, fileId }: Filed): Promise<string[]> {
    if (fileId === undefined) return []
    const headers = { authorization: this.#people.member }
    const answer = await fetch(`${origin}/api/order/${orderId}/files/${fileId}`, { headers })
    return answer.ok && bytes.equals(await answer.bytes()) ? [] : [`file ${fileId} answers ${answer.status} or other bytes`]
  }
}

/** Asks until the answer is as wanted; answers the milliseconds that took. */
export async function until(what: string, isSo: () => Promise<boolean>, limitMs = GIVEN_UP_MS): Promise<number> {
  for (const start = Date.now(); ; await pause(100)) {
    if (await isSo()) return Date.now() - start
    if (Date.now() - start > limitMs) throw new Error(`never: ${what}`)
  }
}

export async function isReady(origin: string): Promise<boolean> {
  return (await send(origin, 'GET /readyz', { waitMs: 5 * SECOND_MS })).status === 200
}

export function counted(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status === 0 ? 'cut off' : status}`)
    .join(', ')
}
