import type { Drawer } from '../drawer.ts'
import { box, frame } from '../frame.ts'
import { castor, display, grip, knob, louvres, stand } from '../parts.ts'
import {
  circle,
  count,
  d,
  dot,
  FINE,
  field,
  fine,
  GLASS,
  GREY,
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
import { between, facing } from '../side-view.ts'

export const planetaryMixer: Drawer = (f, facts, style) => {
  const at = facing(f, style.side === 'right')
  const size = count(facts.bowls, 1, 2)
  const y = (share: number) => f.y + f.h * share
  const span = (a: number, b: number) => between(at(a), at(b))
  const [colX, colW] = span(0.66, 0.94)
  const [headX, headW] = span(0.14, 0.94)
  const [footX, footW] = span(0.04, 1)
  const [bowlX, bowlW] = span(0.08, 0.64)
  const bulge = headW * 0.16
  const flip = style.side === 'right'
  const head = flip
    ? d`M ${headX} ${y(0.02)} H ${headX + headW - bulge} Q ${headX + headW} ${y(0.02)} ${headX + headW} ${y(0.14)} V ${y(0.29)} H ${headX} Z`
    : d`M ${headX + headW} ${y(0.02)} H ${headX + bulge} Q ${headX} ${y(0.02)} ${headX} ${y(0.14)} V ${y(0.29)} H ${headX + headW} Z`
  const rim = y(0.5)
  const bowl = d`M ${bowlX} ${rim} H ${bowlX + bowlW} L ${bowlX + bowlW * 0.9} ${y(0.76)} Q ${bowlX + bowlW * 0.86} ${y(0.83)} ${bowlX + bowlW * 0.72} ${y(0.83)} H ${bowlX + bowlW * 0.28} Q ${bowlX + bowlW * 0.14} ${y(0.83)} ${bowlX + bowlW * 0.1} ${y(0.76)} Z`
  const cx = bowlX + bowlW / 2
  const whisk = repeat(3, (i) =>
    trace(
      d`M ${cx} ${y(0.4)} C ${cx - bowlW * (0.34 - i * 0.16)} ${y(0.47)} ${cx - bowlW * (0.26 - i * 0.12)} ${y(0.5)} ${cx - bowlW * (0.26 - i * 0.12)} ${rim}` +
        d`M ${cx} ${y(0.4)} C ${cx + bowlW * (0.34 - i * 0.16)} ${y(0.47)} ${cx + bowlW * (0.26 - i * 0.12)} ${y(0.5)} ${cx + bowlW * (0.26 - i * 0.12)} ${rim}`,
      { width: 1.75 },
    ),
  )
  const guard =
    style.a > 0.5
      ? trace(d`M ${bowlX + 2} ${rim} L ${bowlX + bowlW * 0.14} ${y(0.36)} H ${bowlX + bowlW * 0.86} L ${bowlX + bowlW - 2} ${rim}`, {
          stroke: GREY,
          width: FINE,
        }) + repeat(4, (i) => fine(bowlX + bowlW * (0.26 + i * 0.16), y(0.36), bowlX + bowlW * (0.2 + i * 0.2), rim))
      : ''
  const wheel =
    style.b > 0.5
      ? line(colX + colW / 2, y(0.64), colX + colW / 2 + (flip ? 1 : -1) * colW * 0.9, y(0.6), { width: 2.5 }) +
        dot(colX + colW / 2 + (flip ? 1 : -1) * colW * 0.9, y(0.6), 3.5, NILE)
      : grip(f, colX + colW / 2, y(0.62), colW * 0.6, style)
  return (
    rect(colX, y(0.27), colW, f.h * 0.62, { fill: PALE }) +
    rect(cx - 3, y(0.29), 6, f.h * 0.11, { fill: INK, stroke: 'none' }) +
    whisk +
    guard +
    rect(Math.min(at(0.6), at(0.7)), y(0.56), f.w * 0.1, 4, { fill: INK, stroke: 'none' }) +
    path(bowl, { fill: WHITE }) +
    repeat(size - 1, () => fine(bowlX + 6, y(0.6), bowlX + bowlW - 6, y(0.6))) +
    path(head, { fill: WHITE }) +
    field(headX + headW * (0.26 + style.b * 0.06), y(0.11), headW * (0.22 + style.a * 0.08), f.h * 0.06, NILE, 1) +
    knob(colX + colW / 2, y(0.38), Math.min(colW * 0.26, 7), style) +
    dot(colX + colW / 2, y(0.47), Math.min(colW * 0.12, 3.5), NILE) +
    wheel +
    rect(footX, y(0.88), footW, f.h * 0.12, { fill: PALE, r: 3 + style.corner })
  )
}

export const spiralMixer: Drawer = (f, facts, style) => {
  const at = facing(f, style.side === 'right')
  const y = (share: number) => f.y + f.h * share
  const [colX, colW] = between(at(0.68), at(1))
  const [headX, headW] = between(at(0.06), at(1))
  const [bowlX, bowlW] = between(at(0.02), at(0.66))
  const [baseX, baseW] = between(at(0.1), at(1))
  const cx = bowlX + bowlW / 2
  const flip = style.side === 'right'
  const slope = flip
    ? d`M ${headX} ${y(0.16)} Q ${headX} ${y(0.04)} ${headX + headW * 0.2} ${y(0.03)} L ${headX + headW - 6} ${y(0)} Q ${headX + headW} ${y(0)} ${headX + headW} ${y(0.06)} V ${y(0.26)} H ${headX} Z`
    : d`M ${headX + headW} ${y(0.16)} Q ${headX + headW} ${y(0.04)} ${headX + headW * 0.8} ${y(0.03)} L ${headX + 6} ${y(0)} Q ${headX} ${y(0)} ${headX} ${y(0.06)} V ${y(0.26)} H ${headX + headW} Z`
  const turns = count(facts.groups, 4, 6)
  const step = (f.h * 0.3) / turns
  const spiral = Array.from(
    { length: turns },
    (_, i) =>
      d`C ${cx + bowlW * 0.3} ${y(0.28) + step * (i + 0.2)} ${cx + bowlW * 0.3} ${y(0.28) + step * (i + 0.6)} ${cx} ${y(0.28) + step * (i + 0.62)} S ${cx - bowlW * 0.26} ${y(0.28) + step * (i + 0.9)} ${cx} ${y(0.28) + step * (i + 1)}`,
  ).join(' ')
  const rim = y(0.5)
  const guard = frame(bowlX + 3, y(0.3), bowlW - 6, rim - y(0.3), f.k)
  const bowl = d`M ${bowlX} ${rim} H ${bowlX + bowlW} V ${y(0.68)} Q ${bowlX + bowlW} ${y(0.76)} ${bowlX + bowlW * 0.86} ${y(0.76)} H ${bowlX + bowlW * 0.14} Q ${bowlX} ${y(0.76)} ${bowlX} ${y(0.68)} Z`
  return (
    castor(baseX + baseW * 0.12, y(0.94), f.h * 0.06) +
    castor(baseX + baseW * 0.88, y(0.94), f.h * 0.06) +
    rect(colX, y(0.2), colW, f.h * 0.74, { fill: WHITE, r: style.corner }) +
    rect(baseX, y(0.8), baseW, f.h * 0.14, { fill: PALE, r: style.corner + 1 }) +
    box(guard, { fill: 'none', stroke: GREY, width: FINE }) +
    repeat(5, (i) => fine(guard.x + (guard.w * (i + 1)) / 6, guard.y, guard.x + (guard.w * (i + 1)) / 6, rim)) +
    rect(cx - 3, y(0.24), 6, f.h * 0.06, { fill: INK, stroke: 'none' }) +
    trace(`${d`M ${cx} ${y(0.28)}`} ${spiral}`, { width: 3 }) +
    path(bowl, { fill: PALE }) +
    fine(bowlX + 4, y(0.55), bowlX + bowlW - 4, y(0.55)) +
    rect(cx - bowlW * 0.12, y(0.76), bowlW * 0.24, f.h * 0.05, { fill: WHITE }) +
    path(slope, { fill: WHITE }) +
    field(colX + colW * 0.22, y(0.1), colW * 0.56, f.h * (0.05 + style.a * 0.03), NILE, 1) +
    knob(colX + colW * 0.34, y(0.34), Math.min(colW * 0.14, 5.5), style) +
    knob(colX + colW * 0.68, y(0.34), Math.min(colW * 0.14, 5.5), style) +
    louvres(frame(colX + colW * 0.25, y(0.52 + style.b * 0.06), colW * 0.5, f.h * 0.14, f.k), 5)
  )
}

export const doughSheeter: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const [cx, bed] = [f.x + f.w / 2, y(0.42)]
  const tower = f.w * 0.15
  const belt = Math.max(f.h * 0.06, 8)
  const rise = f.h * (0.04 + style.a * 0.08)
  const wing = (s: 1 | -1) => {
    const [x1, x2] = [cx + (s * tower) / 2, cx + (s * f.w) / 2]
    return (
      polygon(d`${x1},${bed} ${x2},${bed - rise} ${x2},${bed - rise + belt} ${x1},${bed + belt}`, { fill: PALE }) +
      circle(x2 - s * belt * 0.5, bed - rise + belt * 0.5, belt * 0.34, { width: 1.5 }) +
      line(x1 + s * f.w * 0.04, bed + belt + f.h * 0.16, x1 + s * f.w * 0.24, bed + belt - rise * 0.5, { width: 2.5 })
    )
  }
  const dough =
    path(
      d`M ${cx - f.w * 0.4} ${bed - rise * 0.84 - 1} Q ${cx - f.w * 0.32} ${bed - rise * 0.7 - 13} ${cx - f.w * 0.2} ${bed - rise * 0.42 - 9} L ${cx - tower / 2} ${bed - 3} V ${bed} Z`,
      { fill: WHITE, width: 1.75 },
    ) + trace(d`M ${cx + tower / 2} ${bed - 3} L ${cx + f.w * 0.4} ${bed - rise * 0.8 - 3}`, { width: 3 })
  const under = frame(cx - f.w * 0.2, bed + belt, f.w * 0.4, y(1) - bed - belt, f.k)
  const [feet, base] =
    f.h / f.k > 800 ? stand(under, style, 110, style.feet === 'plinth' ? 'castors' : style.feet) : stand(under, style, 30, 'pads')
  const guard = (s: 1 | -1) =>
    polygon(
      d`${cx + (s * tower) / 2},${bed - f.h * 0.22} ${cx + s * tower * 1.1},${bed - f.h * 0.07} ${cx + s * tower * 1.1},${bed - f.h * 0.03} ${cx + (s * tower) / 2},${bed - f.h * 0.03}`,
      { fill: GLASS, width: 1.5 },
    )
  const lever = style.side === 'right' ? 1 : -1
  const shelves = count(facts.shelves, 1, 3)
  return (
    feet +
    dough +
    wing(1) +
    wing(-1) +
    polygon(
      d`${base.x + base.w * 0.16},${base.y} ${base.x + base.w * 0.84},${base.y} ${base.x + base.w},${base.y + base.h} ${base.x},${base.y + base.h}`,
      { fill: WHITE },
    ) +
    repeat(shelves, (i) =>
      fine(base.x + base.w * 0.1, base.y + base.h * (0.4 + i * 0.18), base.x + base.w * 0.9, base.y + base.h * (0.4 + i * 0.18)),
    ) +
    guard(1) +
    guard(-1) +
    rect(cx - tower / 2, y(0.04), tower, bed - y(0.04) + f.h * 0.16, { r: style.corner + 2 }) +
    circle(cx, bed - f.h * 0.06, tower * 0.17, { fill: PALE }) +
    circle(cx, bed + f.h * 0.06, tower * 0.17, { fill: PALE }) +
    display(frame(cx - tower * 0.4, y(0.07), tower * 0.8, f.h * 0.12, f.k), { ...style, display: 0.5 }, 0.55) +
    line(cx + lever * tower * 0.1, y(0.24), cx + lever * tower * 0.66, y(0.1 - style.b * 0.06), { width: 3 }) +
    dot(cx + lever * tower * 0.66, y(0.1 - style.b * 0.06), 5, NILE)
  )
}
