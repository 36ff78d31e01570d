import { type SQL, sql } from 'drizzle-orm'
import { WHOLE } from '#domain/search/readings.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { searchEntries as entries, lettersAsBytes, searchVocabulary as vocabulary } from './search.tables.ts'

/** A beginning that more words have is asked for as it stands: to merge so many lists would take longer. */
const WORDS_MOST = 32
/** The trigger adds the words of new entries; its comment tells that those of the entries before it are in too. */
const TRIGGER = 'search_entries_vocabulary'
const COMPLETE = 'complete'

/** `filling`: words of new entries come in, those of some older ones may be missing. */
type VocabularyState = 'absent' | 'filling' | 'complete'

export async function findVocabularyState(db: Db): Promise<VocabularyState> {
  const { rows } = await db.execute<{ state: VocabularyState }>(sql`
    select case when obj_description(oid, 'pg_trigger') = ${COMPLETE} then 'complete' else 'filling' end as state
    from pg_trigger where tgrelid = 'search_entries'::regclass and tgname = ${TRIGGER} and tgenabled = 'O'`)
  return rows[0]?.state ?? 'absent'
}

/** From here on no word of a new entry is missed: the lock waits for all who write entries. They wait for it too, which is why it gives up soon. */
export async function createVocabularyTrigger(tx: Db, waitMs: number): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${waitMs}`))
  await tx.execute(
    sql.raw(`create or replace trigger ${TRIGGER} after insert or update of words on search_entries
      for each row execute function search_vocabulary_grows()`),
  )
}

/** Adds the words of some entries; answers the last of these, null behind the last of all. */
export async function addVocabulary(db: Db, after: string | null, limit: number): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    with piece as materialized (
      select ${entries.productId} as id, ${entries.words} as words from ${entries}
      where ${after}::uuid is null or ${entries.productId} > ${after}::uuid order by ${entries.productId} limit ${limit}
    ), added as (
      insert into ${vocabulary} (word)
      select distinct unnest(string_to_array(btrim(encode(words, 'escape')), ' ')) as word from piece order by word
      on conflict do nothing
    )
    select (select id from piece order by id desc limit 1) as last`)
  return rows[0]?.last ?? null
}

export async function markVocabularyComplete(database: Database): Promise<void> {
  // Beginnings are then looked up in its index alone.
  await database.runLong('vacuum (analyze) search_vocabulary')
  await database.db.execute(sql.raw(`comment on trigger ${TRIGGER} on search_entries is '${COMPLETE}'`))
}

/** Some words by their beginnings, as `askedByVocabulary` reads them. */
export function vocabularyParameter(words: readonly (readonly string[])[], asked: number): string {
  const of = (beginning: string) =>
    beginning.endsWith(WHOLE) ? { text: beginning.slice(0, -WHOLE.length), isWhole: true } : { text: beginning, isWhole: false }
  return JSON.stringify(words.map((beginnings, at) => ({ isNeeded: at < asked, beginnings: beginnings.map(of) })))
}

/**
 * The index's query for such words, in which a beginning has become the words that begin so. Of whole words the index reads the rarest and
 * skips in the lists of the others, while it reads the whole list of a beginning. Words that need not be asked for are left out where they
 * have become too many. Must be read by the statement that reads the entries: a word of an entry that it sees is then never missing.
 */
export function askedByVocabulary(parameter: SQL): SQL {
  const text = sql`encode(${lettersAsBytes(sql`(b->>'text')`)}, 'escape')`
  return sql`
    select string_agg('(' || query || ')', ' & ')::tsquery from (
      select string_agg(each.query, ' | ') as query
      from json_array_elements(${parameter}::text::json) with ordinality as word (facts, at)
      cross join lateral json_array_elements(facts->'beginnings') as b
      cross join lateral (select ${text} as text) as asked
      cross join lateral (
        select case when (b->>'isWhole')::boolean then ${quotedWord(sql`asked.text`)}
          when count(*) between 1 and ${sql.raw(`${WORDS_MOST}`)} then string_agg(${quotedWord(sql`begun.word`)}, ' | ')
          else ${quotedWord(sql`asked.text`)} || ':*' end as query,
          count(*) > ${sql.raw(`${WORDS_MOST}`)} as "isMany"
        from (
          select word from ${vocabulary}
          where not (b->>'isWhole')::boolean and word >= asked.text and word < asked.text || '{' limit ${sql.raw(`${WORDS_MOST + 1}`)}
        ) as begun
      ) as each
      group by at
      having bool_or((facts->>'isNeeded')::boolean) or not bool_or(each."isMany")
    ) as asked`
}

/** Its operators and quotes must be ASCII, as words of the index are. */
function quotedWord(word: SQL): SQL {
  return sql`'''' || replace(replace(${word}, '\\', '\\\\'), '''', '''''') || ''''`
}
