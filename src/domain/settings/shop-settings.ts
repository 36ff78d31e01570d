import type { DayRun } from '../support/day-runs.ts'
import type { DayHours, DayOfWeek } from '../support/opening-hours.ts'
import type { Bilingual } from '../text/language.ts'

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'linkedin', 'youtube', 'x'] as const

export const PROMISE_TOPICS = ['call', 'installation', 'parts'] as const

export interface Phone {
  /** The spelling that people in Egypt use. */
  readonly shown: string
  /** The spelling for `tel:` and wa.me: +20…; a hotline's digits as they stand. */
  readonly international: string
}

export interface OpeningHours extends DayHours {
  readonly days: readonly [DayOfWeek, ...DayOfWeek[]]
}

/** Opening hours with their days as they are told. */
export interface ShownHours extends OpeningHours {
  readonly runs: readonly DayRun[]
}

export interface SocialPage {
  readonly network: (typeof SOCIAL_NETWORKS)[number]
  readonly url: string
}

export interface ServicePromise {
  readonly topic: (typeof PROMISE_TOPICS)[number]
  readonly text: Bilingual
}

/** The facts about the company that every page shows. An owner who has not filled one in has an empty text, or none in a list. */
export interface ShopSettings {
  readonly company: Bilingual
  readonly tagline: Bilingual
  readonly phones: readonly Phone[]
  readonly whatsapp: Phone | null
  readonly email: string
  readonly address: Bilingual
  readonly openingHours: readonly ShownHours[]
  readonly socialPages: readonly SocialPage[]
  readonly promises: readonly ServicePromise[]
  /** The page of a map. */
  readonly mapUrl?: string | undefined
  /** The owner's own; the shop's mark stands where there is none. */
  readonly pictures?: ShopPictures | undefined
}

export interface ShopLogo {
  /** The picture's name among the shop's pictures. */
  readonly name: string
  /** The size of its light file. */
  readonly width: number
  readonly height: number
  /** The logo holds the company's name, which is not written beside it. */
  readonly isAlone: boolean
}

export interface ShopPictures {
  readonly logo?: ShopLogo | undefined
  /** Names of pictures. */
  readonly icon?: string | undefined
  readonly share?: string | undefined
}

/** The days on which something is shown, both included; open on a side without one. */
export interface ShownDays {
  /** `2026-10-06` */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

export interface Banner extends ShownDays {
  readonly title: Bilingual
  readonly text: Bilingual
  /** The address of a picture; without one the words stand alone. */
  readonly picture?: string | undefined
  /** A path of the shop; a banner without one is not clickable. */
  readonly link?: string | undefined
}

export interface Logo extends ShownDays {
  readonly name: Bilingual
  /** The address of a picture; without one the name is written. */
  readonly imageUrl?: string | undefined
}

/** One slide of the home page's first carousel. */
export interface HeroSlide extends ShownDays {
  /** The number of the kitchen line that is drawn where there is no picture. */
  readonly line: 1 | 2 | 3
  /** The address of a picture. */
  readonly picture?: string | undefined
  readonly title: Bilingual
  readonly text: Bilingual
  readonly link: {
    readonly label: Bilingual
    /** A path of the shop in English; a search in it may be worded differently in Arabic. */
    readonly to: Bilingual
  }
}

/** The home page's own content. */
export interface HomeSettings {
  readonly heroSlides: readonly HeroSlide[]
  readonly banners: readonly Banner[]
  /** Logos of brands that the shop sells, and of customers that it equipped. */
  readonly brandLogos: readonly Logo[]
  readonly customerLogos: readonly Logo[]
}

/** The account that customers transfer to; what is empty is printed nowhere. */
export interface BankAccount {
  readonly bank: Bilingual
  readonly holder: Bilingual
  readonly account: string
  readonly iban: string
  readonly swift: string
}

export interface RegisteredCompany {
  readonly name: Bilingual
  readonly taxNumber: string
  readonly commercialRegister: string
  readonly bank: BankAccount
  /** Names of private pictures that are printed on sent offers and have no address in the shop; null for none. */
  readonly signature: string | null
  readonly stamp: string | null
}

/** The company as documents name it. */
export interface Seller {
  readonly shop: ShopSettings
  readonly registered: RegisteredCompany
}

/** The facts of a shop that nothing is known of. */
export const UNKNOWN_SHOP: ShopSettings = {
  company: { en: '', ar: '' },
  tagline: { en: '', ar: '' },
  phones: [],
  whatsapp: null,
  email: '',
  address: { en: '', ar: '' },
  openingHours: [],
  socialPages: [],
  promises: [],
}
