import { describe, expect, test } from 'vitest'
import { counts } from '#domain/offers/decisions.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { kitchenLines, offerContent, offerFacts, offerLine } from '#tests/support/documents/offer-facts.ts'
import { amountWriter } from './amounts.facts.ts'
import { confirmationDocument } from './confirmation-document.facts.ts'
import { deliveryDocument } from './delivery-document.facts.ts'
import type { LinesDocument } from './document-data.facts.ts'
import { offerDocument } from './offer-document.facts.ts'
import { amountsOf } from './offer-totals.facts.ts'
import type { DeliveryFacts } from './offer-version.facts.ts'

const OVENS = [
  offerLine({
    id: 'italian',
    role: 'choice',
    choiceId: 'oven',
    isChosen: true,
    name: { en: 'Italian', ar: 'إيطالي' },
    unitMinor: 25_000_050,
  }),
  offerLine({ id: 'turkish', role: 'choice', choiceId: 'oven', name: { en: 'Turkish', ar: 'تركي' }, unitMinor: 18_000_000, isNew: false }),
  offerLine({ id: 'start', role: 'optional', name: { en: 'Start-up', ar: 'التشغيل' }, unitMinor: 1_500_000 }),
]
const CONTENT = offerContent([...kitchenLines(7), ...OVENS])
const ACCEPTANCE = { name: 'Mahmoud Samy', day: '2026-11-24', way: 'purchase-order', purchaseOrder: 'PO-4471/26' } as const
const DELIVERY: DeliveryFacts = {
  day: '2026-12-24',
  number: 'Q-2026-00012-D1',
  items: [{ lineId: 'line-0', quantity: 1, serials: ['SN-1', 'SN-2'] }],
  receiver: 'Hossam',
  receiverPhone: '0122 333 4444',
  place: 'Hurghada',
  site: { floor: '3', lift: 'goods', doorCm: 85, gas: 'lpg', note: 'Ask for the night porter' },
}

function rowsOf({ groups }: LinesDocument) {
  return groups.flatMap(({ rows }) => rows)
}

/** Every amount of the version as it would be printed, but small numbers, which a size or a quantity can have too. */
function printedAmounts(): readonly string[] {
  const amounts = amountsOf(CONTENT, offerSums(CONTENT, offerFacts(CONTENT).decision))
  const writer = amountWriter(amounts, 'en', CONTENT.currency)
  return amounts.filter((minor) => Math.abs(minor) > 500_000).map((minor) => writer.figure(minor))
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('lines stand in the order of their sections, those without one first, and are numbered through', () => {
    const document = offerDocument(offerFacts(CONTENT, { language }))
    expect(document.groups.map(({ title }) => title === null)).toEqual([true, false, false, false])
    expect(rowsOf(document).map(({ number }) => Number(number))).toEqual(rowsOf(document).map((_, index) => index + 1))
    expect(rowsOf(document)).toHaveLength(10)
  })

  test('the amounts are those of the one arithmetic', () => {
    const facts = offerFacts(CONTENT, { language })
    const sums = offerSums(CONTENT, facts.decision)
    const writer = amountWriter(amountsOf(CONTENT, sums), language, CONTENT.currency)
    const document = offerDocument(facts)
    expect(document.totals.find(({ isTotal }) => isTotal)?.amount).toBe(writer.money(sums.totalMinor))
    expect(document.groups.map(({ subtotal }) => subtotal?.amount)).toEqual(sums.sections.map((each) => writer.figure(each.subtotalMinor)))
    expect(document.plan?.rows.map((row) => row.at(-1))).toEqual(sums.parts.map((part) => ({ latin: writer.money(part) })))
  })

  test.each(['technical offer', 'delivery note'])('a %s holds no amount', (kind) => {
    const facts = offerFacts(CONTENT, { language, hasPrices: false })
    const text = JSON.stringify(kind === 'delivery note' ? deliveryDocument(facts, DELIVERY) : offerDocument(facts))
    expect(printedAmounts().length).toBeGreaterThan(15)
    for (const amount of printedAmounts()) expect(text).not.toContain(amount)
    expect(text).not.toMatch(/L\.E|جنيه|pound|in the total|الإجمالي|accept online|والموافقة/)
    expect(JSON.stringify(offerDocument(offerFacts(CONTENT, { language })))).toContain(printedAmounts()[0])
  })
})

