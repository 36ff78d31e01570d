import { expect, test } from 'vitest'
import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import { draftOf } from '../draft-example.ts'
import {
  addAlternative,
  addSection,
  chooseLine,
  linesOf,
  moveLine,
  patchLine,
  removeLine,
  removeSection,
  restoreLine,
  setRole,
  stepLine,
  stepSection,
  usualRate,
} from './draft-lines.ts'
import { emptyLine } from './new-lines.ts'

const line = (id: string, sectionId: string | null = null): OfferLine => ({ ...emptyLine(id), sectionId })
const ids = ({ lines }: OfferContent) => lines.map(({ id }) => id).join(' ')
const section = (id: string) => ({ id, title: { en: id, ar: id } })

const kitchen = draftOf({
  sections: [section('hot'), section('cold')],
  lines: [line('a'), line('b', 'hot'), line('c', 'hot'), line('d', 'cold')],
})

test('a line moves one place, and from the edge of its section into the next', () => {
  const inCold = stepLine(stepLine(kitchen, 'b', 1), 'b', 1)
  expect(ids(stepLine(kitchen, 'b', 1))).toBe('a c b d')
  expect(ids(inCold)).toBe('a c b d')
  expect(linesOf(inCold, 'cold').map(({ id }) => id)).toEqual(['b', 'd'])
  expect(linesOf(stepLine(kitchen, 'b', -1), null).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(stepLine(kitchen, 'a', -1)).toBe(kitchen)
  expect(stepLine(kitchen, 'd', 1)).toBe(kitchen)
})

test('every line reaches every place by steps, and no line is lost on the way', () => {
  let moved = kitchen
  for (let step = 0; step < 6; step++) moved = stepLine(moved, 'a', 1)
  expect(ids(moved)).toBe('b c d a')
  for (let step = 0; step < 6; step++) moved = stepLine(moved, 'a', -1)
  expect(moved).toEqual(kitchen)
})

test('a dragged line stands before the one it was dropped on', () => {
  expect(ids(moveLine(kitchen, 'd', { sectionId: 'hot', beforeId: 'c' }))).toBe('a b d c')
  expect(ids(moveLine(kitchen, 'a', { sectionId: 'cold', beforeId: null }))).toBe('b c d a')
})

test('a removed line comes back to its place, with its price and its group', () => {
  const offered = addAlternative(kitchen, 'b', line('b2'), 'ovens')
  const { content, removed } = removeLine(offered, 'b')
  expect(ids(content)).toBe('a b2 c d')
  expect(removed === null ? null : restoreLine(content, removed)).toEqual(offered)
  const both = removeLine(content, 'b2')
  expect(both.content.choices).toEqual([])
  expect(both.removed === null ? null : restoreLine(both.content, both.removed).choices).toEqual(offered.choices)
})

test('sections move with their lines, and a removed one leaves its lines to the one before', () => {
  expect(ids(stepSection(kitchen, 'cold', -1))).toBe('a d b c')
  expect(ids(addSection(kitchen, section('bar')))).toBe('a b c d')
  const left = removeSection(kitchen, 'cold')
  expect(linesOf(left, 'hot').map(({ id }) => id)).toEqual(['b', 'c', 'd'])
  expect(linesOf(removeSection(kitchen, 'hot'), null).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('an alternative shares a group in which exactly one line is proposed', () => {
  const offered = addAlternative(addAlternative(kitchen, 'b', line('b2'), 'ovens'), 'b2', line('b3'), 'unused')
  expect(offered.choices.map(({ id }) => id)).toEqual(['ovens'])
  expect(ids(offered)).toBe('a b b2 b3 c d')
  const chosen = chooseLine(offered, 'b3')
  expect(chosen.lines.filter(({ isChosen }) => isChosen).map(({ id }) => id)).toEqual(['b3'])
})

test('a group that is left with one line is a plain line again', () => {
  const back = setRole(addAlternative(kitchen, 'b', line('b2'), 'ovens'), 'b2', 'optional')
  expect(back.choices).toEqual([])
  expect(back.lines.map(({ role }) => role)).toEqual(['counted', 'counted', 'optional', 'counted', 'counted'])
})

test('a rounding for a wanted total falls away as soon as another amount changes', () => {
  const rounded = { ...kitchen, roundingMinor: 7 }
  expect(patchLine(rounded, 'a', { quantity: 2 }).roundingMinor).toBe(0)
  expect(patchLine(rounded, 'a', { itemNumber: '1.2' }).roundingMinor).toBe(7)
  expect(stepLine(rounded, 'a', 1).roundingMinor).toBe(7)
})

test('a new line has the rate of the last one, none in an offer without tax, and in an empty offer the first of the settings', () => {
  const rate = (id: string) => ({ id, name: { en: id, ar: id }, hundredths: 1400, note: { en: '', ar: '' } })
  const taxRates = [rate('reduced'), rate('vat')]
  const defaults = { taxRates: [rate('vat')] }
  const lastWith = (taxRateId: string | null) => draftOf({ taxRates, lines: [line('a'), { ...line('b'), taxRateId }] })
  expect(usualRate(lastWith('reduced'), defaults)).toBe('reduced')
  expect(usualRate(lastWith(null), defaults)).toBeNull()
  expect(usualRate(draftOf({ taxRates }), defaults)).toBe('vat')
  expect(usualRate(draftOf({ taxRates: [rate('reduced')] }), defaults)).toBe('reduced')
  expect(usualRate(draftOf(), defaults)).toBeNull()
})
