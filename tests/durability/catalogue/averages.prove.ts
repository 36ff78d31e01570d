import type { Database } from '#server/platform/db/database.ts'
import { onEmbedded, onPostgres, openTwice } from '../../support/database/on-postgres.ts'
import { type ModeratingResult, moderateAtOnce } from './moderating.ts'

const SIZES = { full: { acts: 5000, atOnce: 32 }, small: { acts: 300, atOnce: 12 } }
const SEED = 2026

/** Averages equal a recount after random acts at once: on the embedded database, and by two shops on PostgreSQL. */
export async function prove(size: keyof typeof SIZES): Promise<string> {
  const act = (databases: readonly Database[]) => moderateAtOnce({ databases, ...SIZES[size], seed: SEED })
  const embedded = await onEmbedded((database) => act([database]))
  const postgres = await onPostgres((makeDatabase) => openTwice(makeDatabase, act))
  return `${verdict('embedded', embedded)}; ${verdict('PostgreSQL', postgres)}`
}

function verdict(where: string, { done, refused, errors, wrong, products, approved }: ModeratingResult): string {
  const line = `${where}: ${done} acts done and ${refused} refused, ${errors.length} errors, ${approved} approved reviews, ${wrong.length} of ${products} averages wrong`
  if (errors.length + wrong.length > 0 || approved === 0) throw new Error([line, ...errors.slice(0, 5), ...wrong.slice(0, 5)].join('\n'))
  return line
}
