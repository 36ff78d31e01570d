import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDecidedOffer, anyOffer, sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { defaultDecision } from './decisions.ts'
import { forCustomer, withoutPrices } from './shown-content.ts'
import { offerSums } from './sums.ts'

const NOTHING = { choices: {}, ticked: [] }
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

describe('a line', () => {
  test('is quantity times price, rounded half up, less its discount', () => {
    const lines = [
      sampleLine({ id: 'a', quantity: 2.5, unitMinor: 101, discount: { kind: 'percent', hundredths: 1_000 } }),
      sampleLine({ id: 'b', quantity: 3, unitMinor: 100, discount: { kind: 'amount', minor: 900 } }),
      sampleLine({ id: 'c', unitMinor: null }),
    ]
    const sums = offerSums(sampleOffer({ lines, taxBasis: null }), NOTHING)
    expect(sums.lines).toEqual([
      { lineId: 'a', counts: true, grossMinor: 253, discountMinor: 25, netMinor: 228, wholeDiscountMinor: 0 },
      { lineId: 'b', counts: true, grossMinor: 300, discountMinor: 300, netMinor: 0, wholeDiscountMinor: 0 },
      { lineId: 'c', counts: true, grossMinor: null, discountMinor: 0, netMinor: null, wholeDiscountMinor: 0 },
    ])
    expect(sums.totalMinor).toBe(228)
  })

  test('in a choice group or optional counts once it is chosen, and shows its amounts in any case', () => {
    const lines = [
      sampleLine({ id: 'italian', role: 'choice', choiceId: 'oven', unitMinor: 900 }),
      sampleLine({ id: 'turkish', role: 'choice', choiceId: 'oven', unitMinor: 600, isChosen: true }),
      sampleLine({ id: 'hood', role: 'optional', unitMinor: 50 }),
      sampleLine({ id: 'stand', role: 'optional', unitMinor: 20, isChosen: true }),
    ]
    const offer = sampleOffer({ lines, taxBasis: null })
    expect(defaultDecision(offer)).toEqual({ choices: { oven: 'turkish' }, ticked: ['stand'] })
    expect(offerSums(offer, defaultDecision(offer)).totalMinor).toBe(620)
    const sums = offerSums(offer, { choices: { oven: 'italian' }, ticked: ['hood'] })
    expect(sums.totalMinor).toBe(950)
    expect(sums.lines.map(({ counts, netMinor }) => [counts, netMinor])).toEqual([
      [true, 900],
      [false, 600],
      [true, 50],
      [false, 20],
    ])
  })

  test('counts as the first of a choice group in which none is marked', () => {
    const lines = ['a', 'b'].map((id) => sampleLine({ id, role: 'choice', choiceId: 'oven' }))
    expect(defaultDecision({ lines })).toEqual({ choices: { oven: 'a' }, ticked: [] })
  })
})

describe('the whole discount', () => {
  test('is at most the subtotal and falls on the lines by value', () => {
    const lines = [
      sampleLine({ id: 'a', unitMinor: 100 }),
      sampleLine({ id: 'b', unitMinor: 100 }),
      sampleLine({ id: 'c', unitMinor: 100 }),
    ]
    const of = (minor: number) => offerSums(sampleOffer({ lines, discount: { kind: 'amount', minor }, taxBasis: null }), NOTHING)
    expect(of(100).lines.map(({ wholeDiscountMinor }) => wholeDiscountMinor)).toEqual([34, 33, 33])
    expect(of(1_000)).toMatchObject({ subtotalMinor: 300, wholeDiscountMinor: 300, totalMinor: 0 })
  })
})

describe('tax', () => {
  const lines = [
    sampleLine({ id: 'a', unitMinor: 101 }),
    sampleLine({ id: 'b', unitMinor: 101 }),
    sampleLine({ id: 'c', unitMinor: 1_000, taxRateId: 'table' }),
    sampleLine({ id: 'd', unitMinor: 500, taxRateId: null }),
  ]

  test('is rounded once for a rate and added to prices that exclude it', () => {
    const sums = offerSums(sampleOffer({ lines }), NOTHING)
    // 14 % of 202 is 28.28; of each 101 it would be 14.14, twice 14.
    expect(sums.taxes.map(({ rate, baseMinor, amountMinor }) => [rate.id, baseMinor, amountMinor])).toEqual([
      ['vat', 202, 28],
      ['table', 1_000, 50],
    ])
    expect(sums).toMatchObject({ discountedMinor: 1_702, taxMinor: 78, totalMinor: 1_780 })
  })

  test('is part of prices that include it', () => {
    const sums = offerSums(sampleOffer({ lines, taxBasis: 'included' }), NOTHING)
    expect(sums.taxes.map(({ amountMinor }) => amountMinor)).toEqual([25, 48])
    expect(sums.totalMinor).toBe(1_702)
  })

  test('has no row without a basis, nor for a rate that no counted line has', () => {
    expect(offerSums(sampleOffer({ lines, taxBasis: null }), NOTHING)).toMatchObject({ taxes: [], taxMinor: 0, totalMinor: 1_702 })
    const ticked = [sampleLine({ role: 'optional', taxRateId: 'table' })]
    expect(offerSums(sampleOffer({ lines: ticked }), NOTHING).taxes).toEqual([])
  })

  test('follows the whole discount', () => {
    const sums = offerSums(sampleOffer({ lines, discount: { kind: 'percent', hundredths: 10_000 } }), NOTHING)
    expect(sums).toMatchObject({ taxMinor: 0, totalMinor: 0 })
  })
})

