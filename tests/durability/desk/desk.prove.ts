import { onEmbedded, onPostgres, openTwice } from '../../support/database/on-postgres.ts'
import { type DeskAtOnce, raceOverCards } from './desk-at-once.ts'
import { type KilledCalls, killWhileLogging } from './killed-calls.ts'

const ROUNDS = { full: { races: 100, kills: 20 }, small: { races: 2, kills: 1 } }

/** On the desk one of two has a card, no logged call is lost or doubled, in two shops at once and however often one is killed. */
export async function prove(size: keyof typeof ROUNDS): Promise<string> {
  const { races, kills } = ROUNDS[size]
  const lines = await Promise.all([
    onEmbedded(async (database) => [
      raced('embedded', await raceOverCards([database], races)),
      // The other database shows it in a small run.
      ...(size === 'small' ? [] : [killed('embedded', await killWhileLogging({ rounds: kills }))]),
    ]),
    onPostgres(async (makeDatabase) => [
      raced('PostgreSQL', await openTwice(makeDatabase, (databases) => raceOverCards(databases, races))),
      killed('PostgreSQL', await killWhileLogging({ rounds: kills, databaseUrl: await makeDatabase() })),
    ]),
  ])
  return lines.flat().join('; ')
}

function raced(where: string, { races, winners, faults }: DeskAtOnce): string {
  const line = `${where}: ${races} races over cards, ${faults.length} without one outcome, won by ${winners.size}`
  if (faults.length > 0) throw new Error([line, ...faults.slice(0, 8)].join('\n'))
  return line
}

function killed(where: string, { kills, calls, acknowledged, faults }: KilledCalls): string {
  const line = `${where}: killed ${kills} times, ${acknowledged} acknowledged of ${calls} calls, ${faults.length} lost or doubled`
  if (faults.length > 0 || acknowledged === 0) throw new Error([line, ...faults.slice(0, 8)].join('\n'))
  return line
}
