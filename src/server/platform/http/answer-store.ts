import { LRUCache } from 'lru-cache'
import type { CachedAnswer } from './cached-answer.ts'

/** Answers by key, and other spellings of a key that lead to it: never more bytes than the bound, least recently used out first. */
export class AnswerStore {
  readonly #entries: LRUCache<string, CachedAnswer | string>

  constructor(bytesMost: number) {
    this.#entries = new LRUCache({ maxSize: Math.max(1, bytesMost), sizeCalculation: bytesOf })
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  find(key: string): CachedAnswer | undefined {
    const found = this.#entries.get(key)
    if (typeof found !== 'string') return found
    const answer = this.#entries.get(found)
    if (answer !== undefined && typeof answer !== 'string') return answer
    this.#entries.delete(key)
    return undefined
  }

  put(key: string, answer: CachedAnswer): void {
    answer.hold(() => this.#measureAgain(key, answer))
    this.#entries.set(key, answer)
  }

  putAlias(alias: string, key: string): void {
    this.#entries.set(alias, key)
  }

  clear(): void {
    this.#entries.clear()
  }

  /** The answer has grown by a compressed form. */
  #measureAgain(key: string, answer: CachedAnswer): void {
    if (this.#entries.peek(key) !== answer) return
    // A value that is set again keeps its old size.
    this.#entries.delete(key)
    this.#entries.set(key, answer)
  }
}

const BYTES_PER_EMAIL = 2

function bytesOf(entry: CachedAnswer | string, key: string): number {
  return BYTES_PER_EMAIL * key.length + (typeof entry === 'string' ? BYTES_PER_EMAIL * entry.length : entry.bytes)
}
