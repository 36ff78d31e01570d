import { hash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, validateHeaderValue } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ENCODINGS, type Encoding, preferredEncoding } from './encodings.ts'
import { namesTag } from './etags.ts'
import { ownBytes } from './own-bytes.ts'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const COMPRESS_FROM_BYTES = 1024
const BROTLI_QUALITY = 5
/** The approximate memory of the headers, buffers and entries around one answer's bytes. */
const OBJECTS_BYTES = 2048

/** How long an answer holds. */
export interface Validity {
  /** The changes that make another answer, by their tags; null where any change may. */
  readonly tags: readonly string[] | null
  /** The time, as `performance.now` tells it, at which it ends. */
  readonly until: number
}

/** Pages are found by their own router, behind the shop's. */
const PAGES_ROUTE = 'pages'

export const ANY_CHANGE: Validity = { tags: null, until: Infinity }

export interface MadeAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Absent if any change ends the answer. */
  readonly validity?: Validity
  /** The pattern of its address. */
  readonly route?: string
}

/** Names and values in turn: `writeHead` takes them without building anything. */
type RawHeaders = string[]

interface Sendable {
  readonly headers: RawHeaders
  readonly body: Buffer
}

/** An answer ready to be written in each form that clients take. */
export class CachedAnswer {
  readonly status: number
  readonly route: string
  /** Headers that all forms of the body share. */
  readonly headers: RawHeaders
  plain: Sendable
  validity: Validity
  /** The number of changes that it knows. */
  known = 0
  readonly #tag: string
  readonly #factsLength: number
  #onGrowth: (() => void) | null = null
  readonly #compressed: Partial<Record<Encoding, Sendable>> = {}
  readonly #compressing: Partial<Record<Encoding, Promise<void>>> = {}
  readonly #unchanged: Partial<Record<Encoding, RawHeaders>> = {}

  /** Throws where a header can't be written, so that no such answer is stored. */
  constructor({ status, headers, body, validity = ANY_CHANGE, route = PAGES_ROUTE }: MadeAnswer) {
    for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value)
    this.status = status
    this.route = route
    this.validity = validity
    this.headers = Object.entries(headers).flat()
    this.#factsLength = this.headers.join().length + (validity.tags?.join().length ?? 0)
    this.#tag = hash('sha256', body, 'base64url').slice(0, 22)
    this.plain = this.#sendable(body, 'identity')
  }

  /** Starts compressing on demand; `onGrowth` is called when a further form takes memory. */
  hold(onGrowth: () => void = () => undefined): void {
    const own = ownBytes(this.plain.body)
    if (own !== this.plain.body) this.plain = this.#sendable(own, 'identity')
    this.#onGrowth = onGrowth
  }

  /** The same answer, but for these headers. */
  without(names: readonly string[]): CachedAnswer {
    const pairs = this.headers.flatMap((name, at) =>
      at % 2 === 0 && !names.includes(name) ? [[name, this.headers[at + 1] ?? ''] as const] : [],
    )
    const { status, validity, route } = this
    return new CachedAnswer({ status, headers: Object.fromEntries(pairs), body: this.plain.body, validity, route })
  }

  /** Bytes in memory: the bodies, the tags, and the headers, which the forms share but for an entry. */
  get bytes(): number {
    const { br, gzip } = this.#compressed
    return this.plain.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0) + this.#factsLength + OBJECTS_BYTES
  }

  /** Compresses a form when it is first asked for, outside of the request; until then the plain bytes go out. */
  formFor(encoding: Encoding): Sendable {
    if (encoding === 'identity') return this.plain
    const compressed = this.#compressed[encoding]
    if (compressed !== undefined) return compressed
    if (this.#onGrowth !== null) void this.pack(encoding)
    return this.plain
  }

  /** Waits for the compressed form, for answers that are sent only once. */
  async pack(encoding: Encoding): Promise<void> {
    if (encoding === 'identity' || this.plain.body.length < COMPRESS_FROM_BYTES) return
    this.#compressing[encoding] ??= this.#compress(encoding)
    return this.#compressing[encoding]
  }

  /** The headers of a 304, for the form that the client says it has. */
  unchangedFor(ifNoneMatch: string, wanted: Encoding): RawHeaders | undefined {
    const encoding =
      ENCODINGS.find((each) => ifNoneMatch === this.#etag(each)) ?? ENCODINGS.find((each) => namesTag(ifNoneMatch, this.#etag(each)))
    if (encoding === undefined) return undefined
    const form = ifNoneMatch.trim() === '*' ? this.#present(wanted) : encoding
    this.#unchanged[form] ??= [...this.headers, 'etag', this.#etag(form)]
    return this.#unchanged[form]
  }

  #present(wanted: Encoding): Encoding {
    return wanted !== 'identity' && this.#compressed[wanted] === undefined ? 'identity' : wanted
  }

  async #compress(encoding: 'br' | 'gzip'): Promise<void> {
    const { body } = this.plain
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
    try {
      const bytes = await (encoding === 'br' ? brotliAsync(body, { params }) : gzipAsync(body))
      this.#compressed[encoding] = this.#sendable(ownBytes(bytes), encoding)
      this.#onGrowth?.()
    } catch {
      // A failed compression is no error: the plain bytes go out.
    }
  }

  #sendable(body: Buffer, encoding: Encoding): Sendable {
    const packed = encoding === 'identity' ? [] : ['content-encoding', encoding]
    return { headers: [...this.headers, 'etag', this.#etag(encoding), ...packed, 'content-length', String(body.length)], body }
  }

  /** Each form has a tag of its own, since a tag without W/ promises identical bytes. */
  #etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`
  }
}

export function validityOfBoth(one: Validity, other: Validity): Validity {
  const tags = one.tags === null || other.tags === null ? null : [...new Set([...one.tags, ...other.tags])]
  return { tags, until: Math.min(one.until, other.until) }
}

const validities = new WeakMap<ServerResponse, Validity>()

/** The validity of an answer that was sent, for pages that are made of it. */
export function validityOf(response: ServerResponse): Validity {
  return validities.get(response) ?? ANY_CHANGE
}

export function noteValidity(response: ServerResponse, validity: Validity): void {
  validities.set(response, validity)
}

/** The pattern of the address that was asked for. */
export function routeOf(request: Pick<FastifyRequest, 'routeOptions'>): string {
  return request.routeOptions.url ?? PAGES_ROUTE
}

/** Headers that a reply was given so far, for answers that bypass the framework. */
export function headersGiven(reply: Pick<FastifyReply, 'getHeaders'>): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Sends an answer past the framework, which is told last: it answers for what is thrown before. */
export function sendHijacked(
  answer: CachedAnswer,
  request: Pick<FastifyRequest, 'raw'>,
  reply: Pick<FastifyReply, 'raw' | 'hijack'>,
): void {
  sendCached(answer, request.raw, reply.raw)
  reply.hijack()
}

/** Sends cached bytes in the best form the client takes, or 304 when it has them. */
export function sendCached(answer: CachedAnswer, request: IncomingMessage, response: ServerResponse): number {
  const { headers } = request
  const encoding = preferredEncoding(headers['accept-encoding'])
  const ifNoneMatch = headers['if-none-match']
  const unchanged = ifNoneMatch === undefined || answer.status !== 200 ? undefined : answer.unchangedFor(ifNoneMatch, encoding)
  if (unchanged !== undefined) {
    response.writeHead(304, unchanged)
    response.end()
    return 304
  }
  const form = answer.formFor(encoding)
  response.writeHead(answer.status, form.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(form.body)
  return answer.status
}
