import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountInWords } from './in-words.ts'

const arabic = (pounds: number, piastres = 0) => amountInWords(pounds * 100 + piastres, 'EGP', 'ar')
const english = (pounds: number, piastres = 0) => amountInWords(pounds * 100 + piastres, 'EGP', 'en')

describe('in Arabic, each checked by hand', () => {
  test.each([
    [0, 0, 'صفر جنيه'],
    [0, 1, 'قرش واحد'],
    [0, 2, 'قرشان'],
    [0, 3, 'ثلاثة قروش'],
    [0, 10, 'عشرة قروش'],
    [0, 11, 'أحد عشر قرشًا'],
    [0, 50, 'خمسون قرشًا'],
    [0, 99, 'تسعة وتسعون قرشًا'],
    [1, 0, 'جنيه واحد'],
    [1, 1, 'جنيه واحد وقرش واحد'],
    [2, 0, 'جنيهان'],
    [2, 2, 'جنيهان وقرشان'],
    [3, 0, 'ثلاثة جنيهات'],
    [8, 75, 'ثمانية جنيهات وخمسة وسبعون قرشًا'],
    [10, 0, 'عشرة جنيهات'],
    [11, 0, 'أحد عشر جنيهًا'],
    [12, 12, 'اثنا عشر جنيهًا واثنا عشر قرشًا'],
    [13, 0, 'ثلاثة عشر جنيهًا'],
    [18, 0, 'ثمانية عشر جنيهًا'],
    [19, 19, 'تسعة عشر جنيهًا وتسعة عشر قرشًا'],
    [20, 0, 'عشرون جنيهًا'],
    [21, 21, 'واحد وعشرون جنيهًا وواحد وعشرون قرشًا'],
    [22, 0, 'اثنان وعشرون جنيهًا'],
    [35, 5, 'خمسة وثلاثون جنيهًا وخمسة قروش'],
    [80, 0, 'ثمانون جنيهًا'],
    [99, 99, 'تسعة وتسعون جنيهًا وتسعة وتسعون قرشًا'],
    [100, 0, 'مائة جنيه'],
    [101, 0, 'مائة جنيه وجنيه واحد'],
    [102, 0, 'مائة جنيه وجنيهان'],
    [103, 0, 'مائة وثلاثة جنيهات'],
    [110, 0, 'مائة وعشرة جنيهات'],
    [111, 0, 'مائة وأحد عشر جنيهًا'],
    [125, 25, 'مائة وخمسة وعشرون جنيهًا وخمسة وعشرون قرشًا'],
    [200, 0, 'مائتا جنيه'],
    [202, 0, 'مائتا جنيه وجنيهان'],
    [250, 0, 'مائتان وخمسون جنيهًا'],
    [300, 0, 'ثلاثمائة جنيه'],
    [850, 0, 'ثمانمائة وخمسون جنيهًا'],
    [999, 0, 'تسعمائة وتسعة وتسعون جنيهًا'],
    [1_000, 0, 'ألف جنيه'],
    [1_001, 0, 'ألف جنيه وجنيه واحد'],
    [1_200, 0, 'ألف ومائتا جنيه'],
    [1_250, 50, 'ألف ومائتان وخمسون جنيهًا وخمسون قرشًا'],
    [2_000, 0, 'ألفا جنيه'],
    [2_002, 0, 'ألفا جنيه وجنيهان'],
    [2_500, 0, 'ألفان وخمسمائة جنيه'],
    [3_000, 0, 'ثلاثة آلاف جنيه'],
    [4_105, 0, 'أربعة آلاف ومائة وخمسة جنيهات'],
    [10_000, 0, 'عشرة آلاف جنيه'],
    [11_000, 0, 'أحد عشر ألف جنيه'],
    [11_011, 0, 'أحد عشر ألفًا وأحد عشر جنيهًا'],
    [45_000, 0, 'خمسة وأربعون ألف جنيه'],
    [45_600, 0, 'خمسة وأربعون ألفًا وستمائة جنيه'],
    [100_000, 0, 'مائة ألف جنيه'],
    [101_000, 0, 'مائة ألف وألف جنيه'],
    [102_300, 0, 'مائة ألف وألفان وثلاثمائة جنيه'],
    [200_000, 0, 'مائتا ألف جنيه'],
    [250_000, 0, 'مائتان وخمسون ألف جنيه'],
    [603_250, 0, 'ستمائة وثلاثة آلاف ومائتان وخمسون جنيهًا'],
    [1_000_000, 0, 'مليون جنيه'],
    [1_050_000, 0, 'مليون وخمسون ألف جنيه'],
    [2_000_000, 0, 'مليونا جنيه'],
    [3_200_000, 0, 'ثلاثة ملايين ومائتا ألف جنيه'],
    [15_000_000, 0, 'خمسة عشر مليون جنيه'],
    [15_700_018, 5, 'خمسة عشر مليونًا وسبعمائة ألف وثمانية عشر جنيهًا وخمسة قروش'],
    [2_000_000_000, 0, 'مليارا جنيه'],
    [1_000_000_000_000, 0, 'تريليون جنيه'],
    [11_003_002_000_001, 0, 'أحد عشر تريليونًا وثلاثة مليارات ومليونا جنيه وجنيه واحد'],
  ])('%d.%d', (pounds, piastres, words) => {
    expect(arabic(pounds, piastres)).toBe(`فقط ${words} لا غير`)
  })
})

