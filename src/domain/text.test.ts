import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, normaliseEmail, stripHtml, toLatinDigits } from '#domain/text.ts'

const markup = fc
  .array(
    fc.constantFrom(
      '<',
      '>',
      '</',
      'a',
      'b ',
      ' ',
      '!',
      '?',
      '/',
      'script',
      'STYLE',
      '<script>',
      '</script>',
      '<style x>',
      '</style >',
      '90',
      'ثلاجة',
      '😀',
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

const TAG = /<[A-Za-z/!?][^>]*>/
const ONE_PASS = /<(script|style)(?=[\s/>])[^>]*>[\s\S]*?<\/\1(?=[\s/>])[^>]*>|<[A-Za-z/!?][^>]*>/gi

function stripBySlowRegexp(text: string): string {
  const next = text.replace(ONE_PASS, '')
  return next === text ? text : stripBySlowRegexp(next)
}

describe('stripHtml', () => {
  test.each([
    ['<b>bold</b> text', 'bold text'],
    ['width < 90 and height > 20', 'width < 90 and height > 20'],
    ['a <3 b', 'a <3 b'],
    ['<script>alert(1)</script>oven', 'oven'],
    ['<STYLE media=print>p { color: red }</Style >oven', 'oven'],
    ['<script src=x>alert(1)', 'alert(1)'],
    ['<<b>script>alert(1)</script>', 'alert(1)'],
    ['<scr<script>x</script>ipt>alert(1)</script>', 'xipt>alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<!-- note --><?php ?>ثلاجة<br/>', 'ثلاجة'],
    ['<scripture>kept</scripture>', 'kept'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(stripHtml(text)).toBe(expected)
  })

  test('gives what the plain regular expression gives when repeated', () => {
    fc.assert(
      fc.property(markup, (text) => {
        expect(stripHtml(text)).toBe(stripBySlowRegexp(text))
      }),
    )
  })

  test('leaves no tag and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(markup, fc.string({ unit: 'binary' })), (text) => {
        const once = stripHtml(text)
        expect(once).not.toMatch(TAG)
        expect(stripHtml(once)).toBe(once)
      }),
    )
  })

  test.each([
    ['openers without end', '<a'.repeat(500_000)],
    ['scripts without end', '<script>'.repeat(125_000)],
    ['scripts and half closers', '<script></script'.repeat(60_000)],
    ['deep nesting', `${'<'.repeat(340_000)}${'a>'.repeat(340_000)}`],
    ['nested scripts', `${'<'.repeat(100_000)}${'script>'.repeat(100_000)}`],
    ['lone openers', '<'.repeat(1_000_000)],
    ['many tags', '<b>x</b>'.repeat(125_000)],
  ])('takes a megabyte of %s in linear time', (_name, text) => {
    const from = performance.now()
    expect(TAG.test(stripHtml(text).slice(0, 1000))).toBe(false)
    expect(performance.now() - from).toBeLessThan(10_000)
  })

  test('leaves no tag however deep the nesting is', () => {
    const stripped = stripHtml(`${'<'.repeat(50)}${'a>'.repeat(50)}😀`)
    expect(stripped).not.toMatch(TAG)
    expect(stripped.endsWith('😀')).toBe(true)
  })
})

test('cleanText strips, trims and keeps the spaces and lines within', () => {
  expect(cleanText('  <p>two  spaces\nand a line</p>\t')).toBe('two  spaces\nand a line')
  expect(cleanText('<\u0000script>x\u0000')).toBe('x')
})

test('cleanText keeps no half of a character', () => {
  expect(cleanText('a\udc00b \ud83d')).toBe('a\ufffdb \ufffd')
  expect(cleanText('😀')).toBe('😀')
})

test('cleanLine has no lines within', () => {
  expect(cleanLine(' Ola\r\nBcc:  <b>x</b>\u2028y ')).toBe('Ola Bcc: x y')
})

test('toLatinDigits reads both sets of Arabic digits and the Arabic marks', () => {
  expect(toLatinDigits('٤٥٬٠٠٠٫٥٠ ۰۱۲۳۴۵۶۷۸۹ +20 abc')).toBe('45000.50 0123456789 +20 abc')
})

test('normaliseEmail trims and lowers', () => {
  expect(normaliseEmail('  Chef@Hotel.EG ')).toBe('chef@hotel.eg')
})
