import fc from 'fast-check'
import type { Discount, OfferContent, OfferLine, PaymentPart } from '#domain/offers/content.ts'
import { groupsOf, isOfGroup, type OfferDecision } from '#domain/offers/decisions.ts'

const EMPTY = { en: '', ar: '' }

/** A counted line of one piece at 1,000.00. */
export function sampleLine(changes: Partial<OfferLine> = {}): OfferLine {
  return {
    id: 'line-1',
    sectionId: null,
    itemNumber: '',
    productId: null,
    requestLineId: null,
    sku: 'GR-700',
    name: { en: 'Gas range', ar: 'بوتاجاز غاز' },
    facts: [],
    picture: null,
    isNew: true,
    quantity: 1,
    unitMinor: 100_000,
    listMinor: 100_000,
    discount: null,
    role: 'counted',
    choiceId: null,
    isChosen: false,
    taxRateId: 'vat',
    deliveryTime: EMPTY,
    note: EMPTY,
    ...changes,
  }
}

/** An offer that can be sent as it is. */
export function sampleOffer(changes: Partial<OfferContent> = {}): OfferContent {
  return {
    language: 'ar',
    currency: 'EGP',
    addressee: {
      name: 'Mona Adel',
      company: 'Nile Hotels',
      attention: '',
      project: '',
      reference: '',
      email: 'mona@nile.example',
      phone: '+201000000001',
    },
    recipients: [],
    sections: [],
    choices: [],
    lines: [sampleLine()],
    discount: null,
    roundingMinor: 0,
    taxBasis: 'excluded',
    taxRates: [
      { id: 'vat', name: { en: 'VAT', ar: 'ضريبة القيمة المضافة' }, hundredths: 1_400 },
      { id: 'table', name: { en: 'Table tax', ar: 'ضريبة الجدول' }, hundredths: 500 },
    ],
    plan: [],
    validUntil: '2026-11-30',
    warranty: EMPTY,
    exclusions: [],
    closing: EMPTY,
    exchangeRate: null,
    salesperson: { name: 'Karim Hassan', phone: '+201000000002', email: 'karim@diyafa.example' },
    ...changes,
  }
}

const hundredths = fc.integer({ min: 0, max: 10_000 })
const price = fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 10_000_000_000 }))

export const anyDiscount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  hundredths.map((value): Discount => ({ kind: 'percent', hundredths: value })),
  price.map((minor): Discount => ({ kind: 'amount', minor })),
)

/** The payment plan of most tests: half on order and the rest before delivery. */
export const USUAL_PLAN: readonly PaymentPart[] = [
  { share: { kind: 'percent', hundredths: 5_000 }, time: 'on-order', date: null, way: null },
  { share: { kind: 'percent', hundredths: 5_000 }, time: 'before-delivery', date: null, way: null },
]

export const anyPlan: fc.Arbitrary<PaymentPart[]> = fc.array(
  fc.record({
    share: anyDiscount.map((share) => share ?? ({ kind: 'percent', hundredths: 3_333 } as const)),
    time: fc.constantFrom('on-order' as const, 'before-delivery' as const),
    date: fc.constant(null),
    way: fc.constant(null),
  }),
  { maxLength: 6 },
)

const anyLine = fc
  .record({
    sectionId: fc.constantFrom(null, 'hot', 'cold', 'gone'),
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 1_000),
    ),
    unitMinor: fc.option(price, { freq: 8 }),
    listMinor: fc.option(price),
    discount: anyDiscount,
    role: fc.constantFrom('counted' as const, 'counted' as const, 'optional' as const, 'choice' as const),
    choiceId: fc.constantFrom('oven', 'fridge'),
    isChosen: fc.boolean(),
    taxRateId: fc.constantFrom(null, 'vat', 'table'),
  })
  .map((facts) => sampleLine({ ...facts, choiceId: facts.role === 'choice' ? facts.choiceId : null }))

/** Offers of any shape that the contract lets in, with discounts above what they are given on. */
export const anyOffer: fc.Arbitrary<OfferContent> = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 12 }).map((lines) => lines.map((line, index) => ({ ...line, id: `line-${index}` }))),
    discount: anyDiscount,
    roundingMinor: fc.integer({ min: -100, max: 100 }),
    taxBasis: fc.constantFrom(null, 'excluded' as const, 'included' as const),
    plan: anyPlan,
  })
  .map((facts) => {
    const choices = groupsOf(facts.lines).map((id) => ({ id, title: { en: id, ar: id } }))
    const sections = ['hot', 'cold'].map((id) => ({ id, title: { en: id, ar: id } }))
    return sampleOffer({ ...facts, choices, sections })
  })

/** An offer with one of the decisions that its customer may take. */
export const anyDecidedOffer: fc.Arbitrary<{ offer: OfferContent; decision: OfferDecision }> = anyOffer.chain((offer) => {
  const picks = Object.fromEntries(
    groupsOf(offer.lines).map((group) => [
      group,
      fc.constantFrom(...offer.lines.filter((line) => isOfGroup(line, group)).map(({ id }) => id)),
    ]),
  )
  const optional = offer.lines.filter(({ role }) => role === 'optional').map(({ id }) => id)
  return fc.record({
    offer: fc.constant(offer),
    decision: fc.record({ choices: fc.record(picks), ticked: fc.subarray(optional) }),
  })
})
