import { box, columns, cutFoot, type Frame, inset, mm } from './frame.ts'
import {
  circle,
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
} from './primitives.ts'
import type { Style } from './style.ts'

/** Feet as the style has them, and the frame that is left for the body above. */
export function stand(f: Frame, style: Style, heightMm = 110, kind: Style['feet'] = style.feet): [string, Frame] {
  const h = mm(f, heightMm, 6, f.h * 0.4)
  const [foot, body] = cutFoot(f, kind === 'plinth' ? Math.min(h, 8) : h)
  return [feet(foot, kind), body]
}

function feet(foot: Frame, kind: Style['feet']): string {
  const w = mm(foot, 42, 3.5, 6)
  const from = foot.x + Math.min(foot.w * 0.12, mm(foot, 110, 6))
  const places = [from, foot.x + foot.w - (from - foot.x) - w]
  if (foot.w > foot.h * 14) places.push(foot.x + foot.w / 2 - w / 2)
  if (kind === 'plinth') return field(foot.x + w, foot.y, foot.w - 2 * w, foot.h, INK)
  const middle = (x: number) => x + w / 2
  if (kind === 'castors') return places.map((x) => castor(middle(x), foot.y, foot.h)).join('')
  if (kind === 'legs') return places.map((x) => field(x, foot.y, w, foot.h, INK)).join('')
  return places
    .map((x) => field(x + w * 0.2, foot.y, w * 0.6, foot.h, INK) + field(x - w * 0.4, foot.y + foot.h - 2.5, w * 1.8, 2.5, INK, 1))
    .join('')
}

export function castor(x: number, y: number, h: number): string {
  const r = Math.min(h / 2, 6)
  const fork = h > 2 * r + 1 ? field(x - 1.5, y, 3, h - r, INK) : ''
  return fork + circle(x, y + h - r, r - 1, { fill: PALE }) + dot(x, y + h - r, 1, INK)
}

/** An upright handle whose middle is at `x`. */
export function pull(f: Frame, x: number, y: number, h: number, style: Style): string {
  const w = mm(f, 38, 3.5, 6)
  const length = h * (0.86 + style.a * 0.28)
  const top = y + (h - length) / 2
  switch (style.handle) {
    case 'bar':
      return field(x - w / 2, top, w, length, NILE, 1)
    case 'slim':
      return field(x - 1.25, top - length * 0.2, 2.5, length * 1.4, NILE, 1)
    case 'bow':
      return rect(x - w / 2, top, w, length, { fill: WHITE, stroke: NILE, r: w / 2 })
    case 'recess':
      return (
        field(x - w * 0.8, top + length * 0.15, w * 1.6, length * 0.7, PALE, 1) + field(x - 1, top + length * 0.2, 2.5, length * 0.6, NILE)
      )
  }
}

/** A level handle centred at `x`. */
export function grip(f: Frame, x: number, y: number, w: number, style: Style): string {
  const h = mm(f, 34, 3, 5)
  const length = w * (0.86 + style.a * 0.2)
  const left = x - length / 2
  switch (style.handle) {
    case 'bar':
      return field(left, y - h / 2, length, h, NILE, 1)
    case 'slim':
      return field(left, y - 1.25, length, 2.5, NILE, 1) + dot(left + 3, y, 2.2, NILE) + dot(left + length - 3, y, 2.2, NILE)
    case 'bow':
      return rect(left, y - h / 2, length, h, { fill: WHITE, stroke: NILE, r: h / 2 })
    case 'recess':
      return field(left, y - h * 0.8, length, h * 1.6, PALE, 1) + field(left + 2, y - h * 0.8, length - 4, 2, NILE)
  }
}

export function knob(x: number, y: number, r: number, style: Style): string {
  if (style.knob === 'ring') return circle(x, y, r - 0.5, { fill: WHITE, stroke: NILE }) + dot(x, y, r * 0.3, NILE)
  if (style.knob === 'pointer') return dot(x, y, r, NILE) + line(x, y - r * 0.1, x, y - r + 0.8, { stroke: WHITE, width: 1.5 })
  return dot(x, y, r, NILE)
}

