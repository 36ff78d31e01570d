import { getRandomValues } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { V7Generator } from 'uuidv7'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** However far the clock is set back, ids go on from the latest. */
const ROLLBACK_MOST_MS = 2 ** 48 - 1

/** False for a text that is no UUID, since the database would raise an error, and for one in capitals, which equals its record's id in the database alone. */
export function isId(text: string): boolean {
  return ID.test(text)
}

/** The milliseconds of its making, with which each id begins. */
export function madeAt(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}

const NUMBERS_AT_ONCE = 1024

/** Random numbers are fetched many at once: a fetch for each id takes longer than the rest of it. */
class RandomNumbers {
  readonly #numbers = new Uint32Array(NUMBERS_AT_ONCE)
  #used = NUMBERS_AT_ONCE

  nextUint32(): number {
    if (this.#used === NUMBERS_AT_ONCE) {
      getRandomValues(this.#numbers)
      this.#used = 0
    }
    const number = this.#numbers[this.#used] ?? 0
    this.#used += 1
    return number
  }
}

export type NewId = () => string

/** UUIDv7: ids sort by creation time, strictly within one process, so "newest first" is the order of ids. */
export function createIds(now: () => number): NewId {
  const generator = new V7Generator(new RandomNumbers())
  generator.setRollbackAllowance(ROLLBACK_MOST_MS)
  return () => generator.generateOrResetWithTs(now()).toString()
}

/** Sources of the ids and times of new records. */
export interface Making {
  readonly newId: NewId
  readonly now: () => Date
}

/** Ids as one parameter, however many they are: a list of parameters ends at 65,535, and each length of it is another statement. */
export function uuids(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`
}
