import type { CallReply } from '#contract/endpoints.ts'
import { type FigureList, isOfEnds } from '#domain/figures/lists.ts'
import { offerNumberText } from '#domain/offers/numbers.ts'
import type { DealsRow, PersonRow, WeekRow, WonWeekRow } from './entry-figures.repository.ts'
import type { FigureEntryRow } from './figure-entries.repository.ts'
import type { DiscountRow, LargestRow, OfferFigureRow, SentOfferRow, WithoutDepositRow } from './offer-figures.repository.ts'

type Figures = CallReply<'GET /api/figures'>

export function dealsReply({ count, value }: DealsRow): { count: number; valueMinor: number } {
  return { count, valueMinor: value }
}

function offerReply({ id, customer, company, salesperson, total, valid_until, year, number }: OfferFigureRow) {
  return { _id: id, number: offerNumberText({ year, number }), customer, company, salesperson, totalMinor: total, validUntil: valid_until }
}

export function offerFigure(row: LargestRow): Figures['largest'][number] {
  const { next_step: kind, next_at: at } = row
  return { ...offerReply(row), nextStep: kind === null || at === null ? null : { kind, at: new Date(at).toISOString() } }
}

export function offerFigures(rows: readonly WithoutDepositRow[]): Figures['withoutDeposit'] {
  return { count: rows[0]?.count ?? 0, valueMinor: rows[0]?.sum ?? 0, offers: rows.map(offerReply) }
}

/** Offers name a person, who need not have an account; requests that nobody has stand beside offers that name nobody. */
export function byPerson(discounts: readonly DiscountRow[], requests: readonly PersonRow[]): Figures['people'] {
  const keyOf = ({ id, name }: Pick<DiscountRow, 'id' | 'name'>) => id ?? name
  const ofOffers = new Map(discounts.map((row) => [keyOf(row), row]))
  const people = requests.map(({ id, name, requests: asked, late }) => {
    const offered = ofOffers.get(keyOf({ id, name }))
    ofOffers.delete(keyOf({ id, name }))
    return { _id: id, name, ...sentOffers(offered), requests: asked, late }
  })
  for (const row of ofOffers.values()) people.push({ _id: row.id, name: row.name, ...sentOffers(row), requests: 0, late: 0 })
  return people.toSorted((a, b) => b.grossMinor - a.grossMinor || b.requests - a.requests || (a.name < b.name ? -1 : 1))
}

function sentOffers(row: DiscountRow | undefined) {
  return { offers: row?.offers ?? 0, grossMinor: row?.gross ?? 0, discountMinor: row?.discount ?? 0 }
}

/** A week in which nothing happened has zeros. */
export function weekFigures(weeks: readonly string[], asked: readonly WeekRow[], won: readonly WonWeekRow[]): Figures['weeks'] {
  return weeks.map((from, index) => {
    const row = asked.find(({ week }) => week === index + 1)
    const deals = won.find(({ week }) => week === index + 1)
    return {
      from,
      requests: row?.requests ?? 0,
      valueMinor: row?.value ?? 0,
      medianMinutes: row?.median ?? null,
      slowMinutes: row?.slow ?? null,
      inTime: row?.in_time ?? 0,
      judged: row?.judged ?? 0,
      won: deals?.count ?? 0,
      wonMinor: deals?.value ?? 0,
    }
  })
}

type Entry = CallReply<'GET /api/figures/entries'>['entries'][number]

export function figureEntry(row: FigureEntryRow, show: FigureList): Entry {
  const { id, kind, subject_id: subject, number, who, company, salesperson, value, at, lost_reason: reason, lost_note: note } = row
  const lost = reason === null ? null : { reason, note }
  return {
    _id: id,
    kind,
    subject,
    number,
    who,
    company,
    salesperson: salesperson ?? '',
    valueMinor: value,
    at: new Date(at).toISOString(),
    lost,
    firstCall: isOfEnds(show) ? null : firstCall(row),
  }
}

function firstCall({ promised, called, worked, is_late: isLate }: FigureEntryRow): Entry['firstCall'] {
  return {
    promised: new Date(promised).toISOString(),
    at: called === null ? null : new Date(called).toISOString(),
    minutes: worked === null ? null : worked / 60,
    isLate,
  }
}

export function sentOffersReply(rows: readonly SentOfferRow[], first: SentOfferRow | undefined) {
  const { count = 0, gross_sum: grossMinor = 0, discount_sum: discountMinor = 0 } = first ?? {}
  const offers = rows.map((row) => ({
    ...offerReply(row),
    sent: new Date(row.sent).toISOString(),
    grossMinor: row.gross,
    discountMinor: row.discount,
  }))
  return { count, grossMinor, discountMinor, offers }
}
