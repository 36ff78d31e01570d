import type { Drawer } from '../drawer.ts'
import { box, columns, cutFoot, cutTop, type Frame, frame, inset, mm } from '../frame.ts'
import { buttons, display, drop, flame, grip, knob, louvres, panel, stand, steam } from '../parts.ts'
import { circle, count, d, dot, FINE, field, fine, GLASS, INK, line, NILE, PALE, path, rect, repeat, trace, WHITE } from '../primitives.ts'
import type { Style } from '../style.ts'

function porthole(x: number, y: number, r: number, style: Style): string {
  const s = style.side === 'right' ? 1 : -1
  const hinge = rect(x - s * r - 5, y - r * 0.24, 10, r * 0.48, { fill: WHITE, width: 1.5, r: 2 })
  const latch =
    style.handle === 'bow' || style.handle === 'recess'
      ? rect(x + s * r * 0.86 - 4, y - r * 0.2, 8, r * 0.4, { fill: WHITE, stroke: NILE, r: 4 })
      : field(x + s * r * 0.88 - 3.5, y - r * (0.18 + style.a * 0.1), 7, r * (0.36 + style.a * 0.2), NILE, 2)
  return hinge + circle(x, y, r, { fill: WHITE }) + circle(x, y, r * 0.76, { fill: GLASS }) + latch
}

export const laundryWasher: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 50, style.feet === 'castors' ? 'plinth' : style.feet)
  const [head, front] = cutTop(body, body.h * 0.19)
  const strip = inset(head, 4, 4)
  const r = Math.min(front.w * 0.36, front.h * 0.4)
  const [cx, cy] = [front.x + front.w / 2, front.y + front.h * 0.48]
  const inner = r * 0.76
  const water = path(
    d`M ${cx - inner * 0.97} ${cy + inner * 0.22} q ${inner * 0.24} ${-inner * 0.2} ${inner * 0.48} ${0} t ${inner * 0.48} ${0} t ${inner * 0.48} ${0} t ${inner * 0.5} ${0} A ${inner} ${inner} ${0} ${0} ${1} ${cx - inner * 0.97} ${cy + inner * 0.22} Z`,
    { fill: WHITE, stroke: NILE, width: 1.75 },
  )
  const bubbles = [
    [-0.3, -0.25, 0.13],
    [0.16, -0.42, 0.1],
    [0.36, -0.08, 0.08],
  ]
    .map(([bx = 0, by = 0, br = 0.1]) => circle(cx + inner * bx, cy + inner * by, inner * br, { fill: WHITE, width: FINE }))
    .join('')
  const soap = frame(
    style.display > 0.5 ? strip.x + 2 : strip.x + strip.w * 0.7 - 2,
    strip.y + strip.h * 0.12,
    strip.w * 0.3,
    strip.h * 0.76,
    f.k,
  )
  const panelStyle = style.display > 0.5 ? style : { ...style, display: 0.06 }
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    panel(strip, style) +
    box(soap, { r: 1, width: 1.5 }) +
    fine(soap.x + 4, soap.y + soap.h * 0.3, soap.x + soap.w - 4, soap.y + soap.h * 0.3, INK) +
    display(inset(strip, 5, 0), panelStyle, 0.2) +
    knob(strip.x + strip.w * (style.display > 0.5 ? 0.52 : 0.48), strip.y + strip.h / 2, Math.min(strip.h * 0.32, 9), style) +
    line(body.x, front.y, body.x + body.w, front.y, { width: 1.5 }) +
    porthole(cx, cy, r, style) +
    water +
    bubbles +
    drop(front.x + front.w * 0.1, front.y + front.h * 0.92, 4) +
    repeat(count(facts.doors, 1, 2) - 1, () =>
      louvres(frame(front.x + front.w * 0.7, front.y + front.h * 0.9, front.w * 0.2, front.h * 0.06, f.k), 2),
    )
  )
}

export const laundryDryer: Drawer = (f, facts, style) => {
  const drums = count(facts.doors, 1, 2)
  const [feet, body] = stand(f, style, 50, style.feet === 'castors' ? 'plinth' : style.feet)
  const [head, rest] = cutTop(body, body.h * 0.13)
  const [lint, front] = cutFoot(rest, rest.h * (drums > 1 ? 0.14 : 0.24))
  const strip = inset(head, 4, 4)
  const cells = repeat(drums, (i) => {
    const cell = frame(front.x, front.y + (front.h * i) / drums, front.w, front.h / drums, f.k)
    const r = Math.min(cell.w * 0.42, cell.h * 0.44)
    const [cx, cy] = [cell.x + cell.w / 2, cell.y + cell.h / 2]
    const holes = [0.3, 0.52]
      .map((ring, n) =>
        repeat(6 + n * 6, (h) =>
          dot(
            cx + r * ring * Math.cos((h * Math.PI * 2) / (6 + n * 6)),
            cy + r * ring * Math.sin((h * Math.PI * 2) / (6 + n * 6)),
            1.7,
            INK,
          ),
        ),
      )
      .join('')
    const air = [-1, 0, 1]
      .map((at) =>
        trace(d`M ${cx + at * r * 0.24} ${cy + r * 0.26} q ${-r * 0.12} ${-r * 0.14} ${0} ${-r * 0.26} t ${0} ${-r * 0.26}`, {
          stroke: NILE,
          width: 2,
        }),
      )
      .join('')
    return porthole(cx, cy, r, style) + holes + circle(cx, cy, r * 0.4, { fill: GLASS, stroke: 'none' }) + air
  })
  const drawerFace = inset(lint, lint.w * 0.08, lint.h * 0.16)
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    panel(strip, style) +
    display(inset(strip, 5, 0), style, 0.26) +
    buttons(frame(style.display > 0.5 ? strip.x + strip.w * 0.05 : strip.x + strip.w * 0.62, strip.y, strip.w * 0.32, strip.h, f.k), 3) +
    line(body.x, front.y, body.x + body.w, front.y, { width: 1.5 }) +
    cells +
    box(drawerFace, { fill: PALE, r: style.corner / 2 }) +
    louvres(frame(drawerFace.x + drawerFace.w * 0.1, drawerFace.y + drawerFace.h * 0.5, drawerFace.w * 0.8, drawerFace.h * 0.4, f.k), 3) +
    grip(f, drawerFace.x + drawerFace.w / 2, drawerFace.y + drawerFace.h * 0.24, drawerFace.w * 0.4, style) +
    (facts.gas ? flame(front.x + front.w * 0.1, front.y + front.h * 0.95, Math.min(front.w * 0.08, 12)) : '')
  )
}

