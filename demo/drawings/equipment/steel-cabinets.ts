import type { Drawer } from '../drawer.ts'
import { box, columns, cutFoot, cutTop, type Frame, frame, inset, mm } from '../frame.ts'
import { castor, door, knob, panel, stand } from '../parts.ts'
import { count, d, ellipse, FINE, field, fine, GLASS, INK, line, NILE, PALE, path, rect, repeat, trace, WHITE } from '../primitives.ts'
import type { Style } from '../style.ts'

/** Sliding doors overlap; one stands open by a hand's width and shows what is inside. */
function slidingDoors(f: Frame, doors: number, style: Style, inside: string): string {
  const lap = Math.max(f.w * 0.015, 3)
  const each = f.w / doors + lap
  const open = f.w * (0.06 + style.a * 0.2)
  const shift = style.side === 'right' ? -open : open
  const leaves = Array.from({ length: doors }, (_, i) => {
    const moved = i === (style.side === 'right' ? doors - 1 : 0) ? shift : 0
    const x = Math.min(Math.max(f.x + (f.w / doors) * i - (i > 0 ? lap : 0) + moved, f.x), f.x + f.w - each)
    const leaf = frame(x, f.y, each, f.h, f.k)
    const handle = frame(i % 2 ? leaf.x + leaf.w * 0.94 - 6 : leaf.x + leaf.w * 0.06, f.y + f.h * 0.34, 6, f.h * 0.32, f.k)
    return box(leaf, { fill: i % 2 && style.panel === 'split' ? PALE : WHITE, r: style.corner / 2 }) + handleOf(handle, style)
  })
  return box(f, { fill: PALE }) + inside + (style.side === 'right' ? leaves.reverse() : leaves).join('') + box(f, { fill: 'none' })
}

function handleOf(at: Frame, style: Style): string {
  if (style.handle === 'recess') return box(at, { fill: PALE, width: FINE, r: 3 }) + field(at.x + 1.5, at.y + 3, 2, at.h - 6, NILE)
  if (style.handle === 'bow') return box(at, { fill: WHITE, stroke: NILE, r: 3 })
  return field(at.x, at.y, style.handle === 'slim' ? 3 : 5, at.h, NILE, 1)
}

/** Bowls and plates piled up on a shelf. */
function crockery(f: Frame): string {
  const pile = (x: number, w: number, n: number) =>
    repeat(n, (i) =>
      path(
        d`M ${x - w / 2} ${f.y + f.h - 3.4 * i - 4} h ${w} q ${-2} ${4} ${-w * 0.25} ${4} h ${-w * 0.5} q ${-w * 0.25 + 2} ${0} ${-w * 0.25} ${-4} Z`,
        { width: FINE },
      ),
    )
  const most = Math.max(2, Math.floor((f.h * 0.8) / 3.4))
  return [0.1, 0.34, 0.66, 0.9].map((at, i) => pile(f.x + f.w * at, Math.min(f.w * 0.16, 24), Math.min(most, 3 + ((i * 5) % 4)))).join('')
}

/** A closed box on the wall, with sliding or hinged doors and a rail under it. */
export const wallCabinet: Drawer = (f, facts, style) => {
  const doors = count(facts.doors, Math.max(1, Math.round(f.w / f.k / 600)), 4)
  const shelves = count(facts.shelves, 2, 3)
  const edge = mm(f, 30, 4, 7)
  const room = inset(f, edge)
  const stored = repeat(shelves, (i) => {
    const h = room.h / shelves
    const y = room.y + h * (i + 1) - 2
    return crockery(frame(room.x + 6, y - h, room.w - 12, h, f.k)) + line(room.x, y, room.x + room.w, y, { width: 2.5 })
  })
  const hinged = columns(room, doors, 3)
    .map((c, i) => door(c, i % 2 ? 'right' : 'left', style))
    .join('')
  const rail =
    style.b > 0.5
      ? line(f.x + f.w * 0.08, f.y + f.h + 8, f.x + f.w * 0.92, f.y + f.h + 8, { width: 2.5 }) +
        [0.1, 0.9].map((at) => line(f.x + f.w * at, f.y + f.h, f.x + f.w * at, f.y + f.h + 8, { width: 2 })).join('') +
        repeat(4, (i) => trace(d`M ${f.x + f.w * (0.24 + i * 0.17)} ${f.y + f.h + 8} v ${8} q ${0} ${5} ${5} ${5}`, { width: 1.75 }))
      : ''
  return (
    rail +
    box(f, { fill: WHITE, r: style.corner / 2 }) +
    (doors > 1 ? slidingDoors(room, doors, style, stored) : hinged) +
    rect(f.x - 3, f.y - 3, f.w + 6, 5, { fill: PALE, r: 1 })
  )
}