test('an offer shows which lines are choices, options and used', () => {
  const rows = rowsOf(offerDocument(offerFacts(CONTENT, { language: 'en' })))
  expect(rows.slice(0, 3).map(({ mark, isUsed, counts: isCounting }) => [mark, isUsed, isCounting])).toEqual([
    ['Oven: option 1 of 2, in the total', null, true],
    ['Oven: option 2 of 2', 'Used', false],
    ['Optional, not in the total', null, false],
  ])
})

test('a confirmation has the chosen lines only and the same total', () => {
  const decision = { choices: { oven: 'turkish' }, ticked: ['start'] }
  const document = confirmationDocument(offerFacts(CONTENT, { language: 'en', decision }), ACCEPTANCE)
  const chosen = CONTENT.lines.filter((line) => counts(line, decision))
  expect(rowsOf(document)).toHaveLength(chosen.length)
  expect(JSON.stringify(document)).not.toContain('Italian')
  expect(rowsOf(document).every(({ mark, counts: isCounting }) => mark === null && isCounting)).toBe(true)
  const total = offerSums(CONTENT, decision).totalMinor
  expect(document.totals.find(({ isTotal }) => isTotal)?.amount).toContain((total / 100).toLocaleString('en'))
  expect(document.facts.map(({ words }) => words)).toEqual(
    expect.arrayContaining(['Mahmoud Samy', 'by purchase order', { latin: 'PO-4471/26' }]),
  )
})

test('a delivery note has the delivered items with their serial numbers and the receiver', () => {
  const document = deliveryDocument(offerFacts(CONTENT, { language: 'en' }), DELIVERY)
  const { words } = document.facts.find(({ label }) => label === 'Site') ?? { words: '' }
  // The note of staff is not for the customer, who reads the document too.
  expect(words).toBe('Floor: 3 · goods lift · narrowest door 85 cm · LPG')
  expect(rowsOf(document).map(({ cells, details }) => ({ cells, serials: details.at(-1)?.words }))).toEqual([
    { cells: ['1'], serials: { latin: 'SN-1, SN-2' } },
  ])
  expect(document.facts.map(({ words }) => words)).toContain('Hossam')
})

test('a draft says so and has no link, no version and no picture of a signature', () => {
  const draft = offerDocument(offerFacts(CONTENT, { language: 'en', version: null, signature: 'abc', stamp: 'def' }))
  expect(draft).toMatchObject({ draftMark: 'DRAFT', qr: null, number: 'Q-2026-00012' })
  expect(draft.signatures[0]).toMatchObject({ signature: null, stamp: null })
  const sent = offerDocument(offerFacts(CONTENT, { language: 'en', signature: 'abc', stamp: 'def' }))
  expect(sent).toMatchObject({ draftMark: null, number: 'Q-2026-00012 v2' })
  expect(sent.signatures[0]).toMatchObject({ signature: 'abc', stamp: 'def' })
})

test('no tax is printed where none was chosen, and included tax follows the total', () => {
  const labels = (content: typeof CONTENT) => offerDocument(offerFacts(content, { language: 'en' })).totals.map(({ label }) => label)
  expect(labels({ ...CONTENT, taxBasis: null, discount: null })).toEqual(['Total'])
  expect(labels(CONTENT)).toEqual(['Subtotal', 'Discount 2.5%', 'After discount', 'VAT 14%', 'Total'])
  expect(labels({ ...CONTENT, taxBasis: 'included' })).toEqual(['Subtotal', 'Discount 2.5%', 'Total', 'of which VAT 14%'])
})

test('figures of one document have the same number of decimals', () => {
  expect(amountWriter([100, 5_000_000], 'en', 'EGP').figure(5_000_000)).toBe('50,000')
  expect(amountWriter([150, 5_000_000], 'en', 'EGP').figure(5_000_000)).toBe('50,000.00')
})
