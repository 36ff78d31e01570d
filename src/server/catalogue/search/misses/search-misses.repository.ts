import { lt, sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { searchMisses } from './search-misses.tables.ts'

export interface Miss {
  readonly day: string
  readonly language: Language
  readonly term: string
}

/** Counts one more; a term that is new today only while the day has room, so that nobody fills the table. */
export async function countMiss(db: Db, { day, language, term }: Miss, termsMost: number): Promise<void> {
  await db.execute(sql`
    insert into ${searchMisses} (day, language, term, count)
    select ${day}::date, ${language}, ${term}, 1
    where exists (select 1 from ${searchMisses} where day = ${day}::date and language = ${language} and term = ${term})
      or (select count(*) from ${searchMisses} where day = ${day}::date) < ${termsMost}
    on conflict (day, language, term) do update set count = ${searchMisses}.count + 1`)
}

export async function deleteMissesBefore(db: Db, day: string): Promise<void> {
  await db.delete(searchMisses).where(lt(searchMisses.day, day))
}