describe('sections', () => {
  test('have subtotals of their counted lines; lines of none, or of one that is gone, come first', () => {
    const lines = [
      sampleLine({ id: 'a', unitMinor: 1, sectionId: null }),
      sampleLine({ id: 'b', unitMinor: 20, sectionId: 'gone' }),
      sampleLine({ id: 'c', unitMinor: 300, sectionId: 'hot' }),
      sampleLine({ id: 'd', unitMinor: 4_000, sectionId: 'hot', role: 'optional' }),
    ]
    const sections = ['cold', 'hot'].map((id) => ({ id, title: { en: id, ar: id } }))
    expect(offerSums(sampleOffer({ lines, sections }), NOTHING).sections).toEqual([
      { sectionId: null, subtotalMinor: 21 },
      { sectionId: 'cold', subtotalMinor: 0 },
      { sectionId: 'hot', subtotalMinor: 300 },
    ])
  })
})

test('every sum adds up over all choices and ticks, and nothing is negative', () => {
  fc.assert(
    fc.property(anyDecidedOffer, ({ offer, decision }) => {
      const sums = offerSums(offer, decision)
      const counted = sums.lines.filter(({ counts }) => counts)
      expect(total(counted.map(({ netMinor }) => netMinor ?? 0))).toBe(sums.subtotalMinor)
      expect(total(sums.sections.map(({ subtotalMinor }) => subtotalMinor))).toBe(sums.subtotalMinor)
      expect(total(sums.lines.map(({ wholeDiscountMinor }) => wholeDiscountMinor))).toBe(sums.wholeDiscountMinor)
      expect(sums.subtotalMinor - sums.wholeDiscountMinor).toBe(sums.discountedMinor)
      expect(total(sums.taxes.map(({ amountMinor }) => amountMinor))).toBe(sums.taxMinor)
      const added = offer.taxBasis === 'excluded' ? sums.taxMinor : 0
      expect(sums.discountedMinor + added + sums.roundingMinor).toBe(sums.totalMinor)
      if (offer.plan.length > 0) expect(total(sums.parts)).toBe(sums.totalMinor)
      const { roundingMinor: _, lines, sections, taxes, parts, ...rest } = sums
      const amounts = [
        ...Object.values(rest),
        ...parts,
        ...sections.map(({ subtotalMinor }) => subtotalMinor),
        ...taxes.flatMap(({ baseMinor, amountMinor }) => [baseMinor, amountMinor]),
        ...lines.flatMap(({ grossMinor, discountMinor, netMinor, wholeDiscountMinor }) => [
          grossMinor ?? 0,
          discountMinor,
          netMinor ?? 0,
          wholeDiscountMinor,
        ]),
      ]
      for (const amount of amounts) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    }),
    { numRuns: 500 },
  )
})

describe('an offer for other eyes', () => {
  test('a technical one has no amount at all', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const technical = withoutPrices(offer)
        expect(JSON.stringify(technical)).not.toMatch(/"(unitMinor|listMinor|minor|hundredths)":\d/)
        const { lines, totalMinor, taxes, parts } = offerSums(technical, defaultDecision(technical))
        expect([totalMinor, taxes, parts]).toEqual([0, [], []])
        expect(lines.every(({ grossMinor, netMinor }) => grossMinor === null && netMinor === null)).toBe(true)
      }),
    )
  })

  test('the customer’s has its amounts and no list price, nor the other recipients', () => {
    const recipients = [{ name: 'Adel', email: 'a@b.example', phone: '', language: 'ar', hasPrices: true }] as const
    const shown = forCustomer(sampleOffer({ recipients, lines: [sampleLine({ listMinor: 120_000 })] }))
    expect(shown).toEqual(sampleOffer({ lines: [sampleLine({ listMinor: null })] }))
  })
})