export const flatworkIroner: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const pillar = Math.max(f.w * 0.11, mm(f, 200, 18))
  const [feet, all] = stand(frame(f.x, f.y + f.h * 0.08, f.w, f.h * 0.92, f.k), style, 70, style.feet === 'castors' ? 'pads' : style.feet)
  const ends = [frame(f.x, all.y, pillar, all.h, f.k), frame(f.x + f.w - pillar, all.y, pillar, all.h, f.k)] as const
  const mid = frame(f.x + pillar, y(0.14), f.w - pillar * 2, all.y + all.h - y(0.14), f.k)
  const drum = Math.max(mid.h * 0.24, 16)
  const rolls = count(facts.groups, 1, 2)
  const rolls2 = repeat(
    rolls,
    (i) =>
      rect(mid.x, mid.y + mid.h * 0.1 - i * drum * 0.7, mid.w, drum, { fill: i % 2 ? PALE : WHITE, r: 2 }) +
      fine(
        mid.x + 4,
        mid.y + mid.h * 0.1 + drum * 0.24 - i * drum * 0.7,
        mid.x + mid.w - 4,
        mid.y + mid.h * 0.1 + drum * 0.24 - i * drum * 0.7,
      ),
  )
  const feed = mid.y + mid.h * 0.1 + drum
  const tray = rect(mid.x - 3, feed, mid.w + 6, mm(f, 60, 7), { fill: PALE })
  const [sx, sw] = [mid.x + mid.w * (0.12 + style.a * 0.12), mid.w * (0.5 + style.b * 0.12)]
  const sheet =
    path(
      d`M ${sx} ${feed - drum * 0.34} H ${sx + sw} V ${feed + mid.h * 0.36} q ${-sw * 0.08} ${6} ${-sw * 0.17} ${0} t ${-sw * 0.17} ${0} t ${-sw * 0.17} ${0} t ${-sw * 0.17} ${0} t ${-sw * 0.16} ${0} t ${-sw * 0.16} ${0} Z`,
      { fill: GLASS, width: 1.75 },
    ) + [0.25, 0.5, 0.75].map((at) => fine(sx + sw * at, feed + 4, sx + sw * at, feed + mid.h * 0.3)).join('')
  const control = style.side === 'right' ? ends[1] : ends[0]
  const other = style.side === 'right' ? ends[0] : ends[1]
  const bed = columns(frame(mid.x, feed, mid.w, mid.y + mid.h - feed, f.k), 2, 0)
  return (
    feet +
    bed.map((c) => box(c)).join('') +
    rolls2 +
    tray +
    sheet +
    ends.map((e) => box(e, { r: style.corner + 2 })).join('') +
    field(control.x + control.w * 0.18, control.y + control.h * 0.1, control.w * 0.64, control.h * 0.14, NILE, 1) +
    knob(control.x + control.w / 2, control.y + control.h * 0.36, Math.min(control.w * 0.18, 7), style) +
    buttons(frame(control.x + control.w * 0.1, control.y + control.h * 0.46, control.w * 0.8, control.h * 0.08, f.k), 2) +
    louvres(frame(other.x + other.w * 0.22, other.y + other.h * 0.5, other.w * 0.56, other.h * 0.3, f.k), 5) +
    rect(mid.x - 2, y(0.1), mid.w + 4, f.h * 0.07, { fill: WHITE, r: 2 }) +
    line(mid.x, feed + mm(f, 60, 7) + 6, mid.x + mid.w, feed + mm(f, 60, 7) + 6, { stroke: NILE, width: 2.5 }) +
    sheetOver(sx, sw, feed, mid) +
    [0.3, 0.5, 0.7].map((at) => steam(mid.x + mid.w * at, y(0.09), f.h * 0.1)).join('') +
    repeat(facts.gas ? 1 : 0, () => flame(other.x + other.w / 2, other.y + other.h * 0.4, other.h * 0.14))
  )
}

/** The sheet hangs before the safety rail. */
function sheetOver(x: number, w: number, feed: number, mid: Frame): string {
  return field(x + 1, feed + mid.h * 0.06, w - 2, mid.h * 0.12, GLASS)
}
