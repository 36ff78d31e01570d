import type { CallReply } from '#contract/endpoints.ts'
import { type MatchCandidate, matchPasted, type PastedLine, pastedLines } from '#domain/offers/pasted-lines.ts'
import { catalogueSearch } from '#server/catalogue/search/catalogue-search.service.ts'
import type { OfferChangeDeps } from '../offers.deps.ts'
import { findProductsBySku } from '../products.repository.ts'
import { todaysProducts } from './products.service.ts'

const SUGGESTED_MOST = 5

type MatchedLines = CallReply<'POST /api/offer/match'>

/** Reads lines copied from a sheet and finds the products that they mean; the domain says which are sure. */
export async function matchLines(deps: OfferChangeDeps, pasted: string): Promise<MatchedLines> {
  const { lines, leftOut } = pastedLines(pasted)
  const { db } = deps.database
  const bySku = (
    await findProductsBySku(
      db,
      lines.flatMap(({ sku }) => (sku === '' ? [] : [sku])),
    )
  ).map(({ id, sku, name, nameAr }): MatchCandidate => ({ productId: id, sku, name: { en: name, ar: nameAr } }))
  const matched: MatchedLines['lines'] = []
  for (const line of lines) matched.push(await matchLine(deps, line, bySku))
  return { lines: matched, leftOut }
}

async function matchLine(
  deps: OfferChangeDeps,
  line: PastedLine,
  bySku: readonly MatchCandidate[],
): Promise<MatchedLines['lines'][number]> {
  const sure = matchPasted(line, bySku)
  const match = sure.kind === 'matched' ? sure : matchPasted(line, [...bySku, ...(await suggested(deps, line))])
  const ids = match.kind === 'matched' ? [match.productId] : match.kind === 'doubtful' ? [...new Set(match.productIds)] : []
  return { ...line, problems: [...line.problems], match: match.kind, products: await todaysProducts(deps, ids) }
}

async function suggested(deps: OfferChangeDeps, { sku, name }: PastedLine): Promise<MatchCandidate[]> {
  const term = (name === '' ? sku : name).slice(0, 100)
  if (term === '') return []
  const rows = await catalogueSearch.suggest(deps.database, term, SUGGESTED_MOST)
  const products = await todaysProducts(
    deps,
    rows.map(({ id }) => id),
  )
  return products.map(({ _id, sku: code, name: en, nameAr: ar }) => ({ productId: _id, sku: code, name: { en, ar } }))
}
