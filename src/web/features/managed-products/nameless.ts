import type { Bilingual } from '#domain/language.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { textIn } from '../../platform/texts.ts'

/** What stands on a card where no name is typed yet. */
export function namelessProduct(): Bilingual {
  return { en: textIn('en', productsTexts)('products.preview.name'), ar: textIn('ar', productsTexts)('products.preview.name') }
}
