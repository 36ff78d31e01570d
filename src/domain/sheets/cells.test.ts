import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#tests/support/any-text.ts'
import { bareAmount, conditionOf, guardedCell, namesIn, readChoice, unguardedCell } from './cells.ts'

test('a cell that a spreadsheet would take for a formula leaves with an apostrophe, which the way back takes away', () => {
  expect(['=1+1', '+20', '-5', '@a', '\tx', "'quoted", 'plain', "it's"].map(guardedCell)).toEqual([
    "'=1+1",
    "'+20",
    "'-5",
    "'@a",
    "'\tx",
    "''quoted",
    'plain',
    "it's",
  ])
  fc.assert(fc.property(anyText(), (text) => unguardedCell(guardedCell(text)) === text))
})

test.each([
  ['45,000 L.E', '45,000'],
  ['L.E 45000', '45000'],
  ['٤٥٬٠٠٠ ج.م', '٤٥٬٠٠٠'],
  ['45000 جنيه', '45000'],
  ['EGP 1,200.50', '1,200.50'],
  ['1200/-', '1200'],
  ['١٢٥٠ جنيهًا', '١٢٥٠'],
  ['١٢٥٠ جنيهاً مصريًا', '١٢٥٠'],
])('the amount in %s is %s', (written, amount) => {
  expect(bareAmount(written)).toBe(amount)
})

test('yes and no are read in either language, and nothing else is', () => {
  expect(['Yes', 'نعم', 'new', '1', 'TRUE', 'جديد'].map(readChoice)).toEqual([true, true, true, true, true, true])
  expect(['no', 'لا', 'used', '0', 'مستعمل'].map(readChoice)).toEqual([false, false, false, false, false])
  expect(readChoice('perhaps')).toBeUndefined()
})

test('a column that asks whether a machine is used has its answers turned round, but not the words that say it themselves', () => {
  const answers = ['yes', 'نعم', 'x', '1', 'no', 'لا', '0', 'used', 'مستعمل', 'new', 'جديد']
  expect(answers.map((cell) => readChoice(conditionOf(cell)))).toEqual([
    ...[false, false, false, false],
    ...[true, true, true],
    ...[false, false],
    ...[true, true],
  ])
  expect(conditionOf('perhaps')).toBe('perhaps')
})

test('names in one cell are separated by marks, and by a comma only where it is in no name', () => {
  const isName = (name: string) => ['Ovens, large', 'Mixers'].includes(name)
  expect(namesIn('Ovens, large | Mixers', isName)).toEqual(['Ovens, large', 'Mixers'])
  expect(namesIn('Mixers، Fryers', isName)).toEqual(['Mixers', 'Fryers'])
})
