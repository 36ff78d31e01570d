import { SingleFlight } from '#server/platform/single-flight.ts'
import { AnswerStore } from './answer-store.ts'
import { CachedAnswer, type MadeAnswer } from './cached-answer.ts'

export interface ResponseCacheOptions {
  readonly bytesMost: number
  /** While changes can't be heard nothing may be cached. */
  readonly canReceiveChanges: () => boolean
}

/** Of the bound, what pages that say that something is not there may take. */
const ABSENT_SHARE = 1 / 16

/**
 * Anonymous answers as ready bytes, by address. Everything is dropped when the catalogue changes; what was being
 * made while it changed is answered but not cached. Least recently used out first when the bound is reached.
 */
export class ResponseCache {
  readonly #canReceiveChanges: () => boolean
  readonly #foundMost: number
  #found: AnswerStore
  /** What was cached when changes could be heard no more, for pages that cannot be made meanwhile. */
  #stale: AnswerStore | null = null
  /** Anybody can think of addresses that lead nowhere, so these push out only each other. */
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

  /** The cached answer, or the one being made for somebody else, or a new one. */
  async get(key: string, make: () => Promise<MadeAnswer>): Promise<CachedAnswer> {
    const cached = this.find(key)
    if (cached !== undefined) return cached
    return this.#making.run(key, async () => {
      const generation = this.#generation
      const answer = new CachedAnswer(await make())
      if (generation === this.#generation && this.#canReceiveChanges()) this.#storeOf(answer)?.put(key, answer)
      return answer
    })
  }

  /** Another spelling of the address of an answer that is cached. */
  alias(key: string, answer: CachedAnswer, isSameAs: string): void {
    if (this.find(isSameAs) === answer && this.find(key) === undefined) this.#storeOf(answer)?.putAlias(key, isSameAs)
  }

  get bytes(): number {
    return this.#found.bytes + this.#absent.bytes + (this.#stale?.bytes ?? 0)
  }

  /** What this address was answered with while changes could be heard, and is not known to have changed since. */
  findStale(key: string): CachedAnswer | undefined {
    return this.#stale?.find(key)
  }

  /** Changes can't be heard: nothing is answered from here as if it were fresh. */
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
