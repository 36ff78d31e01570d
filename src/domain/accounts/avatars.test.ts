import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AVATAR_COLOURS, avatarColour, colourIndexOf, initialsOf } from './avatars.ts'

/** Relative luminance, by the definitions of OKLab and WCAG. */
function luminance(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamped = (value: number) => Math.min(1, Math.max(0, value))
  const red = clamped(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clamped(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clamped(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('white letters are readable on each of fifty different colours', () => {
  const colours = Array.from({ length: AVATAR_COLOURS }, (_, index) => avatarColour(index))
  expect(new Set(colours).size).toBe(50)
  for (const colour of colours) expect(1.05 / (luminance(colour) + 0.05), colour).toBeGreaterThanOrEqual(6)
})

test('every person has one of them, always the same one', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(colourIndexOf(id)).toBe(colourIndexOf(id))
      expect(colourIndexOf(id)).toBeGreaterThanOrEqual(0)
      expect(colourIndexOf(id)).toBeLessThan(AVATAR_COLOURS)
    }),
  )
})

test.each([
  ['Mona Adel', 'MA'],
  ['mona', 'M'],
  ['منى عادل', 'م'],
  ['"Cafe" #3 bar', 'C3'],
  ['noname@diyafa.example', 'N'],
  ['  ', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
