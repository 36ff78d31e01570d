import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/support/any-text.ts'
import { fold, foldParts } from './fold.ts'

const common = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0x24f }).map((code) => String.fromCharCode(code)),
    fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('\u0301', '\u0308', '\u200f', '“', '–', '😀', '½', '①', 'Ａ'),
  ),
  maxLength: 60,
})

describe('fold', () => {
  test.each([
    ['ثلّاجةٌ', 'ثلاجه'],
    ['آلة أفران إلى ٱلفرن', 'اله افران الي الفرن'],
    ['مـــيـكـروويڤ', 'ميكروويف'],
    ['شواية كهربائية', 'شوايه كهرباييه'],
    ['مؤخرة هواء', 'موخره هوا'],
    ['گریل چای پیتزا کباب ۀ', 'جريل جاي بيتزا كباب ه'],
    ['٤٥٠ لتر، ۱۲٫۵ ك.و', '450 لتر 12 5 ك و'],
    ['Cafe  “Nile” – #3', 'cafe nile 3'],
    ['İstanbul ISPARTA Öztiryakiler', 'istanbul isparta oztiryakiler'],
    ['GN 1/1 · 2½ kW', 'gn 1 1 21 2 kw'],
    ['ﻓﺮن ﷲ Ａｂ', 'فرن الله ab'],
    ['RAT-ICP_101G', 'rat icp 101g'],
    ['\u200fفرن\u200e \u202bب\u00adخار', 'فرن بخار'],
    [' \t< > ', ''],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(fold(text)).toBe(expected)
  })

  test('folding again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(common, anyText(), fc.string({ unit: 'grapheme' })), (text) => {
        const folded = fold(text)
        expect(fold(folded)).toBe(folded)
      }),
      { numRuns: 1000 },
    )
  })

  test('gives words separated by single spaces and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(common, anyText()), (text) => {
        expect(fold(text)).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)
      }),
    )
  })

  test('composed and decomposed spellings fold the same', () => {
    fc.assert(
      fc.property(common, (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text))
        expect(fold(text.normalize('NFC'))).toBe(fold(text))
      }),
    )
  })

  test('a character outside the table does not change how the others fold', () => {
    fc.assert(
      fc.property(common, (text) => {
        expect(fold(`${text} 漢`)).toBe(`${fold(text)} 漢`.trim())
      }),
    )
  })
})

describe('foldParts', () => {
  test('cover the original from end to end without splitting a surrogate pair', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        let position = 0
        for (const part of foldParts(text)) {
          expect(part.start).toBe(position)
          expect(part.end).toBeGreaterThan(part.start)
          expect(/^[\udc00-\udfff]/.test(text.slice(part.start)) && /[\ud800-\udbff]$/.test(text.slice(0, part.start))).toBe(false)
          position = part.end
        }
        expect(position).toBe(text.length)
      }),
    )
  })

  test('join to the folded text', () => {
    fc.assert(
      fc.property(common, (text) => {
        const joined = foldParts(text).map((part) => part.folded)
        expect(joined.join('').replace(/ +/g, ' ').trim()).toBe(fold(text))
      }),
    )
  })
})
