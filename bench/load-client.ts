import { connect, type Socket } from 'node:net'
import pg from 'pg'
import type { LoadDone, LoadOrder } from './load.ts'

/** A process of its own that sends requests over open connections and reads no more of the answers than it must. */
const END_OF_HEAD = Buffer.from('\r\n\r\n')

class Connection {
  keepsText = false
  readonly #socket: Socket
  #left = 0
  #status = 0
  #done: (status: number) => void = () => {}
  #fail: (error: Error) => void = () => {}
  #text = ''

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('data', (chunk) => this.#read(chunk))
    this.#socket.on('error', (error) => this.#fail(error))
    this.#socket.on('close', () => this.#fail(new Error('the server closed the connection')))
  }

  ask(request: Buffer): Promise<number> {
    this.#text = ''
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    this.#done = resolve
    this.#fail = reject
    this.#socket.write(request)
    return promise
  }

  /** The last answer's body. */
  get json(): Record<string, unknown> {
    return JSON.parse(this.#text.slice(this.#text.indexOf('\r\n\r\n')))
  }

  close(): void {
    this.#fail = () => {}
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    if (this.keepsText) this.#text += chunk.toString()
    this.#left = this.#left > 0 ? this.#left - chunk.length : this.#afterHead(chunk)
    if (this.#left === 0) this.#done(this.#status)
  }

  /** Returns the bytes of the answer that are still to come. */
  #afterHead(chunk: Buffer): number {
    const end = chunk.indexOf(END_OF_HEAD)
    const head = chunk.toString('latin1', 0, Math.max(end, 0))
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) {
      this.#fail(new Error(`an answer without head or length: ${head.slice(0, 200)}`))
      return Number.NaN
    }
    this.#status = Number(head.slice(9, 12))
    return Number(length) - (chunk.length - end - END_OF_HEAD.length)
  }
}

function requestFor(path: string, token: string | undefined): Buffer {
  const whose = token === undefined ? '' : `authorization: ${token}\r\n`
  return Buffer.from(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: keep-alive\r\n${whose}\r\n`)
}

const LINES = 3

function formFor(path: string, body: unknown, token: string | undefined): Buffer {
  const json = JSON.stringify(body)
  const head = [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', 'content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]
  return Buffer.from(`${[...head, ...(token === undefined ? [] : [`authorization: ${token}`])].join('\r\n')}\r\n\r\n${json}`)
}

/** Prices that a bag shows to its customer and sends back; read once, and not while requests are timed. */
const shownPrices = new Map<string, number>()
const CHECKED_AT_ONCE = 100

async function readPrices(connection: Connection, ids: readonly string[], token: string | undefined): Promise<void> {
  connection.keepsText = true
  const unknown = [...new Set(ids)].filter((id) => !shownPrices.has(id))
  for (let from = 0; from < unknown.length; from += CHECKED_AT_ONCE) {
    await connection.ask(formFor('/api/cart/check', { products: unknown.slice(from, from + CHECKED_AT_ONCE) }, token))
    for (const card of connection.json.products as readonly ({ _id: string; price: number } | null)[])
      if (card !== null) shownPrices.set(card._id, card.price)
  }
}

/** A bag of a few products, and the request for their quotation. */
async function placeOrder(
  connection: Connection,
  ids: readonly string[],
  { turn, token }: { turn: number; token: string | undefined },
): Promise<boolean> {
  connection.keepsText = true
  const products = Array.from({ length: LINES }, (_, n) => {
    const product = ids[(turn * LINES + n) % ids.length] ?? ''
    return { product, quantity: 1, price: shownPrices.get(product), taxable: true }
  })
  if ((await connection.ask(formFor('/api/cart/add', { products }, token))) !== 200) return false
  const { cartId } = connection.json
  return (await connection.ask(formFor('/api/order/add', { cartId, total: 1 }, token))) === 200
}

async function run({
  port,
  paths,
  times,
  connections,
  token,
  tokens = [],
  changesOn,
  isPlacing = false,
  form,
}: LoadOrder): Promise<LoadDone> {
  const requests = isPlacing ? [] : paths.map((path) => (form === undefined ? requestFor(path, token) : formFor(path, form, token)))
  const open = Array.from({ length: connections }, () => new Connection(port))
  const change = changesOn === undefined ? undefined : await catalogueChanges(changesOn)
  if (isPlacing && open[0] !== undefined) await readPrices(open[0], paths, tokens[0] ?? token)
  let next = 0
  let failed = 0
  const latencies: number[] = []
  const startedAt = performance.now()
  const work = async (connection: Connection, at: number) => {
    const sender = tokens[at] ?? token
    while (next < times) {
      const turn = next
      const request = requests[turn % requests.length]
      next += 1
      if (isPlacing && !(await placeOrder(connection, paths, { turn, token: sender }))) failed += 1
      await change?.raise()
      const askedAt = performance.now()
      if (request !== undefined && (await connection.ask(request)) !== 200) failed += 1
      latencies.push(performance.now() - askedAt)
    }
  }
  try {
    await Promise.all(open.map(work))
  } finally {
    for (const connection of open) connection.close()
    await change?.end()
  }
  return { elapsedMs: performance.now() - startedAt, failed, latencies }
}

/** A pause long enough for every process to be notified. */
const RECEIVED_AFTER_MS = 3

/** Announces a change of the catalogue, so that the next answer is made anew. */
async function catalogueChanges(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'bench' })
  await client.connect()
  return {
    raise: async () => {
      await client.query('NOTIFY catalogue')
      await new Promise((resolve) => setTimeout(resolve, RECEIVED_AFTER_MS))
    },
    end: () => client.end(),
  }
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (done) => process.send?.({ done }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
