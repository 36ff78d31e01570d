import { randomFillSync } from 'node:crypto'

export type NewId = () => string

/** UUIDv7: ids sort by the time they were made, and within one process strictly, so "newest first" is the order of ids. */
export function createIds(now: () => number): NewId {
  const random = Buffer.alloc(8)
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
    randomFillSync(random)
    random[0] = ((random[0] ?? 0) & 0x3f) | 0x80
    const time = lastMs.toString(16).padStart(12, '0')
    const tail = random.toString('hex')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${tail.slice(0, 4)}-${tail.slice(4)}`
  }
}
