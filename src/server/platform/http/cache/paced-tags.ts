import { LRUCache } from 'lru-cache'

/** The number of changes in a row that pass at once, so that a person who edits sees each of them. */
const AT_ONCE_MOST = 10
const SPACING_MS = 1000
const TAGS_MOST = 20_000

interface PacedTagsOptions {
  /** True for a tag of so many answers that they may not be made anew with each of many changes. */
  readonly isPaced: (tag: string) => boolean
  readonly pass: (tags: readonly string[]) => void
}

/**
 * Passes the tags of changes on. While changes of a paced tag stream in, it passes once a second, so that the answers that many share
 * stay cached: their readers see a change a second late at most.
 */
export class PacedTags {
  readonly #isPaced: PacedTagsOptions['isPaced']
  readonly #pass: PacedTagsOptions['pass']
  /** The time from which a tag's next change passes at once; a tag that rested has as many in hand as may pass in a row. */
  readonly #next = new LRUCache<string, number>({ max: TAGS_MOST })
  readonly #waiting = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor({ isPaced, pass }: PacedTagsOptions) {
    this.#isPaced = isPaced
    this.#pass = pass
  }

  add(tags: readonly string[]): void {
    const now = performance.now()
    const atOnce = tags.filter((tag) => !this.#isPaced(tag) || this.#mayPass(tag, now))
    for (const tag of tags) if (!atOnce.includes(tag)) this.#waiting.add(tag)
    if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => this.passWaiting(), SPACING_MS).unref()
    if (atOnce.length > 0) this.#pass(atOnce)
  }

  passWaiting(): void {
    const tags = [...this.#waiting]
    this.forget()
    const now = performance.now()
    for (const tag of tags) this.#next.set(tag, this.#nextOf(tag, now) + SPACING_MS)
    if (tags.length > 0) this.#pass(tags)
  }

  /** Drops waiting tags: a change of everything includes them. */
  forget(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting.clear()
  }

  #mayPass(tag: string, now: number): boolean {
    const next = this.#nextOf(tag, now)
    if (this.#waiting.has(tag) || next > now) return false
    this.#next.set(tag, next + SPACING_MS)
    return true
  }

  #nextOf(tag: string, now: number): number {
    return Math.max(this.#next.get(tag) ?? -Infinity, now - SPACING_MS * (AT_ONCE_MOST - 1))
  }
}
