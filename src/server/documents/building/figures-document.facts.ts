import type { CallReply } from '#contract/endpoints.ts'
import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { nearestMajor } from '#domain/money/money.ts'
import type { Seller } from '#domain/settings/shop-settings.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { type FigureTexts, figureTexts } from '#i18n/figures.ts'
import { formatCairoTime, formatLongDate, formatMoney, formatNumber, formatQuantity } from '#i18n/formats.ts'
import type { FigureCell, FiguresDocument, FiguresTable, Words } from './document-data.facts.ts'
import { documentFrame } from './frame.facts.ts'

export type Figures = CallReply<'GET /api/figures'>

const NOTHING = '–'
const WEEKS = 8
const LARGEST = 10
/** Rows of a table that has half of the page. */
const HALF = 6
const HOUR = 60

interface Writing {
  readonly t: FigureTexts
  readonly language: Language
  readonly number: (value: number) => Words
  readonly money: (minor: number) => Words
}

/** The figures on one A4: how things stand now, the last weeks, and the first rows of each table. */
export function figuresDocument(
  figures: Figures,
  { seller, language }: { readonly seller: Seller; readonly language: Language },
): FiguresDocument {
  const t = figureTexts(language)
  const number = (value: number) => ({ latin: formatNumber(value, language) })
  const money = (minor: number) => ({ latin: formatMoney(nearestMajor(minor), language, SHOP_CURRENCY) })
  const writing: Writing = { t, language, number, money }
  const { from, to, at } = figures
  const days = { from: formatLongDate(from, language), to: formatLongDate(to, language), time: formatCairoTime(at, language) }
  return {
    ...documentFrame({ seller, kind: 'figures', language, number: '', day: to }),
    lead: t('lead', days),
    tiles: tilesOf(figures, writing),
    wide: [weeksTable(figures, writing), largestTable(figures, writing)],
    halves: [
      lostTable(figures, writing),
      peopleTable(figures, writing),
      soldTable('brands', figures.brands, writing),
      soldTable('categories', figures.categories, writing),
      machinesTable(figures, writing),
      missesTable(figures, writing),
    ],
  }
}

function tilesOf(figures: Figures, { t, number, money }: Writing): FiguresDocument['tiles'] {
  const { notCalled, openOffers, expiring, withoutDeposit, won } = figures
  const deals = (label: string, { count, valueMinor }: Figures['openOffers']) => ({ label, value: number(count), more: money(valueMinor) })
  const late = notCalled.late === 0 ? '' : t('now.late', { count: String(notCalled.late) })
  return [
    { label: t('now.notCalled'), value: number(notCalled.customers), more: late },
    deals(t('now.open'), openOffers),
    deals(t('now.expiring'), expiring),
    deals(t('now.deposit'), withoutDeposit),
    deals(t('now.won'), won.week),
    deals(t('now.wonMonth'), won.month),
  ]
}

function bar(part: number, most: number, words: Words): FigureCell {
  return { part: most > 0 ? part / most : 0, words }
}

function largestOf(numbers: readonly number[]): number {
  return Math.max(0, ...numbers)
}

function weeksTable({ weeks }: Figures, { t, language, number, money }: Writing): FiguresTable {
  const shown = weeks.slice(-WEEKS).toReversed()
  const most = largestOf(shown.map(({ requests }) => requests))
  const mostWon = largestOf(shown.map(({ wonMinor }) => wonMinor))
  const worked = (minutes: number | null): FigureCell => (minutes === null ? NOTHING : workedText(minutes, { t, language }))
  const heads = ['week', 'requests', 'value', 'median', 'slow', 'inTime', 'won', 'wonValue'] as const
  return {
    title: t('weeks.title'),
    none: '',
    columns: heads.map((head) => t(`weeks.${head}`)),
    rows: shown.map((week) => [
      formatLongDate(week.from, language),
      bar(week.requests, most, number(week.requests)),
      money(week.valueMinor),
      worked(week.medianMinutes),
      worked(week.slowMinutes),
      week.judged === 0 ? NOTHING : { latin: `${formatNumber(Math.round((week.inTime / week.judged) * 100), language)}%` },
      number(week.won),
      bar(week.wonMinor, mostWon, money(week.wonMinor)),
    ]),
  }
}

