import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/platform/db/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { userSearchTextsJob } from './accounts.jobs.ts'
import { fillSearchText, listWithoutSearchText } from './search-texts.repository.ts'

const PIECE = 100
const REST_MS = 50

/** Runs after each start; an account from before the texts is found only once it has one. */
export async function beginFillingSearchTexts({
  database,
  jobs,
}: {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'send'>
}): Promise<void> {
  const [first] = await listWithoutSearchText(database.db, 1)
  if (first !== undefined) await database.transaction((tx) => jobs.send(tx, userSearchTextsJob, {}))
}

/** Goes on where another run of it was cut off. */
export async function fillSearchTexts(database: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const accounts = await listWithoutSearchText(database.db, PIECE)
    if (accounts.length === 0) return
    await database.transaction(async (tx) => {
      for (const account of accounts) await fillSearchText(tx, account)
    })
    await pause(REST_MS)
  }
}
