import { CURRENCY_LABEL } from '#domain/money/currency.ts'
import { decimalFromMinor } from '#domain/money/money.ts'
import { FEE_KINDS, ON_REQUEST } from '#domain/offers/fees.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { formatMoney } from '#i18n/formats.ts'
import type { settingsTexts } from '#i18n/sets/settings.ts'
import type { Texts } from '../../platform/texts/texts.ts'
import { valueAt, wordsOf } from './content.ts'
import type { FieldSpec } from './field-spec.ts'

interface Words {
  readonly t: Texts<typeof settingsTexts>
  readonly language: Language
}

export function labelOf({ label, name }: FieldSpec, { t, language }: Words): string {
  return name === undefined ? t(`settings.fields.${label}`) : inLanguage(name, language)
}

/** A value as a person reads it beside another one. */
export function valueWords({ shape }: FieldSpec, value: unknown, words: Words): string {
  return shape.kind === 'fees' ? feesWords(value, words) : wordsOf(value)
}

function feesWords(value: unknown, { t, language }: Words): string {
  return FEE_KINDS.map((kind) => {
    const fee = valueAt(value, [kind])
    if (fee === ON_REQUEST) return `${t(`settings.fees.${kind}`)}: ${t('settings.fees.onRequest')}`
    if (typeof fee !== 'number') return `${t(`settings.fees.${kind}`)}: –`
    return `${t(`settings.fees.${kind}`)}: ${formatMoney(decimalFromMinor(fee), language, CURRENCY_LABEL)}`
  }).join(' · ')
}
