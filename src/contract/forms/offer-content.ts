import { z } from 'zod'
import { CURRENCIES, OFFER_CURRENCIES, RATE_CURRENCIES } from '#domain/money/currencies.ts'
import { QUANTITY_DECIMALS } from '#domain/money/exact.ts'
import { LINE_ROLES, type OfferContent, PAYMENT_TIMES, PAYMENT_WAYS, TAX_BASES } from '#domain/offers/content.ts'
import { ADDRESS_TEXT_MAX, OFFER_LIMITS } from '#domain/offers/limits.ts'
import { isStorable } from '#domain/text/clean-text.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { text } from '../fields.ts'
import { dayField } from './day-field.ts'
import { bilingualLine, givenLine, optionalLine, optionalWords, partId } from './form-fields.ts'

const draftId = partId(60)
const recordId = z.uuid(text('invalid'))

function whole(least: number, most: number) {
  return z.number(text('number')).int(text('whole-number')).min(least, text('too-small')).max(most, text('too-large'))
}

const minorField = whole(0, OFFER_LIMITS.minor)
const hundredthsField = whole(0, 10_000)

const bilingualWords = (most: number) => z.object({ en: optionalWords(most), ar: optionalWords(most) })

function listOf<Each extends z.ZodType>(each: Each, most: number) {
  return z.array(each, text('required')).max(most, text('too-many'))
}

export const DiscountForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), hundredths: hundredthsField }),
  z.object({ kind: z.literal('amount'), minor: minorField }),
])

const LineForm = z.object({
  id: draftId,
  sectionId: draftId.nullable(),
  itemNumber: optionalLine(40),
  productId: recordId.nullable(),
  requestLineId: recordId.nullable(),
  sku: optionalLine(100),
  name: bilingualLine(300),
  facts: listOf(bilingualLine(200), OFFER_LIMITS.facts),
  picture: givenLine(300).nullable(),
  isNew: z.boolean(text('invalid')).nullable(),
  quantity: z
    .number(text('number'))
    .min(0.001, text('too-small'))
    .max(OFFER_LIMITS.quantity, text('too-large'))
    .refine((quantity) => Number(quantity.toFixed(QUANTITY_DECIMALS)) === quantity, text('invalid')),
  unitMinor: minorField.nullable(),
  listMinor: minorField.nullable(),
  discount: DiscountForm.nullable(),
  role: z.enum(LINE_ROLES, text('invalid')),
  choiceId: draftId.nullable(),
  isChosen: z.boolean(text('invalid')),
  taxRateId: draftId.nullable(),
  deliveryTime: bilingualLine(120),
  note: bilingualWords(1000),
})

const AddresseeForm = z.object({
  name: optionalLine(ADDRESS_TEXT_MAX),
  company: optionalLine(ADDRESS_TEXT_MAX),
  attention: optionalLine(ADDRESS_TEXT_MAX),
  project: optionalLine(ADDRESS_TEXT_MAX),
  reference: optionalLine(ADDRESS_TEXT_MAX),
  email: optionalLine(ADDRESS_TEXT_MAX),
  phone: optionalLine(40),
})

const RecipientForm = z.object({
  name: optionalLine(ADDRESS_TEXT_MAX),
  email: optionalLine(ADDRESS_TEXT_MAX),
  phone: optionalLine(40),
  language: z.enum(LANGUAGES, text('invalid')),
  hasPrices: z.boolean(text('invalid')),
})

const PaymentPartForm = z.object({
  share: DiscountForm,
  time: z.enum(PAYMENT_TIMES, text('invalid')),
  date: dayField().nullable(),
  way: z.enum(PAYMENT_WAYS, text('invalid')).nullable(),
})

const ContentFields = z.object({
  language: z.enum(LANGUAGES, text('invalid')),
  currency: z.enum(OFFER_CURRENCIES, text('invalid')),
  addressee: AddresseeForm,
  recipients: listOf(RecipientForm, OFFER_LIMITS.recipients),
  sections: listOf(z.object({ id: draftId, title: bilingualLine(120) }), OFFER_LIMITS.sections),
  choices: listOf(z.object({ id: draftId, title: bilingualLine(120) }), OFFER_LIMITS.choices),
  lines: listOf(LineForm, OFFER_LIMITS.lines),
  discount: DiscountForm.nullable(),
  roundingMinor: whole(-OFFER_LIMITS.minor, OFFER_LIMITS.minor),
  taxBasis: z.enum(TAX_BASES, text('invalid')).nullable(),
  taxRates: listOf(z.object({ id: draftId, name: bilingualLine(60), hundredths: hundredthsField }), OFFER_LIMITS.taxRates),
  plan: listOf(PaymentPartForm, OFFER_LIMITS.planParts),
  validUntil: dayField(),
  warranty: bilingualWords(2000),
  exclusions: listOf(bilingualLine(300), OFFER_LIMITS.exclusions),
  closing: bilingualWords(2000),
  exchangeRate: z.object({ currency: z.enum(RATE_CURRENCIES, text('invalid')), minor: minorField, date: dayField() }).nullable(),
  salesperson: z.object({ name: optionalLine(ADDRESS_TEXT_MAX), phone: optionalLine(40), email: optionalLine(ADDRESS_TEXT_MAX) }),
})

