import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/support/any-text.ts'
import { indexText, type SearchFacts, searchFoldVersion } from './facts.ts'
import { QUERY_MAX_LENGTH, QUERY_MAX_WORDS, queryPlan } from './query.ts'

const NOTHING: SearchFacts = {
  sku: '',
  nameEn: '',
  nameAr: '',
  brandEn: '',
  brandAr: '',
  categoriesEn: [],
  categoriesAr: [],
  descriptionEn: '',
  descriptionAr: '',
  powersKw: [],
}

function index(nameEn: string, nameAr = '') {
  return indexText({ ...NOTHING, nameEn, nameAr })
}

/** Matches as the database does: every word by LIKE '% word%'. */
function finds(query: string, text: string): boolean {
  const { words } = queryPlan(query)
  return words.length > 0 && words.every((word) => text.includes(` ${word}`))
}

describe('a product is found by', () => {
  const fridge = index('Upright refrigerator, 2 doors, 1400L', 'ثلاجة رأسية بابين ١٤٠٠ لتر').name
  const byName = [
    'refrig',
    'fridges',
    'الثلاجات',
    'ثلاجه',
    'تلاجة',
    'ثلاجة رأسية',
    'upright chiller',
    '1400 L',
    '١٤٠٠',
    'fridge for 2 doors',
  ]
  test.each([...byName, 'ثَلّاجَة'])('%s', (query) => {
    expect(finds(query, fridge)).toBe(true)
  })

  test.each(['oven', 'فرن', 'freezer', 'water cooler', 'مبرد مياه', 'display', 'blender', 'q%', '_'])(
    'the product is not found by %s',
    (query) => {
      expect(finds(query, fridge)).toBe(false)
    },
  )

  test.each([
    ['Dishwasher', 'غسالة أطباق', 'dish washer', true],
    ['Dishwasher', 'غسالة أطباق', 'dish was', true],
    ['Dishwasher', 'غسالة صحون', 'غسالة اطباق', true],
    ['Dish washer', '', 'washer', false],
    ['Washer extractor 20 kg', '', 'غسالة ملابس', true],
    ['Washer extractor 20 kg', '', 'غسالة أطباق', false],
    ['Water cooler', 'مبرد مياه', 'fridge', false],
    ['Water cooler', 'مبرد مياه', 'ثلاجة', false],
    ['Water cooler', '', 'كولدير', true],
    ['Planetary mixer', '', 'خلاط كوكبي', true],
    ['Planetary mixer', 'خلاط كوكبي', 'blender', false],
    ['Bar blender', 'خلاط', 'خلاط كوكبي', false],
    ['Bar blender', 'خلاط', 'mixer', false],
    ['Grill', 'شواية', 'شواية فراخ', false],
    ['Chicken rotisserie', '', 'شواية فراخ', true],
    ['Wall hood', 'شفاط حائط', 'fan', false],
    ['Gas range with oven', 'بوتاجاز', 'موقد', true],
    ['Service trolley', 'عربة خدمة', 'عربات', true],
    ['Arabic bread oven', 'فرن خبز عربي', 'عربة', false],
    ['Aluminium pan', 'صينية ألومنيوم ألماني', 'الماني', true],
  ])('%s / %s is found by %s: %s', (nameEn, nameAr, query, expected) => {
    expect(finds(query, index(nameEn, nameAr).name)).toBe(expected)
  })
})

describe('indexText', () => {
  const facts: SearchFacts = {
    sku: '',
    nameEn: 'Fryer',
    nameAr: 'قلاية',
    brandEn: 'Nordpol',
    brandAr: 'نوردبول',
    categoriesEn: ['Cooking Lines'],
    categoriesAr: ['خطوط الطهي'],
    descriptionEn: 'For a pizza oven',
    descriptionAr: 'للمطاعم',
    powersKw: [],
  }

  test('keeps brand, categories and descriptions out of the name', () => {
    const { name, text } = indexText(facts)
    for (const query of ['nordpol', 'نوردبول', 'cooking line', 'طهي', 'pizza oven', 'مطاعم']) {
      expect([query, finds(query, name), finds(query, text)]).toEqual([query, false, true])
    }
    expect(finds('فراير', name)).toBe(true)
    expect(text.startsWith(name.trimEnd())).toBe(true)
  })

  test('gives descriptions no synonyms', () => {
    expect(finds('فرن', indexText(facts).text)).toBe(false)
  })

  test('has each word once, between spaces', () => {
    const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Combi oven', 'ثلاجة عرض', 'Water cooler'))
    fc.assert(
      fc.property(name, name, name, (nameEn, nameAr, descriptionEn) => {
        for (const indexed of Object.values(indexText({ ...NOTHING, nameEn, nameAr, descriptionEn }))) {
          expect(indexed).toMatch(/^ (?:[\p{L}\p{N}]+ )*$/u)
          const words = indexed.trim().split(' ')
          expect(new Set(words).size).toBe(words.length)
        }
      }),
    )
  })

  test('a product is found by its own name in either language', () => {
    const name = fc
      .array(
        fc.constantFrom(
          'Combi',
          'ovens',
          'الثلاجات',
          'غسالة',
          'أطباق',
          'dish',
          'washer',
          '700L',
          'GN 1/1',
          'كهربائية',
          'with',
          'و',
          '–',
          'عربة',
        ),
        {
          minLength: 1,
          maxLength: 7,
        },
      )
      .map((parts) => parts.join(' '))
    fc.assert(
      fc.property(name, name, (nameEn, nameAr) => {
        const indexed = index(nameEn, nameAr).name
        for (const query of [nameEn, nameAr]) expect(queryPlan(query).isEmpty || finds(query, indexed)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

test('the version is the same each time', () => {
  expect(searchFoldVersion()).toMatch(/^[0-9a-f]{16}$/)
  expect(searchFoldVersion()).toBe(searchFoldVersion())
})

describe('queryPlan', () => {
  test.each([
    ['RAT-ICP_101g', 'rat-icp_101g'],
    ['  rat-١٠١ ', 'rat-101'],
    ['oven', 'oven'],
    ['combi oven', null],
    ['فرن', null],
    ['--', null],
    ['', null],
  ])('%j may be the SKU %j', (raw, sku) => {
    expect(queryPlan(raw).sku).toBe(sku)
  })

  test('leaves out meaningless words, unless there are no others', () => {
    expect(queryPlan('the oven for a hotel').words).toEqual(['oven', 'hotel'])
    expect(queryPlan('فرن مع حامل').words).toEqual(['فرن', 'حامل'])
    expect(queryPlan('for the').words).toEqual(['for', 'the'])
  })

  test.each(['', '   ', '!!! %% __', '\u0640\u064b'])('%j is empty', (raw) => {
    expect(queryPlan(raw)).toMatchObject({ isEmpty: true, words: [], folded: '', sku: null })
  })

  test('is bounded and has no wildcards of LIKE', () => {
    const long = fc.string({ unit: fc.constantFrom('a', 'ﷺ', ' ', '%', '1', 'ث', '😀'), maxLength: 400 })
    fc.assert(
      fc.property(fc.oneof(long, anyText()), (raw) => {
        const plan = queryPlan(raw)
        expect(plan.folded.length).toBeLessThanOrEqual(QUERY_MAX_LENGTH)
        expect(plan.words.length).toBeLessThanOrEqual(QUERY_MAX_WORDS)
        expect(new Set(plan.words).size).toBe(plan.words.length)
        for (const word of plan.words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
        expect(plan.isEmpty).toBe(plan.words.length === 0)
      }),
    )
  })
})
