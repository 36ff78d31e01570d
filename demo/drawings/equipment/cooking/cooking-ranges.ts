import type { Drawer } from '../../drawer.ts'
import { box, columns, cutSide, cutTop, type Frame, frame, inset, mm } from '../../frame.ts'
import { bars, display, flame, grip, knob, knobs, panel, stand } from '../../parts.ts'
import { count, d, dot, FINE, field, fine, GLASS, GREY, line, NILE, PALE, polygon, rect, repeat, trace, WHITE } from '../../primitives.ts'
import type { Style } from '../../style.ts'

function grate(x: number, y: number, w: number, h: number, lit: boolean): string {
  const flames = lit ? repeat(3, (i) => flame(x + w * (0.28 + i * 0.22), y, h * 0.9)) : ''
  return flames + trace(d`M ${x} ${y} V ${y - h} H ${x + w} V ${y}`) + line(x + w * 0.5, y - h, x + w * 0.5, y - h * 0.6)
}

/** A pot on the fire, so that the size of a range reads at once. */
function pot(x: number, foot: number, w: number, h: number): string {
  return (
    rect(x - w / 2, foot - h, w, h, { fill: WHITE, r: 2 }) +
    line(x - w / 2 - 4, foot - h * 0.72, x - w / 2, foot - h * 0.72, { width: 2.5 }) +
    line(x + w / 2, foot - h * 0.72, x + w / 2 + 4, foot - h * 0.72, { width: 2.5 }) +
    rect(x - w / 2 - 1.5, foot - h - 3, w + 3, 3.5, { fill: PALE, width: 1.5 }) +
    dot(x, foot - h - 5, 2, NILE)
  )
}

function ovenDoor(f: Frame, style: Style): string {
  const glass = inset(f, f.w * 0.14, f.h * 0.24)
  return (
    box(f, { r: style.corner }) +
    box(frame(glass.x, glass.y + f.h * 0.06, glass.w, glass.h, f.k), { fill: PALE, r: 2 }) +
    grip(f, f.x + f.w / 2, f.y + f.h * 0.12, f.w * 0.78, style)
  )
}

export const gasRange: Drawer = (f, facts, style) => {
  const burners = count(facts.burners, Math.max(2, Math.round(f.w / f.k / 400) * 2), 10)
  const front = Math.max(1, Math.ceil(burners / 2))
  const [over, rest] = cutTop(f, Math.max(f.h * 0.07, 9))
  const [feet, body] = stand(rest, style, 110)
  const [strip, oven] = cutTop(body, Math.max(body.h * 0.2, 13))
  const gap = f.w / front
  const grates = repeat(front, (i) =>
    grate(f.x + gap * (i + 0.5) - Math.min(gap * 0.34, 26), strip.y, Math.min(gap * 0.68, 52), over.h, facts.gas !== false),
  )
  const potAt = Math.floor(style.a * front * 0.999)
  const kettle = style.b > 0.4 ? pot(f.x + gap * (potAt + 0.5), over.y, Math.min(gap * 0.52, 40), Math.min(gap * 0.34, 26)) : ''
  const doors = count(facts.doors, f.w / f.k > 1500 ? 2 : 1, 3)
  const room = inset(oven, mm(f, 70, 6), mm(f, 55, 5))
  const cells = doors === 1 && f.w / f.k > 900 ? [...[cutSide(room, room.w * 0.62, 'left')[0]]] : columns(room, doors, mm(f, 50, 5))
  const store =
    doors === 1 && f.w / f.k > 900
      ? box(frame(room.x + room.w * 0.66, room.y, room.w * 0.34, room.h, f.k), { fill: PALE, r: style.corner / 2 }) +
        line(room.x + room.w * 0.69, room.y + room.h * 0.5, room.x + room.w * 0.97, room.y + room.h * 0.5, { stroke: GREY, width: FINE })
      : ''
  return (
    grates +
    kettle +
    feet +
    box(body, { r: style.corner / 2 }) +
    rect(strip.x, strip.y, strip.w, strip.h, { fill: PALE, r: style.corner / 2 }) +
    knobs(inset(strip, f.w * 0.05, 0), burners + (doors > 0 ? 1 : 0), Math.min(strip.h * 0.27, 6.5), style) +
    cells.map((c) => ovenDoor(c, style)).join('') +
    store
  )
}

