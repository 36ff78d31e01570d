import { expect, test } from 'vitest'
import { KITCHEN_LINE_SIZE, KITCHEN_LINES } from '#demo/artwork/kitchen-lines.ts'
import { kitchenLineTicks } from '#demo/drawings/kitchen-line.ts'
import { LINE_STATIONS } from './kitchen-lines.ts'

test.each([1, 2, 3] as const)('the labels under kitchen line %i stand where its stations are drawn', (line) => {
  const drawn = kitchenLineTicks(KITCHEN_LINES[line], KITCHEN_LINE_SIZE)
  expect(LINE_STATIONS[line].map(({ station, from, to, widthMm }) => ({ station, fromPercent: from, toPercent: to, widthMm }))).toEqual(
    drawn,
  )
})
