import { decimalFromMinor } from '#domain/money/money.ts'
import { type CsvCell, csvOf } from '#domain/text/csv.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import type { figuresTexts } from '#i18n/sets/figures.ts'
import type { TranslateOf } from '#i18n/text-set.ts'
import type { Figures } from './figures-query.ts'

interface Words {
  readonly t: TranslateOf<typeof figuresTexts>
  readonly language: Language
}

/** The page as a sheet: its tables one below the other, each under its title, with plain numbers. */
export function figuresSheet(figures: Figures, words: Words): string {
  return csvOf([
    ...weekRows(figures, words),
    [],
    ...peopleRows(figures, words),
    [],
    ...lostRows(figures, words),
    [],
    ...productRows(figures, words),
  ])
}

function weekRows({ weeks }: Figures, { t }: Words): CsvCell[][] {
  const heads = ['week', 'requests', 'value', 'median', 'slow', 'inTime', 'won', 'wonValue'] as const
  return [
    [t('figures.weeks.title')],
    heads.map((head) => t(`figures.weeks.${head}`)),
    ...weeks.map((week) => [
      week.from,
      week.requests,
      decimalFromMinor(week.valueMinor),
      week.medianMinutes === null ? null : Math.round(week.medianMinutes),
      week.slowMinutes === null ? null : Math.round(week.slowMinutes),
      week.judged === 0 ? null : Math.round((week.inTime / week.judged) * 100) / 100,
      week.won,
      decimalFromMinor(week.wonMinor),
    ]),
  ]
}

function peopleRows({ people }: Figures, { t }: Words): CsvCell[][] {
  const heads = ['offers', 'gross', 'discount', 'requests', 'late'] as const
  return [
    [t('figures.people.title')],
    [t('figures.salesperson'), ...heads.map((head) => t(`figures.people.${head}`))],
    ...people.map(({ name, offers, grossMinor, discountMinor, requests, late }) => [
      name || t('figures.people.nobody'),
      offers,
      decimalFromMinor(grossMinor),
      decimalFromMinor(discountMinor),
      requests,
      late,
    ]),
  ]
}

function lostRows({ lost }: Figures, { t }: Words): CsvCell[][] {
  return [
    [t('figures.lost.title')],
    [t('figures.lost.reason'), t('figures.lost.count'), t('figures.weeks.value')],
    ...lost.reasons.map(({ reason, count, valueMinor }) => [t(`figures.reasons.${reason}`), count, decimalFromMinor(valueMinor)]),
  ]
}

function productRows({ brands, categories, machines, searches }: Figures, { t, language }: Words): CsvCell[][] {
  const sold = (by: 'brands' | 'categories', rows: Figures['brands']): CsvCell[][] => [
    [t(`figures.sold.${by}`)],
    [t('figures.sold.name'), t('figures.sold.pieces'), t('figures.sold.value')],
    ...rows.map(({ name, pieces, valueMinor }) => [
      name === null ? t('figures.sold.noBrand') : inLanguage(name, language),
      pieces,
      decimalFromMinor(valueMinor),
    ]),
    [],
  ]
  const heads = ['machine', 'sku', 'requests', 'pieces'] as const
  return [
    ...sold('brands', brands),
    ...sold('categories', categories),
    [t('figures.machines.title')],
    heads.map((head) => t(`figures.machines.${head}`)),
    ...machines.map(({ name, sku, requests, pieces }) => [inLanguage(name, language), sku, requests, pieces]),
    [],
    [t('figures.searches.title')],
    [t('figures.searches.term'), t('figures.searches.count')],
    ...searches.map(({ term, count }) => [term, count]),
  ]
}
