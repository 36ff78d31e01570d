import type { Drawer } from '../drawer.ts'
import { box, frame, inset } from '../frame.ts'
import { buttons, grip, knob, stand } from '../parts.ts'
import {
  circle,
  count,
  d,
  dot,
  ellipse,
  FINE,
  field,
  fine,
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

export const meatMincer: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const at = (share: number) => f.x + f.w * share
  const [feet, body] = stand(frame(at(0.08), y(0.34), f.w * 0.84, f.h * 0.66, f.k), style, 40, 'pads')
  const r = Math.min(f.w * 0.25, body.h * 0.36)
  const [cx, cy] = [at(0.5), body.y + body.h * 0.46]
  const rings = [
    { n: 6, at: 0.32 },
    { n: 11, at: 0.62 },
  ]
  const holes =
    dot(cx, cy, r * 0.1, INK) +
    rings
      .map((ring) =>
        repeat(ring.n, (i) =>
          dot(
            cx + r * ring.at * Math.cos((i / ring.n) * Math.PI * 2),
            cy + r * ring.at * Math.sin((i / ring.n) * Math.PI * 2),
            r * 0.09,
            INK,
          ),
        ),
      )
      .join('')
  const strands = repeat(7, (i) =>
    trace(d`M ${cx + r * (-0.54 + i * 0.18)} ${cy + r * 0.9} q ${i % 2 ? 3 : -3} ${r * 0.3} ${0} ${r * 0.55 + (i % 3) * 4}`, {
      width: 2.5,
      stroke: GREY,
    }),
  )
  const ears = [0, 90, 180, 270]
    .map((turn) => {
      const a = ((turn + 45 + style.a * 40) * Math.PI) / 180
      return circle(cx + r * 1.22 * Math.cos(a), cy + r * 1.22 * Math.sin(a), r * 0.15, { fill: WHITE, width: 1.75 })
    })
    .join('')
  const tray = polygon(
    d`${at(-0.02)},${y(0.06)} ${at(1.02)},${y(0.06)} ${at(0.9)},${y(0.2)} ${at(0.62)},${y(0.24)} ${at(0.38)},${y(0.24)} ${at(0.1)},${y(0.2)}`,
    { fill: PALE },
  )
  const push =
    rect(cx - f.w * 0.07, y(-0.05), f.w * 0.14, f.h * 0.12, { fill: WHITE, r: 2 }) +
    field(cx - f.w * 0.14, y(-0.09), f.w * 0.28, f.h * 0.05, NILE, 2)
  const s = style.side === 'right' ? 0.84 : 0.16
  return (
    push +
    rect(at(0.39), y(0.22), f.w * 0.22, f.h * 0.16, { fill: WHITE }) +
    tray +
    feet +
    box(body, { r: style.corner * 2 + 4 }) +
    ears +
    circle(cx, cy, r * 1.18, { fill: PALE }) +
    circle(cx, cy, r * 0.86, { fill: WHITE }) +
    holes +
    strands +
    knob(at(s), body.y + body.h * 0.14, 5, style) +
    dot(at(s), body.y + body.h * 0.28, 3, NILE) +
    repeat(count(facts.groups, 1, 2) - 1, () => fine(body.x + 4, body.y + 8, body.x + body.w - 4, body.y + 8))
  )
}

export const meatSlicer: Drawer = (f, facts, style) => {
  const at = facing(f, style.side === 'right')
  const y = (share: number) => f.y + f.h * share
  const r = f.h * (0.37 + style.a * 0.03)
  const [cx, cy] = [at(0.46), y(0.42)]
  const [baseX, baseW] = between(at(0.02), at(0.98))
  const [plateX, plateW] = between(at(0.72), at(1))
  const teeth = style.b > 0.5 ? circle(cx, cy, r * 0.9, { fill: 'none', stroke: GREY, width: FINE, dash: '3 3' }) : ''
  const slices = repeat(3, (i) =>
    path(d`M ${at(0.05) + (style.side === 'right' ? 1 : -1) * i * 7 - 12} ${y(0.8)} q ${10} ${-f.h * 0.14} ${24} ${0} Z`, {
      fill: i % 2 ? PALE : WHITE,
      width: 1.5,
    }),
  )
  return (
    rect(baseX + baseW * 0.08, y(0.95), baseW * 0.1, f.h * 0.05, { fill: INK, stroke: 'none' }) +
    rect(baseX + baseW * 0.82, y(0.95), baseW * 0.1, f.h * 0.05, { fill: INK, stroke: 'none' }) +
    slices +
    rect(baseX, y(0.8), baseW, f.h * 0.15, { fill: WHITE, r: style.corner * 2 + 3 }) +
    rect(Math.min(at(0.34), at(0.64)), y(0.5), Math.abs(at(0.64) - at(0.34)), f.h * 0.31, { fill: PALE }) +
    circle(cx, cy, r, { fill: WHITE, width: 2.5 }) +
    teeth +
    circle(cx, cy, r * 0.76, { fill: PALE, width: 1.5 }) +
    circle(cx, cy, r * 0.14, { fill: WHITE }) +
    dot(cx, cy, 2.5, NILE) +
    polygon(d`${at(0.7)},${y(0.16)} ${at(0.78)},${y(0.16)} ${at(0.98)},${y(0.66)} ${at(0.98)},${y(0.76)} ${at(0.7)},${y(0.76)}`, {
      fill: WHITE,
    }) +
    line(at(0.7), y(0.34), at(0.85), y(0.34), { stroke: GREY, width: FINE }) +
    rect(plateX, y(0.76), plateW, f.h * 0.05, { fill: PALE }) +
    line(at(0.74), y(0.16), at(0.74), y(0.02), { width: 3 }) +
    field(Math.min(at(0.7), at(0.78)), y(-0.08), f.w * 0.08, f.h * 0.14, NILE, 3) +
    path(d`M ${cx - r * 1.02} ${cy - r * 0.1} A ${r * 1.02} ${r * 1.02} ${0} ${0} ${1} ${cx + r * 0.1} ${cy - r * 1.02}`, {
      fill: 'none',
      width: 4,
    }) +
    knob(baseX + baseW * 0.5, y(0.875), f.h * 0.05, style) +
    buttons(
      frame(baseX + baseW * (style.side === 'right' ? 0.66 : 0.16), y(0.83), baseW * 0.16, f.h * 0.09, f.k),
      count(facts.groups, 2, 3),
    )
  )
}

