import type { Drawer } from '../drawer.ts'
import { box, cutFoot, frame, inset, mm } from '../frame.ts'
import { bars, buttons, display, grip, knob, stand } from '../parts.ts'
import {
  circle,
  count,
  d,
  dot,
  ellipse,
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
import { facing } from '../side-view.ts'
import { seeded } from '../style.ts'

/** A drum on legs, potatoes coming out of the flap at its side into a basket. */
export const potatoPeeler: Drawer = (f, facts, style) => {
  const at = facing(f, style.side === 'right')
  const s = style.side === 'right' ? 1 : -1
  const y = (share: number) => f.y + f.h * share
  const drum = frame(Math.min(at(0), at(0.74)), y(0.14), f.w * 0.74, f.h * 0.52, f.k)
  const cx = drum.x + drum.w / 2
  const random = seeded('potatoes', style.a, style.b)
  const potato = (x: number, py: number, r: number) =>
    ellipse(x, py, r * (1.1 + random() * 0.3), r, { fill: random() > 0.5 ? WHITE : GLASS, width: 1.5 }) +
    dot(x - r * 0.3, py - r * 0.2, 0.9, INK)
  const r = Math.max(mm(f, 34), 4.5)
  const flap = y(0.4)
  const out = at(0.74)
  const basket = frame(Math.min(at(0.78), at(1.16)), y(0.76), f.w * 0.38, f.h * 0.22, f.k)
  const legs = [drum.x + drum.w * 0.12, drum.x + drum.w * 0.88].map(
    (x) => field(x - 3, y(0.66), 6, f.h * 0.34, INK) + field(x - 5, y(1) - 3, 10, 3, INK, 1),
  )
  return (
    legs.join('') +
    polygon(
      d`${drum.x + drum.w * 0.1},${y(0.66)} ${drum.x + drum.w * 0.9},${y(0.66)} ${drum.x + drum.w * 0.8},${y(0.84)} ${drum.x + drum.w * 0.2},${y(0.84)}`,
      { fill: PALE },
    ) +
    knob(cx, y(0.745), Math.min(f.w * 0.06, 7), style) +
    box(drum, { r: style.corner }) +
    bars(frame(drum.x + 4, drum.y + drum.h * 0.1, drum.w * 0.16, drum.h * 0.8, f.k), 3) +
    rect(drum.x - 3, drum.y - 3, drum.w + 6, 7, { fill: PALE, r: 2 }) +
    rect(drum.x - 3, drum.y + drum.h - 4, drum.w + 6, 7, { fill: PALE, r: 2 }) +
    path(
      d`M ${drum.x + 4} ${drum.y - 3} Q ${drum.x + drum.w * 0.1} ${y(0.05)} ${cx} ${y(0.045)} T ${drum.x + drum.w - 4} ${drum.y - 3} Z`,
      {
        fill: WHITE,
      },
    ) +
    trace(d`M ${cx - 9} ${y(0.05)} v ${-5} q 0 -4 4 -4 h 10 q 4 0 4 4 v 5`, { stroke: NILE, width: 3.5 }) +
    circle(cx - s * drum.w * 0.1, drum.y + drum.h * 0.46, Math.min(drum.w, drum.h) * 0.24, { fill: PALE }) +
    [0, 1, 2].map((i) => potato(cx - s * drum.w * 0.1 + (i - 1) * r * 1.7, drum.y + drum.h * (0.5 - (i % 2) * 0.12), r * 0.9)).join('') +
    rect(Math.min(out, out - s * f.w * 0.12), flap - f.h * 0.08, f.w * 0.12, f.h * 0.19, { fill: WHITE, r: 1 }) +
    line(out - s * 4, flap - f.h * 0.04, out - s * 4, flap + f.h * 0.06, { stroke: NILE, width: 4 }) +
    polygon(d`${out},${flap + f.h * 0.03} ${at(0.98)},${y(0.56)} ${at(0.98)},${y(0.62)} ${out},${flap + f.h * 0.12}`, { fill: PALE }) +
    potato(at(0.86), y(0.475), r) +
    potato(at(0.99), y(0.67), r) +
    repeat(4, (i) => potato(basket.x + basket.w * (0.2 + i * 0.2), basket.y - (i % 2) * 3 + 1, r)) +
    polygon(
      d`${basket.x},${basket.y} ${basket.x + basket.w},${basket.y} ${basket.x + basket.w * 0.9},${basket.y + basket.h} ${basket.x + basket.w * 0.1},${basket.y + basket.h}`,
      { fill: WHITE, width: 1.75 },
    ) +
    repeat(3, (i) =>
      fine(
        basket.x + basket.w * 0.06,
        basket.y + basket.h * (0.26 + i * 0.24),
        basket.x + basket.w * 0.94,
        basket.y + basket.h * (0.26 + i * 0.24),
      ),
    ) +
    buttons(frame(drum.x + drum.w * 0.56, drum.y + drum.h * 0.82, drum.w * 0.34, drum.h * 0.1, f.k), count(facts.groups, 2, 4))
  )
}

/** Two hot plates one above the other, a ball of dough before and a flat base after. */
export const pizzaPress: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const cx = f.x + f.w / 2
  const s = style.side === 'right' ? 1 : -1
  const [feet, all] = stand(f, style, 25, 'pads')
  const [base] = cutFoot(all, f.h * 0.3)
  const head = frame(f.x + f.w * 0.12, y(0.08), f.w * 0.76, f.h * 0.2, f.k)
  const plate = Math.max(f.h * 0.05, 7)
  const half = f.w * 0.46
  const up = y(0.37 + style.a * 0.05)
  const gap = base.y - up - plate * 2.4
  const ball = Math.min(f.w * 0.1, gap * 0.42)
  const guard = d`M ${cx - half - 3} ${up + plate + 3} V ${base.y - plate - 2} M ${cx + half + 3} ${up + plate + 3} V ${base.y - plate - 2}`
  return (
    feet +
    rect(f.x + f.w * 0.2, head.y + head.h * 0.5, f.w * 0.6, base.y - head.y - head.h * 0.5, { fill: PALE }) +
    box(head, { r: style.corner * 2 + 4 }) +
    display(frame(head.x + head.w * 0.1, head.y, head.w * 0.5, head.h, f.k), { ...style, display: 0.08 }, 0.5) +
    knob(head.x + head.w * 0.82, head.y + head.h / 2, Math.min(head.h * 0.24, 8), style) +
    rect(cx - f.w * 0.09, head.y + head.h, f.w * 0.18, up - head.y - head.h, { fill: WHITE }) +
    line(cx - f.w * 0.09, head.y + head.h + (up - head.y - head.h) * 0.4, cx + f.w * 0.09, head.y + head.h + (up - head.y - head.h) * 0.4, {
      width: FINE,
    }) +
    polygon(d`${cx - half * 0.66},${up} ${cx + half * 0.66},${up} ${cx + half},${up + plate * 0.4} ${cx - half},${up + plate * 0.4}`, {
      fill: WHITE,
    }) +
    rect(cx - half, up + plate * 0.4, half * 2, plate, { fill: PALE, r: 1 }) +
    repeat(5, (i) =>
      line(cx + (i - 2) * half * 0.3, up + plate * 1.9, cx + (i - 2) * half * 0.3, up + plate * 2.7, { stroke: NILE, width: FINE }),
    ) +
    circle(cx, base.y - plate - ball * 0.86, ball, { fill: WHITE, width: 1.75 }) +
    path(
      d`M ${cx - half * 0.84} ${base.y - plate} q ${half * 0.1} ${-5} ${half * 0.36} ${-4} H ${cx + half * 0.48} q ${half * 0.26} ${-1} ${half * 0.36} ${4} Z`,
      {
        fill: WHITE,
        width: 1.75,
      },
    ) +
    trace(guard, { stroke: NILE, width: 1.75, dash: '3 3' }) +
    rect(cx - half, base.y - plate, half * 2, plate, { fill: PALE, r: 1 }) +
    box(base, { r: style.corner + 2 }) +
    box(inset(base, f.w * 0.12, base.h * 0.3), { fill: GLASS, width: FINE, r: 2 }) +
    [0.34, 0.66].map((place) => pie(f.x + f.w * place, base.y + base.h * 0.5, f.w * 0.12, base.h * 0.1)).join('') +
    line(cx + s * head.w * 0.5, head.y + head.h * 0.4, cx + s * f.w * 0.6, y(-0.02 + style.b * 0.04), { width: 4 }) +
    line(cx + s * f.w * 0.53, y(0.09 + style.b * 0.02), cx + s * f.w * 0.61, y(-0.04 + style.b * 0.04), { stroke: NILE, width: 7 }) +
    repeat(count(facts.groups, 1, 2), (i) => dot(base.x + base.w * 0.07, base.y + base.h * (0.4 + i * 0.2), 2.6, NILE)) +
    (style.panel === 'white' ? grip(f, cx, base.y + base.h * 0.86, f.w * 0.3, style) : '')
  )
}

function pie(x: number, y: number, rx: number, ry: number): string {
  return ellipse(x, y, rx, ry, { fill: WHITE, width: 1.5 }) + ellipse(x, y, rx * 0.72, ry * 0.62, { fill: PALE, width: FINE })
}