export function knobs(f: Frame, times: number, r: number, style: Style): string {
  const size = Math.min(r, f.w / times / 2.4)
  return columns(f, times, 0)
    .map((c) => knob(c.x + c.w / 2, c.y + c.h / 2, size, style))
    .join('')
}

/** A lit display inside a panel, placed along it by the style. */
export function display(f: Frame, style: Style, share = 0.2): string {
  const w = Math.min(Math.max(f.w * (share + style.b * 0.06), 9), f.w * 0.8)
  const h = Math.max(f.h * 0.42, 3.5)
  const x = f.x + (f.w - w) * style.display
  return field(x, f.y + (f.h - h) / 2, w, h, NILE, 0.5)
}

/** The plane that carries controls; pale, white or pale in part. */
export function panel(f: Frame, style: Style): string {
  if (style.panel === 'white') return fine(f.x, f.y + f.h, f.x + f.w, f.y + f.h, GREY)
  const w = style.panel === 'split' ? f.w * (0.3 + style.a * 0.2) : f.w
  return field(style.display > 0.5 ? f.x + f.w - w : f.x, f.y, w, f.h, PALE)
}

export function screen(f: Frame): string {
  return box(f, { fill: GLASS, stroke: GREY, width: FINE, r: 1 })
}

export function buttons(f: Frame, times: number, fill = NILE): string {
  const r = Math.min(f.h * 0.3, f.w / times / 3, 2.4)
  return columns(f, times, 0)
    .map((c) => dot(c.x + c.w / 2, c.y + c.h / 2, r, fill))
    .join('')
}

export function louvres(f: Frame, times: number, stroke = GREY): string {
  return repeat(times, (i) => {
    const y = f.y + (f.h * (i + 0.5)) / times
    return fine(f.x, y, f.x + f.w, y, stroke)
  })
}

export function bars(f: Frame, times: number, stroke = GREY): string {
  return repeat(times, (i) => {
    const x = f.x + (f.w * (i + 0.5)) / times
    return fine(x, f.y, x, f.y + f.h, stroke)
  })
}

/** A closed door with its handle at the given edge. */
export function door(f: Frame, hinge: 'left' | 'right', style: Style, fill: string = WHITE): string {
  const x = hinge === 'left' ? f.x + f.w - mm(f, 70, 6, 9) : f.x + mm(f, 70, 6, 9)
  const h = Math.min(Math.max(mm(f, 420), 12), f.h * 0.5)
  return box(f, { fill, r: style.corner / 2 }) + pull(f, x, f.y + (f.h - h) * 0.48, h, style)
}

export function drawer(f: Frame, style: Style): string {
  return box(f, { r: style.corner / 2 }) + grip(f, f.x + f.w / 2, f.y + Math.min(f.h * 0.36, 9), Math.min(f.w * 0.4, 40), style)
}

/** A window with a lighter plane inside the frame of a door. */
export function pane(f: Frame, fill: string = GLASS): string {
  return box(f, { fill, r: 2 })
}

export function snowflake(x: number, y: number, r: number, stroke = NILE, width = FINE): string {
  return repeat(3, (i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 2
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    const barb = (s: number) =>
      d`M ${x + s * r * (dx * 0.95 - dy * 0.28)} ${y + s * r * (dy * 0.95 + dx * 0.28)} L ${x + s * r * dx * 0.6} ${y + s * r * dy * 0.6} L ${x + s * r * (dx * 0.95 + dy * 0.28)} ${y + s * r * (dy * 0.95 - dx * 0.28)}`
    const arm = d`M ${x - r * dx} ${y - r * dy} L ${x + r * dx} ${y + r * dy}`
    return trace(r > 5 ? `${arm} ${barb(1)} ${barb(-1)}` : arm, { stroke, width })
  })
}

