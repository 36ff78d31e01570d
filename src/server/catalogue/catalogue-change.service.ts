import { randomUUID } from 'node:crypto'
import { RefusalError } from '#domain/errors.ts'
import { EVERYTHING } from '#domain/list-scope.ts'
import type { Database, Db, TransactionOptions } from '#server/platform/db/database.ts'
import { isPlanOutdated } from '#server/platform/db/errors.ts'
import { createSemaphore } from '#server/platform/semaphore.ts'
import { isConflict, repeating } from '#server/platform/transactions/repeating.ts'
import { CATALOGUE_TAGS, type MadeChange } from './cache-tags.facts.ts'
import {
  type ChangedList,
  type FoundTag,
  findTags,
  findTrashedTags,
  isAnyRated,
  lockAbove,
  raiseCatalogueVersion,
  refreshListing,
} from './catalogue-change.repository.ts'

/** The channel that tells every process that the public catalogue has changed. */
export const CATALOGUE_CHANNEL = 'catalogue'

/** Changes wait for each other's locks: more of them at once would be no faster and leave readers without a connection. */
const changing = createSemaphore({ slots: 4, waitingMax: 1000 })
/** The most changed products whose lists are dropped one by one; more of them touch so many lists that all are dropped. */
const TAGGED_MOST = 20

/**
 * Somebody changed a record between its reading and its lock. Repeating the transaction is enough; if it happens again, the caller is told
 * of a conflict.
 */
export class ChangedBeforeLockError extends RefusalError {
  constructor() {
    super('conflict')
  }
}

export interface CatalogueChange {
  readonly tx: Db
  /** Names products whose facts or place in the lists may have changed. */
  touch(productIds: readonly string[]): void
  /** Says that a product has its first rating, or lost its last one. */
  touchRatings(): void
  /** Says that a product has another slug. */
  touchAddress(): void
  /** Says that a brand or category has come, and with it at most products that are touched. */
  touchNew(kind: 'brand' | 'category', row: { readonly slug: string; readonly isActive: boolean }): void
  /** Says that this change has turned out as one of more than it names. */
  touchEverything(): void
}

export interface ChangeDeps {
  readonly database: Database
  /** This process drops its caches before the change's notification arrives; the others hear of it by the channel alone. */
  readonly onCatalogueChange: (change: MadeChange) => void
}

type Work<T> = (change: CatalogueChange) => Promise<T>

/** The only way to change the catalogue: one transaction that also keeps the lists right and notifies all processes. */
export function changeCatalogue<T>(deps: ChangeDeps, work: Work<T>, options: TransactionOptions = {}): Promise<T> {
  return changeUntilDone(deps, options, (tx) => changeOnce(tx, work, { isNamed: false }))
}

/** A hundred thousand products go off their lists, or come back, in a minute or two. */
const BELOW_LIMIT_MS = 5 * 60_000

/**
 * A change of all products below a record, or of those that a filter finds, however many. The embedded database has one session for
 * everybody and gives it no more time.
 */
export function changeBelow<T>(deps: ChangeDeps, work: Work<T>): Promise<T> {
  return changeCatalogue(deps, work, belowOptions(deps))
}

function belowOptions({ database }: ChangeDeps): TransactionOptions {
  return database.kind === 'postgres' ? { limitMs: BELOW_LIMIT_MS } : {}
}

/**
 * A change of nothing but what it touches, so that only the answers of these products and of their lists are dropped; one that touches
 * nothing drops none. Names, places and switches of brands and categories stand in answers that no product tells: they are changed by
 * `changeCatalogue`.
 */
export function changeTouched<T>(deps: ChangeDeps, work: Work<T>, options: TransactionOptions = {}): Promise<T> {
  return changeUntilDone(deps, options, (tx) => changeOnce(tx, work, { isNamed: true }))
}

/** The same of products that a filter finds, however many. */
export function changeManyTouched<T>(deps: ChangeDeps, work: Work<T>): Promise<T> {
  return changeTouched(deps, work, belowOptions(deps))
}

function isWorthRepeating(error: unknown): boolean {
  return error instanceof ChangedBeforeLockError || isConflict(error) || isPlanOutdated(error)
}

interface Changed<T> {
  readonly result: T
  /** Null where nothing that visitors see has changed. */
  readonly made: MadeChange | null
}

async function changeUntilDone<T>(deps: ChangeDeps, options: TransactionOptions, change: (tx: Db) => Promise<Changed<T>>): Promise<T> {
  const { result, made } = await repeating(() => changing.run(() => deps.database.transaction(change, options)), isWorthRepeating)
  deps.database.replica?.catchUp()
  if (made !== null) deps.onCatalogueChange(made)
  return result
}

/** The things that a change has named. */
class Touched {
  readonly products = new Set<string>()
  readonly tags = new Set<string>()
  areRatings = false
  isAddress = false
  isEverything = false

  get isNothing(): boolean {
    return this.products.size + this.tags.size === 0 && !this.isEverything
  }

