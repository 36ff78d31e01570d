import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLongDate, formatMoney, formatNumber } from '#i18n/formats.ts'
import { areasTexts } from '#i18n/sets/areas.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { historyTexts } from '#i18n/sets/history.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { productTexts } from '#i18n/sets/product.ts'
import type { KeyOf } from '#i18n/text-set.ts'
import { findText, type Texts } from '../../platform/texts/texts.ts'

const NOTHING = '–'
/** The longest list that is written out; a longer one is shown as a number. */
const LIST_MOST = 12

/** Text sets of the records that have a history, because an entry uses the words of its record. */
export const FACT_TEXTS = [areasTexts, dashboardTexts, formsTexts, historyTexts, ordersTexts, productTexts] as const

type WordKey = KeyOf<typeof areasTexts | typeof dashboardTexts | typeof historyTexts | typeof ordersTexts>

/** Values of the shop's own lists by the fact that holds them; what people typed, as the name of a brand, stays as it is. */
const KNOWN_VALUES: Readonly<Record<string, Readonly<Record<string, WordKey>>>> = {
  role: {
    'ROLE ADMIN': 'dashboard.roles.admin',
    'ROLE MERCHANT': 'dashboard.roles.merchant',
    'ROLE MEMBER': 'dashboard.roles.member',
  },
  status: {
    'Not processed': 'orders.statuses.notProcessed',
    Processing: 'orders.statuses.processing',
    Shipped: 'orders.statuses.shipped',
    Delivered: 'orders.statuses.delivered',
    Cancelled: 'orders.statuses.cancelled',
    'Waiting Approval': 'history.values.waiting',
    Approved: 'history.values.approved',
    Rejected: 'history.values.rejected',
  },
  areas: {
    sales: 'areas.names.sales',
    approve: 'areas.names.approve',
    support: 'areas.names.support',
    catalogue: 'areas.names.catalogue',
    people: 'areas.names.people',
    settings: 'areas.names.settings',
  },
  exportedList: {
    requests: 'history.values.requests',
    customers: 'history.values.customers',
    newsletter: 'history.values.newsletter',
  },
  inactiveReasons: {
    admin: 'history.values.byAdmin',
    owner: 'history.values.byOwner',
    brand: 'history.values.byBrand',
    merchant: 'history.values.byMerchant',
    category: 'history.values.byCategory',
  },
}

const MONEY: ReadonlySet<string> = new Set(['price'])
const DAYS: ReadonlySet<string> = new Set(['priceConfirmed'])

/** A record's own words for its facts, where the history has none; each may be undefined. */
export interface OwnFactWords {
  nameOf(fact: string): string | undefined
  textOf(fact: string, value: unknown): string | undefined
}

interface Words {
  readonly t: Texts<(typeof FACT_TEXTS)[number]>
  readonly language: Language
}

/** Translates `product.edited`; an unknown action shows its name, so that nothing is hidden. */
export function actionText(action: string, language: Language): string {
  return findText(language, historyTexts, `history.actions.${action}`) ?? action
}

export function factName(name: string, language: Language): string {
  return (
    findText(language, historyTexts, `history.facts.${name}`) ??
    findText(language, formsTexts, `fields.${name}`) ??
    findText(language, productTexts, `product.specs.${name}`) ??
    name
  )
}

export function factText(name: string, value: unknown, { t, language }: Words): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return t(value ? 'history.values.yes' : 'history.values.no')
  if (typeof value === 'number') return MONEY.has(name) ? formatMoney(value, language, SHOP_CURRENCY) : formatNumber(value, language)
  if (typeof value === 'string') return DAYS.has(name) ? formatLongDate(value, language) : knownText(name, value, t)
  if (Array.isArray(value)) return listText(name, value, { t, language })
  const parts = Object.entries(value).map(([key, each]) => `${factName(key, language)} ${factText(key, each, { t, language })}`)
  return parts.length === 0 ? NOTHING : parts.join(' · ')
}

function listText(name: string, values: readonly unknown[], words: Words): string {
  if (values.length === 0) return NOTHING
  if (values.length > LIST_MOST)
    return words.t('history.count', { count: values.length, shown: formatNumber(values.length, words.language) })
  return values.map((value) => factText(name, value, words)).join(' · ')
}

/** An id follows `category:`; it is not shown. */
function knownText(name: string, value: string, t: Words['t']): string {
  const key = KNOWN_VALUES[name]?.[name === 'inactiveReasons' ? (value.split(':', 1)[0] ?? '') : value]
  return key === undefined ? value : t(key)
}
