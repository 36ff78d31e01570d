import type { Drawer } from '../drawer.ts'
import { box, cutFoot, cutTop, frame, inset } from '../frame.ts'
import { buttons, gauge, grip, knob, panel, stand } from '../parts.ts'
import { count, d, FINE, field, fine, GLASS, INK, line, NILE, PALE, path, polygon, rect, repeat, trace, WHITE } from '../primitives.ts'
import { between, facing } from '../side-view.ts'

export const vegetableCutter: Drawer = (f, _facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const at = facing(f, style.side === 'right')
  const [feet, body] = stand(frame(f.x + f.w * 0.08, y(0.3), f.w * 0.84, f.h * 0.7, f.k), style, 30, 'pads')
  const [x, w] = between(at(0.2), at(0.78))
  const chute = polygon(d`${at(0.12)},${y(0.5)} ${at(0.6)},${y(0.5)} ${at(0.42)},${y(0.66)} ${at(0.02)},${y(0.66)}`, { fill: PALE })
  const bits = repeat(6, (i) =>
    rect(at(0.06 + i * 0.055) - 2, y(0.68 + (i % 3) * 0.035), 4.5, 4.5, { fill: i % 2 ? GLASS : WHITE, width: FINE }),
  )
  return (
    feet +
    box(body, { r: style.corner * 2 + 4 }) +
    rect(x, y(0.1), w, f.h * 0.24, { fill: PALE, r: 5 }) +
    rect(Math.min(at(0.28), at(0.52)), y(0), f.w * 0.24, f.h * 0.14, { fill: WHITE, r: 2 }) +
    rect(f.x + f.w * 0.04, y(0.3), f.w * 0.92, f.h * 0.1, { fill: WHITE, r: 3 }) +
    trace(d`M ${at(0.84)} ${y(0.32)} L ${at(0.78)} ${y(0.04)} L ${at(0.24)} ${y(-0.06)}`, { width: 3.5 }) +
    line(at(0.36), y(-0.038), at(0.18), y(-0.07), { stroke: NILE, width: 5.5 }) +
    chute +
    bits +
    knob(at(0.8), y(0.53 + style.a * 0.04), Math.min(f.w * 0.07, 7), style) +
    field(Math.min(at(0.72), at(0.88)), y(0.64 + style.b * 0.03), f.w * 0.16, f.h * 0.05, NILE, 1)
  )
}

export const blender: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const cx = f.x + f.w / 2
  const half = f.w / 2
  const [base] = cutFoot(f, f.h * (0.33 + style.a * 0.03))
  const top = half * (0.8 + style.b * 0.1)
  const jug = d`M ${cx - top} ${y(0.1)} H ${cx + top} L ${cx + half * 0.58} ${base.y - f.h * 0.04} H ${cx - half * 0.58} Z`
  const level = y(0.3)
  const side = style.side === 'right' ? 1 : -1
  const jars = count(facts.bowls, 1, 2)
  const handle = trace(
    d`M ${cx + side * top * 0.92} ${y(0.17)} h ${side * half * 0.34} q ${side * half * 0.14} ${0} ${side * half * 0.1} ${f.h * 0.08} l ${-side * half * 0.14} ${f.h * 0.2} q ${-side * 3} ${f.h * 0.04} ${-side * half * 0.42} ${f.h * 0.04}`,
    { width: 5, stroke: NILE },
  )
  return (
    handle +
    path(jug, { fill: WHITE }) +
    path(
      d`M ${cx - top * 0.9} ${level} q ${top * 0.45} ${-5} ${top * 0.9} ${0} t ${top * 0.9} ${0} L ${cx + half * 0.56} ${base.y - f.h * 0.05} H ${cx - half * 0.56} Z`,
      { fill: GLASS, stroke: 'none' },
    ) +
    path(jug, { fill: 'none' }) +
    repeat(4, (i) =>
      fine(cx - side * top * (0.72 - i * 0.06), y(0.26 + i * 0.08), cx - side * top * (0.4 - i * 0.05), y(0.26 + i * 0.08), INK),
    ) +
    rect(cx - top - 3, y(0.055), top * 2 + 6, f.h * 0.05, { fill: INK, r: 2 }) +
    rect(cx - half * 0.28, y(0), half * 0.56, f.h * 0.06, { fill: PALE, r: 2 }) +
    trace(d`M ${cx - half * 0.3} ${base.y - f.h * 0.07} l ${half * 0.3} ${-f.h * 0.03} l ${half * 0.3} ${f.h * 0.03}`, { width: 2 }) +
    rect(cx - half * 0.62, base.y - f.h * 0.04, half * 1.24, f.h * 0.05, { fill: PALE }) +
    path(
      d`M ${cx - half * 0.72} ${base.y} H ${cx + half * 0.72} L ${cx + half * 0.94} ${base.y + base.h * 0.86} Q ${cx + half * 0.94} ${base.y + base.h} ${cx + half * 0.8} ${base.y + base.h} H ${cx - half * 0.8} Q ${cx - half * 0.94} ${base.y + base.h} ${cx - half * 0.94} ${base.y + base.h * 0.86} Z`,
      { fill: WHITE },
    ) +
    knob(cx, base.y + base.h * 0.48, Math.min(half * 0.26, 12), style) +
    buttons(frame(cx - half * 0.6, base.y + base.h * 0.74, half * 1.2, base.h * 0.18, f.k), 2 + jars)
  )
}

