import type { Drawer } from './drawer.ts'
import { box, cutFoot, cutTop, type Frame, frame, inset } from './frame.ts'
import { buttons, castor, display, gauge, grip, knob, louvres, panel, stand } from './parts.ts'
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
} from './primitives.ts'

/** Machines in side view turn with the style's side. */
function facing(f: Frame, right: boolean): (at: number) => number {
  return (at) => (right ? f.x + f.w * at : f.x + f.w * (1 - at))
}

const between = (a: number, b: number) => [Math.min(a, b), Math.abs(b - a)] as const

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
    ? d('M', headX, y(0.02), 'H', headX + headW - bulge, 'Q', headX + headW, y(0.02), headX + headW, y(0.14), 'V', y(0.29), 'H', headX, 'Z')
    : d('M', headX + headW, y(0.02), 'H', headX + bulge, 'Q', headX, y(0.02), headX, y(0.14), 'V', y(0.29), 'H', headX + headW, 'Z')
  const rim = y(0.5)
  const bowl = d(
    'M',
    bowlX,
    rim,
    'H',
    bowlX + bowlW,
    'L',
    bowlX + bowlW * 0.9,
    y(0.76),
    'Q',
    bowlX + bowlW * 0.86,
    y(0.83),
    bowlX + bowlW * 0.72,
    y(0.83),
    'H',
    bowlX + bowlW * 0.28,
    'Q',
    bowlX + bowlW * 0.14,
    y(0.83),
    bowlX + bowlW * 0.1,
    y(0.76),
    'Z',
  )
  const cx = bowlX + bowlW / 2
  const whisk = repeat(3, (i) =>
    trace(
      d(
        'M',
        cx,
        y(0.4),
        'C',
        cx - bowlW * (0.34 - i * 0.16),
        y(0.47),
        cx - bowlW * (0.26 - i * 0.12),
        y(0.5),
        cx - bowlW * (0.26 - i * 0.12),
        rim,
      ) +
        d(
          'M',
          cx,
          y(0.4),
          'C',
          cx + bowlW * (0.34 - i * 0.16),
          y(0.47),
          cx + bowlW * (0.26 - i * 0.12),
          y(0.5),
          cx + bowlW * (0.26 - i * 0.12),
          rim,
        ),
      { width: 1.75 },
    ),
  )
  const guard =
    style.a > 0.5
      ? trace(d('M', bowlX + 2, rim, 'L', bowlX + bowlW * 0.14, y(0.36), 'H', bowlX + bowlW * 0.86, 'L', bowlX + bowlW - 2, rim), {
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
    rect(bowlX + bowlW - 3, y(0.56), Math.abs(colX - bowlX - bowlW) + 8, 4, { fill: INK, stroke: 'none' }) +
    path(bowl, { fill: WHITE }) +
    repeat(size - 1, () => fine(bowlX + 6, y(0.6), bowlX + bowlW - 6, y(0.6))) +
    path(head, { fill: WHITE }) +
    field(headX + headW * 0.3, y(0.11), headW * 0.26, f.h * 0.06, NILE, 1) +
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
    ? d(
        'M',
        headX,
        y(0.16),
        'Q',
        headX,
        y(0.04),
        headX + headW * 0.2,
        y(0.03),
        'L',
        headX + headW - 6,
        y(0),
        'Q',
        headX + headW,
        y(0),
        headX + headW,
        y(0.06),
        'V',
        y(0.26),
        'H',
        headX,
        'Z',
      )
    : d(
        'M',
        headX + headW,
        y(0.16),
        'Q',
        headX + headW,
        y(0.04),
        headX + headW * 0.8,
        y(0.03),
        'L',
        headX + 6,
        y(0),
        'Q',
        headX,
        y(0),
        headX,
        y(0.06),
        'V',
        y(0.26),
        'H',
        headX + headW,
        'Z',
      )
  const turns = count(facts.groups, 4, 6)
  const step = (f.h * 0.3) / turns
  const spiral = Array.from({ length: turns }, (_, i) =>
    d(
      'C',
      cx + bowlW * 0.3,
      y(0.28) + step * (i + 0.2),
      cx + bowlW * 0.3,
      y(0.28) + step * (i + 0.6),
      cx,
      y(0.28) + step * (i + 0.62),
      'S',
      cx - bowlW * 0.26,
      y(0.28) + step * (i + 0.9),
      cx,
      y(0.28) + step * (i + 1),
    ),
  ).join(' ')
  const rim = y(0.5)
  const guard = frame(bowlX + 3, y(0.3), bowlW - 6, rim - y(0.3), f.k)
  const bowl = d(
    'M',
    bowlX,
    rim,
    'H',
    bowlX + bowlW,
    'V',
    y(0.68),
    'Q',
    bowlX + bowlW,
    y(0.76),
    bowlX + bowlW * 0.86,
    y(0.76),
    'H',
    bowlX + bowlW * 0.14,
    'Q',
    bowlX,
    y(0.76),
    bowlX,
    y(0.68),
    'Z',
  )
  return (
    castor(baseX + baseW * 0.12, y(0.94), f.h * 0.06) +
    castor(baseX + baseW * 0.88, y(0.94), f.h * 0.06) +
    rect(colX, y(0.2), colW, f.h * 0.74, { fill: WHITE, r: style.corner }) +
    rect(baseX, y(0.8), baseW, f.h * 0.14, { fill: PALE, r: style.corner + 1 }) +
    box(guard, { fill: 'none', stroke: GREY, width: FINE }) +
    repeat(5, (i) => fine(guard.x + (guard.w * (i + 1)) / 6, guard.y, guard.x + (guard.w * (i + 1)) / 6, rim)) +
    rect(cx - 3, y(0.24), 6, f.h * 0.06, { fill: INK, stroke: 'none' }) +
    trace(`${d('M', cx, y(0.28))} ${spiral}`, { width: 3 }) +
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
      polygon(
        [
          [x1, bed],
          [x2, bed - rise],
          [x2, bed - rise + belt],
          [x1, bed + belt],
        ],
        { fill: PALE },
      ) +
      circle(x2 - s * belt * 0.5, bed - rise + belt * 0.5, belt * 0.34, { width: 1.5 }) +
      line(x1 + s * f.w * 0.04, bed + belt + f.h * 0.16, x1 + s * f.w * 0.24, bed + belt - rise * 0.5, { width: 2.5 })
    )
  }
  const dough =
    path(
      d(
        'M',
        cx - f.w * 0.4,
        bed - rise * 0.84 - 1,
        'Q',
        cx - f.w * 0.32,
        bed - rise * 0.7 - 13,
        cx - f.w * 0.2,
        bed - rise * 0.42 - 9,
        'L',
        cx - tower / 2,
        bed - 3,
        'V',
        bed,
        'Z',
      ),
      { fill: WHITE, width: 1.75 },
    ) + trace(d('M', cx + tower / 2, bed - 3, 'L', cx + f.w * 0.4, bed - rise * 0.8 - 3), { width: 3 })
  const [feet, base] = stand(
    frame(cx - f.w * 0.2, bed + belt, f.w * 0.4, y(1) - bed - belt, f.k),
    style,
    110,
    style.feet === 'plinth' ? 'castors' : style.feet,
  )
  const guard = (s: 1 | -1) =>
    polygon(
      [
        [cx + (s * tower) / 2, bed - f.h * 0.22],
        [cx + s * tower * 1.1, bed - f.h * 0.07],
        [cx + s * tower * 1.1, bed - f.h * 0.03],
        [cx + (s * tower) / 2, bed - f.h * 0.03],
      ],
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
      [
        [base.x + base.w * 0.16, base.y],
        [base.x + base.w * 0.84, base.y],
        [base.x + base.w, base.y + base.h],
        [base.x, base.y + base.h],
      ],
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
    trace(d('M', cx + r * (-0.54 + i * 0.18), cy + r * 0.9, 'q', i % 2 ? 3 : -3, r * 0.3, 0, r * 0.55 + (i % 3) * 4), {
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
    [
      [at(-0.02), y(0.06)],
      [at(1.02), y(0.06)],
      [at(0.9), y(0.2)],
      [at(0.62), y(0.24)],
      [at(0.38), y(0.24)],
      [at(0.1), y(0.2)],
    ],
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
    path(d('M', at(0.05) + (style.side === 'right' ? 1 : -1) * i * 7 - 12, y(0.8), 'q', 10, -f.h * 0.14, 24, 0, 'Z'), {
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
    polygon(
      [
        [at(0.7), y(0.16)],
        [at(0.78), y(0.16)],
        [at(0.98), y(0.66)],
        [at(0.98), y(0.76)],
        [at(0.7), y(0.76)],
      ],
      { fill: WHITE },
    ) +
    line(at(0.7), y(0.34), at(0.85), y(0.34), { stroke: GREY, width: FINE }) +
    rect(plateX, y(0.76), plateW, f.h * 0.05, { fill: PALE }) +
    line(at(0.74), y(0.16), at(0.74), y(0.02), { width: 3 }) +
    field(Math.min(at(0.7), at(0.78)), y(-0.08), f.w * 0.08, f.h * 0.14, NILE, 3) +
    path(d('M', cx - r * 1.02, cy - r * 0.1, 'A', r * 1.02, r * 1.02, 0, 0, 1, cx + r * 0.1, cy - r * 1.02), { fill: 'none', width: 4 }) +
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
  const [feet, lower] = stand(
    frame(f.x + f.w * 0.06, y(0.52), f.w * 0.88, f.h * 0.48, f.k),
    style,
    90,
    style.feet === 'castors' ? 'pads' : style.feet,
  )
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

export const vegetableCutter: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const at = facing(f, style.side === 'right')
  const [feet, body] = stand(frame(f.x + f.w * 0.08, y(0.3), f.w * 0.84, f.h * 0.7, f.k), style, 30, 'pads')
  const [x, w] = between(at(0.2), at(0.78))
  const discs = count(facts.groups, 1, 3)
  const chute = polygon(
    [
      [at(0.12), y(0.5)],
      [at(0.6), y(0.5)],
      [at(0.42), y(0.66)],
      [at(0.02), y(0.66)],
    ],
    { fill: PALE },
  )
  const bits = repeat(6, (i) =>
    rect(at(0.06 + i * 0.055) - 2, y(0.68 + (i % 3) * 0.035), 4.5, 4.5, { fill: i % 2 ? GLASS : WHITE, width: FINE }),
  )
  return (
    feet +
    box(body, { r: style.corner * 2 + 4 }) +
    rect(x, y(0.1), w, f.h * 0.24, { fill: PALE, r: 5 }) +
    rect(Math.min(at(0.28), at(0.52)), y(0), f.w * 0.24, f.h * 0.14, { fill: WHITE, r: 2 }) +
    rect(f.x + f.w * 0.04, y(0.3), f.w * 0.92, f.h * 0.1, { fill: WHITE, r: 3 }) +
    trace(d('M', at(0.84), y(0.32), 'L', at(0.78), y(0.04), 'L', at(0.24), y(-0.06)), { width: 3.5 }) +
    line(at(0.36), y(-0.038), at(0.18), y(-0.07), { stroke: NILE, width: 5.5 }) +
    chute +
    bits +
    knob(at(0.8), y(0.53 + style.a * 0.04), Math.min(f.w * 0.07, 7), style) +
    field(Math.min(at(0.72), at(0.88)), y(0.64 + style.b * 0.03), f.w * 0.16, f.h * 0.05, NILE, 1) +
    repeat(discs, (i) => ellipse(at(0.5), y(0.9) - i * 5, f.w * 0.2, 3, { fill: PALE, width: FINE }))
  )
}

export const blender: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const cx = f.x + f.w / 2
  const half = f.w / 2
  const [base] = cutFoot(f, f.h * (0.33 + style.a * 0.03))
  const top = half * (0.8 + style.b * 0.1)
  const jug = d('M', cx - top, y(0.1), 'H', cx + top, 'L', cx + half * 0.58, base.y - f.h * 0.04, 'H', cx - half * 0.58, 'Z')
  const level = y(0.3)
  const side = style.side === 'right' ? 1 : -1
  const jars = count(facts.bowls, 1, 2)
  const handle = trace(
    d(
      'M',
      cx + side * top * 0.92,
      y(0.17),
      'h',
      side * half * 0.34,
      'q',
      side * half * 0.14,
      0,
      side * half * 0.1,
      f.h * 0.08,
      'l',
      -side * half * 0.14,
      f.h * 0.2,
      'q',
      -side * 3,
      f.h * 0.04,
      -side * half * 0.42,
      f.h * 0.04,
    ),
    { width: 5, stroke: NILE },
  )
  return (
    handle +
    path(jug, { fill: WHITE }) +
    path(
      d(
        'M',
        cx - top * 0.9,
        level,
        'q',
        top * 0.45,
        -5,
        top * 0.9,
        0,
        't',
        top * 0.9,
        0,
        'L',
        cx + half * 0.56,
        base.y - f.h * 0.05,
        'H',
        cx - half * 0.56,
        'Z',
      ),
      { fill: GLASS, stroke: 'none' },
    ) +
    path(jug, { fill: 'none' }) +
    repeat(4, (i) =>
      fine(cx - side * top * (0.72 - i * 0.06), y(0.26 + i * 0.08), cx - side * top * (0.4 - i * 0.05), y(0.26 + i * 0.08), INK),
    ) +
    rect(cx - top - 3, y(0.055), top * 2 + 6, f.h * 0.05, { fill: INK, r: 2 }) +
    rect(cx - half * 0.28, y(0), half * 0.56, f.h * 0.06, { fill: PALE, r: 2 }) +
    trace(d('M', cx - half * 0.3, base.y - f.h * 0.07, 'l', half * 0.3, -f.h * 0.03, 'l', half * 0.3, f.h * 0.03), { width: 2 }) +
    rect(cx - half * 0.62, base.y - f.h * 0.04, half * 1.24, f.h * 0.05, { fill: PALE }) +
    path(
      d(
        'M',
        cx - half * 0.72,
        base.y,
        'H',
        cx + half * 0.72,
        'L',
        cx + half * 0.94,
        base.y + base.h * 0.86,
        'Q',
        cx + half * 0.94,
        base.y + base.h,
        cx + half * 0.8,
        base.y + base.h,
        'H',
        cx - half * 0.8,
        'Q',
        cx - half * 0.94,
        base.y + base.h,
        cx - half * 0.94,
        base.y + base.h * 0.86,
        'Z',
      ),
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
  const dome = d(
    'M',
    lid.x + 4,
    base.y,
    'V',
    lid.y + lid.h * 0.5,
    'Q',
    lid.x + 6,
    lid.y + 2,
    lid.x + lid.w * 0.2,
    lid.y + 1,
    'H',
    lid.x + lid.w * 0.8,
    'Q',
    lid.x + lid.w - 6,
    lid.y + 2,
    lid.x + lid.w - 4,
    lid.y + lid.h * 0.5,
    'V',
    base.y,
    'Z',
  )
  const bag =
    path(
      d(
        'M',
        lid.x + lid.w * 0.26,
        base.y - 2,
        'q',
        0,
        -lid.h * 0.4,
        lid.w * 0.16,
        -lid.h * 0.42,
        'h',
        lid.w * 0.16,
        'q',
        lid.w * 0.14,
        0,
        lid.w * 0.16,
        lid.h * 0.42,
        'Z',
      ),
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
