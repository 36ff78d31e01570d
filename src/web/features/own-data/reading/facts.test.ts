import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/language.ts'
import { speak } from '#i18n/text-set.ts'
import { type Fact, factsOf } from './facts.ts'

beforeAll(() => speak(...LANGUAGES))

/** Labels with their values, and records within the record below their label. */
function plain(facts: readonly Fact[]): object {
  return Object.fromEntries(
    facts.map((fact) => {
      if (fact.kind === 'values') return [fact.label, fact.values.map(({ text }) => text.replaceAll('\u00a0', ' ')).join(', ')]
      return [fact.label, fact.kind === 'record' ? plain(fact.facts) : fact.records.map(plain)]
    }),
  )
}

const LINE = {
  _id: 'l1',
  name: { en: 'Oven', ar: 'فرن' },
  unitMinor: 4_500_050,
  discount: { kind: 'percent', hundredths: 250 },
  note: { en: '', ar: '' },
}
const OFFER = {
  _id: 'o1',
  number: 'Q-2026-00012',
  state: 'sent',
  validUntil: '2026-11-30',
  isConfirmed: false,
  order: { _id: 'r1', number: 10_432 },
  page: { hash: 'abc', content: { lines: [LINE] } },
}

test('the amounts of an offer are read in its currency, and an exchange rate too', () => {
  const content = { currency: 'USD', lines: [LINE], exchangeRate: { currency: 'EUR', minor: 108 } }
  const offer = { currency: 'USD', totalMinor: 4_500_050, page: { content, payments: [{ amountMinor: 1_000 }] } }
  expect(JSON.stringify(plain(factsOf(offer, 'offers', 'en'))).match(/[\d,.]+ (L\.E|USD|EUR)/g)).toEqual([
    '45,000.50 USD',
    '45,000.50 USD',
    '1.08 USD',
    '10 USD',
  ])
})

test('a record is read by labels, in the words, dates and amounts of the language, without what is empty or for programs alone', () => {
  expect(plain(factsOf(OFFER, 'offers', 'en'))).toEqual({
    Number: 'Q-2026-00012',
    Status: 'Sent',
    'Valid until': 'November 30, 2026',
    Confirmed: 'No',
    Request: 'R-10432',
    'The quotation itself': {
      Content: { Lines: [{ Name: 'Oven', 'Unit price': '45,000.50 L.E', Discount: { Kind: 'Percent', Percent: '2.5%' } }] },
    },
  })
  expect(plain(factsOf(OFFER, 'offers', 'ar'))).toMatchObject({
    الحالة: 'تم الإرسال',
    مؤكَّد: 'لا',
    'نص عرض السعر': { المحتوى: { البنود: [{ الاسم: 'فرن' }] } },
  })
})

test('a key that two records have is told by the words of each record', () => {
  const session = {
    _id: 's1',
    browser: 'Firefox',
    system: null,
    address: '41.33.0.0',
    created: '2026-11-03T09:05:00.000Z',
    lastSeen: '2026-11-03T10:00:00.000Z',
    isCurrent: true,
  }
  expect(plain(factsOf(session, 'sessions', 'en'))).toEqual({
    Browser: 'Firefox',
    Network: '41.33.0.0',
    'Signed in': expect.stringContaining('Nov 3, 2026'),
    'Last used': expect.stringContaining('Nov 3, 2026'),
    'This browser': 'Yes',
  })
  expect(plain(factsOf({ address: '5 Road 9', state: 'Cairo' }, 'addresses', 'en'))).toEqual({ Address: '5 Road 9', Governorate: 'Cairo' })
})

test('words that somebody typed are never taken for a word of a closed list of another field', () => {
  expect(plain(factsOf({ text: 'sent', time: Date.UTC(2026, 10, 3), user: { id: 'u1', name: 'Mona' } }, 'chat', 'en'))).toMatchObject({
    Text: 'sent',
    From: 'Mona',
  })
})
