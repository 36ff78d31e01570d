import { findDatabaseError, isNamedRowGone, isPlanOutdated } from '#server/platform/db/errors.ts'

const TRIES = 4
/** A deadlock or a serialisation failure. */
const CONFLICTS = new Set(['40P01', '40001'])

/** True where the database gave up one of two transactions that were in each other's way, and repeating it is enough. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(findDatabaseError(error)?.code ?? '')
}

/**
 * A row that the transaction has read was deleted before it wrote: begun again, it is answered as where the row is not there. Outdated
 * plans go with their connection, so that the next try makes its own.
 */
function goesOtherwise(error: unknown): boolean {
  return isConflict(error) || isNamedRowGone(error) || isPlanOutdated(error)
}

/** Runs a whole transaction, and again where that is enough to get it done. */
export async function repeating<T>(transact: () => Promise<T>, isWorthRepeating: (error: unknown) => boolean = goesOtherwise): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact()
    } catch (error) {
      if (attempt >= TRIES || !isWorthRepeating(error)) throw error
    }
  }
}
