import { type DrawingOptions, drawMachine, finished, ground, placed, widthTick } from './draw-equipment.ts'
import { drawnSize, stanceOf } from './equipment-sizes.ts'
import type { EquipmentFacts, EquipmentType } from './equipment-types.ts'
import { box, cutFoot, cutTop, type Frame, frame, inset } from './frame.ts'
import { louvres, stand } from './parts.ts'
import { field, INK, PALE } from './primitives.ts'
import { styleOf } from './style.ts'

const GAP_MM = 40
const TABLE = { widthMm: 1000, heightMm: 850 }
const ROOM = { w: 340, h: 214, most: 0.19 }
const [WIDTH, FLOOR, TICK] = [400, 258, 279]

/** A cabinet from its side: as deep as it is, the front with its handle on the left, the air grille behind. */
export function drawSideView(type: EquipmentType, facts: EquipmentFacts = {}, options: DrawingOptions = {}): string {
  const size = drawnSize(type, facts)
  const stance = stanceOf(type, facts)
  const at = placed(stance, { ...size, widthMm: size.depthMm }, 1)
  return finished(sideOf(type, facts, at) + ground(stance, at) + widthTick(at.x, TICK, at.w), options)
}

function sideOf(type: EquipmentType, facts: EquipmentFacts, at: Frame): string {
  const style = styleOf(type, facts.variant)
  const [feet, body] = stand(at, style)
  const door = frame(body.x, body.y + body.h * 0.04, body.w * 0.07, body.h * 0.92, at.k)
  const grille = cutFoot(inset(frame(body.x + body.w * 0.6, body.y, body.w * 0.34, body.h, at.k), 0, body.h * 0.06), body.h * 0.16)[0]
  const top = cutTop(body, Math.max(body.h * 0.02, 2))[0]
  return (
    feet +
    box(body, { r: style.corner }) +
    box(door, { fill: PALE, width: 1.25 }) +
    field(body.x - 4, body.y + body.h * 0.36, 3, body.h * 0.24, INK, 1) +
    field(top.x, top.y, top.w, top.h, INK) +
    louvres(grille, 5, INK)
  )
}

/** Draws the machine between two work tables, so that its size can be compared with something known. */
export function drawInstalled(type: EquipmentType, facts: EquipmentFacts = {}, options: DrawingOptions = {}): string {
  const size = drawnSize(type, facts)
  const widthMm = size.widthMm + 2 * (TABLE.widthMm + GAP_MM)
  const k = Math.min(ROOM.w / widthMm, ROOM.h / Math.max(size.heightMm, TABLE.heightMm), ROOM.most)
  const standing = (fromMm: number, { widthMm: w, heightMm: h }: typeof TABLE): Frame =>
    frame((WIDTH - widthMm * k) / 2 + fromMm * k, FLOOR - h * k, w * k, h * k, k)
  const machine = standing(TABLE.widthMm + GAP_MM, size)
  const [left, right] = [standing(0, TABLE), standing(widthMm - TABLE.widthMm, TABLE)]
  const tables = [left, right].map((each) => drawMachine('work-table', { shelves: 1 }, each)).join('')
  const whole = frame(left.x, machine.y, widthMm * k, machine.h, k)
  return finished(tables + drawMachine(type, facts, machine) + ground('floor', whole) + widthTick(machine.x, TICK, machine.w), options)
}
