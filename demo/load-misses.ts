import { dayInCairo } from '#domain/offers/validity.ts'
import { missedTerm } from '#domain/search/missed-term.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { countMiss } from '#server/catalogue/search/misses/search-misses.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Making } from '#server/platform/ids.ts'
import { SEARCHED_IN_VAIN } from './data/misses.ts'

const DAYS = 80
const TERMS_MOST = 100

/** Counts searches that found nothing on days of the last weeks. */
export async function loadMisses(tx: Db, { now }: Pick<Making, 'now'>): Promise<void> {
  const today = dayInCairo(now())
  let turn = 0
  for (const { term, language, times } of SEARCHED_IN_VAIN) {
    const folded = missedTerm(term)
    if (folded === null) throw new Error(`the shop counts no search for ${term}`)
    for (let time = 0; time < times; time += 1) {
      turn += 1
      await countMiss(tx, { day: daysAfter(today, -((turn * 7) % DAYS)), language, term: folded }, TERMS_MOST)
    }
  }
}
