import type { Drawer } from '../drawer.ts'
import { box, columns, cutFoot, cutTop, type Frame, frame, inset, mm } from '../frame.ts'
import { display, flame, grip, knobs, panel, pull, stand, steam } from '../parts.ts'
import {
  circle,
  count,
  d,
  dot,
  FINE,
  field,
  fine,
  GLASS,
  INK,
  line,
  NILE,
  PALE,
  path,
  polygon,
  rect,
  repeat,
  trace,
  WHITE,
} from '../primitives.ts'
import { type Style, seeded } from '../style.ts'

/** A dish with a domed lid and its knob. */
function covered(c: Frame, h: number, open: boolean): string {
  const y = c.y
  if (open)
    return (
      path(d`M ${c.x + 2} ${y} C ${c.x + c.w * 0.2} ${y - h * 0.7} ${c.x + c.w * 0.8} ${y - h * 0.7} ${c.x + c.w - 2} ${y} Z`, {
        fill: GLASS,
        width: 1.5,
      }) +
      trace(d`M ${c.x + c.w * 0.3} ${y - h * 0.28} q ${c.w * 0.1} ${-4} ${c.w * 0.2} ${0} t ${c.w * 0.2} ${0}`, {
        stroke: NILE,
        width: FINE,
      }) +
      steam(c.x + c.w * 0.36, y - h * 0.66, h * 0.7) +
      steam(c.x + c.w * 0.64, y - h * 0.66, h * 0.7)
    )
  return (
    path(d`M ${c.x + 1} ${y} C ${c.x + 1} ${y - h} ${c.x + c.w - 1} ${y - h} ${c.x + c.w - 1} ${y} Z`, { fill: WHITE }) +
    rect(c.x + c.w / 2 - 5, y - h * 0.75 - 5, 10, 5, { fill: NILE, stroke: 'none', r: 2 })
  )
}

export const bainMarie: Drawer = (f, facts, style) => {
  const pans = count(facts.tanks ?? facts.trays, Math.max(2, Math.round(f.w / f.k / 360)), 8)
  const [over, rest] = cutTop(f, f.h * 0.36)
  const [feet, body] = f.h / f.k > 700 ? stand(rest, style, 110) : stand(rest, style, 25, 'pads')
  const [strip, front] = cutTop(body, body.h * 0.22)
  const random = seeded('bain-marie', style.a)
  const wells = columns(inset(frame(f.x, strip.y - 3, f.w, 1, f.k), f.w * 0.035, 0), pans, f.w * 0.012)
  const dishes = wells.map(
    (c) =>
      rect(c.x - 1, strip.y - 6, c.w + 2, 5, { fill: PALE, width: 1.5 }) +
      covered({ ...c, y: strip.y - 6 }, Math.min(over.h * 0.4, c.w * 0.5), random() > 0.55),
  )
  const shelf = over.y + 3
  const gantry =
    field(f.x + 5, shelf, 3.5, strip.y - shelf, INK) +
    field(f.x + f.w - 8.5, shelf, 3.5, strip.y - shelf, INK) +
    rect(f.x - 2, shelf - 3, f.w + 4, 6, { fill: PALE, r: 1 }) +
    rect(f.x + 12, shelf + 3, f.w - 24, over.h * 0.2, { fill: GLASS, width: FINE })
  const doors = count(facts.doors, Math.max(1, Math.round(f.w / f.k / 600)), 4, 0)
  const closed = columns(inset(front, mm(f, 40, 4), mm(f, 40, 4)), Math.max(doors, 1), 3).map((c, i) =>
    doors === 0
      ? box(c, { fill: PALE }) + line(c.x, c.y + c.h * 0.5, c.x + c.w, c.y + c.h * 0.5, { width: 2.5 })
      : box(c, { r: style.corner / 2 }) + pull(f, i % 2 === 0 ? c.x + c.w - 7 : c.x + 7, c.y + c.h * 0.2, c.h * 0.36, style),
  )
  return (
    (style.b > 0.25 ? gantry : '') +
    dishes.join('') +
    feet +
    box(body, { r: style.corner / 2 }) +
    panel(inset(strip, 2), { ...style, panel: 'pale' }) +
    knobs(inset(strip, f.w * 0.06, 0), pans, Math.min(strip.h * 0.26, 6), style) +
    rect(f.x - 3, strip.y - 2, f.w + 6, 5, { fill: WHITE }) +
    closed.join('')
  )
}

