import { describe, expect, test } from 'vitest'
import { type ConceptKey, conceptKeys, conceptsIn, kindsOf, phrasesOf, SYNONYMS, synonymTokens } from './synonyms.ts'

describe('the table', () => {
  test.each(conceptKeys())('every name of %s is recognised as that kind and no other', (key) => {
    for (const phrase of phrasesOf(key)) {
      expect([phrase, conceptsIn(phrase)]).toEqual([phrase, [key]])
      expect([phrase, kindsOf(phrase)]).toEqual([phrase, [key]])
    }
  })

  test('has names in both languages for every kind, and no cycle of wider kinds', () => {
    for (const key of conceptKeys()) {
      expect(SYNONYMS[key].en).toMatch(/[a-z]/)
      expect(SYNONYMS[key].ar).toMatch(/[\u0620-\u064a]/)
      expect(synonymTokens(key).length).toBeGreaterThan(1)
    }
  })
})

describe('the longest name wins', () => {
  test.each<[string, ConceptKey[]]>([
    ['water cooler', ['waterCooler']],
    ['مبرد مياه', ['waterCooler']],
    ['مبرد', ['refrigerator']],
    ['خلاط', ['blender']],
    ['خلاط كوكبي', ['planetaryMixer']],
    ['خلاط مياه', ['tap']],
    ['شواية', ['grill']],
    ['شواية فراخ', ['rotisserie']],
    ['washer', ['washer']],
    ['dish washer', ['dishwasher']],
    ['غسالة أطباق', ['dishwasher']],
    ['غسالة ملابس', ['washer']],
    ['غسالة كاسات', ['glasswasher']],
    ['range hood', ['hood']],
    ['microwave oven', ['microwave']],
    ['kitchen fan', []],
    ['wood', []],
  ])('%s', (text, kinds) => {
    expect(conceptsIn(text)).toEqual(kinds)
  })

  test('number, article and spelling make no difference', () => {
    for (const text of ['الثلاجات', 'ثلاّجة', 'ثلاجه', 'للثلاجات', 'Refrigerators']) expect(conceptsIn(text)).toEqual(['refrigerator'])
    expect(conceptsIn('ثلاجات العرض')).toEqual(['displayRefrigerator'])
    expect(conceptsIn('under-counter dish washers')).toEqual(['dishwasher'])
  })
})

describe('kindsOf finds the kinds that a product is, and not those it has', () => {
  test.each<[string, ConceptKey[]]>([
    ['Gas range, 4 burners, with gas oven', ['range']],
    ['Combi oven 10 trays GN 1/1', ['combiOven']],
    ['GN 1/1 combi oven', ['combiOven']],
    ['6-burner gas range on open stand', ['range']],
    ['Dishwasher inlet table with sink', ['workTable']],
    ['Planetary rotisserie with glass, 40 birds', ['rotisserie']],
    ['Rack conveyor dishwasher, 120 racks per hour', ['dishwasher']],
    ['Proofer under the oven, 8 trays', ['proofer']],
    ['2-door under counter fridge', ['undercounterRefrigerator']],
    ['Blast chiller and freezer, 5 trays', ['blastChiller', 'freezer']],
    ['قلاية أرضي حوض واحد 18 لتر غاز', ['fryer']],
    ['غسالة أطباق هود 50 سلة في الساعة', ['dishwasher']],
    ['سماور شاي مع براد 15 لتر', ['waterBoiler']],
    ['ثلاجة وفريزر بابين', ['refrigerator', 'freezer']],
    ['Stainless steel set of 10', []],
    ['', []],
  ])('%s', (name, kinds) => {
    expect(kindsOf(name)).toEqual(kinds)
  })
})

test('the names of a wider kind find the narrower one, but not the other way round', () => {
  expect(synonymTokens('combiOven')).toEqual(expect.arrayContaining(['combi', 'كومبي', 'oven', 'فرن', 'افران']))
  expect(synonymTokens('oven')).not.toContain('combi')
})
