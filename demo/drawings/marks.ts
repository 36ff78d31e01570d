import { type DrawingOptions, finished, widthTick } from './draw-equipment.ts'
import { emptyRack, servingTrolley } from './equipment/steel.ts'
import { frame } from './frame.ts'
import { field, line, PLATE, rect, scalingLines, svg } from './primitives.ts'
import { styleOf } from './style.ts'

const FAINT = '#aeb9ba'
const MIST = '#f0f3f3'
const TICK = '#ddb05a'

/** Draws a cabinet and a machine without features, for products without a picture. */
export function drawPlaceholder(options: DrawingOptions = {}): string {
  const ink = { stroke: FAINT, fill: MIST, r: 2 }
  return finished(
    rect(104, 58, 96, 194, ink) +
      rect(112, 66, 80, 24, { ...ink, fill: '#ffffff' }) +
      rect(112, 96, 80, 148, { ...ink, fill: '#ffffff' }) +
      field(182, 148, 4, 40, FAINT, 1) +
      rect(212, 150, 86, 102, ink) +
      rect(220, 176, 70, 66, { ...ink, fill: '#ffffff' }) +
      line(228, 186, 282, 186, { stroke: FAINT, width: 3 }) +
      [228, 244, 260, 276].map((x) => field(x, 160, 7, 7, FAINT, 3.5)).join('') +
      [112, 184, 220, 284].map((x) => field(x, 252, 5, 8, FAINT)).join('') +
      line(64, 260, 336, 260, { stroke: FAINT }) +
      widthTick(104, 279, 194),
    options,
  )
}

export function drawEmptyShelf(options: DrawingOptions = {}): string {
  return finished(emptyRack(frame(110, 62, 180, 196, 0.12), 3, styleOf('', undefined)) + line(64, 258, 336, 258), options)
}

export function drawEmptyTrolley(options: DrawingOptions = {}): string {
  return finished(servingTrolley(frame(122, 76, 150, 182, 0.14), 3, styleOf('', undefined), false) + line(64, 258, 336, 258), options)
}

/** The shop's mark: a low and a tall machine on a floor line with its width tick. */
export function drawLogoMark(): string {
  const ink = { fill: 'none', stroke: '#ffffff', width: 3.5 }
  return scalingLines(
    svg(
      64,
      64,
      rect(0, 0, 64, 64, { fill: PLATE, stroke: 'none', r: 13 }) +
        rect(17, 26, 14, 20, ink) +
        rect(34, 17, 14, 29, ink) +
        line(12.5, 47, 51.5, 47, { stroke: '#ffffff', width: 3.5 }) +
        field(20.5, 31, 7, 2.5, '#cfe8e8') +
        field(42, 27, 2.5, 9, '#cfe8e8') +
        line(13, 54.5, 51, 54.5, { stroke: TICK, width: 2 }) +
        line(13, 51.8, 13, 57.2, { stroke: TICK, width: 2 }) +
        line(51, 51.8, 51, 57.2, { stroke: TICK, width: 2 }),
    ),
  )
}

/** The mark without its finest lines, for 16 to 48 px. */
export function drawFavicon(): string {
  const ink = { fill: 'none', stroke: '#ffffff', width: 2.6 }
  return scalingLines(
    svg(
      32,
      32,
      rect(0, 0, 32, 32, { fill: PLATE, stroke: 'none', r: 7 }) +
        rect(7.5, 13, 7.5, 11, ink) +
        rect(15, 7, 8.5, 17, ink) +
        line(4.5, 25, 27.5, 25, { stroke: '#ffffff', width: 2.6 }) +
        field(18, 12, 2.4, 5, TICK),
    ),
  )
}