function workedText(minutes: number, { t, language }: Pick<Writing, 't' | 'language'>): string {
  const rounded = Math.round(minutes)
  const parts = { hours: formatNumber(Math.floor(rounded / HOUR), language), minutes: formatNumber(rounded % HOUR, language) }
  if (rounded < HOUR) return t('minutes', parts)
  return t(rounded % HOUR === 0 ? 'hours' : 'hoursMinutes', parts)
}

function largestTable({ largest }: Figures, { t, language, money }: Writing): FiguresTable {
  return {
    title: t('largest.title'),
    none: t('largest.none'),
    columns: [t('customer'), t('offer'), t('salesperson'), t('total'), t('validUntil'), t('nextStep')],
    rows: largest
      .slice(0, LARGEST)
      .map(({ number, customer, company, salesperson, totalMinor, validUntil, nextStep }) => [
        company || customer,
        { latin: number },
        salesperson || NOTHING,
        totalMinor === null ? NOTHING : money(totalMinor),
        formatLongDate(validUntil, language),
        nextStep === null ? NOTHING : `${t(`steps.${nextStep.kind}`)} · ${formatLongDate(nextStep.at, language)}`,
      ]),
  }
}

function lostTable({ lost: { reasons } }: Figures, { t, number, money }: Writing): FiguresTable {
  const most = largestOf(reasons.map(({ count }) => count))
  return {
    title: t('lost.title'),
    none: t('lost.none'),
    columns: [t('lost.reason'), t('lost.count'), t('weeks.value')],
    rows: reasons
      .slice(0, HALF)
      .map(({ reason, count, valueMinor }) => [t(`reasons.${reason}`), bar(count, most, number(count)), money(valueMinor)]),
  }
}

function peopleTable({ people }: Figures, { t, number, money }: Writing): FiguresTable {
  return {
    title: t('people.title'),
    none: t('people.none'),
    columns: [t('salesperson'), t('people.offers'), t('people.discount'), t('people.requests'), t('people.late')],
    rows: people
      .slice(0, HALF)
      .map(({ name, offers, discountMinor, requests, late }) => [
        name || t('people.nobody'),
        number(offers),
        money(discountMinor),
        number(requests),
        number(late),
      ]),
  }
}

function soldTable(by: 'brands' | 'categories', rows: Figures['brands'], { t, language, money }: Writing): FiguresTable {
  const shown = rows.slice(0, HALF)
  const most = largestOf(shown.map(({ valueMinor }) => valueMinor))
  const others = t(by === 'brands' ? 'sold.noBrand' : 'sold.noCategory')
  return {
    title: t(`sold.${by}`),
    none: t('sold.none'),
    columns: [t('sold.name'), t('sold.pieces'), t('sold.value')],
    rows: shown.map(({ name, pieces, valueMinor }) => [
      name === null ? others : inLanguage(name, language),
      { latin: formatQuantity(pieces, language) },
      bar(valueMinor, most, money(valueMinor)),
    ]),
  }
}

function machinesTable({ machines }: Figures, { t, language, number }: Writing): FiguresTable {
  const shown = machines.slice(0, HALF)
  const most = largestOf(shown.map(({ requests }) => requests))
  return {
    title: t('machines.title'),
    none: t('machines.none'),
    columns: [t('machines.machine'), t('machines.requests'), t('machines.pieces')],
    rows: shown.map(({ name, requests, pieces }) => [inLanguage(name, language), bar(requests, most, number(requests)), number(pieces)]),
  }
}

function missesTable({ searches }: Figures, { t, number }: Writing): FiguresTable {
  const shown = searches.slice(0, HALF)
  const most = largestOf(shown.map(({ count }) => count))
  return {
    title: t('searches.title'),
    none: t('searches.none'),
    columns: [t('searches.term'), t('searches.count')],
    rows: shown.map(({ term, count }) => [term, bar(count, most, number(count))]),
  }
}
