import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/support/any-text.ts'
import { stripHtml } from './html.ts'

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

/** Nine for the head of a tag, read as an opener and as a closer of each kind, and once more where tags come together. */
const LOOKS_MOST = 40
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

  test('matches the plain regular expression when it is repeated', () => {
    fc.assert(
      fc.property(markup, (text) => {
        expect(stripHtml(text)).toBe(stripBySlowRegexp(text))
      }),
    )
  })

  test('leaves no tag and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(markup, anyText()), (text) => {
        const once = stripHtml(text)
        expect(once).not.toMatch(TAG)
        expect(stripHtml(once)).toBe(once)
      }),
    )
  })

  const HOSTILE = [
    ['openers without end', '<a', ''],
    ['scripts without end', '<script>', ''],
    ['scripts and half closers', '<script></script', ''],
    ['deep nesting', '<', 'a>'],
    ['nested scripts', '<', 'script>'],
    ['nested scripts and closers', '<<', 'script></script>'],
    ['scripts that come together', '<<b>s<b>cript>', '</<b>script>'],
    ['styles in scripts', '<script><style>', '</style></script'],
    ['lone openers', '<', ''],
    ['lone closers', '', '>'],
    ['many tags', '<b>x</b>', ''],
  ] as const

  test.each(HOSTILE)('reads each character of %s a bounded number of times', (_name, before, after) => {
    for (const times of [100, 1_000, 10_000]) {
      const text = before.repeat(times) + after.repeat(times)
      const looks = { count: 0 }
      stripHtml(text, looks)
      expect(looks.count).toBeLessThanOrEqual(text.length * LOOKS_MOST)
    }
  })

  test.each(HOSTILE)('matches the plain regular expression for nested %s', (_name, before, after) => {
    const text = `${before.repeat(60)}${after.repeat(61)}😀`
    expect(stripHtml(text)).toBe(stripBySlowRegexp(text))
  })
})
