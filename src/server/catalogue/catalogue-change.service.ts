import type { Database, Db, TransactionOptions } from '#server/platform/db/database.ts'
import { findDatabaseError } from '#server/platform/db/errors.ts'
import { lockAbove, raiseCatalogueVersion, refreshListing } from './catalogue-change.repository.ts'

/** The channel that tells every process that the public catalogue has changed. */
export const CATALOGUE_CHANNEL = 'catalogue'

const TRIES = 4
/** A deadlock or a serialisation failure: repeating the transaction is enough. */
const WORTH_REPEATING = new Set(['40P01', '40001'])

export interface CatalogueChange {
  readonly tx: Db
  /** Names products whose place in the lists may have changed. */
  touch(productIds: readonly string[]): void
}

export interface ChangeDeps {
  readonly database: Database
  /** This process drops its caches at once; the others hear of the change by the channel. */
  readonly onCatalogueChange: () => void
}

/** The only way to change the catalogue: one transaction that also keeps the lists right and notifies all processes. */
export async function changeCatalogue<T>(
  deps: ChangeDeps,
  work: (change: CatalogueChange) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await deps.database.transaction((tx) => changeOnce(tx, work), options)
      deps.onCatalogueChange()
      return result
    } catch (error) {
      if (attempt >= TRIES || !WORTH_REPEATING.has(findDatabaseError(error)?.code ?? '')) throw error
    }
  }
}

async function changeOnce<T>(tx: Db, work: (change: CatalogueChange) => Promise<T>): Promise<T> {
  const touched = new Set<string>()
  const result = await work({
    tx,
    touch: (productIds) => {
      for (const id of productIds) touched.add(id)
    },
  })
  const ids = [...touched].sort()
  await lockAbove(tx, ids)
  await refreshListing(tx, ids)
  await raiseCatalogueVersion(tx, CATALOGUE_CHANNEL)
  return result
}

/** Announces a change of other data that public pages show; must be the last statement of its transaction. */
export async function notifyCatalogueChanged(tx: Db): Promise<void> {
  await raiseCatalogueVersion(tx, CATALOGUE_CHANNEL)
}
