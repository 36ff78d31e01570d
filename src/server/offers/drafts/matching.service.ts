import type { CallReply } from '#contract/endpoints.ts'
import { type MatchCandidate, matchPasted, type PastedLine, type PastedMatch, pastedLines } from '#domain/offers/pasting/pasted-lines.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { findProducts, findProductsBySku, type OfferedProduct } from '../products.repository.ts'
import { todaysProducts } from './products.service.ts'

const SUGGESTED_MOST = 5
/** The searches of one paste leave connections to everybody else. */
const SEARCHES_AT_ONCE = 4

type MatchedLines = CallReply<'POST /api/offer/match'>

/** Reads lines copied from a sheet and finds the products that they mean; the domain says which are sure. */
export async function matchLines(deps: OfferChangeDeps, pasted: string): Promise<MatchedLines> {
  const { lines, leftOut } = pastedLines(pasted)
  const found = await findProductsBySku(
    deps.database.db,
    lines.flatMap(({ sku }) => (sku === '' ? [] : [sku])),
  )
  const bySku = found.map(candidateOf)
  const sure = lines.map((line) => ({ line, match: matchPasted(line, bySku) }))
  const alike = await suggested(
    deps,
    sure.flatMap(({ line, match }) => (match.kind === 'matched' ? [] : [termOf(line)])),
  )
  const matched = sure.map(({ line, match }) => ({
    line,
    match: match.kind === 'matched' ? match : matchPasted(line, [...bySku, ...(alike.get(termOf(line)) ?? [])]),
  }))
  const today = await todaysProducts(deps, [...new Set(matched.flatMap(({ match }) => idsOf(match)))])
  const products = new Map(today.map((product) => [product._id, product]))
  return {
    lines: matched.map(({ line, match }) => ({
      ...line,
      problems: [...line.problems],
      match: match.kind,
      products: idsOf(match).flatMap((id) => products.get(id) ?? []),
    })),
    leftOut,
  }
}

function candidateOf({ id, sku, name, nameAr }: OfferedProduct): MatchCandidate {
  return { productId: id, sku, name: { en: name, ar: nameAr } }
}

function idsOf(match: PastedMatch): readonly string[] {
  return match.kind === 'matched' ? [match.productId] : match.kind === 'doubtful' ? [...new Set(match.productIds)] : []
}

function termOf({ sku, name }: PastedLine): string {
  return (name === '' ? sku : name).slice(0, 100)
}

/** The products that a search finds for each of these terms; lines of the same name are searched once. */
async function suggested(deps: OfferChangeDeps, terms: readonly string[]): Promise<ReadonlyMap<string, readonly MatchCandidate[]>> {
  const wanted = [...new Set(terms)].filter((term) => term !== '')
  const found: { term: string; ids: string[] }[] = []
  for (let at = 0; at < wanted.length; at += SEARCHES_AT_ONCE) {
    const searches = wanted.slice(at, at + SEARCHES_AT_ONCE).map(async (term) => {
      const rows = await catalogueSearch.suggest(deps.database, term, SUGGESTED_MOST)
      return { term, ids: rows.map(({ id }) => id) }
    })
    found.push(...(await Promise.all(searches)))
  }
  const products = await findProducts(deps.database.db, [...new Set(found.flatMap(({ ids }) => ids))])
  const candidates = (ids: readonly string[]) => ids.flatMap((id) => products.get(id) ?? []).map(candidateOf)
  return new Map(found.map(({ term, ids }) => [term, candidates(ids)]))
}
