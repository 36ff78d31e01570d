import { expect } from 'vitest'
import { CATALOGUE_CHANNEL } from '#server/catalogue/catalogue-change.service.ts'
import type { Database } from '#server/platform/db/database.ts'

export interface ReceivedChanges {
  /** Runs work that changes the catalogue and waits until the database has notified this process of it. */
  after<T>(work: () => Promise<T>): Promise<T>
}

/** The listener opens after the shop's, so that the shop has always heard first. */
export async function receiveChanges(database: Database): Promise<ReceivedChanges> {
  let received = 0
  await database.listen(CATALOGUE_CHANNEL, () => {
    received += 1
  })
  return {
    after: async (work) => {
      const before = received
      const result = await work()
      await expect.poll(() => received, { interval: 5, timeout: 60_000 }).toBeGreaterThan(before)
      return result
    },
  }
}