/** A draft may hold anything but parts that point to sections, choices or rates that it does not have. */
export const OfferContentForm = ContentFields.superRefine((content, context) => {
  const refuse = (path: (string | number)[]) => context.addIssue({ code: 'custom', path, message: 'invalid' })
  for (const key of ['sections', 'choices', 'lines', 'taxRates'] as const) {
    const seen = new Set<string>()
    for (const [at, { id }] of content[key].entries()) {
      if (seen.has(id)) refuse([key, at, 'id'])
      seen.add(id)
    }
  }
  const known = { sections: ids(content.sections), choices: ids(content.choices), taxRates: ids(content.taxRates) }
  for (const [at, { sectionId, choiceId, taxRateId, role }] of content.lines.entries()) {
    if (sectionId !== null && !known.sections.has(sectionId)) refuse(['lines', at, 'sectionId'])
    if (role === 'choice' ? !known.choices.has(choiceId ?? '') : choiceId !== null) refuse(['lines', at, 'choiceId'])
    if (taxRateId !== null && !known.taxRates.has(taxRateId)) refuse(['lines', at, 'taxRateId'])
  }
}) satisfies z.ZodType<OfferContent>

function ids(parts: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(parts.map(({ id }) => id))
}

const chosenId = z.string().max(60, text('invalid')).refine(isStorable, text('invalid'))

/** The customer's choices and ticks. */
export const DecisionForm = z.object({
  choices: z.record(chosenId, chosenId, text('required')),
  ticked: z.array(chosenId, text('required')).max(OFFER_LIMITS.lines, text('too-many')),
})

const bilingual = z.object({ en: z.string(), ar: z.string() })
const share = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), hundredths: z.number() }),
  z.object({ kind: z.literal('amount'), minor: z.number() }),
])

/** The content as answers carry it: the keys of the form without its rules. */
export const OfferContentReply = z.object({
  language: z.enum(LANGUAGES),
  currency: z.enum(CURRENCIES),
  addressee: z.object({
    name: z.string(),
    company: z.string(),
    attention: z.string(),
    project: z.string(),
    reference: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  recipients: z.array(
    z.object({ name: z.string(), email: z.string(), phone: z.string(), language: z.enum(LANGUAGES), hasPrices: z.boolean() }),
  ),
  sections: z.array(z.object({ id: z.string(), title: bilingual })),
  choices: z.array(z.object({ id: z.string(), title: bilingual })),
  lines: z.array(
    z.object({
      id: z.string(),
      sectionId: z.string().nullable(),
      itemNumber: z.string(),
      productId: z.string().nullable(),
      requestLineId: z.string().nullable(),
      sku: z.string(),
      name: bilingual,
      facts: z.array(bilingual),
      picture: z.string().nullable(),
      isNew: z.boolean().nullable(),
      quantity: z.number(),
      unitMinor: z.number().nullable(),
      listMinor: z.number().nullable(),
      discount: share.nullable(),
      role: z.enum(LINE_ROLES),
      choiceId: z.string().nullable(),
      isChosen: z.boolean(),
      taxRateId: z.string().nullable(),
      deliveryTime: bilingual,
      note: bilingual,
    }),
  ),
  discount: share.nullable(),
  roundingMinor: z.number(),
  taxBasis: z.enum(TAX_BASES).nullable(),
  taxRates: z.array(z.object({ id: z.string(), name: bilingual, hundredths: z.number() })),
  plan: z.array(z.object({ share, time: z.enum(PAYMENT_TIMES), date: z.string().nullable(), way: z.enum(PAYMENT_WAYS).nullable() })),
  validUntil: z.string(),
  warranty: bilingual,
  exclusions: z.array(bilingual),
  closing: bilingual,
  exchangeRate: z.object({ currency: z.enum(RATE_CURRENCIES), minor: z.number(), date: z.string() }).nullable(),
  salesperson: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
})
export type OfferContentReply = z.infer<typeof OfferContentReply>
