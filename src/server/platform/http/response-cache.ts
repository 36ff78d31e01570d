import { SingleFlight } from '#server/platform/single-flight.ts'
import { AnswerStore } from './answer-store.ts'
import { CachedAnswer, type MadeAnswer } from './cached-answer.ts'

export interface ResponseCacheOptions {
  readonly bytesMost: number
  /** Nothing may be cached while change notifications cannot arrive. */
  readonly canReceiveChanges: () => boolean
}

/** The share of the bound that "not found" pages may take. */
const ABSENT_SHARE = 1 / 16

/**
 * Anonymous answers as ready bytes, by address. A change of the catalogue drops everything; an answer that was being made meanwhile is
 * sent but not cached. The least recently used go first when the bound is reached.
 */
export class ResponseCache {
  readonly #canReceiveChanges: () => boolean
  readonly #foundMost: number
  #found: AnswerStore
  /** The cache from before notifications stopped, for pages that cannot be made meanwhile. */
  #stale: AnswerStore | null = null
  /** Anybody can invent addresses that lead nowhere, so "not found" pages push out only each other. */
  readonly #absent: AnswerStore
  readonly #making = new SingleFlight<CachedAnswer>()
  #generation = 0

  constructor({ bytesMost, canReceiveChanges }: ResponseCacheOptions) {
    const absentMost = Math.floor(bytesMost * ABSENT_SHARE)
    this.#canReceiveChanges = canReceiveChanges
    this.#foundMost = bytesMost - absentMost
    this.#found = new AnswerStore(this.#foundMost)
    this.#absent = new AnswerStore(absentMost)
  }

  find(key: string): CachedAnswer | undefined {
    return this.#found.find(key) ?? this.#absent.find(key)
  }

  /** The cached answer, or the one being made for another caller, or a new one. */
  async get(key: string, make: () => Promise<MadeAnswer>): Promise<CachedAnswer> {
    const cached = this.find(key)
    if (cached !== undefined) return cached
    return this.#making.run(key, async () => {
      const generation = this.#generation
      const made = await make()
      const answer = new CachedAnswer(made)
      const mayStay = made.headers['cache-control']?.includes('no-store') !== true
      if (mayStay && generation === this.#generation && this.#canReceiveChanges()) this.#storeOf(answer)?.put(key, answer)
      return answer
    })
  }

  /** Adds another spelling of a cached answer's address. */
  alias(key: string, answer: CachedAnswer, isSameAs: string): void {
    if (this.find(isSameAs) === answer && this.find(key) === undefined) this.#storeOf(answer)?.putAlias(key, isSameAs)
  }

  get bytes(): number {
    return this.#found.bytes + this.#absent.bytes + (this.#stale?.bytes ?? 0)
  }

  /** An answer from before notifications stopped that is not known to have changed since. */
  findStale(key: string): CachedAnswer | undefined {
    return this.#stale?.find(key)
  }

  /** Called when notifications stop: nothing is served as fresh any more. */
  suspend(): void {
    const stale = this.#stale ?? this.#found
    this.#found = new AnswerStore(this.#foundMost)
    this.dropAll()
    this.#stale = stale
  }

  dropAll(): void {
    this.#generation += 1
    this.#stale = null
    this.#found.clear()
    this.#absent.clear()
    this.#making.forget()
  }

  #storeOf({ status }: CachedAnswer): AnswerStore | undefined {
    if (status === 200) return this.#found
    return status === 404 ? this.#absent : undefined
  }
}
