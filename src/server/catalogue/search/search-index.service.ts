import { dictionaryWords, ENTRY_LAYOUT, searchEntry } from '#domain/search/entry.ts'
import { searchFoldVersion } from '#domain/search/facts.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { IndexingLater } from './search.deps.ts'
import { searchIndexJob } from './search.jobs.ts'
import { type IndexEntry, type IndexFacts, listIndexFacts, markStale, writeIndexEntries } from './search-index.repository.ts'
import { countBehind, insertRules } from './search-rules.repository.ts'

const PRODUCTS_PER_BATCH = 500
/** About as many as take three seconds. */
const INDEXED_AT_ONCE_MOST = 2_000

let version: string | undefined

/** Another one where this version of the shop has another fold or other synonyms. */
export function indexVersion(): string {
  version ??= `${searchFoldVersion()}-${ENTRY_LAYOUT}`
  return version
}

/** The backlog of the index: entries that another version made, or that are left to the job. */
export function countEntriesBehind({ db }: Pick<Database, 'db'>): Promise<number> {
  return countBehind(db)
}

/**
 * Writes the search entries of these products. A change of a name above products must call it for all of them. Rules that were never
 * registered, as in a database that is being filled, are so with the first entries.
 */
export async function indexProducts(tx: Db, productIds: readonly string[], later?: IndexingLater): Promise<void> {
  if (later !== undefined && productIds.length > (later.indexedAtOnceMost ?? INDEXED_AT_ONCE_MOST)) {
    await markStale(tx, productIds)
    return later.jobs.send(tx, searchIndexJob, { version: indexVersion() })
  }
  for (let from = 0; from < productIds.length; from += PRODUCTS_PER_BATCH) {
    const facts = await listIndexFacts(tx, productIds.slice(from, from + PRODUCTS_PER_BATCH), indexVersion())
    if (facts[0]?.rules === null) await insertRules(tx, indexVersion())
    await writeIndexEntries(tx, facts.map(indexEntry), indexVersion())
  }
}

export function indexEntry(facts: IndexFacts): IndexEntry {
  return { id: facts.id, ...searchEntry(facts), dictionary: dictionaryWords(facts) }
}
