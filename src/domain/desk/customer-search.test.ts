import { expect, test } from 'vitest'
import { customerSearch, customerSearchText } from './customer-search.ts'

const found = (typed: string, text: string) => {
  const { parts, names } = customerSearch(typed)
  const holdsOne = (keys: readonly string[]) => keys.some((key) => text.includes(key))
  return holdsOne(parts) || (names.length > 0 && names.every(holdsOne))
}

test('a customer is found by names in either script, companies, emails and phones in any spelling', () => {
  const text = customerSearchText({
    names: ['Mona Sabry', 'منى صبري', 'Nile Hotels', 'فنادق النيل', '123-456-789', ''],
    phones: ['0100 000 1043', '+971 50 123 4567'],
    emails: ['Mona@Nile-Hotels.example'],
  })
  const terms = [
    ['mona', 'MONA sab', 'Muna Sabri', 'نايل', 'مني صبرى', 'nile  hotels', 'فنادق النيل', 'mona@nile', '123-456'],
    ['01000001043', '0100 000 1043', '+20 100 000 1043', '0020-100-000-1043', '٠١٠٠٠٠٠١٠٤٣', '1000001', '00201000', '0501', '+971501'],
  ].flat()
  expect(terms.filter((term) => !found(term, text))).toEqual(['0501'])
  for (const term of ['karim', '0111', 'x', '']) expect(found(term, text), term).toBe(false)
})