export const fryer: Drawer = (f, facts, style) => {
  const tanks = count(facts.tanks, Math.max(1, Math.round(f.w / f.k / 400)), 4)
  const baskets = count(facts.baskets, tanks, 8)
  const each = Math.max(1, Math.round(baskets / tanks))
  const [over, rest] = cutTop(f, f.h * 0.2)
  const cells = columns(rest, tanks, 2)
  const parts = cells.map((cell, i) => {
    const [feet, body] = f.h / f.k > 600 ? stand(cell, style, 110) : stand(cell, style, 25, 'pads')
    const [well, lower] = cutTop(body, body.h * 0.2)
    const [strip, front] = cutTop(lower, lower.h * 0.17)
    const wires = columns(inset(well, well.w * 0.1, 0), each, well.w * 0.06).map((c, n) =>
      basket(c, well.y, over.h * (n % 2 ? 0.62 : 0.78), style),
    )
    const back = rect(cell.x + cell.w * 0.04, well.y - over.h * 0.34, cell.w * 0.92, over.h * 0.34, { fill: WHITE })
    const face = inset(front, mm(f, 35, 4), mm(f, 30, 3))
    return (
      back +
      wires.join('') +
      feet +
      box(body, { r: style.corner / 2 }) +
      field(well.x + 1, well.y + 1, well.w - 2, well.h - 2, PALE) +
      line(well.x, well.y + well.h, well.x + well.w, well.y + well.h) +
      display(frame(strip.x + strip.w * 0.1, strip.y, strip.w * 0.42, strip.h, f.k), { ...style, display: 0 }, 0.5) +
      knob(strip.x + strip.w * 0.8, strip.y + strip.h / 2, Math.min(strip.h * 0.34, 6), style) +
      box(face, { fill: i % 2 && style.panel === 'split' ? WHITE : PALE, r: style.corner / 2 }) +
      grip(f, face.x + face.w / 2, face.y + Math.min(face.h * 0.14, 11), face.w * 0.5, style)
    )
  })
  return parts.join('')
}

/** A wire basket that hangs in the oil, its handle leaning out over the edge. */
function basket(c: Frame, rim: number, rise: number, style: Style): string {
  const [x, w] = [c.x + c.w * 0.12, c.w * 0.76]
  const depth = rise * 0.78
  const mesh =
    repeat(4, (i) => fine(x + w * (0.2 + i * 0.2), rim - depth, x + w * (0.24 + i * 0.173), rim)) +
    fine(x + w * 0.02, rim - depth * 0.5, x + w * 0.98, rim - depth * 0.5)
  const lean = c.w * (0.26 + style.a * 0.1)
  return (
    polygon(d`${x},${rim - depth} ${x + w},${rim - depth} ${x + w * 0.93},${rim + 3} ${x + w * 0.07},${rim + 3}`, {
      fill: WHITE,
      width: 1.75,
    }) +
    mesh +
    line(x + w * 0.8, rim - depth, x + w * 0.8 + lean * 0.5, rim - rise * 1.22, { width: 2.5 }) +
    line(x + w * 0.8 + lean * 0.26, rim - rise, x + w * 0.8 + lean * 0.62, rim - rise * 1.3, { stroke: NILE, width: 4 })
  )
}

export const hood: Drawer = (f, facts, style) => {
  const [up, canopy] = cutTop(f, f.h * 0.42)
  const lip = canopy.h * 0.24
  const lean = style.a > 0.66 ? f.w * 0.012 : Math.min(f.w * (0.05 + style.a * 0.07), canopy.h * 0.8)
  const ducts = count(facts.groups, f.w / f.k > 3200 ? 2 : 1, 3)
  const duct = columns(up, ducts, 0).map((c) => {
    const w = mm(f, 280, 16)
    return (
      rect(c.x + c.w / 2 - w / 2, c.y, w, c.h) +
      (style.b > 0.5 ? line(c.x + c.w / 2 - w / 2 - 3, c.y + c.h * 0.55, c.x + c.w / 2 + w / 2 + 3, c.y + c.h * 0.55) : '')
    )
  })
  const filters = count(facts.trays, Math.max(2, Math.round(f.w / f.k / 500)), 10)
  const zone = frame(f.x + lean + f.w * 0.06, canopy.y + canopy.h * 0.24, f.w * 0.88 - lean * 2, canopy.h * 0.38, f.k)
  const baffles = columns(zone, filters, 4).map(
    (c) => box(c, { fill: PALE, width: 1.5 }) + bars(inset(c, 2, 3), Math.max(3, Math.round(c.w / 6))),
  )
  const [, edge] = cutTop(canopy, canopy.h - lip)
  return (
    duct.join('') +
    polygon(
      d`${f.x + lean},${canopy.y} ${f.x + f.w - lean},${canopy.y} ${f.x + f.w},${edge.y} ${f.x + f.w},${edge.y + lip} ${f.x},${edge.y + lip} ${f.x},${edge.y}`,
      { fill: WHITE },
    ) +
    baffles.join('') +
    fine(f.x + 4, edge.y, f.x + f.w - 4, edge.y) +
    columns(edge, Math.max(2, Math.round(filters / 2)), 0)
      .map((c) => rect(c.x + c.w / 2 - 9, edge.y + lip - 1, 18, 4, { fill: GLASS, width: FINE, r: 1 }))
      .join('') +
    field(
      style.side === 'right' ? f.x + f.w * 0.9 : f.x + f.w * 0.04,
      edge.y + lip * 0.28,
      f.w * (0.045 + style.b * 0.02),
      lip * 0.36,
      NILE,
      1,
    ) +
    (style.panel === 'pale' ? '' : panel(frame(f.x, edge.y, 1, 1, f.k), style))
  )
}