export const boneSaw: Drawer = (f, facts, style) => {
  const at = facing(f, style.side === 'right')
  const y = (share: number) => f.y + f.h * share
  const under = frame(f.x + f.w * 0.06, y(0.52), f.w * 0.88, f.h * 0.48, f.k)
  const [feet, lower] =
    f.h / f.k > 1100 ? stand(under, style, 90, style.feet === 'castors' ? 'pads' : style.feet) : stand(under, style, 30, 'pads')
  const [colX, colW] = between(at(0.68), at(0.94))
  const wheel = f.w * 0.27
  const [wx, wy] = [at(0.5), y(0.02) + wheel * 1.02]
  const blade = at(0.5 - 0.24)
  const [headX, headW] = between(at(0.12), at(0.94))
  const leaf = inset(lower, lower.w * 0.1, lower.h * 0.16)
  return (
    feet +
    rect(colX, y(0.1), colW, f.h * 0.46, { fill: PALE }) +
    rect(headX, y(0.01), headW, wheel * 2.05, { r: wheel * 0.45 + style.corner * 2 }) +
    circle(wx, wy, wheel * 0.78, { fill: PALE }) +
    circle(wx, wy, wheel * 0.2, { fill: WHITE }) +
    repeat(5, (i) =>
      line(
        wx + wheel * 0.22 * Math.cos(i * 1.2566 + style.a),
        wy + wheel * 0.22 * Math.sin(i * 1.2566 + style.a),
        wx + wheel * 0.74 * Math.cos(i * 1.2566 + style.a),
        wy + wheel * 0.74 * Math.sin(i * 1.2566 + style.a),
        { width: 1.5 },
      ),
    ) +
    line(blade, wy + wheel * 0.9, blade, y(0.5), { width: 2.5 }) +
    repeat(9, (i) => line(blade, y(0.345 + i * 0.017), blade - (style.side === 'right' ? 4 : -4), y(0.352 + i * 0.017), { width: 1.25 })) +
    rect(Math.min(blade, blade) - 5, wy + wheel * 0.92, 10, f.h * 0.05, { fill: WHITE, width: 1.5 }) +
    box(lower, { r: style.corner / 2 }) +
    box(leaf, { fill: PALE, r: style.corner }) +
    grip(f, leaf.x + leaf.w / 2, leaf.y + 8, leaf.w * 0.4, style) +
    rect(f.x - 2, y(0.5), f.w + 4, Math.max(f.h * 0.03, 6), { fill: WHITE }) +
    bone(at(0.36), y(0.5), f.w * 0.16) +
    knob(colX + colW / 2, y(0.36 + style.b * 0.03), 5.5, style) +
    dot(colX + colW / 2, y(0.43), 3.2, NILE) +
    repeat(count(facts.drawers, 0, 2, 0), (i) =>
      fine(leaf.x + 4, leaf.y + leaf.h * (0.4 + i * 0.25), leaf.x + leaf.w - 4, leaf.y + leaf.h * (0.4 + i * 0.25)),
    )
  )
}

function bone(x: number, foot: number, w: number): string {
  return (
    ellipse(x + w * 0.5, foot - w * 0.36, w * 0.62, w * 0.36, { fill: PALE, width: 1.75 }) +
    circle(x + w * 0.72, foot - w * 0.36, w * 0.16, { fill: WHITE, width: 1.5 })
  )
}