export const hotDisplay: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 30, style.feet === 'castors' ? 'pads' : style.feet)
  const [roof, rest] = cutTop(body, body.h * 0.12)
  const [base, glass] = cutFoot(rest, rest.h * 0.24)
  const shelves = count(facts.shelves, 1, 3)
  const trays = count(facts.trays, Math.max(2, Math.round(f.w / f.k / 330)), 6)
  const lamps = columns(inset(glass, glass.w * 0.08, 0), trays, 0).map(
    (c) =>
      polygon(
        d`${c.x + c.w / 2 - 5},${glass.y} ${c.x + c.w / 2 + 5},${glass.y} ${c.x + c.w / 2 + 11},${glass.y + glass.h * 0.13} ${c.x + c.w / 2 - 11},${glass.y + glass.h * 0.13}`,
        { fill: NILE, stroke: 'none' },
      ) +
      repeat(3, (i) =>
        line(c.x + c.w / 2 + (i - 1) * 7, glass.y + glass.h * 0.19, c.x + c.w / 2 + (i - 1) * 11, glass.y + glass.h * 0.29, {
          stroke: NILE,
          width: FINE,
        }),
      ),
  )
  const random = seeded('hot-display', style.a, style.b)
  const levels = repeat(shelves, (n) => {
    const y = glass.y + glass.h * (1 - (n * 0.62) / shelves) - 1
    const h = (glass.h * 0.42) / shelves + 3
    const food = columns(inset(glass, glass.w * 0.05, 0), trays, glass.w * 0.025).map(
      (c) =>
        heap(c.x, c.w, y - h * 0.32, h, Math.floor(random() * 3)) +
        rect(c.x, y - h * 0.36, c.w, h * 0.36, { fill: WHITE, width: 1.5, r: 1 }),
    )
    return line(glass.x + 3, y, glass.x + glass.w - 3, y, { width: 1.5 }) + food.join('')
  })
  const rounded = style.corner + 4
  return (
    feet +
    path(d`M ${glass.x} ${glass.y + glass.h} V ${glass.y} H ${glass.x + glass.w} V ${glass.y + glass.h} Z`, { fill: GLASS }) +
    lamps.join('') +
    levels +
    rect(roof.x - 2, roof.y, roof.w + 4, roof.h, { fill: PALE, r: rounded }) +
    box(base, { r: style.corner }) +
    panel(inset(base, 2), style) +
    display(inset(base, 8, base.h * 0.1), style, 0.12) +
    knobs(frame(style.display > 0.5 ? base.x + base.w * 0.05 : base.x + base.w * 0.7, base.y, base.w * 0.24, base.h, f.k), 2, 6, style)
  )
}

function heap(x: number, w: number, y: number, h: number, kind: number): string {
  if (kind === 0)
    return repeat(4, (i) => circle(x + w * (0.17 + i * 0.22), y - h * 0.16, Math.min(w * 0.11, h * 0.26), { fill: WHITE, width: 1.5 }))
  if (kind === 1)
    return path(d`M ${x + 3} ${y} q ${w * 0.12} ${-h * 0.5} ${w * 0.3} ${-h * 0.3} t ${w * 0.3} ${-h * 0.05} t ${w * 0.34} ${h * 0.3} Z`, {
      fill: PALE,
      width: 1.5,
    })
  return repeat(3, (i) =>
    path(d`M ${x + w * (0.06 + i * 0.3)} ${y} v ${-h * 0.2} q ${w * 0.13} ${-h * 0.42} ${w * 0.26} ${0} v ${h * 0.2} Z`, {
      fill: i % 2 ? PALE : WHITE,
      width: 1.5,
    }),
  )
}

export const chafingDish: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const [x, w, cx] = [f.x + f.w * 0.05, f.w * 0.9, f.x + f.w / 2]
  const rim = y(0.5)
  const tall = f.h * (0.4 + style.a * 0.05)
  const square = style.corner === 0
  const dome = square
    ? d`M ${x + 4} ${rim} V ${rim - tall * 0.5} Q ${x + 6} ${rim - tall} ${x + w * 0.16} ${rim - tall} H ${x + w * 0.84} Q ${x + w - 6} ${rim - tall} ${x + w - 4} ${rim - tall * 0.5} V ${rim} Z`
    : d`M ${x + 4} ${rim} C ${x + 4} ${rim - tall * 1.32} ${x + w - 4} ${rim - tall * 1.32} ${x + w - 4} ${rim} Z`
  const burners = count(facts.burners, f.w / f.k > 480 ? 2 : 1, 3)
  const pan = path(d`M ${x + 6} ${rim} H ${x + w - 6} L ${x + w - 14} ${y(0.64 + style.b * 0.05)} H ${x + 14} Z`, { fill: PALE })
  const legs =
    trace(d`M ${x + w * 0.06} ${rim} L ${x + w * 0.02} ${y(1)}`, { width: 3.5 }) +
    trace(d`M ${x + w * 0.94} ${rim} L ${x + w * 0.98} ${y(1)}`, { width: 3.5 }) +
    line(x + w * 0.03, y(0.9), x + w * 0.97, y(0.9), { width: 2 })
  const fire = columns(inset(frame(x, y(0.9), w, 1, f.k), w * 0.12, 0), burners, 0).map(
    (c) => rect(c.x + c.w / 2 - 10, y(0.82), 20, f.h * 0.08, { width: 1.75, r: 1 }) + flame(c.x + c.w / 2, y(0.81), f.h * 0.12),
  )
  const roll = square
    ? ''
    : trace(
        d`M ${x + w * 0.16} ${rim - 3} C ${x + w * 0.2} ${rim - tall * 0.94} ${x + w * 0.8} ${rim - tall * 0.94} ${x + w * 0.84} ${rim - 3}`,
        {
          stroke: '#849294',
          width: FINE,
        },
      )
  const top = rim - tall * (square ? 1 : 0.99)
  const handle =
    style.b > 0.5
      ? grip(f, cx, rim - tall * 0.34, w * 0.34, { ...style, handle: style.handle === 'recess' ? 'bar' : style.handle })
      : trace(d`M ${cx - 14} ${top} v ${-5} q ${0} ${-5} ${5} ${-5} h ${18} q ${5} ${0} ${5} ${5} v ${5}`, { stroke: NILE, width: 3 })
  return (
    legs +
    fire.join('') +
    pan +
    path(dome, { fill: WHITE }) +
    roll +
    handle +
    rect(x, rim - 3, w, 7, { fill: WHITE, r: 2 }) +
    dot(x + 1, rim, 3, NILE) +
    dot(x + w - 1, rim, 3, NILE)
  )
}

