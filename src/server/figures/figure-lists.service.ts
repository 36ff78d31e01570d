import type { CallReply } from '#contract/endpoints.ts'
import { workedWindows } from '#domain/desk/calendar.ts'
import { pageCount, pageOffset } from '#domain/paging.ts'
import { readCountedPage } from '#server/platform/db/counted-page.ts'
import { type FigureEntriesWanted, listFigureEntries, readFigureNames } from './figure-entries.repository.ts'
import { figureEntry, sentOffersReply } from './figures.replies.ts'
import { type AskedPeriod, type FigureDeps, periodOf, withinOf } from './figures.service.ts'
import { listSentOffers, type SentOffersWanted } from './offer-figures.repository.ts'
import { listMissedTerms } from './product-figures.repository.ts'

interface AskedPage extends AskedPeriod {
  readonly page: number
  readonly limit: number
}

export async function readFigureEntries(
  { database: { db }, now, settings }: FigureDeps,
  { page, limit, from, to, ...wanted }: Omit<FigureEntriesWanted, 'within' | 'worked'> & AskedPage,
): Promise<CallReply<'GET /api/figures/entries'>> {
  const at = now()
  const period = periodOf({ from, to }, at)
  const within = withinOf(period, at)
  const worked = workedWindows(within.from, at, settings().desk.calendar)
  const part = { limit, offset: pageOffset(page, limit) }
  const { rows, first } = await readCountedPage(part, (each) => listFigureEntries(db, { ...wanted, within, worked }, each))
  const names = await readFigureNames(db, wanted)
  const entries = rows.map((row) => figureEntry(row, wanted.show))
  return { ...period, ...paging(first?.count, { page, limit }), ...names, valueMinor: first?.sum ?? 0, entries }
}

type OffersQuery = Pick<SentOffersWanted, 'salesperson' | 'person' | 'sort'> & AskedPage & { readonly nobody?: 'yes' | undefined }

export async function readSentOffers(
  { database: { db }, now }: FigureDeps,
  { page, limit, from, to, nobody, salesperson, person, sort }: OffersQuery,
): Promise<CallReply<'GET /api/figures/offers'>> {
  const at = now()
  const period = periodOf({ from, to }, at)
  const ofSalesperson = nobody === 'yes' ? '' : salesperson || undefined
  const wanted = { within: withinOf(period, at), salesperson: ofSalesperson, person, sort }
  const part = { limit, offset: pageOffset(page, limit) }
  const { rows, first } = await readCountedPage(part, (each) => listSentOffers(db, wanted, each))
  const { count, ...list } = sentOffersReply(rows, first)
  const { salesperson: personName } = await readFigureNames(db, { salesperson: person === 'none' ? undefined : person })
  return { ...period, ...paging(count, { page, limit }), ...list, salesperson: personName }
}

export async function readMissedTerms(
  { database: { db }, now }: FigureDeps,
  { page, limit, from, to }: AskedPage,
): Promise<CallReply<'GET /api/figures/searches'>> {
  const period = periodOf({ from, to }, now())
  const part = { limit, offset: pageOffset(page, limit) }
  const { rows, first } = await readCountedPage(part, (each) => listMissedTerms(db, period, each))
  const searches = rows.map(({ term, language, count, days }) => ({ term, language, count, days: [...days] }))
  return { ...period, ...paging(first?.terms, { page, limit }), searches }
}

function paging(count = 0, { page, limit }: Pick<AskedPage, 'page' | 'limit'>) {
  return { count, currentPage: page, totalPages: pageCount(count, limit) }
}
