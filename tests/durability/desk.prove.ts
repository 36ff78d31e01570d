import { openDatabase } from '#server/platform/db/open-database.ts'
import { failingLog } from '../support/database/failing-log.ts'
import { createTemplate, TEMPLATE_DATABASE } from '../support/database/global-setup.ts'
import { startPostgresCluster } from '../support/database/postgres-cluster.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { type DeskAtOnce, raceOverCards } from './desk-at-once.ts'
import { type KilledCalls, killWhileLogging } from './killed-calls.ts'

const ROUNDS = { full: { races: 100, kills: 50 }, small: { races: 2, kills: 1 } }

/** On the desk one of two has a card, no logged call is lost or doubled, in two shops at once and however often one is killed. */
export async function prove(size: keyof typeof ROUNDS): Promise<string> {
  const lines = await Promise.all([onEmbedded(ROUNDS[size]), onPostgres(ROUNDS[size])])
  return lines.flat().join('; ')
}

type Rounds = (typeof ROUNDS)[keyof typeof ROUNDS]

async function onEmbedded({ races, kills }: Rounds): Promise<string[]> {
  const database = await openTestDatabase()
  try {
    return [raced('embedded', await raceOverCards([database], races)), killed('embedded', await killWhileLogging({ rounds: kills }))]
  } finally {
    await database.close()
  }
}

async function onPostgres({ races, kills }: Rounds): Promise<string[]> {
  const cluster = await startPostgresCluster()
  try {
    await createTemplate(cluster)
    const databaseUrl = await cluster.createDatabase('desk_at_once', TEMPLATE_DATABASE)
    const databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '', log: failingLog })))
    const lines: string[] = []
    try {
      lines.push(raced('PostgreSQL', await raceOverCards(databases, races)))
    } finally {
      await Promise.all(databases.map((database) => database.close()))
    }
    const ofKills = await cluster.createDatabase('killed_calls', TEMPLATE_DATABASE)
    return [...lines, killed('PostgreSQL', await killWhileLogging({ rounds: kills, databaseUrl: ofKills }))]
  } finally {
    await cluster.stop()
  }
}

function raced(where: string, { races, winners, faults }: DeskAtOnce): string {
  const line = `${where}: ${races} races over cards, ${faults.length} without one outcome, won by ${winners.size}`
  if (faults.length > 0) throw new Error([line, ...faults.slice(0, 8)].join('\n'))
  return line
}

function killed(where: string, { kills, calls, acknowledged, faults }: KilledCalls): string {
  const line = `${where}: killed ${kills} times, ${acknowledged} acknowledged of ${calls} calls, ${faults.length} lost or doubled`
  if (faults.length > 0 || calls === 0) throw new Error([line, ...faults.slice(0, 8)].join('\n'))
  return line
}