export const vacuumPacker: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 25, 'pads')
  const [lid, base] = cutTop(body, body.h * 0.4)
  const [strip] = cutFoot(base, base.h * 0.56)
  const bars = count(facts.groups, 1, 2)
  const dome = d`M ${lid.x + 4} ${base.y} V ${lid.y + lid.h * 0.5} Q ${lid.x + 6} ${lid.y + 2} ${lid.x + lid.w * 0.2} ${lid.y + 1} H ${lid.x + lid.w * 0.8} Q ${lid.x + lid.w - 6} ${lid.y + 2} ${lid.x + lid.w - 4} ${lid.y + lid.h * 0.5} V ${base.y} Z`
  const bag =
    path(
      d`M ${lid.x + lid.w * 0.26} ${base.y - 2} q ${0} ${-lid.h * 0.4} ${lid.w * 0.16} ${-lid.h * 0.42} h ${lid.w * 0.16} q ${lid.w * 0.14} ${0} ${lid.w * 0.16} ${lid.h * 0.42} Z`,
      { fill: WHITE, width: 1.75 },
    ) + line(lid.x + lid.w * 0.14, base.y - 4, lid.x + lid.w * 0.84, base.y - 4, { width: 2.5 })
  const side = style.side === 'right' ? 0.16 : 0.84
  const shown = frame(
    strip.x + strip.w * (style.side === 'right' ? 0.32 : 0.1),
    strip.y + strip.h * 0.2,
    strip.w * (0.3 + style.b * 0.06),
    strip.h * 0.46,
    f.k,
  )
  return (
    feet +
    path(dome, { fill: GLASS }) +
    bag +
    repeat(bars, (i) => field(lid.x + lid.w * 0.12 + i * lid.w * 0.66, base.y - 7, lid.w * 0.1, 4, NILE)) +
    box(base, { r: style.corner }) +
    rect(base.x - 2, base.y - 2, base.w + 4, Math.max(base.h * 0.14, 6), { fill: PALE, r: 1 }) +
    panel(inset(strip, 2, 1), style) +
    gauge(strip.x + strip.w * side, strip.y + strip.h * 0.42, Math.min(strip.h * 0.36, 13)) +
    field(shown.x, shown.y, shown.w, shown.h, NILE, 1) +
    buttons(
      frame(strip.x + strip.w * (style.side === 'right' ? 0.7 : 0.48), strip.y + strip.h * 0.2, strip.w * 0.26, strip.h * 0.46, f.k),
      3,
    ) +
    grip(f, lid.x + lid.w / 2, lid.y + lid.h * (0.14 + style.a * 0.06), lid.w * 0.3, style)
  )
}
