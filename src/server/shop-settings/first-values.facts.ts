import type { Days } from '#domain/desk/calendar.ts'
import { NO_FEE } from '#domain/offers/fees.ts'
import { GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import { type NamedDays, type SettingsContents, settingsOf } from '#domain/settings/sections.ts'
import type { BankAccount, Logo, OpeningHours } from '#domain/settings/shop-settings.ts'
import { shopDay } from '#domain/settings/shown-days.ts'
import { slugFrom } from '#domain/text/slugs.ts'
import { deliveryFees, home, offerTerms, registeredCompany, salesDesk, shop, unnamedCompany } from '#shop-config'

const EMPTY = { en: '', ar: '' }
const NO_NOTICES: SettingsContents['notices'] = { staffEmail: '', requests: [], offers: [], messages: [], applications: [], exports: [] }
const NO_BANK: BankAccount = { bank: EMPTY, holder: EMPTY, account: '', iban: '', swift: '' }
const NO_FEES = Object.fromEntries(GOVERNORATE_CODES.map((code) => [code, NO_FEE])) as SettingsContents['delivery']
const NO_PICTURES: SettingsContents['pictures'] = { logo: null, logoWith: 'name', icon: '', share: '' }

/** The names of the demo are drawn as wordmarks among the shop's files. */
function drawn({ name }: Logo): Logo {
  return { name, imageUrl: `/artwork/logos/${slugFrom(name.en)}.svg` }
}

/** The demo's settings until its owner changes them. */
export const DEMO_VALUES: SettingsContents = {
  company: {
    name: shop.company,
    tagline: shop.tagline,
    phones: shop.phones.map(({ shown }) => shown),
    whatsapp: shop.whatsapp.shown,
    email: shop.email,
    address: shop.address,
    mapUrl: '',
  },
  hours: {
    weekly: shop.openingHours,
    spans: salesDesk.calendar.spans.flatMap(({ name, days, hours }) =>
      days.map((each) => ({ name, ...fromTo(each), hours: hours as readonly OpeningHours[] })),
    ),
    holidays: salesDesk.calendar.holidays
      .flatMap(({ name, days }) => days.map((each): NamedDays => ({ name, ...fromTo(each) })))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
  },
  promise: { promiseHours: salesDesk.promiseHours, callAgainHours: salesDesk.callAgainHours, promises: shop.promises },
  social: { pages: shop.socialPages },
  offers: offerTerms,
  registered: registeredCompany,
  home: { ...home, brandLogos: home.brandLogos.map(drawn), customerLogos: home.customerLogos.map(drawn) },
  notices: NO_NOTICES,
  pictures: NO_PICTURES,
  delivery: { ...NO_FEES, ...deliveryFees },
}

/** The settings of a shop whose owner has filled in nothing yet: whatever is known of no company in particular, and nothing invented. */
export const NEUTRAL_VALUES: SettingsContents = {
  company: { name: unnamedCompany, tagline: EMPTY, phones: [], whatsapp: '', email: '', address: EMPTY, mapUrl: '' },
  hours: { weekly: [], spans: [], holidays: DEMO_VALUES.hours.holidays },
  promise: { promiseHours: salesDesk.promiseHours, callAgainHours: salesDesk.callAgainHours, promises: [] },
  social: { pages: [] },
  offers: {
    validityDays: offerTerms.validityDays,
    priceDays: offerTerms.priceDays,
    taxBasis: offerTerms.taxBasis,
    taxRates: offerTerms.taxRates.map((rate) => ({ ...rate, note: EMPTY })),
    discountLimitHundredths: null,
    exclusions: [],
    warranties: [],
    closings: [],
    deliveryTimes: [],
    plans: offerTerms.plans
      .filter(({ parts }) => parts.length === 1)
      .map((plan) => ({ ...plan, parts: plan.parts.map((part) => ({ ...part, way: null })) })),
  },
  registered: { name: EMPTY, taxNumber: '', commercialRegister: '', bank: NO_BANK, signature: null, stamp: null },
  home: { heroSlides: [], banners: [], brandLogos: [], customerLogos: [] },
  notices: NO_NOTICES,
  pictures: NO_PICTURES,
  delivery: NO_FEES,
}

interface FirstFacts {
  readonly now: Date
  readonly isDemo: boolean
  /** The mailbox that the environment names. */
  readonly staffEmail: string | undefined
}

/** The demo invents a company; any other shop has none until its owner says which. */
export function firstValues({ now, isDemo, staffEmail = '' }: FirstFacts): SettingsContents {
  const values = isDemo ? DEMO_VALUES : fromDay(NEUTRAL_VALUES, shopDay(now))
  return { ...values, notices: { ...values.notices, staffEmail } }
}

/** The demo's settings for code that has no database at hand. */
export const DEMO_SETTINGS = settingsOf(DEMO_VALUES)

/** Holidays that are over say nothing to an owner who begins later. */
function fromDay({ hours, ...values }: SettingsContents, day: string): SettingsContents {
  return { ...values, hours: { ...hours, holidays: hours.holidays.filter(({ to }) => to >= day) } }
}

function fromTo(days: Days): { readonly from: string; readonly to: string } {
  const [from = '', to = from] = days.split('/')
  return { from, to }
}
