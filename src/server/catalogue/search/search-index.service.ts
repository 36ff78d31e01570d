import { dictionaryWords, ENTRY_LAYOUT, searchEntry } from '#domain/search/entry.ts'
import { searchFoldVersion } from '#domain/search/facts.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { type IndexEntry, type IndexFacts, listIndexFacts, writeIndexEntries } from './search-index.repository.ts'
import { countBehind, insertRules } from './search-rules.repository.ts'

const PRODUCTS_PER_BATCH = 500

let version: string | undefined

/** Another one where this version of the shop has another fold or other synonyms. */
export function indexVersion(): string {
  version ??= `${searchFoldVersion()}-${ENTRY_LAYOUT}`
  return version
}

/** The backlog of the index: entries that the search still reads as another version made them. */
export function countEntriesBehind({ db }: Pick<Database, 'db'>): Promise<number> {
  return countBehind(db)
}

/**
 * Writes the search entries of these products. A change of a name above products must call it for all of them. Rules that were never
 * registered, as in a database that is being filled, are so with the first entries.
 */
export async function indexProducts(tx: Db, productIds: readonly string[]): Promise<void> {
  for (let from = 0; from < productIds.length; from += PRODUCTS_PER_BATCH) {
    const facts = await listIndexFacts(tx, productIds.slice(from, from + PRODUCTS_PER_BATCH), indexVersion())
    if (facts[0]?.rules === null) await insertRules(tx, indexVersion())
    await writeIndexEntries(tx, facts.map(indexEntry), indexVersion())
  }
}

export function indexEntry(facts: IndexFacts): IndexEntry {
  return { id: facts.id, ...searchEntry(facts), dictionary: dictionaryWords(facts) }
}
