import { sql } from 'drizzle-orm'
import { WHOLE } from '#domain/search/readings.ts'
import { type Candidate, isShort } from '#domain/search/typo.ts'
import type { Db } from '#server/platform/db/database.ts'
import { searchEntries as entries, queryAsBytes, searchWords, wordsOf } from './search.tables.ts'

/** A prefix as the index's query; one with WHOLE matches a whole word. */
export function wordQuery(beginning: string): string {
  return beginning.endsWith(WHOLE) ? `'${beginning.slice(0, -WHOLE.length)}'` : `'${beginning}':*`
}

/** The same for several words, each of which has one of its prefixes. */
export function wordsQuery(words: readonly (readonly string[])[]): string {
  return words.map((beginnings) => `(${beginnings.map(wordQuery).join(' | ')})`).join(' & ')
}

/** The products to search among; only managers search all. */
export type Among = 'on-show' | 'all'

/** The words among these that no product has. */
export async function listUnknownWords(db: Db, words: readonly string[], among: Among): Promise<Set<string>> {
  const given = JSON.stringify(words.map((word) => ({ word, query: wordQuery(word) })))
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from json_to_recordset(${given}::json) as asked (word text, query text)
    where not exists (
      select from ${entries}
      where ${wordsOf(entries.words)} @@ ${queryAsBytes(sql`query`)}
        and ${isAmong(among)})`)
  return new Set(rows.map(({ word }) => word))
}

function isAmong(among: Among) {
  return among === 'all' ? sql`true` : sql`${entries.priceMinor} is not null`
}

const LEAST_SIMILARITY = 0.2
/** Two words of three letters that differ in the middle share only one trigram. */
const LEAST_SIMILARITY_OF_SHORT = 0.1
const MAX_CANDIDATES = 60

/** Words of the dictionary similar to these; the similarity limit is set for this transaction only. */
export async function listAlike(tx: Db, words: readonly string[]): Promise<Map<string, Candidate[]>> {
  const least = words.some(isShort) ? LEAST_SIMILARITY_OF_SHORT : LEAST_SIMILARITY
  await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(least)}, true)`)
  const { rows } = await tx.execute<{ typed: string; word: string; similarity: number }>(sql`
    select typed, alike.word, alike.similarity
    from json_array_elements_text(${JSON.stringify(words)}::json) typed
    cross join lateral (
      select ${searchWords.word} as word, word_similarity(typed, ${searchWords.word}) as similarity
      from ${searchWords} where ${searchWords.word} % typed
      order by similarity(${searchWords.word}, typed) desc, ${searchWords.word} limit ${MAX_CANDIDATES}
    ) alike`)
  const candidates = new Map<string, Candidate[]>(words.map((word) => [word, []]))
  for (const { typed, word, similarity } of rows) candidates.get(typed)?.push({ word, similarity: Number(similarity) })
  return candidates
}
