import type { Language } from '#domain/language.ts'
import { SPEC_KEYS } from '#domain/specs.ts'
import { formatMoney, formatNumber } from '#i18n/formats.ts'
import type { TextKey, Translate } from '#i18n/translate.ts'

import { shop } from '#shop-config'

const NOTHING = '–'
/** More than a person reads at a glance is counted. */
const LIST_MOST = 12

const KNOWN_VALUES: Readonly<Record<string, TextKey>> = {
  'ROLE ADMIN': 'dashboard.roles.admin',
  'ROLE MERCHANT': 'dashboard.roles.merchant',
  'ROLE MEMBER': 'dashboard.roles.member',
  'Not processed': 'orders.statuses.notProcessed',
  Processing: 'orders.statuses.processing',
  Shipped: 'orders.statuses.shipped',
  Delivered: 'orders.statuses.delivered',
  Cancelled: 'orders.statuses.cancelled',
  'Waiting Approval': 'history.values.waiting',
  Approved: 'history.values.approved',
  Rejected: 'history.values.rejected',
}

const REASONS: Readonly<Record<string, TextKey>> = {
  admin: 'history.values.byAdmin',
  owner: 'history.values.byOwner',
  brand: 'history.values.byBrand',
  merchant: 'history.values.byMerchant',
  category: 'history.values.byCategory',
}

const MONEY: ReadonlySet<string> = new Set(['price'])

interface Words {
  readonly t: Translate
  readonly language: Language
}

/** `product.edited` in words; an action without words of its own shows its name, so that nothing is hidden. */
export function actionText(action: string, t: Translate): string {
  return known(`history.actions.${action}`, t) ?? action
}

export function factName(name: string, t: Translate): string {
  return known(`history.facts.${name}`, t) ?? known(`fields.${name}`, t) ?? specName(name, t) ?? name
}

export function factText(name: string, value: unknown, { t, language }: Words): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return t(value ? 'history.values.yes' : 'history.values.no')
  if (typeof value === 'number') return MONEY.has(name) ? formatMoney(value, language, shop.priceLabel) : formatNumber(value, language)
  if (name === 'inactiveReasons' && typeof value === 'string') return reasonText(value, t)
  if (typeof value === 'string') return KNOWN_VALUES[value] === undefined ? value : t(KNOWN_VALUES[value])
  if (Array.isArray(value)) return listText(name, value, { t, language })
  const parts = Object.entries(value).map(([key, each]) => `${factName(key, t)} ${factText(key, each, { t, language })}`)
  return parts.length === 0 ? NOTHING : parts.join(' · ')
}

function listText(name: string, values: readonly unknown[], words: Words): string {
  if (values.length === 0) return NOTHING
  if (values.length > LIST_MOST)
    return words.t('history.count', { count: values.length, shown: formatNumber(values.length, words.language) })
  return values.map((value) => factText(name, value, words)).join(' · ')
}

/** `category:` is followed by an id, which nobody reads. */
function reasonText(reason: string, t: Translate): string {
  const key = REASONS[reason.split(':', 1)[0] ?? '']
  return key === undefined ? reason : t(key)
}

/** A text by a path that is made at run time; undefined where the dictionary has none. */
function known(path: string, t: Translate): string | undefined {
  const text = t(path as TextKey)
  return text === path ? undefined : text
}

function specName(name: string, t: Translate): string | undefined {
  return SPEC_KEYS.some((key) => key === name) ? known(`product.specs.${name}`, t) : undefined
}
