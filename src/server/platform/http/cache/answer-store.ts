import { LRUCache } from 'lru-cache'
import type { CachedAnswer } from './cached-answer.ts'

/** True while the answer may be sent. */
export type IsValid = (answer: CachedAnswer) => boolean

/** The share of the bound that aliases may take. */
const ALIAS_SHARE = 1 / 8

/**
 * Answers by key, and aliases of a key. Never holds more bytes than its bound; the least recently used go first. Anybody can invent
 * spellings of an address, so aliases push out only each other. An answer that is no longer valid stays until another takes its place.
 */
export class AnswerStore {
  readonly #answers: LRUCache<string, CachedAnswer>
  readonly #aliases: LRUCache<string, string>

  readonly #isValid: IsValid

  constructor(bytesMost: number, isValid: IsValid) {
    this.#isValid = isValid
    const aliasesMost = Math.floor(bytesMost * ALIAS_SHARE)
    this.#answers = new LRUCache({ maxSize: Math.max(1, bytesMost - aliasesMost), sizeCalculation: bytesOfAnswer })
    this.#aliases = new LRUCache({ maxSize: Math.max(1, aliasesMost), sizeCalculation: bytesOfAlias })
  }

  get bytes(): number {
    return this.#answers.calculatedSize + this.#aliases.calculatedSize
  }

  find(key: string): CachedAnswer | undefined {
    const found = this.#findValid(key)
    if (found !== undefined) return found
    const target = this.#aliases.get(key)
    if (target === undefined) return undefined
    const answer = this.#findValid(target)
    if (answer === undefined) this.#aliases.delete(key)
    return answer
  }

  /** Finds answers that are no longer valid too, for the time when no new one can be made. */
  findAny(key: string): CachedAnswer | undefined {
    return this.#answers.get(key) ?? this.#answers.get(this.#aliases.get(key) ?? '')
  }

  put(key: string, answer: CachedAnswer): void {
    answer.hold(() => this.#measureAgain(key, answer))
    this.#answers.set(key, answer)
  }

  putAlias(alias: string, key: string): void {
    this.#aliases.set(alias, key)
  }

  delete(key: string): void {
    this.#answers.delete(key)
  }

  clear(): void {
    this.#answers.clear()
    this.#aliases.clear()
  }

  #findValid(key: string): CachedAnswer | undefined {
    const answer = this.#answers.get(key)
    return answer !== undefined && this.#isValid(answer) ? answer : undefined
  }

  /** Called when the answer has grown by a compressed form. */
  #measureAgain(key: string, answer: CachedAnswer): void {
    if (this.#answers.peek(key) !== answer) return
    // lru-cache keeps the old size of a value that is set again.
    this.#answers.delete(key)
    this.#answers.set(key, answer)
  }
}

const BYTES_PER_CHARACTER = 2

function bytesOfAnswer(answer: CachedAnswer, key: string): number {
  return BYTES_PER_CHARACTER * key.length + answer.bytes
}

function bytesOfAlias(target: string, alias: string): number {
  return BYTES_PER_CHARACTER * (alias.length + target.length)
}
