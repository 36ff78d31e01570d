import type { Database } from '#server/platform/db/database.ts'
import { onEmbedded, onPostgres, openTwice } from '../../support/database/on-postgres.ts'
import { type OffersAtOnce, raceOverOffers } from './offers-at-once.ts'

const ROUNDS = { full: 100, small: 1 }

/** People act on one offer at the same time, in one shop or in two on PostgreSQL: one act counts, and the others are told which. */
export async function prove(size: keyof typeof ROUNDS): Promise<string> {
  const race = (databases: readonly Database[]) => raceOverOffers(databases, ROUNDS[size])
  const embedded = await onEmbedded((database) => race([database]))
  const postgres = await onPostgres((makeDatabase) => openTwice(makeDatabase, race))
  return `${verdict('embedded', embedded)}; ${verdict('PostgreSQL', postgres)}`
}

function verdict(where: string, { races, numbers, winners, faults }: OffersAtOnce): string {
  const wins = [...winners].map(([race, won]) => `${race} ${won.size}`).join(', ')
  const line = `${where}: ${races} races, ${faults.length} without one outcome, ${numbers} numbers in a row; winners: ${wins}`
  if (faults.length > 0) throw new Error([line, ...faults.slice(0, 8)].join('\n'))
  return line
}