/** A work table closed down to its feet. */
export const cabinetTable: Drawer = (f, facts, style) => {
  const doors = count(facts.doors, Math.max(1, Math.round(f.w / f.k / 700)), 4)
  const splash = style.b > 0.55 ? f.h * 0.1 : 0
  const [, table] = cutTop(f, splash)
  const [feet, all] = stand(table, style, 130)
  const [top, carcass] = cutTop(all, mm(f, 55, 5, 9))
  const drawers = count(facts.drawers, 0, 4, 0)
  const [strip, room] = cutTop(inset(carcass, mm(f, 35, 4), mm(f, 35, 4)), drawers > 0 ? carcass.h * 0.24 : 0)
  const shelf = room.y + room.h * 0.54
  const stored =
    crockery(frame(room.x + 5, shelf - room.h * 0.5, room.w - 10, room.h * 0.5, f.k)) +
    line(room.x, shelf, room.x + room.w, shelf, { width: 2.5 })
  return (
    feet +
    (splash > 0 ? rect(f.x, f.y, f.w, splash + 2, { fill: WHITE }) : '') +
    box(frame(carcass.x + mm(f, 25, 3), carcass.y, carcass.w - 2 * mm(f, 25, 3), carcass.h, f.k), { fill: WHITE }) +
    columns(strip, drawers, 3)
      .map((c) => box(inset(c, 0, 1.5), { width: 1.75 }) + field(c.x + c.w * 0.36, c.y + c.h * 0.3, c.w * 0.28, 3.5, NILE, 1))
      .join('') +
    (doors > 1
      ? slidingDoors(room, doors, style, stored)
      : columns(room, 1, 0)
          .map((c) => door(c, 'left', style))
          .join('')) +
    box(top, { fill: PALE, r: style.corner / 4 })
  )
}

/** Sprung tubes that keep the top plate at the rim, a dome over those not in use. */
export const plateTrolley: Drawer = (f, facts, style) => {
  const tubes = count(facts.tanks, Math.max(1, Math.round(f.w / f.k / 440)), 3)
  const s = style.side === 'right' ? 1 : -1
  const wheel = mm(f, 125, 12, 18)
  const [over, rest] = cutTop(f, f.h * 0.24)
  const [, up] = cutFoot(rest, wheel)
  const body = frame(f.x + f.w * 0.08, up.y, f.w * 0.84, up.h, f.k)
  const [strip, hull] = cutFoot(body, body.h * 0.22)
  const cells = columns(inset(body, body.w * 0.05, 0), tubes, body.w * 0.05)
  const covered = tubes > 1 ? Math.floor(style.a * tubes * 0.999) : -1
  const piles = cells.map((c, i) => {
    const cx = c.x + c.w / 2
    const w = c.w * 0.86
    if (i === covered)
      return (
        path(
          d`M ${cx - w / 2} ${body.y} C ${cx - w / 2} ${body.y - over.h * 0.95} ${cx + w / 2} ${body.y - over.h * 0.95} ${cx + w / 2} ${body.y} Z`,
          { fill: WHITE },
        ) + rect(cx - 6, body.y - over.h * 0.72 - 5, 12, 5, { fill: NILE, stroke: 'none', r: 2 })
      )
    const plates = 5 + Math.floor(style.b * 4)
    return repeat(plates, (n) => {
      const y = body.y - 2 - (n * over.h * 0.72) / plates
      return path(d`M ${cx - w / 2} ${y - 3} h ${w} l ${-w * 0.16} ${4} h ${-w * 0.68} Z`, { fill: n % 2 ? GLASS : WHITE, width: 1.5 })
    })
  })
  const shafts = cells.map(
    (c) =>
      rect(c.x + c.w * 0.1, hull.y + hull.h * 0.16, c.w * 0.8, hull.h * 0.7, { fill: PALE, width: FINE, r: 3 }) +
      repeat(5, (n) => fine(c.x + c.w * 0.16, hull.y + hull.h * (0.28 + n * 0.12), c.x + c.w * 0.84, hull.y + hull.h * (0.28 + n * 0.12))),
  )
  const bar = s > 0 ? body.x + body.w : body.x
  return (
    piles.join('') +
    trace(d`M ${bar} ${body.y + body.h * 0.2} h ${s * f.w * 0.05} q ${s * 4} ${0} ${s * 4} ${-5} V ${body.y - over.h * 0.3}`, {
      width: 3.5,
    }) +
    line(bar + s * (f.w * 0.05 + 4), body.y + body.h * 0.02, bar + s * (f.w * 0.05 + 4), body.y - over.h * 0.36, {
      stroke: NILE,
      width: 6,
    }) +
    box(body, { r: style.corner + 1 }) +
    shafts.join('') +
    cells.map((c) => ellipse(c.x + c.w / 2, body.y, c.w * 0.48, 3.4, { fill: WHITE, width: 1.75 })).join('') +
    panel(inset(strip, 2), { ...style, panel: style.panel === 'white' ? 'white' : 'pale' }) +
    cells.map((c) => knob(c.x + c.w / 2, strip.y + strip.h / 2, Math.min(strip.h * 0.28, 6.5), style)).join('') +
    rect(body.x - 4, body.y + body.h - 3, body.w + 8, 6, { fill: INK, stroke: 'none', r: 3 }) +
    castor(body.x + body.w * 0.12, body.y + body.h + 2, wheel - 2) +
    castor(body.x + body.w * 0.88, body.y + body.h + 2, wheel - 2)
  )
}
