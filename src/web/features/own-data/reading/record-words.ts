import type { Governorate } from '#domain/orders/delivery.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { GOVERNORATES } from '#i18n/governorates.ts'
import { ownRecordTexts } from '#i18n/sets/own-record.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { findText } from '../../../platform/texts/texts.ts'

/** Numbers and names by which programs find a record, and what a page needs to draw itself: they stand in the file alone. */
const IN_FILE_ONLY: ReadonlySet<string> = new Set([
  '_id',
  'id',
  'slug',
  'imageUrl',
  'images',
  'picture',
  'cart',
  'cartId',
  'hash',
  'moves',
  'isAnswering',
  'isRequester',
  'isLiked',
  'customer',
  'position',
  'clientId',
  'line',
  'lineId',
  'orderLineId',
  'productId',
  'requestLineId',
  'sectionId',
  'choiceId',
  'taxRateId',
])

/** Fields that hold such a number here, and something to read elsewhere. */
const IN_FILE_ONLY_WITHIN: ReadonlySet<string> = new Set([
  'chat.from',
  'chat.to',
  'wished.product',
  'priceChanges.product',
  'decision.choices',
  'decision.ticked',
])

export function isInFileOnly(within: string, field: string): boolean {
  return IN_FILE_ONLY.has(field) || IN_FILE_ONLY_WITHIN.has(`${within}.${field}`)
}

/** A field's label by the record that it stands in; undefined where nobody has named it. */
export function labelOf(within: string, field: string, language: Language): string | undefined {
  if (within === 'specs') return findText(language, productTexts, `product.specs.${field}`)
  const inRecord = findText(language, ownRecordTexts, `ownRecord.within.${within}.${field}`)
  return inRecord ?? findText(language, ownRecordTexts, `ownRecord.fields.${field}`)
}

/** A word of a closed list as people read it; undefined for any other text. */
export function wordOf(field: string, value: string, language: Language): string | undefined {
  if (field === 'governorate') return isGovernorate(value) ? inLanguage(GOVERNORATES[value], language) : undefined
  return findText(language, ownRecordTexts, `ownRecord.values.${field}.${value}`)
}

function isGovernorate(value: string): value is Governorate {
  return Object.hasOwn(GOVERNORATES, value)
}
