import type { Drawer } from '../drawer.ts'
import { box, columns, cutFoot, cutTop, type Frame, frame, inset } from '../frame.ts'
import { buttons, drop, gauge, knob, stand, steam, tap } from '../parts.ts'
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
import { seeded } from '../style.ts'

function cups(f: Frame, times: number): string {
  return columns(f, times, f.w / times / 4)
    .map((c) => path(d`M ${c.x} ${c.y} H ${c.x + c.w} L ${c.x + c.w * 0.82} ${c.y + c.h} H ${c.x + c.w * 0.18} Z`, { width: 1.5 }))
    .join('')
}

export const espressoMachine: Drawer = (f, facts, style) => {
  const groups = count(facts.groups, Math.max(1, Math.round((f.w / f.k - 220) / 300)), 4)
  const [rack, machine] = cutTop(f, f.h * 0.14)
  const [feet, body] = stand(machine, style, 45, 'pads')
  const [head, rest] = cutTop(body, body.h * (0.32 + style.a * 0.04))
  const [foot, back] = cutFoot(rest, rest.h * 0.26)
  const recess = inset(back, f.w * 0.045, 0)
  const stations = columns(inset(recess, f.w * 0.07, 0), groups, 0).map((c) => {
    const [x, w] = [c.x + c.w / 2, Math.min(c.w * 0.34, 30)]
    const arm = frame(x - w / 2, c.y, w, c.h * 0.2, f.k)
    const cup = rect(x - w * 0.22, foot.y - c.h * 0.26, w * 0.44, c.h * 0.24, { width: 1.5, r: 2 })
    const handle = line(x + w * 0.4, c.y + c.h * 0.28, x + w * 0.95, c.y + c.h * 0.34, { stroke: NILE, width: 5 })
    const spouts =
      line(x - w * 0.2, c.y + c.h * 0.36, x - w * 0.2, c.y + c.h * 0.5, { width: 2.5 }) +
      line(x + w * 0.2, c.y + c.h * 0.36, x + w * 0.2, c.y + c.h * 0.5, { width: 2.5 })
    return (
      handle +
      box(arm) +
      rect(x - w * 0.4, c.y + c.h * 0.2, w * 0.8, c.h * 0.17, { fill: INK, r: 1 }) +
      spouts +
      cup +
      buttons(frame(x - w * 0.7, head.y + head.h * 0.5, w * 1.4, head.h * 0.34, f.k), 3)
    )
  })
  const wand = (s: 1 | -1) => {
    const x = s > 0 ? recess.x + recess.w - 6 : recess.x + 6
    return trace(d`M ${x} ${back.y} q ${s * 3} ${back.h * 0.3} ${-s * 2} ${back.h * 0.72}`, { width: 2 })
  }
  const rail = trace(
    d`M ${rack.x + rack.w * 0.09} ${rack.y + rack.h} V ${rack.y + rack.h * 0.34} H ${rack.x + rack.w * 0.91} V ${rack.y + rack.h}`,
    { stroke: GREY, width: 1.5 },
  )
  const stack = frame(rack.x + rack.w * 0.14, rack.y + rack.h * 0.24, rack.w * 0.72, rack.h * 0.74, f.k)
  const dial = style.side === 'right' ? 0.93 : 0.07
  return (
    feet +
    rail +
    cups(stack, groups * 3 + Math.round(style.b * 2)) +
    box(recess, { fill: PALE }) +
    wand(1) +
    wand(-1) +
    stations.join('') +
    box(foot, { r: style.corner }) +
    repeat(Math.round(f.w / 9), (i) => fine(foot.x + 6 + i * 9, foot.y + 4, foot.x + 6 + i * 9, foot.y + 8)) +
    box(head, { fill: WHITE, r: style.corner + 2 }) +
    (style.panel === 'pale'
      ? line(head.x + 4, head.y + head.h * 0.36, head.x + head.w - 4, head.y + head.h * 0.36, { stroke: GREY, width: FINE })
      : '') +
    columns(inset(recess, f.w * 0.07, 0), groups, 0)
      .map((c) => buttons(frame(c.x + c.w * 0.3, head.y + head.h * 0.5, c.w * 0.4, head.h * 0.36, f.k), 3))
      .join('') +
    knob(head.x + head.w * dial, head.y + head.h * 0.5, Math.min(head.h * 0.2, 8), style) +
    gauge(head.x + head.w * (1 - dial), head.y + head.h * 0.5, Math.min(head.h * 0.24, 9))
  )
}