/** One flat rim more for every pan that is nested in the lowest. */
export const gnPan: Drawer = (f, facts, style) => {
  const lip = Math.min(Math.max(f.h * 0.05, 4), 6)
  const nested = count(
    facts.trays,
    style.b > 0.66 ? 3 : style.b > 0.33 ? 2 : 1,
    Math.max(1, Math.min(4, Math.floor((f.h * 0.5) / (lip + 4)))),
  )
  const rims = nested * (lip + 4) - 4
  const shoulder = f.y + rims + Math.min(f.h * 0.14, 9)
  const [left, right, foot] = [f.x + f.w * 0.045, f.x + f.w * 0.955, f.y + f.h]
  const slope = Math.min((foot - shoulder) * 0.1, f.w * 0.03)
  const body = d`M ${left} ${f.y + rims} V ${shoulder} L ${left + 5} ${shoulder + 4} L ${left + 5 + slope} ${foot - 5} q 1 5 6 5 H ${right - 11 - slope} q 5 0 6 -5 L ${right - 5} ${shoulder + 4} L ${right} ${shoulder} V ${f.y + rims} Z`
  const stack = repeat(
    nested,
    (i) =>
      rect(f.x, f.y + i * (lip + 4), f.w, lip, { fill: PALE, r: 1 }) +
      (i < nested - 1 ? rect(left, f.y + i * (lip + 4) + lip, right - left, 4, { width: 1.5 }) : ''),
  )
  const lid = style.a > 0.62 ? panLid(f, style) : ladle(f, style)
  const ends = [f.x + f.w * 0.2, f.x + f.w * 0.8].map((x) => fine(x, shoulder + 10, x, foot - 10, PALE)).join('')
  const holes = style.panel === 'split' ? perforation(f, shoulder, foot) : ends
  return lid + path(body, { fill: WHITE }) + fine(left + 5, shoulder + 4, right - 5, shoulder + 4) + holes + stack
}

function perforation(f: Frame, top: number, foot: number): string {
  const zone = frame(f.x + f.w * 0.12, top + 8, f.w * 0.76, Math.max(foot - top - 16, 4), f.k)
  return repeat(3, (r) =>
    repeat(14, (c) => circle(zone.x + (zone.w * (c + 0.5)) / 14, zone.y + (zone.h * (r + 0.5)) / 3, 1.8, { fill: PALE, width: FINE })),
  )
}

function panLid(f: Frame, style: Style): string {
  const w = f.w * (0.14 + style.b * 0.06)
  const cx = f.x + f.w / 2
  return (
    rect(f.x + f.w * 0.03, f.y - 6, f.w * 0.94, 6, { fill: WHITE, r: 2 }) +
    trace(d`M ${cx - w / 2} ${f.y - 6} v -6 q 0 -4 4 -4 H ${cx + w / 2 - 4} q 4 0 4 4 v 6`, { stroke: NILE, width: 3.5 })
  )
}

/** A serving spoon that leans out of the pan. */
function ladle(f: Frame, style: Style): string {
  const s = style.side === 'right' ? 1 : -1
  const x = f.x + f.w * (0.5 + s * (0.16 + style.a * 0.1))
  const rise = Math.max(f.h * 0.7, 34)
  return (
    line(x, f.y, x + s * rise * 0.7, f.y - rise, { width: 3 }) +
    line(x + s * rise * 0.42, f.y - rise * 0.6, x + s * rise * 0.7, f.y - rise, { stroke: NILE, width: 5 })
  )
}
