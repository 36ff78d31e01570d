import { expect, test } from 'vitest'
import { findTerms } from './palette.ts'

test('a number of a request is read in every spelling', () => {
  for (const typed of ['100042', '#100042', '١٠٠٠٤٢', 'R-100042', 'طلب ١٠٠٠٤٢']) expect(findTerms(typed).orderNumber, typed).toBe(100_042)
})

test('a number of an offer is read with its year and without', () => {
  expect(findTerms('Q-2026-00012')).toMatchObject({ offerNumber: { year: 2026, number: 12 }, offerCount: null })
  for (const typed of ['12', 'q12', 'Q-00012', '١٢', 'عرض ١٢'])
    expect(findTerms(typed), typed).toMatchObject({ offerNumber: null, offerCount: 12 })
  for (const typed of ['0', '01001234567', 'oven 12']) expect(findTerms(typed).offerCount, typed).toBeNull()
})

test('a whole phone is one contact in every spelling, and its digits stand in every spelling', () => {
  for (const typed of ['01001234567', '+20 100 123 4567', '00201001234567', '٠١٠٠١٢٣٤٥٦٧']) {
    const { contacts, subjectParts } = findTerms(typed)
    expect(contacts, typed).toEqual(['+201001234567'])
    expect(subjectParts, typed).toContain('1001234567')
  }
  expect(findTerms('0100123').contacts).toEqual([])
})

test('texts are searched from three letters on', () => {
  expect(findTerms('من')).toMatchObject({ customerParts: [], customerNames: [], subjectParts: [] })
  expect(findTerms('أحمد').customerParts).toContain('احمد')
})

test('the first digits of a request’s number are no text, until three tell enough', () => {
  const none = { customerParts: [], customerNames: [], subjectParts: [] }
  for (const typed of ['R-1', 'r12', 'R-12', 'ر-١٢', 'R - 1']) expect(findTerms(typed), typed).toMatchObject(none)
  for (const typed of ['R-123', 'R-1 hotel', 'K-12']) expect(findTerms(typed).subjectParts, typed).toEqual([typed.toLowerCase()])
  expect(findTerms('R-1').orderNumbers.slice(0, 2)).toEqual([
    [10, 19],
    [100, 199],
  ])
})

test('a serial number is looked for in capitals and small letters', () => {
  expect(findTerms('cb-77').serials).toEqual(['cb-77', 'CB-77'])
})
