import { SingleFlight } from '#server/platform/single-flight.ts'
import { AnswerStore } from './answer-store.ts'
import { ANY_CHANGE, CachedAnswer, type MadeAnswer, type Validity } from './cached-answer.ts'
import { RecentChanges } from './recent-changes.ts'

export interface ResponseCacheOptions {
  readonly bytesMost: number
  /** Nothing may be cached while change notifications cannot arrive. */
  readonly canReceiveChanges: () => boolean
  /** Headers for shared caches in front of the shop. */
  readonly sharedHeaders?: (validity: Validity) => Readonly<Record<string, string>>
}

/** The share of the bound that "not found" pages may take. */
const ABSENT_SHARE = 1 / 16

/**
 * Anonymous answers as ready bytes, by address. A change of everything drops everything, and one that names its tags the answers that
 * have one of them. The least recently used go first when the bound is reached.
 */
export class ResponseCache {
  readonly #canReceiveChanges: () => boolean
  readonly #sharedHeaders: ResponseCacheOptions['sharedHeaders']
  readonly #foundMost: number
  readonly #changes = new RecentChanges()
  readonly #isValid = (answer: CachedAnswer) => this.#changes.isValid(answer)
  #found: AnswerStore
  /** The cache from before notifications stopped, for pages that cannot be made meanwhile; what was made since takes its place in it. */
  #stale: AnswerStore | null = null
  /** Anybody can invent addresses that lead nowhere, so "not found" pages push out only each other. */
  readonly #absent: AnswerStore
  readonly #making = new SingleFlight<CachedAnswer>()
  /** Answers since the start: sent from here, made anew, and sent although they may have changed. */
  readonly counts = { hits: 0, misses: 0, stale: 0 }

  constructor({ bytesMost, canReceiveChanges, sharedHeaders }: ResponseCacheOptions) {
    const absentMost = Math.floor(bytesMost * ABSENT_SHARE)
    this.#canReceiveChanges = canReceiveChanges
    this.#sharedHeaders = sharedHeaders
    this.#foundMost = bytesMost - absentMost
    this.#found = new AnswerStore(this.#foundMost, this.#isValid)
    this.#absent = new AnswerStore(absentMost, this.#isValid)
  }

  find(key: string): CachedAnswer | undefined {
    return this.#found.find(key) ?? this.#absent.find(key)
  }

  /** The cached answer, or the one being made for another caller, or a new one. */
  async get(key: string, make: () => Promise<MadeAnswer>): Promise<CachedAnswer> {
    const cached = this.find(key)
    if (cached !== undefined) {
      this.counts.hits += 1
      return cached
    }
    this.counts.misses += 1
    const asked = this.#changes.count
    const answer = await this.#making.run(key, () => this.#makeAnswer(key, make))
    // It was begun for another caller, before a change that this one must see.
    if (answer.known < asked && !this.#isValid(answer)) return this.get(key, make)
    return answer
  }

  /** Adds another spelling of a cached answer's address. */
  alias(key: string, answer: CachedAnswer, isSameAs: string): void {
    if (this.find(isSameAs) === answer && this.find(key) === undefined) this.#storeOf(answer)?.putAlias(key, isSameAs)
  }

  /** True where caches of others hold the answers too. */
  get isShared(): boolean {
    return this.#sharedHeaders !== undefined
  }

  get bytes(): number {
    return this.#found.bytes + this.#absent.bytes + (this.#stale?.bytes ?? 0)
  }

  /** The newest answer there is while notifications cannot arrive, though it may have changed. */
  findStale(key: string): CachedAnswer | undefined {
    const answer = this.#stale?.findAny(key)
    if (answer !== undefined) this.counts.stale += 1
    return answer
  }

  /** Called when notifications stop: nothing is served as fresh any more. */
  suspend(): void {
    const stale = this.#stale ?? this.#found
    this.#found = new AnswerStore(this.#foundMost, this.#isValid)
    this.dropAll()
    this.#stale = stale
  }

  /** The tags of what changed; null for a change of everything. */
  drop(tags: readonly string[] | null): void {
    if (tags === null) this.dropAll()
    else this.#changes.add(tags)
  }

  dropAll(): void {
    this.#changes.addEverything()
    this.#stale = null
    this.#found.clear()
    this.#absent.clear()
    this.#making.forget()
  }

  async #makeAnswer(key: string, make: () => Promise<MadeAnswer>): Promise<CachedAnswer> {
    const begun = this.#changes.count
    const made = await make()
    const answer = new CachedAnswer(this.#shared(made))
    answer.known = begun
    if (this.#isValid(answer)) this.#replace(key, answer, made.headers['cache-control']?.includes('no-store') !== true)
    return answer
  }

  /**
   * The answer as it may be sent now: once a change has ended it, a cache in front of the shop may have been purged already, and would
   * hold it for as long as these headers say.
   */
  asSent(answer: CachedAnswer): CachedAnswer {
    if (this.#sharedHeaders === undefined || this.#isValid(answer)) return answer
    return answer.without(Object.keys(this.#sharedHeaders(answer.validity)))
  }

  /** Errors of the server take the place of nothing, so that the answer before them can go out while the database is away. */
  #replace(key: string, answer: CachedAnswer, mayStay: boolean): void {
    if (answer.status >= 500) return
    for (const store of [this.#found, this.#absent, this.#stale]) store?.delete(key)
    if (!mayStay) return
    if (this.#canReceiveChanges()) this.#storeOf(answer)?.put(key, answer)
    else if (answer.status === 200) this.#stale?.put(key, answer)
  }

  /** Lets others cache an answer only if this cache may hold it for everybody. */
  #shared(made: MadeAnswer): MadeAnswer {
    const isPublic = made.status === 200 && made.headers['cache-control']?.includes('public') === true
    if (this.#sharedHeaders === undefined || !isPublic) return made
    return { ...made, headers: { ...made.headers, ...this.#sharedHeaders(made.validity ?? ANY_CHANGE) } }
  }

  #storeOf({ status }: CachedAnswer): AnswerStore | undefined {
    if (status === 200) return this.#found
    return status === 404 ? this.#absent : undefined
  }
}
