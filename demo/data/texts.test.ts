import { describe, expect, test } from 'vitest'
import type { EquipmentType } from '#demo/drawings/equipment-types.ts'
import { demoCatalogue } from './catalogue.ts'
import { counted, fill } from './wording.ts'

const { brands, categories, products, customers } = demoCatalogue()
const described = [...brands, ...categories]

const english = [
  ...products.flatMap((product) => [product.nameEn, product.descriptionEn]),
  ...described.flatMap((record) => [record.name, record.description]),
  ...customers.flatMap((customer) => [customer.name, customer.city.en]),
]
const arabic = [
  ...products.flatMap((product) => [product.nameAr, product.descriptionAr]),
  ...described.flatMap((record) => [record.nameAr, record.descriptionAr]),
  ...customers.flatMap((customer) => [customer.nameAr, customer.city.ar]),
]
const descriptions = [
  ...products.flatMap((product) => [product.descriptionEn, product.descriptionAr]),
  ...described.flatMap((record) => [record.description, record.descriptionAr]),
]

const WORDS: Readonly<Record<string, string>> = { two: '2', three: '3', four: '4' }
const numbersIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(two|three|four)\b/g, (word) => WORDS[word] ?? word)
    .match(/\d+(\.\d+)?/g) ?? []

describe('English texts', () => {
  test('they hold no Arabic letter and no stray space', () => {
    for (const text of english) {
      expect(text).toMatch(/^[A-Z0-9].*\S$/)
      expect(text).not.toMatch(/[\u0600-\u06ff]|\s{2}|\s[,.;:]|[{}|]/)
    }
  })
})

describe('Arabic texts', () => {
  test('they hold Arabic letters, digits 0-9 and Arabic punctuation', () => {
    for (const text of arabic) {
      expect(text).toMatch(/[\u0621-\u064a]/)
      expect(text).not.toMatch(/[٠-٩۰-۹]|[,;?]|\s{2}|\s[،.:؛]|[{}|ـ]/)
    }
  })

  test('a Latin word in them is one that the trade writes in Latin', () => {
    const latin = new Set(arabic.flatMap((text) => text.match(/[A-Za-z]+/g) ?? []))
    expect([...latin].sort()).toEqual(['GN', 'PID', 'x'])
  })
})

describe('descriptions', () => {
  test('they are sentences of at most 200 characters', () => {
    for (const text of descriptions) {
      expect(text.length, text).toBeLessThanOrEqual(200)
      expect(text.length, text).toBeGreaterThanOrEqual(30)
      expect(text).toMatch(/\.$/)
    }
  })
})

describe('names', () => {
  test('the Arabic name states no number that the English one lacks', () => {
    for (const { sku, nameEn, nameAr } of products) {
      const known = numbersIn(nameEn)
      for (const number of numbersIn(nameAr)) expect(known, `${sku} ${nameAr}`).toContain(number)
    }
  })
})

describe('Arabic names of machines', () => {
  /** Each kind has one leading name; its other names are for the search alone. */
  const LEADING: Partial<Record<EquipmentType, readonly string[]>> = {
    'blast-chiller': ['بلاست شيلر'],
    'meat-mincer': ['مفرمة لحوم', 'ماكينة تشكيل'],
    'meat-slicer': ['قطاعة لحوم'],
    'gn-pan': ['صينية جاسترو', 'طقم 6 صواني جاسترو', 'حوض جاسترو', 'طقم 10 صواني خبيز'],
    hood: ['شفاط', 'مروحة شفط'],
    'storage-rack': ['ستاند'],
    fryer: ['قلاية'],
    griddle: ['جريدل', 'ماكينة كريب', 'جريل بانيني'],
    'shawarma-grill': ['شواية شاورما', 'سكينة شاورما'],
    'coffee-grinder': ['مطحنة بن'],
    'hood-dishwasher': ['غسالة أطباق', 'غسالة حلل'],
    'undercounter-dishwasher': ['غسالة أطباق'],
    glasswasher: ['غسالة كاسات'],
    'ice-maker': ['ماكينة ثلج'],
    trolley: ['عربة'],
    proofer: ['مخمر'],
    'hot-display': ['سخان', 'كوبري تسخين', 'خزانة حفظ ساخن'],
  }

  test('each type of machine has one Arabic name', () => {
    for (const { sku, type, nameAr } of products) {
      const names = LEADING[type]
      if (names !== undefined)
        expect(
          names.some((name) => nameAr.startsWith(`${name} `)),
          `${sku} ${nameAr}`,
        ).toBe(true)
    }
  })

  const isFeminine = (name: string) => /^\S+ة\s/.test(name)

  test('an adjective agrees with what it describes', () => {
    for (const { sku, nameAr } of products) {
      if (isFeminine(nameAr)) expect(nameAr, sku).not.toMatch(/\s(?:أرضي|رأسي)(?:\s|$)/)
    }
  })

  /** They begin like a verb, or bring a subject of their own. */
  const NO_VERBS = new Set('تبريد تروس ترموستات تنظيف تخزين تصريف تشغيل ترتفع تعتيق يرى ترى تحكم'.split(' '))

  test('the verb that a description begins with agrees with the name', () => {
    for (const { sku, nameAr, descriptionAr } of products) {
      const [verb = ''] = descriptionAr.split(' ')
      if (!/^[تي]/.test(verb) || NO_VERBS.has(verb) || nameAr.startsWith('طقم')) continue
      expect(verb[0], `${sku} ${nameAr}: ${descriptionAr}`).toBe(isFeminine(nameAr) ? 'ت' : 'ي')
    }
  })

  test("two of a thing is a dual, not a digit; only measures and the trade's own count have one", () => {
    for (const text of arabic) expect(text).not.toMatch(/(?:^|\s)2 (?!لتر|مم|سم|كجم|كيلووات|جروب)[\u0621-\u064a]/)
  })
})

describe('counting in Arabic', () => {
  test('one, two, few and many take their own forms', () => {
    expect(counted('doors', 1, 'ar')).toBe('باب واحد')
    expect(counted('doors', 2, 'ar')).toBe('بابين')
    expect(counted('doors', 3, 'ar')).toBe('3 أبواب')
    expect(counted('drawers', 12, 'ar')).toBe('12 درجًا')
    expect(counted('groups', 2, 'ar')).toBe('2 جروب')
    expect(counted('shelves', 1, 'en')).toBe('1 shelf')
    expect(counted('trays', 20, 'en')).toBe('20 trays')
  })

  test('a template with an unknown fact is refused', () => {
    expect(fill('Holds {L} L in {trays}', { L: 8, trays: 6 }, 'en')).toBe('Holds 8 L in 6 trays')
    expect(() => fill('Holds {kg} kg', { L: 8 }, 'en')).toThrow('No fact "kg"')
  })
})
