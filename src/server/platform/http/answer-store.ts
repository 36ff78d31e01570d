import { LRUCache } from 'lru-cache'
import type { CachedAnswer } from './cached-answer.ts'

/** Answers by key, and aliases of a key. Never holds more bytes than its bound; the least recently used go first. */
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

  /** Called when the answer has grown by a compressed form. */
  #measureAgain(key: string, answer: CachedAnswer): void {
    if (this.#entries.peek(key) !== answer) return
    // lru-cache keeps the old size of a value that is set again.
    this.#entries.delete(key)
    this.#entries.set(key, answer)
  }
}

const BYTES_PER_CHARACTER = 2

function bytesOf(entry: CachedAnswer | string, key: string): number {
  return BYTES_PER_CHARACTER * key.length + (typeof entry === 'string' ? BYTES_PER_CHARACTER * entry.length : entry.bytes)
}
