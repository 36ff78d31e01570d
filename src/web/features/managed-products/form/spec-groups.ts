import { SPECS, type SpecKey } from '#domain/catalogue/specs.ts'
import { isolate } from '#i18n/bidi.ts'
import type { productTexts } from '#i18n/sets/product.ts'
import type { productsTexts } from '#i18n/sets/products.ts'
import type { Texts } from '../../../platform/texts/texts.ts'

/** The specs in the form's order. */
export const SPEC_GROUPS = {
  size: ['widthMm', 'depthMm', 'heightMm', 'weightKg'],
  power: ['powerKw', 'gasKw', 'voltage', 'phases'],
  output: ['capacityL', 'capacityKg', 'outputKgPerHour', 'outputKgPerDay', 'racksPerHour'],
  temperature: ['temperatureMinC', 'temperatureMaxC'],
  parts: ['doors', 'drawers', 'shelves', 'trays', 'decks', 'burners', 'baskets', 'tanks', 'bowls', 'groups'],
} as const satisfies Record<string, readonly SpecKey[]>

export type SpecGroup = keyof typeof SPEC_GROUPS

/** A spec's label with its unit: Latin letters in both languages, except for units of time. */
export function specLabel(key: SpecKey, t: Texts<typeof productTexts | typeof productsTexts>): string {
  if (key === 'outputKgPerDay' || key === 'outputKgPerHour') {
    return t('products.form.withUnit', { name: t(`product.specs.${key}`), unit: t(`catalogue.units.${key}`, { amount: '' }).trim() })
  }
  const unit = SPECS[key]
  const name = t(`product.specs.${key}`)
  return /^[a-z°]/i.test(unit) ? t('products.form.withUnit', { name, unit: isolate(unit) }) : name
}
