import { dayInCairo } from '#domain/offers/validity.ts'
import { missedTerm } from '#domain/search/missed-term.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import type { Language } from '#domain/text/language.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { countMiss, deleteMissesBefore } from './search-misses.repository.ts'

const TERMS_A_DAY_MOST = 1_000
const REMEMBERED_DAYS = 400

/** Remembers what people looked for and the shop does not have; terms that may name a person are left out. */
export async function noteNothingFound(db: Db, searched: { readonly term: string; readonly language: Language }, now: Date): Promise<void> {
  const term = missedTerm(searched.term)
  if (term === null) return
  await countMiss(db, { day: dayInCairo(now), language: searched.language, term }, TERMS_A_DAY_MOST)
}

export async function tidySearchMisses({ database, now }: { readonly database: Database; readonly now: () => Date }): Promise<void> {
  await deleteMissesBefore(database.db, daysAfter(dayInCairo(now()), -REMEMBERED_DAYS))
}
