import type { TodaysProduct } from '#contract/offers/offers.ts'
import { mediaPath } from '#domain/catalogue/media.ts'
import { isPriceOld } from '#domain/catalogue/old-prices.ts'
import { SPECS, type SpecKey, type Specs } from '#domain/catalogue/specs.ts'
import type { Bilingual, Language } from '#domain/text/language.ts'
import { catalogue as arCatalogue } from '#i18n/ar/catalogue.ts'
import { product as arProduct } from '#i18n/ar/product.ts'
import { catalogue as enCatalogue } from '#i18n/en/catalogue.ts'
import { product as enProduct } from '#i18n/en/product.ts'
import { formatMeasure } from '#i18n/formats.ts'
import { interpolate } from '#i18n/interpolate.ts'
import type { OfferedProduct } from './products.repository.ts'

const EN = { specs: enProduct.specs, units: enCatalogue.units }
const AR = { specs: arProduct.specs, units: arCatalogue.units }
const PICTURE_WIDTH = 800
/** The specs that a kitchen planner reads first; the page of the product has the rest. */
const TELLING = [
  'powerKw',
  'gasKw',
  'voltage',
  'capacityL',
  'capacityKg',
  'outputKgPerHour',
  'racksPerHour',
  'burners',
  'decks',
  'trays',
  'groups',
] as const satisfies readonly SpecKey[]
const FACTS_MOST = 5

/** Size first, then power and capacity, in both languages. */
export function machineFacts(specs: Specs): Bilingual[] {
  const size = [specs.widthMm, specs.depthMm, specs.heightMm]
  const isSized = size.every((side) => side !== undefined)
  const sized = `${size.join(' × ')} ${SPECS.widthMm}`
  const others = TELLING.flatMap((key) => {
    const value = specs[key]
    return value === undefined ? [] : [{ en: measured('en', key, value), ar: measured('ar', key, value) }]
  })
  return [...(isSized ? [{ en: sized, ar: sized }] : []), ...others].slice(0, FACTS_MOST)
}

function measured(language: Language, key: SpecKey, value: number): string {
  const { specs, units } = language === 'ar' ? AR : EN
  const unit = Object.hasOwn(units, key) ? (units as Readonly<Partial<Record<SpecKey, string>>>)[key] : undefined
  const amount = formatMeasure(value, unit === undefined ? SPECS[key] : '', language)
  return `${specs[key]}: ${unit === undefined ? amount : interpolate(unit, { amount })}`
}

export interface TodaysFacts {
  /** Pieces in accepted offers, by product. */
  readonly undelivered: ReadonlyMap<string, number>
  /** Prices that were confirmed before are old; null where none is. */
  readonly oldBefore: Date | null
}

export function todaysProduct(row: OfferedProduct, { undelivered, oldBefore }: TodaysFacts): TodaysProduct {
  const { id, sku, name, nameAr, slug, imageName, isNew, isOnShow, priceMinor, priceConfirmed, stock, specs } = row
  const imageUrl = imageName === null ? null : mediaPath(imageName, PICTURE_WIDTH, 'webp')
  const shown = { _id: id, sku, name, nameAr, slug, picture: imageName, imageUrl, isNew, isOnShow }
  const priced = { priceMinor, priceConfirmed: priceConfirmed.toISOString(), isPriceOld: isPriceOld(priceConfirmed, oldBefore) }
  return { ...shown, ...priced, facts: machineFacts(specs), stock, undelivered: undelivered.get(id) ?? 0 }
}
