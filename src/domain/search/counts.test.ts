import { expect, test } from 'vitest'
import { countedWords, countTokens } from './counts.ts'
import { fold } from './fold.ts'
import { queryWords } from './query.ts'

test.each([
  ['Upright refrigerator, 2-door, 1200 L', ['2door', 'double', 'twin', 'دبل', 'مزدوج']],
  ['Display fridge, 3 glass doors, 1050 L', ['3door']],
  ['Display fridge, 2 hinged glass doors', ['2door', 'double', 'twin', 'دبل', 'مزدوج']],
  ['ثلاجة رأسية باب واحد 600 لتر', ['1door', 'single']],
  ['ثلاجة عرض 3 أبواب زجاج', ['3door']],
  ['قلاية أرضي حوضين 18 + 18 لتر', ['2tank', 'double', 'twin', 'دبل', 'مزدوج']],
  ['Six-burner gas cooker', ['6burner', '6eye']],
  ['حوض استانلس عينين', ['2eye', 'double', 'twin', 'دبل', 'مزدوج']],
  ['Spiral mixer, 17 kg of dough, 22 L bowl', []],
  ['Convection oven, 10 trays 60x40', ['10tray']],
  ['Range 900 mm', []],
  ['Container GN 1/2, tray', []],
  ['Rack for GN 1/1 trays, 15 trays', ['15tray']],
])('the numbers of "%s" are %j', (name, tokens) => {
  expect(countTokens(name)).toEqual(tokens)
})

test.each([
  ['تلاجة ٣ باب', ['3door'], ['تلاجه']],
  ['ثلاجة بابين', ['2door'], ['ثلاجه']],
  ['تلاجه اربعه باب', ['4door'], ['تلاجه']],
  ['single door fridge', ['1door'], ['fridge']],
  ['3 glass doors fridge', ['3door'], ['glass', 'fridge']],
  ['بوتاجاز ٦ عيون', ['6eye'], ['بوتاجاز']],
  ['حوض دبل', ['2tank'], ['حوض']],
  ['بوتاجاز 6 شعلة', ['6burner'], ['بوتاجاز']],
])('in "%s" %j is counted', (query, counts, rest) => {
  expect(countedWords(queryWords(fold(query)))).toEqual({ counts, rest })
})

test.each(['fridge 600 l', 'double', 'door', 'oven 3'])('"%s" has no counts', (query) => {
  expect(countedWords(queryWords(fold(query)))).toBeNull()
})
