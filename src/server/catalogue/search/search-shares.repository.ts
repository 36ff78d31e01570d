import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { SECTIONS_INDEX, WORDS_INDEX } from './search.tables.ts'
import type { CommonWord } from './search-shares.facts.ts'

export interface IndexStatistics {
  readonly products: number
  /** Words of the index over plain words. */
  readonly words: readonly CommonWord[]
  /** Words of the index by sections, with their marks. */
  readonly sections: readonly CommonWord[]
}

interface StatisticsRow extends Record<string, unknown> {
  readonly index: string
  readonly word: string
  readonly share: number
}

/** PostgreSQL keeps the most common words of an index from a sample of the rows, for its planner. */
export async function readIndexStatistics(db: Db): Promise<IndexStatistics> {
  const { rows } = await db.execute<StatisticsRow>(sql`
    select s.tablename as index, e.word, e.share
    from pg_stats s cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as e (word, share)
    where s.tablename in (${WORDS_INDEX}, ${SECTIONS_INDEX}) and s.schemaname = current_schema() and e.word is not null`)
  const of = (index: string) => rows.filter((row) => row.index === index).map(({ word, share }) => ({ word, share }))
  const { rows: sizes } = await db.execute<{ products: number }>(
    sql`select greatest(reltuples, 0)::float8 as products from pg_class where oid = 'search_entries'::regclass`,
  )
  return { products: sizes[0]?.products ?? 0, words: of(WORDS_INDEX), sections: of(SECTIONS_INDEX) }
}
