import { expect, test } from 'vitest'
import { figureOf } from './field-of.tsx'

test('a percentage is sent in hundredths, and a figure as a whole number', () => {
  expect([figureOf('14', 100), figureOf('14.5', 100), figureOf('14.55', 100), figureOf('٠٫٠١', 100)]).toEqual([1400, 1450, 1455, 1])
  expect([figureOf('7', 1), figureOf('1,000', 1), figureOf(' ٣٠ ', 1)]).toEqual([7, 1000, 30])
})

test('a finer figure is sent as it is typed and not rounded', () => {
  expect([figureOf('14.555', 100), figureOf('2.5', 1), figureOf(' 0.4 ', 1)]).toEqual(['14.555', '2.5', '0.4'])
  expect([figureOf('', 1), figureOf(' ten ', 1), figureOf('1,5', 100)]).toEqual(['', 'ten', '1,5'])
})
