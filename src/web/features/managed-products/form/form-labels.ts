import { SPEC_KEYS } from '#domain/catalogue/specs.ts'
import type { namingTexts } from '#i18n/sets/naming.ts'
import type { productTexts } from '#i18n/sets/product.ts'
import type { productsTexts } from '#i18n/sets/products.ts'
import type { Texts } from '../../../platform/texts/texts.ts'
import { NAME_TEXTS } from '../../../shop/names-section.tsx'

/** Labels of this form that differ from the dictionary's name of the field elsewhere. */
export function formLabels(t: Texts<typeof namingTexts | typeof productTexts | typeof productsTexts>): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(SPEC_KEYS.map((key) => [key, t(`product.specs.${key}`)])),
    name: t(NAME_TEXTS.name),
    quantity: t('products.form.quantity'),
  }
}
