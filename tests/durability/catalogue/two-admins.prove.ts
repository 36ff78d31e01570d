import type { Database } from '#server/platform/db/database.ts'
import { onEmbedded, onPostgres, openTwice } from '../../support/database/on-postgres.ts'
import { type EditingResult, editAtOnce } from './editing-at-once.ts'

const SIZES = { full: { forMs: 60_000, atOnce: 12 }, small: { forMs: 2500, atOnce: 6 } }
const SEED = 2026

/** Two admins change the same records at once, in one shop and in two on PostgreSQL: nothing is lost, left over or answered with a 500. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const act = (databases: readonly Database[]) => editAtOnce({ databases, ...SIZES[size], seed: SEED })
  const embedded = await onEmbedded((database) => act([database]))
  const postgres = await onPostgres((makeDatabase) => openTwice(makeDatabase, act))
  return `${verdict('embedded', embedded)}; ${verdict('PostgreSQL', postgres)}`
}

function verdict(where: string, { done, refused, errors, lost, wrong }: EditingResult): string {
  const line = `${where}: ${done} acts done and ${refused} refused, ${errors.length} errors, ${lost.length} edits lost, ${wrong.length} kinds of orphans`
  const faults = [...errors.slice(0, 5), ...lost.slice(0, 5), ...wrong]
  if (faults.length > 0 || done === 0 || refused === 0) throw new Error([line, ...faults].join('\n'))
  return line
}
