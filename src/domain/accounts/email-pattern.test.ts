import { expect, test } from 'vitest'
import { EMAIL_PATTERN } from './accounts.ts'

test.each(['mona@people.example', 'mona@فنادق.مصر', 'mona@xn--mgbab2bd.xn--wgbh1c', 'mona@hôtel.example', 'mona@hotel.xn--p1ai'])(
  '%s is an email address',
  (email) => {
    expect(email).toMatch(EMAIL_PATTERN)
  },
)

test.each([
  'mona@people',
  'mona@-people.example',
  'mona@people-.example',
  'mona@xn--.com',
  'mona@people.e',
  'mona@people..example',
  'mona@people.12',
  'mona@a b.example',
  'mona@a\u202e.example',
])('%j is not an email address', (email) => {
  expect(email).not.toMatch(EMAIL_PATTERN)
})
