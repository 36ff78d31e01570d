import { setImmediate as turn } from 'node:timers/promises'
import { BLOCK_SIZE, bitsOf, packedBits, readSet, setBit, storedSet } from '#domain/search/bitmaps/block.ts'
import { IN_STOCK, SHOWN, tokensOf } from '#domain/search/bitmaps/tokens.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import {
  addNumbers,
  areComplete,
  type BitmapKey,
  type ChangesOf,
  countChanges,
  deleteChanges,
  deleteNumbers,
  listChanges,
  listEntriesOf,
  listSets,
  lockBitmaps,
  nextVersion,
  type ProductEntry,
  writeSets,
} from './search-bitmaps-made.repository.ts'
import { hasBitmaps } from './search-matches.service.ts'

const LIMITS = { limitMs: 10 * 60_000 }
const SETS_PER_WRITE = 500
const PRODUCTS_AT_ONCE = 50

const CHANGES_AT_ONCE = 2000
/** The number of changes that makes searches slower. Fewer are left for a minute, since each new version drops what was cached. */
const CHANGES_MANY = 100
const CHANGES_LEFT_MS = 60_000

const merged = new WeakMap<Database, number>()

/** Runs every few seconds on each process. */
export async function catchUpBitmaps(database: Database): Promise<void> {
  if (!(await hasBitmaps(database))) return
  const changes = await countChanges(database.db, CHANGES_MANY)
  const isSoon = performance.now() - (merged.get(database) ?? Number.NEGATIVE_INFINITY) < CHANGES_LEFT_MS
  if (changes === 0 || (changes < CHANGES_MANY && isSoon)) return
  merged.set(database, performance.now())
  let merges = 1
  while (await mergeChanges(database)) merges += 1
  // The planner would go on to expect as many changes as before.
  if (merges > 1) await database.runLong('vacuum (analyze) search_changes')
}

/** Brings the bitmaps up to date with the oldest changes; answers whether some are left. Nothing to do while another process is at it. */
export function mergeChanges(database: Database): Promise<boolean> {
  const merge = async (tx: Db) => {
    const version = await lockBitmaps(tx)
    // The job that makes them counts on their version.
    if (version === null || !(await areComplete(tx))) return false
    const { products, changes } = await listChanges(tx, CHANGES_AT_ONCE)
    if (changes.length === 0) return false
    const next = await nextVersion(tx, version)
    if (next === null) return false
    await applyChanges(tx, await numbered(tx, products), next)
    await deleteChanges(tx, changes)
    return changes.length >= CHANGES_AT_ONCE
  }
  // One moment for the changes and the entries: a change that is on the way is in neither.
  return database.transaction(merge, { ...LIMITS, isolationLevel: 'repeatable read' })
}

interface NumberedChange {
  readonly number: number
  readonly before: ChangesOf['before']
  readonly now: ProductEntry | null
}

/** New products get numbers, those that are gone lose theirs. */
async function numbered(tx: Db, products: readonly ChangesOf[]): Promise<NumberedChange[]> {
  const present = new Map(
    (
      await listEntriesOf(
        tx,
        products.map(({ id }) => id),
      )
    ).map((entry) => [entry.id, entry]),
  )
  const gone = products.filter(({ id, number }) => number !== null && !present.has(id)).map(({ id }) => id)
  const added = products
    .filter(({ id, number }) => number === null && present.has(id))
    .map(({ id }) => id)
    .sort()
  const first = added.length === 0 ? 0 : await addNumbers(tx, added)
  // Numbers of deleted products are given back last: no new product may get that of one whose sets this change clears.
  if (gone.length > 0) await deleteNumbers(tx, gone)
  const numbers = new Map(added.map((id, at) => [id, first + at]))
  return products.flatMap(({ id, number, before }) => {
    const own = number ?? numbers.get(id)
    return own === undefined ? [] : [{ number: own, before, now: present.get(id) ?? null }]
  })
}

async function applyChanges(tx: Db, products: readonly NumberedChange[], version: number): Promise<void> {
  const edits = new Edits()
  for (const [at, product] of products.entries()) {
    noteDifference(edits, product)
    // Others are served in between.
    if (at % PRODUCTS_AT_ONCE === 0) await turn()
  }
  const all = [...edits.all()]
  for (let from = 0; from < all.length; from += SETS_PER_WRITE) {
    const some = all.slice(from, from + SETS_PER_WRITE)
    const known = new Map((await listSets(tx, some)).map((set) => [nameOf(set), set.products]))
    const written = some.map(({ token, section, block, edits: own }) => {
      const bits = bitsOf([readSet(known.get(nameOf({ token, section, block })) ?? new Uint8Array())])
      for (const [position, isSet] of own) setBit(bits, position, isSet)
      return { token, section, block, products: storedSet(packedBits(bits)) }
    })
    await writeSets(tx, written, version)
  }
}

interface Edit extends BitmapKey {
  /** The positions to set and to clear. */
  readonly edits: Map<number, boolean>
}

class Edits {
  readonly #all = new Map<string, Edit>()

  note(key: BitmapKey, position: number, isSet: boolean): void {
    const edit = this.#all.get(nameOf(key)) ?? { ...key, edits: new Map<number, boolean>() }
    this.#all.set(nameOf(key), edit)
    edit.edits.set(position, isSet)
  }

  all(): Iterable<Edit> {
    return this.#all.values()
  }
}

/** No token has a space. */
function nameOf({ token, section, block }: BitmapKey): string {
  return `${token} ${section} ${block}`
}

/**
 * The bitmaps have one of the states from before, or the present one where they were made after the change: what any of those had and
 * the product has no more is cleared, and what it has is set unless all of them had it.
 */
function noteDifference(edits: Edits, { number, before, now }: NumberedChange): void {
  const [block, position] = [Math.floor(number / BLOCK_SIZE), number % BLOCK_SIZE]
  // Most changes are of the stock, or of whether products are on show.
  const tokens = before.every((entry) => hasSameWords(entry, now)) ? flagsOf : allTokens
  const present = tokens(now)
  const former = before.map(tokens)
  for (const [token, section] of present)
    if (!former.every((each) => each.get(token) === section)) edits.note({ token, section, block }, position, true)
  for (const each of former)
    for (const [token, section] of each) if (present.get(token) !== section) edits.note({ token, section, block }, position, false)
}

function hasSameWords(one: ProductEntry | null, other: ProductEntry | null): boolean {
  if (one === null || other === null) return one === other
  return one.words === other.words && ENDS.every((end) => one[end] === other[end])
}

const ENDS = ['kindEnd', 'nameEnd', 'brandEnd', 'categoryEnd'] as const

function flagsOf(entry: ProductEntry | null): Map<string, number> {
  return new Map([
    ...(entry?.isShown === true ? [[SHOWN, 0] as const] : []),
    ...(entry?.isInStock === true ? [[IN_STOCK, 0] as const] : []),
  ])
}

function allTokens(entry: ProductEntry | null): Map<string, number> {
  return entry === null ? new Map() : new Map([...tokensOf(entry), ...flagsOf(entry)])
}