test.each([
  [0, 0, 'zero Egyptian pounds'],
  [0, 1, 'one piastre'],
  [0, 50, 'fifty piastres'],
  [1, 0, 'one Egyptian pound'],
  [1, 1, 'one Egyptian pound and one piastre'],
  [21, 2, 'twenty-one Egyptian pounds and two piastres'],
  [110, 0, 'one hundred and ten Egyptian pounds'],
  [1_001, 0, 'one thousand and one Egyptian pounds'],
  [45_600, 25, 'forty-five thousand six hundred Egyptian pounds and twenty-five piastres'],
  [250_000, 0, 'two hundred and fifty thousand Egyptian pounds'],
  [1_000_000_000_000, 0, 'one trillion Egyptian pounds'],
  [2_003_400_050, 0, 'two billion three million four hundred thousand and fifty Egyptian pounds'],
])('in English %d.%d', (pounds, piastres, words) => {
  expect(english(pounds, piastres)).toBe(`Only ${words}`)
})

test.each([
  [100, 'USD', 'en', 'Only one US dollar'],
  [4_560_025, 'USD', 'en', 'Only forty-five thousand six hundred US dollars and twenty-five cents'],
  [201, 'EUR', 'en', 'Only two euros and one cent'],
  [100, 'USD', 'ar', 'فقط دولار أمريكي واحد لا غير'],
  [200, 'USD', 'ar', 'فقط دولاران أمريكيان لا غير'],
  [1_550, 'USD', 'ar', 'فقط خمسة عشر دولارًا أمريكيًا وخمسون سنتًا لا غير'],
  [500_003, 'USD', 'ar', 'فقط خمسة آلاف دولار أمريكي وثلاثة سنتات لا غير'],
  [1_200, 'EUR', 'ar', 'فقط اثنا عشر يورو لا غير'],
] as const)('%d in words names the currency %s (%s)', (minor, currency, language, words) => {
  expect(amountInWords(minor, currency, language)).toBe(words)
})

test.each([-1, 0.5, Number.NaN, 2 ** 53])('no words for %d', (minor) => {
  expect(() => amountInWords(minor, 'EGP', 'ar')).toThrow(RangeError)
})

const UNITS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'
const ENGLISH = new Map<string, number>([
  ['zero', 0],
  ...UNITS.split(' ').map((word, index) => [word, index + 1] as const),
  ...TENS.split(' ').map((word, index) => [word, (index + 1) * 10] as const),
])
const ENGLISH_SCALES = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
])

