import { expect, test } from 'vitest'
import { keyFacts, widthText } from './key-facts.ts'

test('at most three facts, what it does before what it draws before its size', () => {
  const specs = { capacityL: 1295, powerKw: 0.6, gasKw: 12, widthMm: 1400, depthMm: 800, heightMm: 2000, weightKg: 200 }
  expect(keyFacts(specs, 'en')).toEqual(['1\u00a0295\u00a0L', '0.6\u00a0kW', '1400 × 800 × 2000\u00a0mm'])
  expect(keyFacts(specs, 'ar')).toEqual(keyFacts(specs, 'en'))
})

test('what is not known is not told, and a size is told whole or not at all', () => {
  expect(keyFacts({}, 'en')).toEqual([])
  expect(keyFacts({ widthMm: 1400, depthMm: 800 }, 'en')).toEqual([])
  expect(keyFacts({ gasKw: 18, racksPerHour: 80 }, 'en')).toEqual(['80/h', '18\u00a0kW'])
})

test('a width has no comma that could be read as a decimal one', () => {
  expect(widthText(1400, 'en')).toBe('1\u00a0400\u00a0mm')
})
