import type { Drawer } from '../drawer.ts'
import { box, cutFoot, cutTop, frame, inset } from '../frame.ts'
import { display, knob, panel, stand, steam } from '../parts.ts'
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
import { seeded } from '../style.ts'

/** Chips heaped in an open pan under a lamp, and the scoop that bags them. */
export const chipWarmer: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const s = style.side === 'right' ? 1 : -1
  const [feet, all] = stand(f, style, 25, 'pads')
  const [base, up] = cutFoot(all, f.h * 0.24)
  const [hood, open] = cutTop(up, up.h * 0.2)
  const lamps = count(facts.groups, f.w / f.k > 450 ? 2 : 1, 3)
  const random = seeded('chips', style.a, style.b)
  const pan = frame(f.x + f.w * 0.07, base.y - f.h * 0.15, f.w * 0.86, f.h * 0.15, f.k)
  const chips = repeat(22, (i) => {
    const place = random()
    const rise = Math.sin(Math.PI * (0.1 + place * 0.8))
    const [x, foot] = [pan.x + pan.w * (0.08 + place * 0.84), pan.y - f.h * 0.13 * rise * (i % 3) * 0.5 + 2]
    const lean = (random() - 0.5) * 1.5
    const long = f.h * (0.075 + random() * 0.03)
    const [dx, dy] = [Math.sin(lean) * long, -Math.cos(lean) * long]
    const [nx, ny] = [Math.cos(lean) * 2.6, Math.sin(lean) * 2.6]
    return polygon(d`${x - nx},${foot - ny} ${x + nx},${foot + ny} ${x + nx + dx},${foot + ny + dy} ${x - nx + dx},${foot - ny + dy}`, {
      fill: i % 3 ? WHITE : GLASS,
      width: FINE,
    })
  })
  const bulbs = repeat(lamps, (i) => {
    const x = f.x + (f.w * (i + 0.5)) / lamps
    const rays = [-2, -1, 0, 1, 2].map((n) =>
      line(x + n * 8, open.y + open.h * 0.16, x + n * 13, open.y + open.h * 0.34, { stroke: NILE, width: FINE }),
    )
    return (
      path(d`M ${x - 13} ${open.y} h ${26} q ${-2} ${open.h * 0.12} ${-13} ${open.h * 0.12} t ${-13} ${-open.h * 0.12} Z`, {
        fill: NILE,
        stroke: 'none',
      }) + rays.join('')
    )
  })
  const bag = f.x + f.w * (s > 0 ? 0.78 : 0.22)
  return (
    feet +
    rect(f.x + f.w * 0.12, open.y, f.w * 0.76, open.h, { fill: PALE }) +
    field(f.x + f.w * 0.05, hood.y + 4, 5, base.y - hood.y, INK) +
    field(f.x + f.w * 0.95 - 5, hood.y + 4, 5, base.y - hood.y, INK) +
    bulbs +
    box(hood, { r: style.corner + 3 }) +
    field(hood.x + hood.w * 0.08, hood.y + hood.h * 0.62, hood.w * 0.84, hood.h * 0.18, PALE) +
    chips +
    polygon(d`${pan.x},${pan.y} ${pan.x + pan.w},${pan.y} ${pan.x + pan.w * 0.94},${base.y} ${pan.x + pan.w * 0.06},${base.y}`, {
      fill: WHITE,
    }) +
    repeat(9, (i) => circle(pan.x + pan.w * (0.14 + i * 0.09), pan.y + pan.h * 0.54, 1.5, { fill: PALE, width: 1 })) +
    line(bag, pan.y - f.h * 0.06, bag + s * f.w * 0.28, pan.y - f.h * (0.2 + style.a * 0.05), { width: 3 }) +
    line(bag + s * f.w * 0.13, pan.y - f.h * (0.13 + style.a * 0.02), bag + s * f.w * 0.3, pan.y - f.h * (0.21 + style.a * 0.05), {
      stroke: NILE,
      width: 5.5,
    }) +
    polygon(
      d`${bag - s * f.w * 0.12},${pan.y - f.h * 0.02} ${bag - s * f.w * 0.02},${pan.y - f.h * 0.1} ${bag + s * f.w * 0.04},${pan.y - f.h * 0.05} ${bag - s * f.w * 0.02},${pan.y + 2}`,
      { fill: PALE, width: 1.75 },
    ) +
    box(base, { r: style.corner }) +
    panel(inset(base, 2), style) +
    knob(f.x + f.w * (style.display > 0.5 ? 0.3 : 0.7), base.y + base.h / 2, Math.min(base.h * 0.26, 9), style) +
    field(f.x + f.w * (style.display > 0.5 ? 0.62 : 0.2), base.y + base.h * 0.38, f.w * 0.16, base.h * 0.24, NILE, 2) +
    fine(f.x + 4, y(0.99) - f.h * 0.04, f.x + f.w - 4, y(0.99) - f.h * 0.04)
  )
}

