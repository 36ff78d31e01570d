import { SHOP_CURRENCY } from '#domain/money/currency.ts'
import { decimalFromMinor } from '#domain/money/money.ts'
import { FEE_KINDS, ON_REQUEST } from '#domain/offers/fees.ts'
import { picturesNamedIn } from '#domain/settings/pictures.ts'
import { DAYS_FROM_SATURDAY } from '#domain/support/day-runs.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { formatList, formatLongDate, formatMoney, formatNumber } from '#i18n/formats.ts'
import { percentText } from '#i18n/offer-amounts.ts'
import type { settingsTexts } from '#i18n/sets/settings.ts'
import type { Texts } from '../../platform/texts/texts.ts'
import { valueAt, wordsOf } from './content.ts'
import { type FieldSpec, isFields, type Shape } from './field-spec.ts'

interface Words {
  readonly t: Texts<typeof settingsTexts>
  readonly language: Language
}

export function labelOf({ label, name }: FieldSpec, { t, language }: Words): string {
  return name === undefined ? t(`settings.fields.${label}`) : inLanguage(name, language)
}

/** A value as a person reads it beside another one; a picture is said to be one, since its address says nothing. */
export function valueWords({ shape }: Pick<FieldSpec, 'shape'>, value: unknown, words: Words): string {
  const { t, language } = words
  switch (shape.kind) {
    case 'fees':
      return feesWords(value, words)
    case 'percent':
      return typeof value === 'number' ? percentText(value, language) : wordsOf(value)
    case 'number':
      return typeof value === 'number' ? formatNumber(value, language) : wordsOf(value)
    case 'day':
      return typeof value === 'string' && value !== '' ? formatLongDate(value, language) : ''
    case 'days':
      return daysWords(value, words)
    case 'choice':
      return optionWords(shape.options, value, words)
    case 'picture':
      return picturesNamedIn(value).size > 0 ? t('settings.fields.picture') : ''
    case 'group':
      return fieldsWords(shape.fields, value, words)
    case 'list':
      return rowsWords(shape.row, value, words)
    case 'both':
    case 'paths':
    case 'line':
    case 'time':
      return wordsOf(value)
  }
}

function rowsWords(row: readonly FieldSpec[] | Shape, value: unknown, words: Words): string {
  if (!Array.isArray(value)) return ''
  return listed(value.map((each) => (isFields(row) ? fieldsWords(row, each, words) : valueWords({ shape: row }, each, words))))
}

function fieldsWords(fields: readonly FieldSpec[], value: unknown, words: Words): string {
  return listed(fields.map((field) => valueWords(field, valueAt(value, [field.key]), words)))
}

function optionWords(options: Extract<Shape, { kind: 'choice' }>['options'], value: unknown, { t }: Words): string {
  const option = options.find((each) => each === String(value))
  return option === undefined ? '' : t(`settings.options.${option}`)
}

function daysWords(value: unknown, { t, language }: Words): string {
  const days = Array.isArray(value) ? DAYS_FROM_SATURDAY.filter((day) => value.includes(day)) : []
  return formatList(
    days.map((day) => t(`settings.days.${day}`)),
    language,
  )
}

function feesWords(value: unknown, { t, language }: Words): string {
  return FEE_KINDS.map((kind) => {
    const fee = valueAt(value, [kind])
    if (fee === ON_REQUEST) return `${t(`settings.fees.${kind}`)}: ${t('settings.fees.onRequest')}`
    if (typeof fee !== 'number') return `${t(`settings.fees.${kind}`)}: –`
    return `${t(`settings.fees.${kind}`)}: ${formatMoney(decimalFromMinor(fee), language, SHOP_CURRENCY)}`
  }).join(' · ')
}

function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
