import { expect } from 'vitest'
import { CATALOGUE_CHANNEL } from '#server/catalogue/catalogue-change.ts'
import type { Database } from '#server/platform/db/database.ts'

export interface ChangesHeard {
  /** Does the work, which changes the catalogue, and waits until this process was told of it by the database. */
  after<T>(work: () => Promise<T>): Promise<T>
}

/** Opened after the shop, so that the shop has always heard first. */
export async function hearChanges(database: Database): Promise<ChangesHeard> {
  let heard = 0
  await database.listen(CATALOGUE_CHANNEL, () => {
    heard += 1
  })
  return {
    after: async (work) => {
      const before = heard
      const result = await work()
      await expect.poll(() => heard, { interval: 5, timeout: 10_000 }).toBeGreaterThan(before)
      return result
    },
  }
}