export const coffeeGrinder: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const at = (share: number) => f.x + f.w * share
  const cx = at(0.5)
  const cone = y(0.4)
  const wide = f.w * (0.42 + style.a * 0.06)
  const random = seeded('beans', style.b)
  const beans = repeat(20, () => {
    const up = random()
    const half = f.w * 0.1 + (wide * 0.8 - f.w * 0.1) * up
    return ellipse(cx + (random() * 2 - 1) * half, cone - f.h * (0.03 + up * 0.15), f.w * 0.05, f.w * 0.034, { fill: INK, stroke: 'none' })
  })
  const hopper = polygon(
    d`${cx - wide},${y(0.05)} ${cx + wide},${y(0.05)} ${cx + wide * 0.92},${y(0.2)} ${cx + f.w * 0.14},${cone} ${cx - f.w * 0.14},${cone} ${cx - wide * 0.92},${y(0.2)}`,
    { fill: GLASS },
  )
  const doser = count(facts.groups, 1, 2)
  return (
    hopper +
    beans +
    rect(cx - wide * 1.05, y(0.02), wide * 2.1, f.h * 0.035, { fill: INK, r: 2 }) +
    rect(at(0.28), cone, f.w * 0.44, f.h * 0.07, { fill: PALE }) +
    rect(at(0.18), y(0.46), f.w * 0.64, f.h * 0.46, { r: style.corner * 1.5 + 3 }) +
    field(at(0.3), y(0.5), f.w * 0.4, f.h * (0.06 + style.b * 0.03), NILE, 1) +
    repeat(doser, (i) => dot(at(0.5 + (i - (doser - 1) / 2) * 0.2), y(0.62), 3, NILE)) +
    polygon(d`${at(0.36)},${y(0.66)} ${at(0.64)},${y(0.66)} ${at(0.57)},${y(0.73)} ${at(0.43)},${y(0.73)}`, { fill: PALE }) +
    line(at(0.34), y(0.79), at(0.66), y(0.79), { width: 3 }) +
    rect(at(0.37), y(0.79), f.w * 0.26, f.h * 0.035, { fill: WHITE, width: 1.75 }) +
    line(cx, y(0.815), cx, y(0.89), { stroke: NILE, width: 5 }) +
    (style.knob === 'ring'
      ? circle(at(0.86), y(0.44), 5, { stroke: NILE })
      : line(at(0.72), y(0.435), at(0.96), y(0.42), { stroke: NILE, width: 4 })) +
    rect(at(0.06), y(0.92), f.w * 0.88, f.h * 0.08, { fill: PALE, r: 2 + style.corner })
  )
}

export const waterBoiler: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 45, style.feet === 'castors' || style.feet === 'plinth' ? 'pads' : style.feet)
  const [lid, rest] = cutTop(body, body.h * 0.16)
  const [foot, tank] = cutFoot(rest, rest.h * 0.2)
  const taps = count(facts.groups, 1, 3)
  const side = style.side === 'right' ? 0.83 : 0.17
  const tube = frame(tank.x + tank.w * side - 4, tank.y + tank.h * 0.12, 8, tank.h * (0.58 + style.a * 0.14), f.k)
  const cx = body.x + body.w / 2
  return (
    feet +
    path(
      d`M ${lid.x + lid.w * 0.04} ${lid.y + lid.h} Q ${lid.x + lid.w * 0.08} ${lid.y + lid.h * 0.3} ${cx} ${lid.y + lid.h * 0.26} Q ${lid.x + lid.w * 0.92} ${lid.y + lid.h * 0.3} ${lid.x + lid.w * 0.96} ${lid.y + lid.h} Z`,
      { fill: PALE },
    ) +
    rect(cx - 8, lid.y - 2, 16, lid.h * 0.32, { fill: NILE, stroke: 'none', r: 2 }) +
    rect(tank.x, tank.y, tank.w, tank.h, {}) +
    fine(tank.x, tank.y + tank.h * 0.06, tank.x + tank.w, tank.y + tank.h * 0.06) +
    box(tube, { fill: WHITE, width: 1.5, r: 4 }) +
    field(tube.x + 1.5, tube.y + tube.h * (0.3 + style.b * 0.2), 5, tube.h * (0.68 - style.b * 0.2), NILE, 2) +
    trace(d`M ${tank.x} ${tank.y + tank.h * 0.24} h ${-7} v ${tank.h * 0.22} h ${7}`, { width: 3 }) +
    trace(d`M ${tank.x + tank.w} ${tank.y + tank.h * 0.24} h ${7} v ${tank.h * 0.22} h ${-7}`, { width: 3 }) +
    columns(frame(tank.x + tank.w * 0.26, tank.y + tank.h * 0.7, tank.w * 0.48, 10, f.k), taps, 0)
      .map((c) => tap(c.x + c.w / 2, c.y, Math.min(tank.h * 0.2, 18, c.w * 0.9)))
      .join('') +
    box(foot, { fill: PALE, r: style.corner }) +
    knob(cx, foot.y + foot.h * 0.5, Math.min(foot.h * 0.3, 8), style) +
    dot(cx + foot.w * 0.26, foot.y + foot.h * 0.5, 3, NILE) +
    drop(cx, tank.y + tank.h * 0.36, Math.min(tank.w * 0.1, 10), GLASS) +
    steam(cx - 5, lid.y - 5, lid.h * 0.6) +
    steam(cx + 7, lid.y - 5, lid.h * 0.6)
  )
}
