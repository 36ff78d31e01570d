import { createHash } from 'node:crypto'
import { processorMs } from './timing.ts'

/** The work below took so long where the limits in milliseconds were set: two cores, nothing else running. */
const LIMITS_MACHINE_MS = 18
const TIMES = 15
const ROUNDS = 4
const ROWS = Array.from({ length: 4_000 }, (_, n) => ({
  id: n,
  name: `Gas oven ${(n * 7_919) % 4_001}`,
  nameAr: `فرن غاز ${(n * 104_729) % 4_001}`,
  price: (n * 31) % 977,
}))

/** How many times as long as where the limits were set this machine takes at present, at least 1: shared machines are slower at some hours. */
export function slowness(): number {
  const times = Array.from({ length: TIMES }, () => {
    const since = process.cpuUsage()
    work()
    return processorMs(since)
  })
  const median = times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
  return Math.max(1, median / LIMITS_MACHINE_MS)
}

/** The slowness between two looks, around what is judged. */
export function slownessSince(before: number): number {
  return (before + slowness()) / 2
}

export function toldSlowness(times: number): string {
  return `on a machine ${times.toFixed(1)} times as slow as where the limits were set`
}

/** Writing, reading, sorting and counting rows, as most of the shop's work is. */
function work(): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = JSON.stringify(ROWS)
    const rows: typeof ROWS = JSON.parse(text)
    rows.sort((a, b) => (a.name < b.name ? -1 : 1))
    createHash('sha256').update(text).digest()
    const sums = new Map<string, number>()
    for (const { name, price } of rows) {
      const key = name.replace(/\d+/g, (digits) => String(Number(digits) % 97))
      sums.set(key, (sums.get(key) ?? 0) + price)
    }
  }
}
