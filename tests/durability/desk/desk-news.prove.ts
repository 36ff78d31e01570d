import { onPostgres, openTwice } from '../../support/database/on-postgres.ts'
import { followMoves } from './desk-moves.ts'

export const RUNS_ALONE = true

const ROUNDS = { full: 20, small: 1 }
/** Only the full proof, on a quiet machine, judges by time. */
const SEEN_WITHIN_MS = { full: 1_000, small: Number.POSITIVE_INFINITY }

/** Every move at the desk is on the screens of the other process at once. */
export async function prove(size: keyof typeof ROUNDS): Promise<string> {
  const { moves, faults, slowestMs } = await onPostgres((makeDatabase) =>
    openTwice(makeDatabase, (databases) => followMoves(databases, ROUNDS[size])),
  )
  const line = `${moves} moves on the other process's screen, ${faults.length} missed, the slowest after ${slowestMs} ms`
  if (faults.length > 0 || slowestMs > SEEN_WITHIN_MS[size]) throw new Error([line, ...faults.slice(0, 8)].join('\n'))
  return line
}
