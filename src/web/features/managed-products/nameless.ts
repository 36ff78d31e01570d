import type { Bilingual } from '#domain/language.ts'
import { textIn } from '../../platform/texts.ts'

/** What stands on a card where no name is typed yet. */
export function namelessProduct(): Bilingual {
  return { en: textIn('en')('products.preview.name'), ar: textIn('ar')('products.preview.name') }
}
