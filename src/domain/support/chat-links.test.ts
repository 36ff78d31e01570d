import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf, shopLinkOf } from './chat-links.ts'

const linksIn = (text: string) => partsOf(text).flatMap((part) => (part.kind === 'link' ? [part.url] : []))

test('the parts of a text join to the text', () => {
  const pieces = fc.constantFrom('https://a.example/x', 'www.b.example', ' ', '.', '(', ')', 'سعر', '<b>', 'javascript:alert(1)', '؟')
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (texts) => {
      const text = texts.join('')
      expect(
        partsOf(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
      for (const url of linksIn(text)) expect(new URL(url).protocol).toMatch(/^https?:$/)
    }),
  )
})

test.each([
  ['See https://shop.example/product/combi-oven.', ['https://shop.example/product/combi-oven']],
  ['(www.site.example/a_(b)) ok', ['https://www.site.example/a_(b)']],
  ['كم سعر https://shop.example/ar/product/x؟', ['https://shop.example/ar/product/x']],
  ['javascript:alert(1) data:text/html,x mailto:a@b.example', []],
  ['https:// www.', []],
])('%j', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test('only addresses of this shop lead to its products and orders', () => {
  const link = (url: string) => shopLinkOf(url, ['https://shop.example'])
  expect(link('https://shop.example/ar/product/combi-oven?x=1')).toEqual({ kind: 'product', slug: 'combi-oven' })
  expect(link('https://shop.example/order/0190-aa')).toEqual({ kind: 'order', id: '0190-aa' })
  for (const path of ['/shop', '/product/', '/order/success/1', '/product/a/b']) expect(link(`https://shop.example${path}`)).toBeNull()
  expect(link('https://evil.example/product/combi-oven')).toBeNull()
})
