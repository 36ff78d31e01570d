import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { preferredEncoding } from './encodings.ts'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)
const COMPRESS_FROM_BYTES = 1024

export interface MadeAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface KeptAnswer extends MadeAnswer {
  readonly etag: string
  gzip?: Buffer
  brotli?: Buffer
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
    const made = make().then((answer) => withEtag(answer))
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

  dropAll(): void {
    this.#generation += 1
    this.#kept.clear()
    this.#making.clear()
    this.#bytes = 0
  }

  #keep(key: string, answer: KeptAnswer): void {
    this.#kept.set(key, answer)
    this.#bytes += sizeOf(key, answer)
    for (const [oldKey, old] of this.#kept) {
      if (this.#bytes <= this.#options.bytesMost) break
      this.#kept.delete(oldKey)
      this.#bytes -= sizeOf(oldKey, old)
    }
    if (answer.gzip === undefined) compressLater(answer)
  }
}

/** Twice the plain bytes stands for plain and both compressed forms. */
function sizeOf(key: string, answer: KeptAnswer): number {
  return key.length * 2 + answer.body.length * 2 + 512
}

function withEtag(answer: MadeAnswer): KeptAnswer {
  const etag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`
  return { ...answer, headers: { ...answer.headers, etag }, etag }
}

/** Off the request's path; until it is there the plain bytes go out. */
function compressLater(answer: KeptAnswer): void {
  if (answer.body.length < COMPRESS_FROM_BYTES) return
  gzipAsync(answer.body).then(
    (bytes) => {
      answer.gzip = bytes
    },
    () => undefined,
  )
  brotliAsync(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).then(
    (bytes) => {
      answer.brotli = bytes
    },
    () => undefined,
  )
}

/** Sends kept bytes in the best form the client takes, or 304 when it has them. */
export function sendKept(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): number {
  if (isSameTag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, { ...answer.headers })
    response.end()
    return 304
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const compressed = encoding === 'br' ? answer.brotli : encoding === 'gzip' ? answer.gzip : undefined
  const body = compressed ?? answer.body
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(compressed === undefined ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return answer.status
}

function isSameTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === etag || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}
