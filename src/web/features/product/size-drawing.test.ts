import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPEC_LIMITS } from '#domain/catalogue/spec-limits.ts'
import { DRAWING_WIDTH, type Point, sizeDrawing } from './size-drawing.ts'

const millimetres = (most: number) => fc.integer({ min: 1, max: most })
const size = fc.record({
  widthMm: millimetres(SPEC_LIMITS.widthMm),
  depthMm: millimetres(SPEC_LIMITS.depthMm),
  heightMm: millimetres(SPEC_LIMITS.heightMm),
})

const lengthOf = ([from, to]: readonly [Point, Point]) => Math.hypot(to.x - from.x, to.y - from.y)

test('a box of any size fits its drawing', () => {
  fc.assert(
    fc.property(size, (given) => {
      const { drawingHeight, ...parts } = sizeDrawing(given)
      expect(drawingHeight).toBeLessThanOrEqual(DRAWING_WIDTH)
      for (const { x, y } of Object.values(parts).flat()) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(DRAWING_WIDTH)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(drawingHeight)
      }
    }),
  )
})

test('the front keeps the proportions of the piece, and depth is drawn half as long', () => {
  const { width, height, depth } = sizeDrawing({ widthMm: 1400, depthMm: 800, heightMm: 2000 })
  expect(lengthOf(width) / lengthOf(height)).toBeCloseTo(1400 / 2000)
  expect(lengthOf(depth) / lengthOf(width)).toBeCloseTo((800 * 0.5) / 1400, 3)
})

test('a thin box stays visible', () => {
  const { height } = sizeDrawing({ widthMm: 3000, depthMm: 600, heightMm: 4 })
  expect(lengthOf(height)).toBe(8)
})
