import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../support/database/failing-log.ts'
import { createTemplate, TEMPLATE_DATABASE } from '../support/database/global-setup.ts'
import { startPostgresCluster } from '../support/database/postgres-cluster.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { type OffersAtOnce, raceOverOffers } from './offers-at-once.ts'

const ROUNDS = { full: 100, small: 1 }

/** People act on one offer at the same time, in one shop or in two on PostgreSQL: one act counts, and the others are told which. */
export async function prove(size: keyof typeof ROUNDS): Promise<string> {
  const lines = [await onEmbedded(ROUNDS[size]), await onPostgres(ROUNDS[size])]
  return lines.join('; ')
}

async function onEmbedded(rounds: number): Promise<string> {
  const database = await openTestDatabase()
  try {
    return verdict('embedded', await raceOverOffers([database], rounds))
  } finally {
    await database.close()
  }
}

async function onPostgres(rounds: number): Promise<string> {
  const cluster = await startPostgresCluster()
  try {
    await createTemplate(cluster)
    const databaseUrl = await cluster.createDatabase('offers_at_once', TEMPLATE_DATABASE)
    const databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '', log: failingLog })))
    try {
      return verdict('PostgreSQL', await raceOverOffers(databases, rounds))
    } finally {
      await Promise.all(databases.map((database) => database.close()))
    }
  } finally {
    await cluster.stop()
  }
}

function verdict(where: string, { races, numbers, winners, faults }: OffersAtOnce): string {
  const wins = [...winners].map(([race, won]) => `${race} ${won.size}`).join(', ')
  const line = `${where}: ${races} races, ${faults.length} without one outcome, ${numbers} numbers in a row; winners: ${wins}`
  if (faults.length > 0) throw new Error([line, ...faults.slice(0, 8)].join('\n'))
  return line
}
