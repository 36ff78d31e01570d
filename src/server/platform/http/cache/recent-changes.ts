import type { CachedAnswer } from './cached-answer.ts'

/** An answer ends so long after it outlived a change that has none of its tags, in case that a tag is missing. */
const OUTLIVING_MOST_MS = 300_000
/** The tags that are remembered, by their last change. */
const REMEMBERED_MOST = 20_000

/** The last change of each tag, which decides whether cached answers hold. */
export class RecentChanges {
  #count = 0
  /** Answers that know fewer changes than these have ended, whatever their tags. */
  #least = 0
  /** The numbers of changes, the oldest first. */
  readonly #last = new Map<string, number>()

  /** The number of changes so far: what is begun now knows them. */
  get count(): number {
    return this.#count
  }

  add(tags: readonly string[]): void {
    this.#count += 1
    for (const tag of tags) {
      this.#last.delete(tag)
      this.#last.set(tag, this.#count)
    }
    for (const [tag, number] of this.#last) {
      if (this.#last.size <= REMEMBERED_MOST) break
      this.#last.delete(tag)
      this.#least = number
    }
  }

  /** Ends everything that knows only earlier changes. */
  addEverything(): void {
    this.#count += 1
    this.#least = this.#count
    this.#last.clear()
  }

  isValid(answer: CachedAnswer): boolean {
    const { known } = answer
    if (known < this.#count) {
      const { tags, until } = answer.validity
      if (known < this.#least || tags === null || tags.some((tag) => (this.#last.get(tag) ?? 0) > known)) return false
      answer.validity = { tags, until: Math.min(until, performance.now() + OUTLIVING_MOST_MS) }
      answer.known = this.#count
    }
    const { until } = answer.validity
    return until === Infinity || performance.now() < until
  }
}