export function flame(x: number, foot: number, h: number, fill: string = NILE): string {
  const [u, v] = [(at: number) => x + at * h, (at: number) => foot - at * h]
  const data =
    d`M ${u(0.02)} ${v(1)} C ${u(0.12)} ${v(0.76)} ${u(0.44)} ${v(0.62)} ${u(0.38)} ${v(0.28)} C ${u(0.35)} ${v(0.06)} ${u(0.16)} ${foot} ${x} ${foot}` +
    d` C ${u(-0.2)} ${foot} ${u(-0.4)} ${v(0.1)} ${u(-0.38)} ${v(0.34)} C ${u(-0.36)} ${v(0.5)} ${u(-0.24)} ${v(0.58)} ${u(-0.24)} ${v(0.74)}` +
    d` C ${u(-0.14)} ${v(0.66)} ${u(-0.1)} ${v(0.58)} ${u(-0.08)} ${v(0.5)} C ${u(0.02)} ${v(0.66)} ${u(0.05)} ${v(0.84)} ${u(0.02)} ${v(1)} Z`
  return path(data, { fill, stroke: 'none' })
}

export function steam(x: number, foot: number, h: number): string {
  const s = h * 0.16
  return trace(
    d`M ${x} ${foot} C ${x - s} ${foot - h * 0.3} ${x + s} ${foot - h * 0.35} ${x} ${foot - h * 0.55} S ${x + s} ${foot - h * 0.85} ${x} ${foot - h}`,
    {
      stroke: GREY,
      width: FINE,
    },
  )
}

export function drop(x: number, y: number, r: number, fill = NILE): string {
  return path(
    d`M ${x} ${y - r * 1.7} C ${x + r * 0.5} ${y - r} ${x + r} ${y - r * 0.4} ${x + r} ${y + r * 0.1} A ${r} ${r} ${0} ${1} ${1} ${x - r} ${y + r * 0.1} C ${x - r} ${y - r * 0.4} ${x - r * 0.5} ${y - r} ${x} ${y - r * 1.7} Z`,
    {
      fill,
      stroke: 'none',
    },
  )
}

/** A pouring tap seen from the front: lever on top, round collar, tapered nozzle. */
export function tap(x: number, y: number, s: number, lever: string = NILE): string {
  const [nozzle, collar] = [y + s * 0.3, Math.max(s * 0.26, 2.6)]
  return (
    field(x - s * 0.5, y - s * 0.42, s, Math.max(s * 0.26, 3), lever, 1.5) +
    field(x - 1, y - s * 0.4, 2, s * 0.5, INK) +
    polygon(d`${x - s * 0.22},${nozzle} ${x + s * 0.22},${nozzle} ${x + s * 0.14},${y + s * 0.95} ${x - s * 0.14},${y + s * 0.95}`, {
      fill: INK,
      stroke: 'none',
    }) +
    circle(x, y + s * 0.2, collar, { fill: WHITE, width: 1.75 })
  )
}

/** A steel table top on legs, optionally with a lower shelf. */
export function table(f: Frame, style: Style, lower = 0.68): string {
  const top = mm(f, 55, 5, 9)
  const leg = mm(f, 40, 3, 5)
  const edge = Math.min(mm(f, 60, 4), f.w * 0.08)
  const shelf = f.y + f.h * (lower + style.b * 0.08)
  return (
    line(f.x + edge, shelf, f.x + f.w - edge, shelf, { width: 3 }) +
    field(f.x + edge, f.y + top, leg, f.h - top, INK) +
    field(f.x + f.w - edge - leg, f.y + top, leg, f.h - top, INK) +
    rect(f.x, f.y, f.w, top, { fill: PALE, r: style.corner / 4 })
  )
}

export function gauge(x: number, y: number, r: number): string {
  return circle(x, y, r, { fill: WHITE, width: 1.5 }) + line(x, y, x + r * 0.45, y - r * 0.5, { stroke: NILE, width: 1.5 })
}

/** Trays lying one above another across a chamber. */
export function trays(f: Frame, times: number, stroke = GREY): string {
  const within = inset(f, f.w * 0.08, f.h * 0.06)
  return rowsOfLines(within, times, stroke)
}

function rowsOfLines(f: Frame, times: number, stroke: string): string {
  return repeat(times, (i) => {
    const y = f.y + (f.h * (i + 0.5)) / times
    return line(f.x, y, f.x + f.w, y, { stroke, width: times > 12 ? 1.25 : 1.75 })
  })
}