/** A round pot in its heated jacket, hinged lid and ladle. */
export const soupKettle: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const s = style.side === 'right' ? 1 : -1
  const cx = f.x + f.w / 2
  const r = f.w / 2
  const [rim, foot] = [y(0.3), y(0.95)]
  const belly = r * (0.96 + style.a * 0.08)
  const pot = d`M ${cx - r * 0.84} ${rim} C ${cx - belly * 1.06} ${y(0.44)} ${cx - belly * 1.06} ${y(0.66)} ${cx - r * 0.78} ${y(0.82)} H ${cx + r * 0.78} C ${cx + belly * 1.06} ${y(0.66)} ${cx + belly * 1.06} ${y(0.44)} ${cx + r * 0.84} ${rim} Z`
  const lid = d`M ${cx - r * 0.88} ${rim} C ${cx - r * 0.8} ${y(0.12)} ${cx + r * 0.8} ${y(0.12)} ${cx + r * 0.88} ${rim} Z`
  const slot = cx + s * r * 0.62
  return (
    line(slot, rim, slot + s * r * 0.5, y(-0.12 + style.b * 0.04), { width: 3 }) +
    line(slot + s * r * 0.26, y(0.08), slot + s * r * 0.52, y(-0.14 + style.b * 0.04), { stroke: NILE, width: 5.5 }) +
    [-0.34, -0.08, 0.18].map((at) => steam(cx + s * at * r, y(0.1), f.h * 0.2)).join('') +
    path(d`M ${cx - r * 0.78} ${y(0.82)} H ${cx + r * 0.78} L ${cx + r * 0.86} ${foot} H ${cx - r * 0.86} Z`, { fill: PALE }) +
    path(pot, { fill: WHITE }) +
    path(lid, { fill: WHITE }) +
    trace(d`M ${slot - 5} ${rim - 2} q ${0} ${-9} ${5} ${-9} t ${5} ${9}`, { fill: INK, width: 1.5 }) +
    rect(cx - r * 0.93, rim - 3, r * 1.86, 7, { fill: PALE, r: 3 }) +
    rect(cx - r * 0.2 - s * r * 0.1, y(0.105), r * 0.4, f.h * 0.055, { fill: NILE, stroke: 'none', r: 3 }) +
    (style.panel === 'white'
      ? ''
      : trace(d`M ${cx - r * 0.7} ${y(0.42)} C ${cx - r * 0.86} ${y(0.5)} ${cx - r * 0.84} ${y(0.62)} ${cx - r * 0.68} ${y(0.72)}`, {
          stroke: PALE,
          width: 3,
        })) +
    circle(cx, y(0.585), Math.min(r * 0.3, 20), { fill: PALE, width: 1.75 }) +
    repeat(9, (i) => {
      const angle = Math.PI * (0.75 + i * 0.1875)
      const q = Math.min(r * 0.3, 20)
      return line(
        cx + q * 1.12 * Math.cos(angle),
        y(0.585) + q * 1.12 * Math.sin(angle),
        cx + q * 1.32 * Math.cos(angle),
        y(0.585) + q * 1.32 * Math.sin(angle),
        { width: FINE },
      )
    }) +
    knob(cx, y(0.585), Math.min(r * 0.17, 11), { ...style, knob: 'pointer' }) +
    dot(cx + s * r * 0.5, y(0.74), 2.6, NILE) +
    repeat(count(facts.bowls, 1, 2) - 1, () => display(frame(cx - r * 0.3, y(0.74), r * 0.6, f.h * 0.06, f.k), style)) +
    field(cx - r * 0.72, foot, r * 0.26, f.h * 0.05, INK, 1) +
    field(cx + r * 0.46, foot, r * 0.26, f.h * 0.05, INK, 1)
  )
}
