import { z } from 'zod'
import { dialledPhone } from '#domain/accounts/phones.ts'
import { PRICE_DAYS_MAX } from '#domain/catalogue/old-prices.ts'
import { commercialRegisterOf, taxNumberOf } from '#domain/customers.ts'
import { PAYMENT_TIMES, PAYMENT_WAYS, TAX_BASES } from '#domain/offers/content.ts'
import { OFFER_LIMITS } from '#domain/offers/limits.ts'
import { GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import { isIban } from '#domain/settings/bank-accounts.ts'
import { closingTime } from '#domain/settings/closing-time.ts'
import { overlappingHours, overlappingSeasons, type Repeat, repeatedHolidays, repeatedPhones } from '#domain/settings/repeats.ts'
import { LOGO_WITH, type SettingsContents, type SettingsSection } from '#domain/settings/sections.ts'
import { PROMISE_TOPICS, SOCIAL_NETWORKS } from '#domain/settings/shop-settings.ts'
import { type DayOfWeek, WEEKDAYS } from '#domain/support/opening-hours.ts'
import { isStorable } from '#domain/text/clean-text.ts'
import { text, typedNumber } from '../fields.ts'
import { dayField } from './day-field.ts'
import { feeField } from './fee-field.ts'
import { bilingualLine, emailField, line, optionalLine, optionalPhoneField, partId, phoneField, words } from './form-fields.ts'
import { mistake } from './settings-mistake.ts'

const NAME_MAX = 80
const LINE_MAX = 200
const TEXT_MAX = 500
const ALL_HUNDREDTHS = 10_000
const ANY_TIME = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/
const PICTURE_NAME = /^[0-9a-f]{56}$/
const PICTURE_PATH = /^\/media\/[0-9a-f]{32,64}\/[\w.-]+$/
const SIDE_MAX_PX = 10_000
/** A page or a picture of this shop. A second slash would begin the address of another host. */
const SHOP_PATH = /^\/(?![/\\])\S*$/

const both = (most: number) => z.object({ en: line({ most }), ar: line({ most }) })
const bothWords = (most: number) => z.object({ en: words({ most }), ar: words({ most }) })

function listOf<Each extends z.ZodType>(each: Each, most: number) {
  return z.array(each, text('invalid')).max(most, text('too-many'))
}

type RepeatMistake = 'phone-twice' | 'hours-overlap' | 'season-overlap' | 'holiday-twice'

/** Refuses each row that repeats one above it, with the facts by which the sentence names that one. */
function refuseRepeats<Row>(reason: RepeatMistake, repeatsIn: (rows: readonly Row[]) => readonly Repeat[], field?: keyof Row & string) {
  return (rows: readonly Row[], context: z.RefinementCtx) => {
    for (const { index, other } of repeatsIn(rows)) {
      const path = field === undefined ? [index] : [index, field]
      context.addIssue({ code: 'custom', message: reason, path, params: { row: other + 1, above: rows[other] } })
    }
  }
}

function whole(least: number, most: number) {
  return z.preprocess(
    typedNumber,
    z.number(text('number')).int(text('whole-number')).min(least, text('too-small')).max(most, text('too-large')),
  )
}

const canBeCalled = (typed: string) => dialledPhone(typed) !== null
/** Messages go to a number in its international form, and a hotline has none. */
const canBeWrittenTo = (typed: string) => typed === '' || dialledPhone(typed)?.startsWith('+') === true

const optionalEmail = z
  .preprocess((value) => (value === '' || value === null ? undefined : value), emailField.optional())
  .transform((email) => email ?? '')

const webLink = z
  .url({ protocol: /^https$/, ...mistake('link') })
  .max(TEXT_MAX, text('too-long'))
  .refine(isStorable, mistake('link'))

const CompanySection = z.object({
  name: both(NAME_MAX),
  tagline: bilingualLine(LINE_MAX),
  phones: listOf(phoneField.refine(canBeCalled, mistake('phone')), 5).superRefine(refuseRepeats('phone-twice', repeatedPhones)),
  whatsapp: optionalPhoneField.refine(canBeWrittenTo, mistake('phone')),
  email: optionalEmail,
  address: bilingualLine(LINE_MAX),
  mapUrl: z.union([z.literal(''), webLink], mistake('link')).default(''),
})

const timeField = z.string(text('required')).min(1, text('required')).regex(ANY_TIME, text('format'))

/** A tuple would name its missing first day as a field of its own, which no screen has. */
const daysField = z
  .array(z.enum(WEEKDAYS, text('invalid')), mistake('no-days'))
  .min(1, mistake('no-days'))
  .transform((days) => days as [DayOfWeek, ...DayOfWeek[]])

const HoursForm = z
  .object({
    days: daysField,
    from: timeField,
    to: timeField.transform(closingTime),
  })
  .refine(({ from, to }) => from < to, { ...mistake('hours-order'), path: ['to'] })

const HoursForms = listOf(HoursForm, 14).superRefine(refuseRepeats('hours-overlap', overlappingHours, 'from'))

/** A day that nobody typed is missing, and not a day of a wrong form. */
const neededDay = z.string(text('required')).min(1, text('required')).pipe(dayField())
const namedDays = { name: both(NAME_MAX), from: neededDay, to: neededDay }
const IN_ORDER = { ...mistake('days-order'), path: ['to'] }
const isInOrder = ({ from, to }: { readonly from: string; readonly to: string }) => from <= to

const HoursSection = z.object({
  weekly: HoursForms,
  spans: listOf(z.object({ ...namedDays, hours: HoursForms }).refine(isInOrder, IN_ORDER), 20).superRefine(
    refuseRepeats('season-overlap', overlappingSeasons, 'from'),
  ),
  holidays: listOf(z.object(namedDays).refine(isInOrder, IN_ORDER), 100).superRefine(
    refuseRepeats('holiday-twice', repeatedHolidays, 'from'),
  ),
})

const PromiseSection = z.object({
  promiseHours: whole(1, 80),
  callAgainHours: whole(1, 40),
  promises: listOf(z.object({ topic: z.enum(PROMISE_TOPICS, text('invalid')), text: both(NAME_MAX) }), 6),
})

const SocialSection = z.object({
  pages: listOf(
    z.object({
      network: z.enum(SOCIAL_NETWORKS, text('invalid')),
      url: webLink,
    }),
    10,
  ),
})

/** A percent in hundredths. One that was typed with more than two decimals is passed on as it stands, and then refused as no whole number. */
const percentField = z.preprocess(
  typedNumber,
  z.number(text('number')).int(mistake('percent')).min(0, mistake('percent-range')).max(ALL_HUNDREDTHS, mistake('percent-range')),
)

const PlanForm = z
  .object({
    name: both(LINE_MAX),
    parts: z
      .array(
        z.object({
          share: z.object({ kind: z.literal('percent', text('invalid')), hundredths: percentField }),
          time: z.enum(PAYMENT_TIMES, text('invalid')).exclude(['on-date'], text('invalid')),
          date: z.null(text('invalid')),
          way: z.enum(PAYMENT_WAYS, text('invalid')).nullable(),
        }),
        text('invalid'),
      )
      .min(1, text('required-several'))
      .max(OFFER_LIMITS.planParts, text('too-many')),
  })
  .refine(({ parts }) => parts.reduce((sum, { share }) => sum + share.hundredths, 0) === ALL_HUNDREDTHS, {
    ...mistake('plan-sum'),
    path: ['parts'],
  })

const TaxRates = listOf(
  z.object({
    id: partId(60),
    name: both(60),
    hundredths: percentField,
    note: bilingualLine(LINE_MAX),
  }),
  OFFER_LIMITS.taxRates,
).refine((rates) => new Set(rates.map(({ id }) => id)).size === rates.length, text('invalid'))

const OffersSection = z.object({
  validityDays: whole(1, 90),
  priceDays: whole(0, PRICE_DAYS_MAX),
  taxBasis: z.enum(TAX_BASES, text('invalid')),
  taxRates: TaxRates,
  discountLimitHundredths: z.preprocess((value) => (value === '' || value === undefined ? null : value), percentField.nullable()),
  exclusions: listOf(both(300), OFFER_LIMITS.exclusions),
  warranties: listOf(z.object({ months: whole(0, 120), text: bothWords(TEXT_MAX) }), 10),
  closings: listOf(bothWords(TEXT_MAX), 10),
  deliveryTimes: listOf(both(120), 20),
  plans: listOf(PlanForm, 10),
})

/** The name that an upload was given; nothing else names a file of the server. */
const printedPicture = z.preprocess(
  (value) => (value === '' ? null : value),
  z.string(text('invalid')).regex(PICTURE_NAME, text('invalid')).nullable(),
)

const RegisteredSection = z.object({
  name: bilingualLine(LINE_MAX),
  taxNumber: optionalLine(50).refine((typed) => typed === '' || taxNumberOf(typed) !== null, text('tax-number')),
  commercialRegister: optionalLine(50).refine((typed) => typed === '' || commercialRegisterOf(typed) !== null, text('register-number')),
  bank: z.object({
    bank: bilingualLine(NAME_MAX),
    holder: bilingualLine(LINE_MAX),
    account: optionalLine(40),
    iban: optionalLine(50)
      .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
      .refine((typed) => typed === '' || isIban(typed), mistake('iban')),
    swift: optionalLine(11)
      .transform((typed) => typed.toUpperCase())
      .refine((typed) => typed === '' || SWIFT.test(typed), mistake('swift')),
  }),
  signature: printedPicture,
  stamp: printedPicture,
})

const pathField = z
  .string(text('required'))
  .max(TEXT_MAX, text('too-long'))
  .regex(SHOP_PATH, mistake('path'))
  .refine(isStorable, mistake('path'))
const optionalPath = z.preprocess((value) => (value === '' || value === null ? undefined : value), pathField.optional())
const optionalDay = z.preprocess((value) => (value === '' || value === null ? undefined : value), dayField().optional())
const shownDays = { from: optionalDay, until: optionalDay }
const endsAfterBeginning = ({ from = '', until = '9' }: { readonly from?: string | undefined; readonly until?: string | undefined }) =>
  from <= until
const IN_ORDER_OF_DAYS = { ...mistake('days-order'), path: ['until'] }

const LogoForm = z.object({ name: both(NAME_MAX), imageUrl: optionalPath, ...shownDays }).refine(endsAfterBeginning, IN_ORDER_OF_DAYS)

const HomeSection = z.object({
  heroSlides: listOf(
    z
      .object({
        line: z.literal([1, 2, 3], text('invalid')),
        picture: optionalPath,
        title: both(NAME_MAX),
        text: both(LINE_MAX),
        link: z.object({ label: both(40), to: z.object({ en: pathField, ar: pathField }) }),
        ...shownDays,
      })
      .refine(endsAfterBeginning, IN_ORDER_OF_DAYS),
    6,
  ),
  banners: listOf(
    z
      .object({ title: both(NAME_MAX), text: both(LINE_MAX), picture: optionalPath, link: optionalPath, ...shownDays })
      .refine(endsAfterBeginning, IN_ORDER_OF_DAYS),
    6,
  ),
  brandLogos: listOf(LogoForm, 60),
  customerLogos: listOf(LogoForm, 60),
})

const boxes = listOf(emailField, 10).default([])
const NoticesSection = z.object({
  staffEmail: optionalEmail,
  requests: boxes,
  offers: boxes,
  messages: boxes,
  applications: boxes,
  exports: boxes,
})

const shownPicture = z.string(text('invalid')).refine((typed) => typed === '' || PICTURE_PATH.test(typed), text('invalid'))

const PicturesSection = z.object({
  logo: z
    .object({
      src: z.string(text('invalid')).regex(PICTURE_PATH, text('invalid')),
      width: whole(1, SIDE_MAX_PX),
      height: whole(1, SIDE_MAX_PX),
    })
    .nullable(),
  logoWith: z.enum(LOGO_WITH, text('invalid')),
  icon: shownPicture,
  share: shownPicture,
})

const GovernorateForm = z.object({ delivery: feeField, installation: feeField })

const DeliverySection = z.record(z.enum(GOVERNORATE_CODES), GovernorateForm, text('invalid'))

/** The rules of each section as its owner fills it in. */
export const SETTINGS_FORMS: { readonly [S in SettingsSection]: z.ZodType<SettingsContents[S]> } = {
  company: CompanySection,
  hours: HoursSection,
  promise: PromiseSection,
  social: SocialSection,
  offers: OffersSection,
  registered: RegisteredSection,
  home: HomeSection,
  notices: NoticesSection,
  pictures: PicturesSection,
  delivery: DeliverySection,
}
