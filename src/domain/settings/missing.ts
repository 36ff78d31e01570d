import { SECTIONS } from '../dashboard.ts'
import type { SettingsContents } from './sections.ts'

/** A shop lacks these until its owner has filled them in; the weightiest stand first. */
export const MISSING_SETTINGS = [
  'phone',
  'email',
  'sending',
  'name',
  'hours',
  'categories',
  'brands',
  'products',
  'registered',
  'logo',
] as const
export type MissingSetting = (typeof MISSING_SETTINGS)[number]

/** The page that leads through what a new shop lacks. */
export const FIRST_STEPS = `${SECTIONS.settings}/first`

/** The page on which each of them is filled in; null where the environment has it. */
export const PAGE_OF_MISSING: Readonly<Record<MissingSetting, string | null>> = {
  phone: `${SECTIONS.settings}/company`,
  email: `${SECTIONS.settings}/company`,
  sending: null,
  name: `${SECTIONS.settings}/company`,
  hours: `${SECTIONS.settings}/hours`,
  categories: `${SECTIONS.categories}/add`,
  brands: `${SECTIONS.brand}/add`,
  products: `${SECTIONS.products}/add`,
  registered: `${SECTIONS.settings}/registered`,
  logo: `${SECTIONS.settings}/pictures`,
}

/** The parts of the catalogue that a shop has, shown or not. */
export interface CatalogueParts {
  readonly hasCategories: boolean
  readonly hasBrands: boolean
  readonly hasProducts: boolean
}

export interface ShopParts extends CatalogueParts {
  readonly isNamed: boolean
  readonly sendsEmails: boolean
}

export function missingSettings({ company, hours, registered, notices, pictures }: SettingsContents, parts: ShopParts): MissingSetting[] {
  const isMissing: Readonly<Record<MissingSetting, boolean>> = {
    name: !parts.isNamed,
    phone: company.phones.length === 0,
    email: company.email === '' && notices.staffEmail === '',
    hours: hours.weekly.length === 0,
    registered: registered.taxNumber === '',
    sending: !parts.sendsEmails,
    categories: !parts.hasCategories,
    brands: !parts.hasBrands,
    products: !parts.hasProducts,
    logo: pictures.logo === null,
  }
  return MISSING_SETTINGS.filter((each) => isMissing[each])
}
