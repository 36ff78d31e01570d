import { type SQL, sql } from 'drizzle-orm'
import type { Candidate } from '#domain/search/bitmaps/matches.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import type { Paging } from '#server/catalogue/listing/cards.repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPerVariant } from '#server/platform/db/prepared.ts'
import type { ManagedFound, ManagedSearch } from './search.deps.ts'
import { bestHits, ORDERS, parameters, type SearchTerms, type Shape, shapeOf, statementName, turnsAmong } from './search.repository.ts'
import { searchEntries as entries } from './search.tables.ts'
import { candidateParameters } from './search-candidates.repository.ts'
import { isPrepared } from './search-ranking.repository.ts'

/** Products, on show or not, that have every word, or the SKU. Any `most` of them are ranked and counted, where it is given. */
export async function findManagedByTerms(db: Db, terms: SearchTerms, query: ManagedSearch, most?: number): Promise<ManagedFound> {
  const { paging } = query
  const rows = await statementFor(db, { ...managedShape(terms), isBounded: most !== undefined }, query).execute({
    ...parameters(terms),
    most,
    ...paging,
  })
  const [first] = rows
  if (first !== undefined) return { ids: rows.map(({ id }) => id), count: first.found }
  if (paging.offset === 0) return { ids: [], count: 0 }
  const { count } = await findManagedByTerms(db, terms, { ...query, paging: { limit: 1, offset: 0 } }, most)
  return { ids: [], count }
}

/** These of the candidates in the order of their ranking. */
export async function rankManagedCandidates(db: Db, terms: SearchTerms, given: readonly Candidate[], paging: Paging): Promise<string[]> {
  const statement = statementFor(db, { ...managedShape(terms), isGiven: true }, { condition: undefined, position: null })
  const rows = await statement.execute({ ...parameters(terms), ...candidateParameters(given), ...paging })
  return rows.map(({ id }) => id)
}

/** The turns of the candidates for which a condition of managers holds. */
export function filterManagedCandidates(db: Db, given: readonly Candidate[], condition: SQL): Promise<number[]> {
  return turnsAmong(db, given, isMeant(condition))
}

function managedShape(terms: SearchTerms): Shape {
  return { ...shapeOf(terms), order: 'best', isScoped: false, includesHidden: true, shows: 'page' }
}

function statementFor(db: Db, shape: Shape, { condition, position }: Pick<ManagedSearch, 'condition' | 'position'>) {
  const isPlain = condition === undefined && position === null && isPrepared(shape)
  return isPlain ? usualIds(db, JSON.stringify(shape)) : idsOf(db, shape, { condition, position })
}

const usualIds = preparedPerVariant((db, shape: string) => {
  const usual = JSON.parse(shape) as Shape
  return idsOf(db, usual, { condition: undefined, position: null }).prepare(statementName(usual))
})

function idsOf(db: Db, shape: Shape, { condition, position }: Pick<ManagedSearch, 'condition' | 'position'>) {
  const rankBy = position?.rank(sql`(select ${position.value} from ${products} where ${products.id} = found.id)`)
  return db
    .select({ id: sql<string>`best.id`, found: sql<number>`best.found`.mapWith(Number) })
    .from(sql`(${bestHits(shape, isMeant(condition), rankBy)}) as best`)
    .orderBy(ORDERS.best)
}

function isMeant(condition: SQL | undefined): SQL | undefined {
  return condition && sql`exists (select from ${products} where ${products.id} = ${entries.productId} and ${condition})`
}
