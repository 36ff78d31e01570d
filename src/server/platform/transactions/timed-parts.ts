import type { Database } from '#server/platform/db/database.ts'

/** The embedded database serves nobody else while it writes a part. */
const PART_MS = 30
const ROWS_FIRST = 10
const ROWS_LEAST = 8
const ROWS_MOST = 100
/** Others come first for so many times as long as the part took, however many they are. */
const OTHERS_MOST = 1

/** Calls `write` with as many rows as the machine writes in a moment, until it answers that none are left; others are served in between. */
export async function inTimedParts(database: Database, write: (rows: number) => Promise<boolean>): Promise<void> {
  let rows = ROWS_FIRST
  for (;;) {
    const began = performance.now()
    const isAnyLeft = await write(rows)
    if (!isAnyLeft) return
    const took = performance.now() - began
    rows = within(Math.round((rows * PART_MS) / took), Math.max(ROWS_LEAST, Math.floor(rows / 2)), Math.min(ROWS_MOST, rows * 2))
    await database.letOthersFirst(took * OTHERS_MOST)
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
