import { dialledPhone, internationalPhone } from '../accounts/phones.ts'
import { fitted, MARK_FILES, mediaName, type PictureSize } from '../catalogue/media.ts'
import type { Holiday, HoursSpan } from '../desk/calendar.ts'
import type { DeskSettings } from '../desk/promise.ts'
import type { Fees } from '../offers/fees.ts'
import type { OfferTerms } from '../offers/terms.ts'
import { runsOfDays } from '../support/day-runs.ts'
import { SHOP_TIME_ZONE } from '../support/time-zone.ts'
import type { Bilingual } from '../text/language.ts'
import type { NoticeBoxes } from './notices.ts'
import type {
  HomeSettings,
  OpeningHours,
  Phone,
  RegisteredCompany,
  ServicePromise,
  ShopPictures,
  ShopSettings,
  SocialPage,
} from './shop-settings.ts'

/** The owner's settings in the parts in which they are read, changed and put back. */
export const SETTINGS_SECTIONS = [
  'company',
  'hours',
  'promise',
  'social',
  'offers',
  'registered',
  'home',
  'notices',
  'pictures',
  'delivery',
] as const
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

/** The history names records by UUIDs; a section has always had the same one. */
export function sectionId(section: SettingsSection): string {
  return `00000000-0000-7000-8000-${String(SETTINGS_SECTIONS.indexOf(section) + 1).padStart(12, '0')}`
}

/** Days with a name, the last one included. */
export interface NamedDays {
  readonly name: Bilingual
  /** `2026-10-06` */
  readonly from: string
  readonly to: string
}

/** The content of each section, as its owner fills it in. What is not known is empty, or missing from its list. */
export interface SettingsContents {
  readonly company: {
    readonly name: Bilingual
    readonly tagline: Bilingual
    /** In the spelling that people in Egypt use. */
    readonly phones: readonly string[]
    readonly whatsapp: string
    readonly email: string
    readonly address: Bilingual
    /** The address of a map's page; empty for none. */
    readonly mapUrl: string
  }
  readonly hours: {
    readonly weekly: readonly OpeningHours[]
    /** Weeks with hours of their own, such as Ramadan. */
    readonly spans: readonly (NamedDays & { readonly hours: readonly OpeningHours[] })[]
    readonly holidays: readonly NamedDays[]
  }
  readonly promise: {
    readonly promiseHours: number
    readonly callAgainHours: number
    readonly promises: readonly ServicePromise[]
  }
  readonly social: { readonly pages: readonly SocialPage[] }
  readonly offers: OfferTerms
  readonly registered: RegisteredCompany
  readonly home: HomeSettings
  /** The mailbox of what people write to the shop; the company's own where it is empty. Notices with boxes of their own go there. */
  readonly notices: { readonly staffEmail: string } & NoticeBoxes
  readonly pictures: {
    readonly logo: LogoPicture | null
    /** The words beside the logo; `nothing` for a logo that holds the name already. */
    readonly logoWith: (typeof LOGO_WITH)[number]
    /** Addresses of pictures, empty for none. */
    readonly icon: string
    readonly share: string
  }
  readonly delivery: Fees
}

export const LOGO_WITH = ['name', 'nothing'] as const

/** The address of an uploaded picture, and how large it was uploaded. */
export interface LogoPicture extends PictureSize {
  readonly src: string
}

/** The settings in the forms in which the shop reads them. */
export interface OwnerSettings {
  readonly shop: ShopSettings
  readonly home: HomeSettings
  readonly registered: RegisteredCompany
  readonly desk: DeskSettings
  readonly offers: OfferTerms
  readonly fees: Fees
  readonly staffEmail: string
  readonly notices: NoticeBoxes
}

/** Reads the settings as they stand, from memory. They may change between two calls, so that no one holds them longer. */
export type ReadSettings = () => OwnerSettings

/** Somebody has to be promised a call although the owner has not said yet when people work: these are the usual days and hours. */
const USUAL_HOURS: readonly OpeningHours[] = [
  { days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '09:00', to: '17:00' },
]

export function settingsOf(contents: SettingsContents): OwnerSettings {
  const { company, hours, promise, social, offers, registered, home, notices, pictures, delivery } = contents
  const { promiseHours, callAgainHours, promises } = promise
  const { name, tagline, phones, whatsapp, email, address, mapUrl } = company
  return {
    shop: {
      company: name,
      tagline,
      phones: phones.flatMap((typed) => phoneOf(typed) ?? []),
      whatsapp: phoneOf(whatsapp),
      email,
      address,
      openingHours: hours.weekly.map((row) => ({ ...row, runs: runsOfDays(row.days) })),
      socialPages: social.pages,
      promises,
      ...(mapUrl === '' ? {} : { mapUrl }),
      ...picturesOf(pictures),
    },
    home,
    registered,
    desk: {
      promiseHours,
      callAgainHours,
      calendar: {
        timeZone: SHOP_TIME_ZONE,
        hours: hours.weekly.length === 0 ? USUAL_HOURS : hours.weekly,
        spans: hours.spans.map((span): HoursSpan => ({ ...daysOf(span), hours: span.hours })),
        holidays: hours.holidays.map(daysOf),
      },
    },
    offers,
    fees: delivery,
    staffEmail: notices.staffEmail === '' ? email : notices.staffEmail,
    notices,
  }
}

/** Answers no key at all for a shop without pictures of its own, since every page carries these facts. */
function picturesOf({ logo, logoWith, icon, share }: SettingsContents['pictures']): { readonly pictures?: ShopPictures } {
  const names = { logo: mediaName(logo?.src ?? null), icon: mediaName(icon), share: mediaName(share) }
  if (Object.values(names).every((name) => name === null)) return {}
  return {
    pictures: {
      ...(logo === null || names.logo === null
        ? {}
        : { logo: { name: names.logo, ...fitted(logo, MARK_FILES['logo.webp']), isAlone: logoWith === 'nothing' } }),
      ...(names.icon === null ? {} : { icon: names.icon }),
      ...(names.share === null ? {} : { share: names.share }),
    },
  }
}

function phoneOf(typed: string): Phone | null {
  // A number that was stored before the rules of today is still shown.
  const international = dialledPhone(typed) ?? internationalPhone(typed)
  return international === null ? null : { shown: typed, international }
}

function daysOf({ name, from, to }: NamedDays): Holiday {
  return { name, days: [from === to ? from : `${from}/${to}`] }
}
