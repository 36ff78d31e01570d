import type { Bilingual } from '#domain/text/language.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { textIn } from '../../../platform/texts/texts.ts'

/** The card's placeholder until a name is typed. */
export function namelessProduct(): Bilingual {
  return { en: textIn('en', productsTexts)('products.preview.name'), ar: textIn('ar', productsTexts)('products.preview.name') }
}
