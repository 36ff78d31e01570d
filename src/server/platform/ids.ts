import { randomFillSync } from 'node:crypto'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** False for a text that is no UUID: the database would raise an error for it. */
export function isId(text: string): boolean {
  return ID.test(text)
}

const RANDOM_BYTES = 8
const IDS_PER_BLOCK = 256

export type NewId = () => string

/** UUIDv7: ids sort by creation time, strictly within one process, so "newest first" is the order of ids. */
export function createIds(now: () => number): NewId {
  // Asking the system for the random bytes of each id alone would cost more than the rest of it.
  const block = Buffer.alloc(RANDOM_BYTES * IDS_PER_BLOCK)
  let used = block.length
  let lastMs = 0
  let counter = 0
  return () => {
    const ms = now()
    counter = ms > lastMs ? 0 : counter + 1
    lastMs = Math.max(ms, lastMs)
    if (counter > 0xfff) {
      counter = 0
      lastMs += 1
    }
    if (used === block.length) {
      randomFillSync(block)
      used = 0
    }
    const random = block.subarray(used, used + RANDOM_BYTES)
    used += RANDOM_BYTES
    random[0] = ((random[0] ?? 0) & 0x3f) | 0x80
    const time = lastMs.toString(16).padStart(12, '0')
    const tail = random.toString('hex')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${tail.slice(0, 4)}-${tail.slice(4)}`
  }
}

/** Sources of the ids and times of new records. */
export interface Making {
  readonly newId: NewId
  readonly now: () => Date
}
