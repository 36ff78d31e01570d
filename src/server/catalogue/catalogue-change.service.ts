import { RefusalError } from '#domain/errors.ts'
import type { Database, Db, TransactionOptions } from '#server/platform/db/database.ts'
import { findDatabaseError } from '#server/platform/db/errors.ts'
import { CATALOGUE_TAGS } from './cache-tags.facts.ts'
import { listTags, lockAbove, raiseCatalogueVersion, refreshListing } from './catalogue-change.repository.ts'

/** The channel that tells every process that the public catalogue has changed. */
export const CATALOGUE_CHANNEL = 'catalogue'

const TRIES = 4
/** More products than these touch so many lists that all are dropped. */
const TAGGED_MOST = 20
/** A deadlock or a serialisation failure: repeating the transaction is enough. */
const WORTH_REPEATING = new Set(['40P01', '40001'])

/** Somebody changed a record between its reading and its lock. Repeating the transaction is enough; who still meets it is told of a conflict. */
export class ChangedBeforeLockError extends RefusalError {
  constructor() {
    super('conflict')
  }
}

export interface CatalogueChange {
  readonly tx: Db
  /** Names products whose place in the lists may have changed. */
  touch(productIds: readonly string[]): void
}

export interface ChangeDeps {
  readonly database: Database
  /** This process drops its caches at once, by the tags of what changed or, with null, whole; the others hear of the change by the channel. */
  readonly onCatalogueChange: (tags: readonly string[] | null) => void
}

type Work<T> = (change: CatalogueChange) => Promise<T>

/** The only way to change the catalogue: one transaction that also keeps the lists right and notifies all processes. */
export function changeCatalogue<T>(deps: ChangeDeps, work: Work<T>, options: TransactionOptions = {}): Promise<T> {
  return changeUntilDone(deps, options, async (tx) => ({ ...(await changeOnce(tx, work, async () => null)), tags: null }))
}

/**
 * A change of nothing but the products that it touches, so that only their answers and those of their lists are dropped at once. Names
 * and switches of brands and categories stand in answers that no product tells: they are changed by `changeCatalogue`.
 */
export function changeProducts<T>(deps: ChangeDeps, work: Work<T>, options: TransactionOptions = {}): Promise<T> {
  return changeUntilDone(deps, options, (tx) => changeOnce(tx, work, (ids) => listTags(tx, ids)))
}

function isWorthRepeating(error: unknown): boolean {
  return error instanceof ChangedBeforeLockError || WORTH_REPEATING.has(findDatabaseError(error)?.code ?? '')
}

interface Changed<T> {
  readonly result: T
  readonly tags: readonly string[] | null
}

async function changeUntilDone<T>(deps: ChangeDeps, options: TransactionOptions, change: (tx: Db) => Promise<Changed<T>>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, tags } = await deps.database.transaction(change, options)
      deps.database.replica?.catchUp()
      deps.onCatalogueChange(tags)
      return result
    } catch (error) {
      if (attempt >= TRIES || !isWorthRepeating(error)) throw error
    }
  }
}

async function changeOnce<T>(tx: Db, work: Work<T>, tagsOf: (ids: readonly string[]) => Promise<string[] | null>): Promise<Changed<T>> {
  const touched = new Set<string>()
  const result = await work({
    tx,
    touch: (productIds) => {
      for (const id of productIds) touched.add(id)
    },
  })
  const ids = [...touched].sort()
  await lockAbove(tx, ids)
  const isTagged = ids.length > 0 && ids.length <= TAGGED_MOST
  const before = isTagged ? await tagsOf(ids) : null
  await refreshListing(tx, ids)
  const after = before === null ? null : await tagsOf(ids)
  const tags = before === null || after === null ? null : changedBetween(before, after)
  await raiseCatalogueVersion(tx, CATALOGUE_CHANNEL, tags)
  return { result, tags }
}

/** A product that came into a list, or left one, changes the menus too: they leave out brands with nothing on show. */
function changedBetween(before: readonly string[], after: readonly string[]): string[] {
  const all = new Set([...before, ...after])
  const isMoved = all.size !== before.length || all.size !== after.length
  return [...all, CATALOGUE_TAGS.products, ...(isMoved ? [CATALOGUE_TAGS.menus] : [])]
}

/** The tag of answers that a change of the product makes wrong. */
export function tagOfProduct(slug: string): string {
  return CATALOGUE_TAGS.product + slug
}

/** The tags of a notification; null where everything may have changed. */
export function changedTags(payload: string): readonly string[] | null {
  try {
    const told: unknown = JSON.parse(payload)
    return Array.isArray(told) && told.every((tag) => typeof tag === 'string') ? told : null
  } catch {
    return null
  }
}

/** Announces a change of other data that public pages show; must be the last statement of its transaction. */
export async function notifyCatalogueChanged(tx: Db): Promise<void> {
  await raiseCatalogueVersion(tx, CATALOGUE_CHANNEL, null)
}
