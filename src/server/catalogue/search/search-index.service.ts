import { dictionaryWords, ENTRY_LAYOUT, searchEntry } from '#domain/search/entry.ts'
import { searchFoldVersion } from '#domain/search/facts.ts'
import { type ChangeDeps, changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  dropUnusedWords,
  findIndexedFold,
  type IndexEntry,
  type IndexFacts,
  listIndexFacts,
  listProductIds,
  writeIndexEntries,
  writeIndexedFold,
} from './search-index.repository.ts'

const PRODUCTS_PER_BATCH = 500

/**
 * Writes the search entries of these products and answers their words for the dictionary. A change of a name above products must call it
 * for all of them.
 */
export async function indexProducts(db: Db, productIds: readonly string[]): Promise<Set<string>> {
  const dictionary = new Set<string>()
  for (let from = 0; from < productIds.length; from += PRODUCTS_PER_BATCH) {
    const facts = await listIndexFacts(db, productIds.slice(from, from + PRODUCTS_PER_BATCH))
    const entries = facts.map(indexEntry)
    await writeIndexEntries(db, entries)
    for (const word of entries.flatMap((entry) => entry.dictionary)) dictionary.add(word)
  }
  return dictionary
}

function indexEntry(facts: IndexFacts): IndexEntry {
  return { id: facts.id, ...searchEntry(facts), dictionary: dictionaryWords(facts) }
}

export function indexVersion(): string {
  return `${searchFoldVersion()}-${ENTRY_LAYOUT}`
}

/** True when the index was built with another fold or other synonyms than this version of the shop uses. */
export async function isIndexStale(db: Db): Promise<boolean> {
  return (await findIndexedFold(db)) !== indexVersion()
}

/** Rebuilds the whole index, one transaction per batch, so that the shop keeps running meanwhile. Safe to repeat. */
export async function rebuildIndex(deps: ChangeDeps): Promise<number> {
  let done = 0
  const used = new Set<string>()
  let after: string | null = null
  for (;;) {
    const ids: string[] = await listProductIds(deps.database.db, after, PRODUCTS_PER_BATCH)
    if (ids.length === 0) break
    const words = await changeCatalogue(deps, ({ tx }) => indexProducts(tx, ids))
    for (const word of words) used.add(word)
    after = ids.at(-1) ?? null
    done += ids.length
  }
  await deps.database.transaction(async (tx) => {
    await dropUnusedWords(tx, used)
    await writeIndexedFold(tx, indexVersion())
  })
  return done
}
