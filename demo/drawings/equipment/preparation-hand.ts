import type { Drawer } from '../drawer.ts'
import { frame } from '../frame.ts'
import { buttons, louvres } from '../parts.ts'
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
import { facing } from '../side-view.ts'

/** A stick blender is held in the hand; here it stands in a pot of soup. */
export const stickBlender: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const cx = f.x + f.w / 2
  const s = style.side === 'right' ? 1 : -1
  const motor = frame(cx - f.w * 0.42, y(0.08), f.w * 0.84, f.h * (0.26 + style.a * 0.04), f.k)
  const shaft = f.w * 0.2
  const pot = frame(cx - f.h * 0.26, y(0.64), f.h * 0.52, f.h * 0.36, f.k)
  const bell = y(0.86)
  const ears = [pot.x - 9, pot.x + pot.w].map((x) => rect(x, pot.y + pot.h * 0.16, 9, 6, { fill: PALE, width: 1.75, r: 2 }))
  return (
    trace(
      d`M ${cx + s * motor.w * 0.2} ${motor.y + 2} q ${s * motor.w * 0.1} ${-f.h * 0.09} ${s * f.w * 0.9} ${-f.h * 0.1} t ${s * f.w * 0.9} ${f.h * 0.12}`,
      {
        width: 1.75,
      },
    ) +
    rect(pot.x, pot.y, pot.w, pot.h, { fill: WHITE, r: 4 }) +
    field(pot.x + 2, pot.y + pot.h * 0.3, pot.w - 4, pot.h * 0.7 - 2, GLASS, 3) +
    trace(
      d`M ${pot.x + 2} ${pot.y + pot.h * 0.3} q ${pot.w * 0.12} ${5} ${pot.w * 0.25} ${0} t ${pot.w * 0.25} ${0} t ${pot.w * 0.25} ${0} t ${pot.w * 0.25 - 4} ${0}`,
      {
        stroke: NILE,
        width: 1.5,
      },
    ) +
    rect(pot.x - 2, pot.y - 3, pot.w + 4, 5, { fill: PALE, width: 1.75, r: 1 }) +
    ears.join('') +
    rect(cx - shaft / 2, motor.y + motor.h, shaft, bell - motor.y - motor.h, { fill: WHITE }) +
    path(
      d`M ${cx - shaft / 2} ${bell} C ${cx - f.w * 0.2} ${bell + f.h * 0.03} ${cx - f.w * 0.52} ${bell + f.h * 0.03} ${cx - f.w * 0.52} ${y(0.95)} H ${cx + f.w * 0.52} C ${cx + f.w * 0.52} ${bell + f.h * 0.03} ${cx + f.w * 0.2} ${bell + f.h * 0.03} ${cx + shaft / 2} ${bell} Z`,
      { fill: PALE },
    ) +
    line(cx - f.w * 0.28, y(0.95), cx + f.w * 0.28, y(0.95), { width: 3 }) +
    path(
      d`M ${motor.x} ${motor.y + 8} q 0 -8 8 -8 h ${motor.w - 16} q 8 0 8 8 V ${motor.y + motor.h * 0.74} L ${cx + shaft * 0.8} ${motor.y + motor.h} H ${cx - shaft * 0.8} L ${motor.x} ${motor.y + motor.h * 0.74} Z`,
      { fill: WHITE },
    ) +
    field(cx - motor.w * 0.22, motor.y + motor.h * 0.2, motor.w * 0.44, motor.h * (0.16 + style.b * 0.08), NILE, 2) +
    louvres(frame(cx - motor.w * 0.3, motor.y + motor.h * 0.52, motor.w * 0.6, motor.h * 0.18, f.k), 3) +
    buttons(frame(cx - motor.w * 0.3, motor.y + motor.h * 0.04, motor.w * 0.6, motor.h * 0.12, f.k), count(facts.groups, 2, 3))
  )
}

