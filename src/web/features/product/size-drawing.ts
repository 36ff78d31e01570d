/** A point of the drawing, measured from its top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface SizeDrawing {
  /** The height of the whole drawing, labels included. */
  readonly drawingHeight: number

  readonly front: readonly Point[]
  readonly top: readonly Point[]
  readonly side: readonly Point[]
  /** A dimension line along the edge that it measures. */
  readonly width: readonly [Point, Point]
  readonly depth: readonly [Point, Point]
  readonly height: readonly [Point, Point]
}

export interface Size {
  readonly widthMm: number
  readonly depthMm: number
  readonly heightMm: number
}

export const DRAWING_WIDTH = 480

/** Room for the labels on both sides and below. */
const SIDE_ROOM = 116
const BOX_WIDTH = DRAWING_WIDTH - 2 * SIDE_ROOM
const BOX_HEIGHT = 230
const ROOM_ABOVE = 8
const ROOM_BELOW = 60
const TICK_GAP = 14
/** The offset of one millimetre of depth on paper: half as long, at 30 degrees. */
const BACK = { x: 0.433, y: 0.25 }
/** The least size of an edge, so that a shelf or a hood still looks like a box. */
const THINNEST = 8

/** Draws a box of these proportions from the front, its depth receding, as large as the room allows. */
export function sizeDrawing({ widthMm, depthMm, heightMm }: Size): SizeDrawing {
  const scale = Math.min(BOX_WIDTH / (widthMm + depthMm * BACK.x), BOX_HEIGHT / (heightMm + depthMm * BACK.y))
  const [width, height] = [Math.max(widthMm * scale, THINNEST), Math.max(heightMm * scale, THINNEST)]
  const back = { x: Math.max(depthMm * scale, THINNEST) * BACK.x, y: Math.max(depthMm * scale, THINNEST) * BACK.y }
  const from = (DRAWING_WIDTH - width - back.x) / 2
  const right = from + width
  const top = ROOM_ABOVE + back.y
  const bottom = top + height
  const at = (x: number, y: number): Point => ({ x, y })
  const behind = ({ x, y }: Point): Point => ({ x: x + back.x, y: y - back.y })
  const [topLeft, topRight, bottomRight, bottomLeft] = [at(from, top), at(right, top), at(right, bottom), at(from, bottom)]
  const beside = at(right + TICK_GAP, bottom + TICK_GAP / 2)
  return {
    drawingHeight: bottom + ROOM_BELOW,
    front: [topLeft, topRight, bottomRight, bottomLeft],
    top: [topLeft, behind(topLeft), behind(topRight), topRight],
    side: [topRight, behind(topRight), behind(bottomRight), bottomRight],
    width: [at(from, bottom + TICK_GAP), at(right, bottom + TICK_GAP)],
    depth: [beside, behind(beside)],
    height: [at(from - TICK_GAP, top), at(from - TICK_GAP, bottom)],
  }
}
