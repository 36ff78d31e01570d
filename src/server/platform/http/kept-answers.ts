import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, preferredEncoding } from './encodings.ts'
import { namesTag } from './etags.ts'
import { ownBytes } from './own-bytes.ts'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const COMPRESS_FROM_BYTES = 1024
/** Lists of headers, buffers and entries around the bytes of one answer, about. */
const OBJECTS_BYTES = 2048

export interface MadeAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Names and values in turn, as `writeHead` takes them without building anything. */
type RawHeaders = string[]

interface Sendable {
  readonly headers: RawHeaders
  readonly body: Buffer
}

/** An answer ready to be written in each form that clients take. */
export class KeptAnswer {
  readonly status: number
  readonly etag: string
  /** Everything but what belongs to one form of the body. */
  readonly headers: RawHeaders
  plain: Sendable
  #onGrowth: ((bytes: number) => void) | null = null
  readonly #compressed: { br?: Sendable; gzip?: Sendable } = {}
  readonly #asked = new Set<Encoding>()

  constructor({ status, headers, body }: MadeAnswer) {
    this.status = status
    this.etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    this.headers = [...Object.entries(headers).flat(), 'etag', this.etag]
    this.plain = this.#sendable(body)
  }

  /** From now on it is worth compressing; `onGrowth` hears of the bytes that each further form takes. */
  keep(onGrowth: (bytes: number) => void = () => undefined): void {
    if (this.#onGrowth === null) this.plain = this.#sendable(ownBytes(this.plain.body))
    this.#onGrowth = onGrowth
  }

  /** What it holds in memory: its bodies, and its headers, which the forms share but for an entry. */
  get bytes(): number {
    const { br, gzip } = this.#compressed
    return this.plain.body.length + (br?.body.length ?? 0) + (gzip?.body.length ?? 0) + this.headers.join().length + OBJECTS_BYTES
  }

  /** A form is compressed when it is first asked for, off the request's path; until it is there the plain bytes go out. */
  formFor(encoding: Encoding): Sendable {
    if (encoding === 'identity') return this.plain
    const compressed = this.#compressed[encoding]
    if (compressed !== undefined) return compressed
    if (this.#onGrowth !== null) this.#compress(encoding)
    return this.plain
  }

  #compress(encoding: 'br' | 'gzip'): void {
    const { body } = this.plain
    if (body.length < COMPRESS_FROM_BYTES || this.#asked.has(encoding)) return
    this.#asked.add(encoding)
    const compressing = encoding === 'br' ? brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : gzipAsync(body)
    compressing.then(
      (bytes) => {
        this.#compressed[encoding] = this.#sendable(ownBytes(bytes), ['content-encoding', encoding])
        this.#onGrowth?.(bytes.length)
      },
      () => undefined,
    )
  }

  #sendable(body: Buffer, more: RawHeaders = []): Sendable {
    return { headers: [...this.headers, ...more, 'content-length', String(body.length)], body }
  }
}

export interface KeptAnswersOptions {
  readonly bytesMost: number
  /** While changes can't be heard nothing may be kept. */
  readonly canHearChanges: () => boolean
}

/**
 * Anonymous answers as ready bytes, by address. Everything is dropped when the catalogue changes; what was being
 * made while it changed is answered but not kept. Oldest out first when the bound is reached.
 */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #making = new Map<string, Promise<KeptAnswer>>()
  /** Under how many addresses an answer is kept: its bytes count once. */
  readonly #places = new Map<KeptAnswer, number>()
  #bytes = 0
  #generation = 0

  constructor(options: KeptAnswersOptions) {
    this.#options = options
  }

  find(key: string): KeptAnswer | undefined {
    return this.#kept.get(key)
  }

  /** The kept answer, or the one being made for somebody else, or a new one. */
  async get(key: string, make: () => Promise<MadeAnswer>): Promise<KeptAnswer> {
    const kept = this.#kept.get(key)
    if (kept !== undefined) return kept
    const making = this.#making.get(key)
    if (making !== undefined) return making
    const generation = this.#generation
    const made = make().then((answer) => new KeptAnswer(answer))
    this.#making.set(key, made)
    try {
      const answer = await made
      if (answer.status === 200 && generation === this.#generation && this.#options.canHearChanges()) this.#keep(key, answer)
      return answer
    } finally {
      if (this.#making.get(key) === made) this.#making.delete(key)
    }
  }

  /** Another spelling of the address of an answer that is kept. */
  alias(key: string, answer: KeptAnswer, isSameAs: string): void {
    if (this.#kept.get(isSameAs) === answer && !this.#kept.has(key)) this.#keep(key, answer)
  }

  get bytes(): number {
    return this.#bytes
  }

  dropAll(): void {
    this.#generation += 1
    this.#kept.clear()
    this.#making.clear()
    this.#places.clear()
    this.#bytes = 0
  }

  #keep(key: string, answer: KeptAnswer): void {
    const places = this.#places.get(answer) ?? 0
    if (places === 0) {
      answer.keep((bytes) => this.#grow(answer, bytes))
      this.#bytes += answer.bytes
    }
    this.#places.set(answer, places + 1)
    this.#kept.set(key, answer)
    this.#bytes += keyBytes(key)
    this.#makeRoom()
  }

  #grow(answer: KeptAnswer, bytes: number): void {
    if (!this.#places.has(answer)) return
    this.#bytes += bytes
    this.#makeRoom()
  }

  #makeRoom(): void {
    for (const [key, answer] of this.#kept) {
      if (this.#bytes <= this.#options.bytesMost) break
      this.#forget(key, answer)
    }
  }

  #forget(key: string, answer: KeptAnswer): void {
    this.#kept.delete(key)
    this.#bytes -= keyBytes(key)
    const places = this.#places.get(answer) ?? 1
    if (places > 1) {
      this.#places.set(answer, places - 1)
      return
    }
    this.#places.delete(answer)
    this.#bytes -= answer.bytes
  }
}

function keyBytes(key: string): number {
  return key.length * 2
}

/** Sends kept bytes in the best form the client takes, or 304 when it has them. */
export function sendKept(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): number {
  const { headers } = request
  if (answer.status === 200 && namesTag(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.headers)
    response.end()
    return 304
  }
  const form = answer.formFor(preferredEncoding(headers['accept-encoding']))
  response.writeHead(answer.status, form.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(form.body)
  return answer.status
}
