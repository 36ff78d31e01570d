import { domainToASCII, domainToUnicode } from 'node:url'
import { expect, test } from 'vitest'
import { foldedDomain } from './email-domains.ts'

test.each([
  'فنادق.مصر',
  'hôtel.example',
  'bücher-käse.example',
  '他们为什么不说中文.example',
  'почемужеонинеговорятпорусски.рф',
  'مطابخ-القاهرة.com',
])('%s and its xn-- spelling are one domain', (domain) => {
  const encoded = domainToASCII(domain)
  expect(encoded).toContain('xn--')
  expect([foldedDomain(encoded), foldedDomain(domain), foldedDomain(domain.normalize('NFD'))]).toEqual([domain, domain, domain])
  expect(domainToUnicode(encoded)).toBe(domain)
})

test.each(['people.example', '1.2', 'xn--.example', 'xn--zzzzzz99999999.example', '%65.مصر', 'a b.مصر', ''])(
  '%j stays as it is',
  (domain) => {
    expect(foldedDomain(domain)).toBe(domain)
  },
)
