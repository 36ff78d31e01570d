import { expect, test } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

test('cleanText strips, trims and keeps the spaces and lines within', () => {
  expect(cleanText('  <p>two  spaces\nand a line</p>\t')).toBe('two  spaces\nand a line')
  expect(cleanText('<\u0000script>x\u0000')).toBe('x')
})

test('cleanText replaces half a surrogate pair', () => {
  expect(cleanText('a\udc00b \ud83d')).toBe('a\ufffdb \ufffd')
  expect(cleanText('😀')).toBe('😀')
})

test('cleanLine joins lines', () => {
  expect(cleanLine(' Ola\r\nBcc:  <b>x</b>\u2028y ')).toBe('Ola Bcc: x y')
})

test.each(['\u2800', '\u034f', '\u17b4', '\ufe0f', '\u0300', '\u3164', '\u200d', '\u2066\u2069', ' \u2800 \ufe0f '])(
  'cleanText empties an invisible text: %j',
  (text) => {
    expect(cleanText(text)).toBe('')
  },
)

test.each(['\u0627\u0644\u0623\u064f\u0642\u0652\u0635\u064f\u0631', 'e\u0301', '❤\ufe0f', '⠓'])(
  'cleanText keeps marks on visible letters: %j',
  (text) => {
    expect(cleanText(text)).toBe(text)
  },
)

test('cleanText removes direction overrides', () => {
  expect(cleanText('a\u2066b\u2067c\u2068d\u2069e\u202ef')).toBe('abcdef')
})
