import { describe, expect, test } from 'vitest'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import type { OfferContent, PaymentPart } from './content.ts'
import { missingForSending, type SendingFacts, sendingWarnings } from './sending.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const FACTS: SendingFacts = {
  now: NOW,
  openingHours: [{ days: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'], from: '09:00', to: '18:00' }],
  discountLimit: 1_000,
}
const missing = (changes: Partial<OfferContent>) => missingForSending(sampleOffer(changes), NOW)
const missingIn = (changes: Parameters<typeof sampleLine>[0]) => missing({ lines: [sampleLine(), sampleLine({ id: 'b', ...changes })] })
const warnings = (changes: Partial<OfferContent>) => sendingWarnings(sampleOffer(changes), FACTS)

const part = (changes: Partial<PaymentPart>): PaymentPart => ({
  share: { kind: 'percent', hundredths: 5_000 },
  time: 'on-order',
  date: null,
  way: null,
  ...changes,
})

test('a whole offer misses nothing and warns of nothing', () => {
  expect(missing({})).toEqual([])
  expect(warnings({})).toEqual([])
})

describe('missing', () => {
  test.each([
    ['a line', { lines: [] }, [{ field: 'lines', text: 'required-several' }]],
    ['the tax basis', { taxBasis: null }, [{ field: 'taxBasis', text: 'required' }]],
    ['the last day', { validUntil: '' }, [{ field: 'validUntil', text: 'required' }]],
    ['a day of the calendar', { validUntil: '2026-11-31' }, [{ field: 'validUntil', text: 'format' }]],
    [
      'an address of the addressee',
      { addressee: { ...sampleOffer().addressee, email: 'foo bar' } },
      [{ field: 'addressee.email', text: 'format' }],
    ],
    [
      'an address of a recipient',
      { recipients: [{ name: '', email: 'a@b.example\r\nBcc: c@d.example', phone: '', language: 'en', hasPrices: true }] },
      [{ field: 'recipients.0.email', text: 'format' }],
    ],
    ['a day to come', { validUntil: '2026-11-19' }, [{ field: 'validUntil', text: 'too-small', limit: '2026-11-20' }]],
    ['nothing for today', { validUntil: '2026-11-20' }, []],
    ['nothing within two years', { validUntil: '2028-11-20' }, []],
    ['the year that was meant', { validUntil: '3026-11-30' }, [{ field: 'validUntil', text: 'too-late', limit: '2028-11-20' }]],
    ['the day of a payment', { plan: [part({ time: 'on-date' }), part({})] }, [{ field: 'plan.0.date', text: 'required' }]],
    [
      'a plan that fits',
      { plan: [part({}), part({ share: { kind: 'percent', hundredths: 6_000 } }), part({})] },
      [{ field: 'plan.2.share', text: 'invalid' }],
    ],
    [
      'a shorter plan',
      { plan: Array.from({ length: 7 }, () => part({ share: { kind: 'percent', hundredths: 1 } })) },
      [{ field: 'plan', text: 'too-many', limit: 6 }],
    ],
  ] as const)('%s', (_, changes, problems) => {
    expect(missing(changes)).toEqual(problems)
  })

  test.each([
    ['a price', { unitMinor: null }, 'unitMinor', 'required'],
    ['a price, also of an option', { unitMinor: null, role: 'optional' }, 'unitMinor', 'required'],
    ['a name', { name: { en: ' ', ar: '' } }, 'name', 'required'],
    ['a quantity', { quantity: 0 }, 'quantity', 'invalid'],
    ['a rate of the offer', { taxRateId: 'gone' }, 'taxRateId', 'invalid'],
    ['a section of the offer', { sectionId: 'gone' }, 'sectionId', 'invalid'],
    ['the group of a choice', { role: 'choice' }, 'choiceId', 'required'],
  ] as const)('%s', (_, changes, field, text) => {
    expect(missingIn(changes)).toEqual([{ field: `lines.1.${field}`, text }])
  })

  test('numbers that no offer has', () => {
    expect(missingIn({ quantity: 100_001 })).toEqual([{ field: 'lines.1.quantity', text: 'too-large', limit: 100_000 }])
    expect(missingIn({ unitMinor: 1_000_000_000_001 })).toEqual([{ field: 'lines.1.unitMinor', text: 'too-large', limit: 10_000_000_000 }])
    const lines = [sampleLine({ quantity: 99_999, unitMinor: 10_000_000_000 })]
    expect(missing({ lines })).toEqual([{ field: 'lines', text: 'too-large', limit: 1_000_000_000_000 }])
    expect(missing({ lines: Array.from({ length: 301 }, () => sampleLine()) })).toEqual([{ field: 'lines', text: 'too-many', limit: 300 }])
  })
})

describe('warned about', () => {
  const choices = [{ id: 'oven', title: { en: 'Oven', ar: 'فرن' } }]
  test.each([
    ['a last day off', { validUntil: '2026-11-27' }, [{ field: 'validUntil', warning: 'day-off' }]],
    [
      'a discount over the limit',
      { discount: { kind: 'percent', hundredths: 1_001 } },
      [{ field: 'discount', warning: 'discount-over-limit' }],
    ],
    [
      'nobody addressed',
      { addressee: { ...sampleOffer().addressee, name: '', company: ' ' } },
      [{ field: 'addressee', warning: 'nobody-addressed' }],
    ],
    [
      'a choice of one',
      { choices, lines: [sampleLine({ role: 'choice', choiceId: 'oven' })] },
      [{ field: 'choices.0', warning: 'choice-of-one' }],
    ],
    [
      'a line without tax among taxed ones',
      { lines: [sampleLine(), sampleLine({ id: 'b', taxRateId: null })] },
      [{ field: 'lines.1.taxRateId', warning: 'line-untaxed' }],
    ],
    ['nothing to pay', { lines: [sampleLine({ unitMinor: 0, listMinor: null })] }, [{ field: 'lines', warning: 'nothing-to-pay' }]],
    [
      'payments in another order than they fall due',
      { plan: [part({ time: 'after-installation' }), part({})] },
      [{ field: 'plan', warning: 'payments-out-of-order' }],
    ],
    [
      'a payment in the past',
      { plan: [part({ time: 'on-date', date: '2026-11-01' }), part({})] },
      [{ field: 'plan.0.date', warning: 'payment-day-past' }],
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(warnings(changes)).toEqual(expected)
  })

  test('a discount of any size is not warned about where no limit is set', () => {
    const offer = sampleOffer({ discount: { kind: 'percent', hundredths: 9_000 } })
    expect(sendingWarnings(offer, { ...FACTS, discountLimit: null })).toEqual([])
  })
})