/** A round blade with its guard and a grip with the battery, lying on the counter. */
export const donerKnife: Drawer = (f, facts, style) => {
  const at = facing(f, style.side === 'right')
  const y = (share: number) => f.y + f.h * share
  const s = style.side === 'right' ? 1 : -1
  const r = Math.min(f.h * 0.5, f.w * 0.24)
  const [bx, by] = [at(0.78), y(1) - r]
  const turn = repeat(8, (i) => {
    const angle = (Math.PI / 4) * i + style.b
    return fine(
      bx + r * 0.5 * Math.cos(angle),
      by + r * 0.5 * Math.sin(angle),
      bx + r * 0.78 * Math.cos(angle),
      by + r * 0.78 * Math.sin(angle),
    )
  })
  const grip = f.h * 0.34
  const mid = by + r * 0.12
  const slices = repeat(count(facts.trays, 3, 5), (i) =>
    trace(d`M ${at(0.94 + i * 0.05)} ${y(1) - 2 - i} q ${s * f.w * 0.03} ${-7} ${s * f.w * 0.06} ${-2} t ${s * f.w * 0.05} ${1}`, {
      stroke: i % 2 ? INK : NILE,
      width: 2.5,
    }),
  )
  return (
    slices +
    circle(bx, by, r, { fill: WHITE }) +
    circle(bx, by, r * 0.84, { fill: PALE, width: FINE }) +
    turn +
    path(
      d`M ${bx} ${by - r * 1.12} A ${r * 1.12} ${r * 1.12} 0 0 ${s > 0 ? 0 : 1} ${bx - s * r * 1.12} ${by} H ${bx - s * r * 0.4} Q ${bx - s * r * 0.4} ${by - r * 0.4} ${bx} ${by - r * 0.4} Z`,
      { fill: WHITE },
    ) +
    polygon(
      d`${bx - s * r * 0.3},${mid - grip * 0.5} ${at(0.2)},${mid - grip * 0.62} ${at(0.2)},${mid + grip * 0.5} ${bx - s * r * 0.3},${mid + grip * 0.36}`,
      {
        fill: WHITE,
      },
    ) +
    rect(Math.min(at(0), at(0.22)), mid - grip * 0.74, f.w * 0.22, grip * 1.36, { fill: PALE, r: 3 + style.corner }) +
    field(Math.min(at(0.32), at(0.46 + style.a * 0.08)), mid - grip * 0.3, f.w * (0.14 + style.a * 0.08), grip * 0.3, NILE, 2) +
    repeat(4, (i) => fine(at(0.05 + i * 0.035), mid - grip * 0.4, at(0.05 + i * 0.035), mid + grip * 0.3)) +
    dot(bx, by, r * 0.2, INK) +
    dot(bx, by, r * 0.07, WHITE)
  )
}

/** Dough goes in above, comes out flat below: two pairs of rollers, the lower one turned. */
export const pizzaRoller: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const cx = f.x + f.w / 2
  const cheek = f.w * 0.15
  const inner = frame(f.x + cheek, y(0.1), f.w - 2 * cheek, f.h * 0.76, f.k)
  const pair = (top: number, lean: number) =>
    [0, 1]
      .map((i) => {
        const py = y(top + i * 0.085)
        return (
          polygon(
            d`${inner.x},${py - lean} ${inner.x + inner.w},${py + lean} ${inner.x + inner.w},${py + lean + f.h * 0.07} ${inner.x},${py - lean + f.h * 0.07}`,
            { fill: i ? PALE : WHITE },
          ) + fine(inner.x + 5, py - lean * 0.9 + f.h * 0.022, inner.x + inner.w - 5, py + lean * 0.9 + f.h * 0.022)
        )
      })
      .join('')
  const base = (py: number, rx: number, ry: number) =>
    path(d`M ${cx - rx} ${py} A ${rx} ${ry} 0 1 1 ${cx + rx} ${py} A ${rx} ${ry} 0 1 1 ${cx - rx} ${py} Z`, { fill: WHITE, width: 1.75 })
  const lean = f.h * (0.012 + style.a * 0.02) * (style.side === 'right' ? 1 : -1)
  const button = style.side === 'right' ? f.x + f.w - cheek / 2 : f.x + cheek / 2
  return (
    [0.14, 0.86]
      .map((at) => field(f.x + f.w * at - 3, y(0.94), 6, f.h * 0.06, INK) + field(f.x + f.w * at - 6, y(1) - 2.5, 12, 2.5, INK, 1))
      .join('') +
    polygon(
      d`${inner.x + inner.w * 0.08},${y(0.2)} ${inner.x},${y(0.02)} ${inner.x + inner.w},${y(0.02)} ${inner.x + inner.w * 0.92},${y(0.2)}`,
      {
        fill: GLASS,
      },
    ) +
    circle(cx, y(0.12), f.w * 0.1, { fill: WHITE, width: 1.75 }) +
    rect(inner.x, y(0.2), inner.w, y(0.9) - y(0.2), { fill: PALE }) +
    pair(0.2, lean) +
    base(y(0.46), inner.w * 0.26, f.h * 0.035) +
    pair(0.54, -lean) +
    rect(f.x, y(0.14), cheek, f.h * 0.8, { fill: WHITE, r: style.corner + 2 }) +
    rect(f.x + f.w - cheek, y(0.14), cheek, f.h * 0.8, { fill: WHITE, r: style.corner + 2 }) +
    polygon(d`${inner.x},${y(0.76)} ${inner.x + inner.w},${y(0.76)} ${inner.x + inner.w + 5},${y(0.9)} ${inner.x - 5},${y(0.9)}`, {
      fill: WHITE,
    }) +
    base(y(0.83), inner.w * 0.42, f.h * 0.045) +
    rect(inner.x - 6, y(0.9), inner.w + 12, f.h * 0.035, { fill: PALE, r: 1 }) +
    [0.29, 0.63].map((at) => dot(button, y(at), Math.min(cheek * 0.3, 6), NILE)).join('') +
    repeat(count(facts.groups, 2, 3), (i) =>
      circle(f.x + f.w - (button - f.x), y(0.4 + style.b * 0.08) + i * 10, 2.6, { fill: PALE, width: FINE }),
    )
  )
}
