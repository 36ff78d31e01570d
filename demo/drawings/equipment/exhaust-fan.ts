import type { Drawer } from '../drawer.ts'
import { box, frame, inset, mm } from '../frame.ts'
import { circle, count, d, dot, FINE, field, fine, GREY, INK, line, NILE, PALE, path, rect, repeat, WHITE } from '../primitives.ts'

/** A wall fan: blades in a ring, guard in front, motor in the middle. */
export const exhaustFan: Drawer = (f, facts, style) => {
  const blades = count(facts.groups, 4 + Math.floor(style.a * 3), 8, 3)
  const [cx, cy] = [f.x + f.w / 2, f.y + f.h / 2]
  const r = Math.min(f.w, f.h) * 0.42
  const turn = style.b * 2
  const point = (share: number, angle: number) => [cx + r * share * Math.cos(angle), cy + r * share * Math.sin(angle)] as const
  const sails = repeat(blades, (i) => {
    const from = turn + (2 * Math.PI * i) / blades
    const wide = Math.min((2 * Math.PI) / blades, 1.3) * 0.72
    const [ax, ay] = point(0.24, from)
    const [bx, by] = point(0.9, from + wide * 0.1)
    const [ex, ey] = point(0.9, from + wide)
    const [hx, hy] = point(0.24, from + wide * 0.9)
    const [kx, ky] = point(0.55, from - wide * 0.34)
    return path(d`M ${ax} ${ay} Q ${kx} ${ky} ${bx} ${by} A ${r * 0.9} ${r * 0.9} 0 0 1 ${ex} ${ey} L ${hx} ${hy} Z`, {
      fill: i % 2 && style.panel === 'split' ? PALE : WHITE,
      width: 1.75,
    })
  })
  const guard =
    [0.5, 0.76].map((share) => circle(cx, cy, r * share, { fill: 'none', stroke: GREY, width: FINE })).join('') +
    repeat(4, (i) => {
      const [x1, y1] = point(1, (Math.PI / 4) * (2 * i + 1))
      return fine(cx, cy, x1, y1)
    })
  const plate = inset(f, Math.max(mm(f, 20), 2))
  const bolts = [0.07, 0.93].flatMap((u) => [0.07, 0.93].map((v) => dot(f.x + f.w * u, f.y + f.h * v, 2.4, INK))).join('')
  const junction = frame(style.side === 'right' ? f.x + f.w * 0.78 : f.x + f.w * 0.06, f.y + f.h - 2, f.w * 0.16, f.h * 0.09, f.k)
  return (
    line(junction.x + junction.w / 2, junction.y + junction.h, junction.x + junction.w / 2, junction.y + junction.h + 14, { width: 2.5 }) +
    box(junction, { fill: PALE, r: 2 }) +
    field(junction.x + 3, junction.y + junction.h * 0.4, junction.w - 6, junction.h * 0.32, NILE, 1) +
    box(f, { fill: WHITE, r: style.corner + 1 }) +
    box(plate, { fill: 'none', stroke: GREY, width: FINE, r: style.corner }) +
    bolts +
    circle(cx, cy, r * 1.08, { fill: WHITE }) +
    circle(cx, cy, r, { fill: PALE }) +
    sails +
    guard +
    circle(cx, cy, r * 0.24, { fill: WHITE }) +
    dot(cx, cy, r * 0.1, NILE) +
    (style.knob === 'ring' ? rect(f.x + f.w * 0.44, f.y - 6, f.w * 0.12, 6, { fill: PALE, width: 1.5, r: 1 }) : '')
  )
}