  changeIn(tx: Db): CatalogueChange {
    return {
      tx,
      touch: (productIds) => {
        for (const id of productIds) this.products.add(id)
      },
      touchRatings: () => {
        this.areRatings = true
      },
      touchAddress: () => {
        this.isAddress = true
      },
      touchNew: (kind, { slug, isActive }) => {
        // Lists of a slug that led nowhere are cached too, and searches within it.
        this.tags.add(CATALOGUE_TAGS[kind] + slug).add(CATALOGUE_TAGS.filtered)
        if (isActive) this.tags.add(CATALOGUE_TAGS.menus)
      },
      touchEverything: () => {
        this.isEverything = true
      },
    }
  }
}

/** A change that is not named drops everything, whatever it touches. */
async function changeOnce<T>(tx: Db, work: Work<T>, { isNamed }: { readonly isNamed: boolean }): Promise<Changed<T>> {
  const touched = new Touched()
  const result = await work(touched.changeIn(tx))
  if (isNamed && touched.isNothing) return { result, made: null }
  const ids = [...touched.products].sort()
  await lockAbove(tx, ids)
  const lists = await refreshListing(tx, ids)
  const isTagged = isNamed && !touched.isEverything && ids.length <= TAGGED_MOST
  const made = { id: randomUUID(), tags: isTagged ? await tagsOf(tx, touched, { ids, lists }) : null }
  await raiseCatalogueVersion(tx, CATALOGUE_CHANNEL, made)
  return { result, made }
}

interface Moved {
  readonly ids: readonly string[]
  readonly lists: readonly ChangedList[]
}

async function tagsOf(tx: Db, touched: Touched, { ids, lists }: Moved): Promise<string[] | null> {
  if (ids.length === 0) return [...touched.tags]
  const scopes = lists.map(({ scope }) => scope)
  const found = await findTags(tx, ids, scopes)
  const gone = await goneOf(tx, ids, found)
  if (gone === null) return null
  const brands = new Set(found.filter(({ tag }) => tag.startsWith(CATALOGUE_TAGS.brand)).map(({ id }) => id))
  // A sheet may switch the product off that is rated, and another on: as many are on show as before.
  const isOnShowOrOff = lists.some(({ scope, hasMoves }) => scope === EVERYTHING && hasMoves)
  const isRated = async () => gone.some((each) => each.isRated) || (await isAnyRated(tx, ids))
  const shared: Readonly<Record<string, boolean>> = {
    [CATALOGUE_TAGS.filtered]: true,
    [CATALOGUE_TAGS.products]: scopes.includes(EVERYTHING),
    [CATALOGUE_TAGS.counts]: lists.some(({ by }) => by !== 0),
    [CATALOGUE_TAGS.menus]: lists.some((list) => brands.has(list.scope) && isFirstOrLast(list)),
    [CATALOGUE_TAGS.addresses]: touched.isAddress || isOnShowOrOff,
    [CATALOGUE_TAGS.ratings]: touched.areRatings || (isOnShowOrOff && (await isRated())),
  }
  const told = [...found, ...gone].map(({ tag }) => tag)
  return [...new Set([...touched.tags, ...told, ...Object.keys(shared).filter((tag) => shared[tag])])]
}

/** The tags of those that the change deleted, which the trash knows; null where one left no trace. */
async function goneOf(tx: Db, ids: readonly string[], found: readonly FoundTag[]) {
  const there = new Set(found.map(({ id }) => id))
  const missing = ids.filter((id) => !there.has(id))
  if (missing.length === 0) return []
  const gone = await findTrashedTags(tx, missing)
  return new Set(gone.map(({ id }) => id)).size === missing.length ? gone : null
}

/** The count is under this transaction's lock, so that of several changes at once exactly one is the first or the last. */
function isFirstOrLast({ by, count }: ChangedList): boolean {
  return count !== null && count > 0 !== count - by > 0
}

/** The tag of answers that a change of the product makes wrong. */
export function tagOfProduct(slug: string): string {
  return CATALOGUE_TAGS.product + slug
}

/** The change that a notification tells of; null from a process of another version, which tells it in another shape: then everything may have changed. */
export function readChange(payload: string): MadeChange | null {
  try {
    const told = JSON.parse(payload) as Partial<MadeChange> | null
    return typeof told?.id === 'string' && (told.tags === null || Array.isArray(told.tags)) ? (told as MadeChange) : null
  } catch {
    return null
  }
}

/** Announces that searches find something else; must be the last statement of its transaction. */
export async function notifySearchChanged(tx: Db): Promise<void> {
  await raiseCatalogueVersion(tx, CATALOGUE_CHANNEL, { id: randomUUID(), tags: [CATALOGUE_TAGS.filtered] })
}

/** The same for data that the pages of these products alone show. */
export async function notifyProductsChanged(tx: Db, productIds: readonly string[]): Promise<void> {
  const tags = (await findTags(tx, productIds, [])).map(({ tag }) => tag)
  await raiseCatalogueVersion(tx, CATALOGUE_CHANNEL, { id: randomUUID(), tags })
}
