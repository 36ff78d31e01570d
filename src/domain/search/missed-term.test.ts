import { expect, test } from 'vitest'
import { missedTerm } from './missed-term.ts'

test('spellings of one term are one', () => {
  expect(missedTerm('  Pizza OVEN ')).toBe(missedTerm('pizza oven'))
  expect(missedTerm('ثلاجة أيس كريم')).toBe(missedTerm('ثلاجه ايس كريم'))
  expect(missedTerm('oven 700')).toContain('700')
})

test('nothing that may name a person is written down', () => {
  for (const term of ['mona@example.com', '0100 123 4567', '٠١٠٠١٢٣٤٥٦٧', '+20 (100) 123-45-67', 'x', '  ', 'word '.repeat(30)])
    expect(missedTerm(term), term).toBeNull()
})
