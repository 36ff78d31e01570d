import { drawnSize, type EquipmentSize, type Stance, stanceOf } from './equipment-sizes.ts'
import type { EquipmentFacts, EquipmentType } from './equipment-types.ts'
import { type Frame, frame } from './frame.ts'
import { d, field, GREY, INK, line, PALE, rect, scalingLines, svg, trace } from './primitives.ts'
import { DRAWERS } from './registry.ts'
import { styleOf } from './style.ts'

export interface DrawingOptions {
  /** `fixed`: 2 px at any size (pages). `scaling`: line weight follows the picture (for turning into pixels). */
  lines?: 'fixed' | 'scaling'
}

const WIDTH = 400
const HEIGHT = 300
const FLOOR = 258
const PICTURE = { width: 800, height: 600 }

/** Room and largest scale per stance; small machines stay smaller than a cabinet. */
const ROOM: Record<Stance, { w: number; h: number; most: number; foot: number }> = {
  floor: { w: 310, h: 226, most: 0.19, foot: FLOOR },
  counter: { w: 216, h: 186, most: 0.36, foot: FLOOR - 9 },
  wall: { w: 260, h: 140, most: 0.2, foot: 196 },
  ceiling: { w: 310, h: 170, most: 0.16, foot: 194 },
}

export function finished(content: string, options: DrawingOptions): string {
  const drawing = svg(WIDTH, HEIGHT, content, PICTURE)
  return options.lines === 'scaling' ? scalingLines(drawing) : drawing
}

export function drawMachine(type: EquipmentType, facts: EquipmentFacts, at: Frame): string {
  return DRAWERS[type](at, facts, styleOf(type, facts.variant))
}

export function widthTick(x: number, y: number, w: number): string {
  return trace(d`M ${x} ${y - 4} v ${8} M ${x} ${y} h ${w} M ${x + w} ${y - 4} v ${8}`, { stroke: GREY, width: 1.25 })
}

export function placed(stance: Stance, size: EquipmentSize, grow: number): Frame {
  const room = ROOM[stance]
  const k = Math.min((room.w * grow) / size.widthMm, (room.h * grow) / size.heightMm, room.most * grow)
  const [w, h] = [size.widthMm * k, size.heightMm * k]
  return frame((WIDTH - w) / 2, room.foot - h, w, h, k)
}

export function ground(stance: Stance, at: Frame): string {
  if (stance === 'ceiling') return line(at.x - 20, at.y, at.x + at.w + 20, at.y)
  if (stance === 'wall') return ''
  if (stance === 'floor') return line(Math.min(36, at.x - 16), FLOOR, WIDTH - Math.min(36, at.x - 16), FLOOR)
  const w = Math.max(at.w * 1.3, 190)
  return (
    rect((WIDTH - w) / 2, FLOOR - 9, w, 7, { fill: PALE }) +
    field((WIDTH - w) / 2 + 10, FLOOR - 1, 4, 7, INK) +
    field((WIDTH + w) / 2 - 14, FLOOR - 1, 4, 7, INK)
  )
}

/** A complete front elevation with ground and width tick, 4:3. */
export function drawEquipment(type: EquipmentType, facts: EquipmentFacts = {}, options: DrawingOptions = {}): string {
  const stance = stanceOf(type, facts)
  const at = placed(stance, drawnSize(type, facts), 1)
  return finished(drawMachine(type, facts, at) + ground(stance, at) + widthTick(at.x, 279, at.w), options)
}

/** The same hand without a tick, a little larger: categories, menus. */
export function drawCategoryTile(type: EquipmentType, facts: EquipmentFacts = {}, options: DrawingOptions = {}): string {
  const stance = stanceOf(type, facts)
  const at = placed(stance, drawnSize(type, facts), 1.04)
  return finished(drawMachine(type, facts, at) + ground(stance, at), options)
}