/** Reads English words back into piastres, knowing nothing of how they are written. */
function readEnglish(text: string): number {
  let [piastres, total, group] = [0, 0, 0]
  for (const word of text.replace('Only ', '').replaceAll('-', ' ').split(' ')) {
    const scale = ENGLISH_SCALES.get(word)
    if (word === 'hundred') group *= 100
    else if (scale !== undefined) [total, group] = [total + group * scale, 0]
    else if (ENGLISH.has(word)) group += ENGLISH.get(word) ?? 0
    else if (/^(pound|piastre)s?$/.test(word)) {
      piastres += (total + group) * (word.startsWith('pound') ? 100 : 1)
      total = 0
      group = 0
    } else if (word !== 'and' && word !== 'Egyptian') throw new Error(word)
  }
  return piastres
}

const ARABIC = new Map<string, number>([
  ['صفر', 0],
  ...'واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ').map((word, index) => [word, index + 1] as const),
  ['أحد', 1],
  ['اثنا', 2],
  ['عشر', 10],
  ...'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون'.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
  ...'مائة مائتان ثلاثمائة أربعمائة خمسمائة ستمائة سبعمائة ثمانمائة تسعمائة'
    .split(' ')
    .map((word, index) => [word, (index + 1) * 100] as const),
  ['مائتا', 200],
])
const ARABIC_SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(ألف|ألفًا|آلاف|ألفان?)$/, 1e3],
  [/^(مليون|مليونًا|ملايين|مليونان?)$/, 1e6],
  [/^(مليار|مليارًا|مليارات|ملياران?)$/, 1e9],
  [/^(تريليون|تريليونًا|تريليونات|تريليونان?)$/, 1e12],
]
const isDual = (word: string) => /^(ألف|مليون|مليار|تريليون)ان?$/.test(word)

/** Reads Arabic words back into piastres, and sees that every noun has the form of the number before it. */
function readArabic(text: string): number {
  let [piastres, total, group, isCounted] = [0, 0, 0, false]
  const words = text
    .replace(/^فقط /, '')
    .replace(/ لا غير$/, '')
    .split(' ')
  for (const [index, written] of words.entries()) {
    const word = ARABIC.has(written) ? written : written.replace(/^و/, '')
    const scale = ARABIC_SCALES.find(([pattern]) => pattern.test(word))?.[1]
    const noun = /^(جنيه|قرش|قروش)(ان|ات|ًا)?$/.exec(word)
    if (scale !== undefined) {
      expect(isDual(word) && group > 0).toBe(false)
      total += scale * (isDual(word) ? 2 : group === 0 ? 1 : group)
      group = 0
      isCounted = true
    } else if (noun !== null) {
      const unit = noun[1] === 'جنيه' ? 100 : 1
      const count = isCounted ? total + group : noun[2] === 'ان' ? 2 : 1
      expectForm(word, noun[2] ?? '', count, isCounted)
      if (!isCounted && count === 1) expect(words[index + 1]).toBe('واحد')
      piastres += count * unit
      total = 0
      group = 0
      isCounted = false
    } else if (ARABIC.has(word)) {
      const isOneOfNoun = written === 'واحد' && /^و?(جنيه|قرش)$/.test(words[index - 1] ?? '')
      if (!isOneOfNoun) {
        group += ARABIC.get(word) ?? 0
        isCounted = true
      }
    } else throw new Error(word)
  }
  return piastres
}

function expectForm(word: string, ending: string, count: number, isCounted: boolean): void {
  const tail = count % 100
  if (!isCounted) expect(ending).toBe(count === 2 ? 'ان' : '')
  else if (tail === 0) expect(ending).toBe('')
  else if (tail >= 3 && tail <= 10) expect(word === 'قروش' || ending === 'ات').toBe(true)
  else {
    expect(tail).toBeGreaterThan(10)
    expect(ending).toBe('ًا')
  }
}

const amount = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.integer({ min: 0, max: 100_000_000_000_000 }),
  fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.constantFrom(1, 1e3, 1e6, 1e9)).map(([count, scale]) => count * scale),
)

test('the words of 10,000 amounts are the figures, in both languages', () => {
  fc.assert(
    fc.property(amount, (minor) => {
      expect(readEnglish(amountInWords(minor, 'EGP', 'en'))).toBe(minor)
      expect(readArabic(amountInWords(minor, 'EGP', 'ar'))).toBe(minor)
    }),
    { numRuns: 10_000 },
  )
})
