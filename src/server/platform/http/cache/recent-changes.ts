import type { CachedAnswer } from './cached-answer.ts'

/** Answers that have none of the changed tags are sent for so long after a change, and are as old as that at most. */
const STALE_MOST_MS = 1000

interface Change {
  readonly at: number
  readonly tags: ReadonlySet<string>
}

/** The changes of the last second, which decide how long cached answers hold. */
export class RecentChanges {
  #count = 0
  #recent: Change[] = []

  /** The number of changes so far: what is begun now knows them. */
  get count(): number {
    return this.#count
  }

  add(tags: readonly string[]): void {
    const at = performance.now()
    this.#count += 1
    this.#recent.push({ at, tags: new Set(tags) })
    const first = this.#recent.findIndex((change) => change.at + STALE_MOST_MS > at)
    this.#recent.splice(0, first)
  }

  /** Ends everything that knows only earlier changes. */
  addEverything(): void {
    this.#count += 1
    this.#recent = []
  }

  isValid(answer: CachedAnswer): boolean {
    const missed = this.#count - answer.known
    if (missed > 0) {
      // Earlier changes than the remembered ones are more than a second old.
      if (missed > this.#recent.length) return false
      const changes = this.#recent.slice(-missed)
      const { tags, until } = answer.validity
      if (tags === null || changes.some((change) => tags.some((tag) => change.tags.has(tag)))) return false
      answer.validity = { tags, until: Math.min(until, ...changes.map(({ at }) => at + STALE_MOST_MS)) }
      answer.known = this.#count
    }
    const { until } = answer.validity
    return until === Infinity || performance.now() < until
  }
}
