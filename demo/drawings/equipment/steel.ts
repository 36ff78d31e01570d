import type { Drawer } from '../drawer.ts'
import { columns, type Frame, frame, mm, rows } from '../frame.ts'
import { castor, drawer, table } from '../parts.ts'
import { count, d, dot, ellipse, FINE, field, fine, GLASS, INK, line, NILE, PALE, path, rect, repeat, trace, WHITE } from '../primitives.ts'
import { type Random, type Style, seeded } from '../style.ts'

export const workTable: Drawer = (f, facts, style) => {
  const drawers = count(facts.drawers, 0, 4, 0)
  const shelves = count(facts.shelves, 1, 2, 0)
  const splash = style.a > 0.5 ? f.h * 0.1 : 0
  const top = frame(f.x, f.y + splash, f.w, f.h - splash, f.k)
  const back = splash > 0 ? rect(f.x, f.y, f.w, splash + 2, { fill: WHITE }) : ''
  const chest =
    drawers > 0
      ? columns(frame(f.x + f.w * 0.06, top.y + 6, Math.min(f.w * 0.88, drawers * 70), top.h * 0.2, f.k), drawers, 3)
          .map((c) => drawer(c, style))
          .join('')
      : ''
  const second = shelves > 1 ? line(f.x + f.w * 0.05, top.y + top.h * 0.42, f.x + f.w * 0.95, top.y + top.h * 0.42, { width: 3 }) : ''
  const pads =
    style.feet === 'castors'
      ? [0.06, 0.94].map((at) => castor(f.x + f.w * at, top.y + top.h - 13, 13)).join('')
      : [0.06, 0.94].map((at) => field(f.x + f.w * at - 4, top.y + top.h - 3, 8, 3, INK, 1)).join('')
  const board =
    style.b > 0.55
      ? rect(f.x + f.w * (style.side === 'right' ? 0.6 : 0.14), top.y - 5, f.w * 0.24, 5, { fill: GLASS, width: 1.5, r: 1 }) +
        knife(f.x + f.w * (style.side === 'right' ? 0.6 : 0.14), top.y - 7, f.w * 0.2)
      : ''
  const bare = shelves === 0 ? legsOnly(top) : table(top, style, 0.7)
  return back + bare + second + chest + board + pads
}

function legsOnly(f: Frame): string {
  return (
    field(f.x + 8, f.y, 4, f.h, INK) + field(f.x + f.w - 12, f.y, 4, f.h, INK) + rect(f.x, f.y, f.w, mm(f, 55, 5, 9), { fill: PALE, r: 1 })
  )
}

function knife(x: number, y: number, w: number): string {
  return (
    path(d`M ${x + w * 0.3} ${y} h ${w * 0.7} q ${-w * 0.2} ${-6} ${-w * 0.7} ${-6} Z`, { width: 1.5 }) +
    line(x, y - 3, x + w * 0.3, y - 3, { stroke: NILE, width: 4 })
  )
}

/** Draws boxes, pots and jars on a shelf. */
function goods(f: Frame, random: Random): string {
  let x = f.x
  let out = ''
  for (let i = 0; i < 12 && x < f.x + f.w - 18; i++) {
    const kind = Math.floor(random() * 4)
    const h = f.h * (0.36 + random() * 0.4)
    const w = Math.min(h * (0.7 + random() * 0.7), f.w * 0.3, f.x + f.w - x)
    const y = f.y + f.h - h
    if (kind === 0) out += rect(x, y, w, h, { width: 1.5 }) + fine(x, y + h * 0.28, x + w, y + h * 0.28)
    if (kind === 1)
      out +=
        rect(x, y + h * 0.2, w, h * 0.8, { width: 1.5, r: 3, fill: PALE }) +
        rect(x - 1, y + h * 0.1, w + 2, h * 0.14, { width: 1.5 }) +
        dot(x + w / 2, y + h * 0.06, 2, NILE)
    if (kind === 2)
      out +=
        rect(x, y + h * 0.12, w * 0.62, h * 0.88, { width: 1.5, r: 2, fill: GLASS }) +
        rect(x + w * 0.06, y, w * 0.5, h * 0.13, { width: 1.5, fill: INK })
    if (kind === 3) out += repeat(4, (n) => ellipse(x + w / 2, f.y + f.h - 2.5 - n * 3.4, w / 2, 2.4, { width: FINE }))
    x += w * (kind === 2 ? 0.62 : 1) + f.w * (0.02 + random() * 0.07)
  }
  return out
}

function shelving(f: Frame, shelves: number, style: Style, filled: boolean): string {
  const post = mm(f, 38, 3.5, 5)
  const random = seeded('rack', style.a, style.b, shelves)
  const thick = mm(f, 35, 4, 6)
  const wire = style.panel !== 'white'
  const foot = f.h * 0.07
  const levels = rows(frame(f.x, f.y + 3, f.w, f.h - foot, f.k), shelves, 0).map((r, i) => {
    const y = i === 0 && shelves > 1 ? r.y + r.h : r.y + r.h
    const ribs = wire ? repeat(Math.round(f.w / 8), (n) => fine(f.x + 5 + n * 8, y - thick, f.x + 5 + n * 8, y)) : ''
    const load =
      filled && random() > 0.18 ? goods(frame(f.x + post * 2.4, r.y + r.h * 0.08, f.w - post * 4.8, r.h * 0.92 - thick, f.k), random) : ''
    return load + rect(f.x + 1, y - thick, f.w - 2, thick, { fill: wire ? WHITE : PALE, width: 1.5 }) + ribs
  })
  const roof = rect(f.x + 1, f.y + 3, f.w - 2, thick, { fill: wire ? WHITE : PALE, width: 1.5 })
  const posts = [f.x, f.x + f.w - post].map(
    (x) =>
      field(x, f.y - 4, post, f.h + 4 - (style.feet === 'castors' ? 11 : 0), INK, 1) +
      (style.feet === 'castors' ? castor(x + post / 2, f.y + f.h - 12, 12) : field(x - 2, f.y + f.h - 3, post + 4, 3, INK, 1)),
  )
  return (
    levels.join('') +
    (shelves > 1 ? roof : '') +
    posts.join('') +
    [f.x, f.x + f.w - post].map((x) => field(x - 0.6, f.y - 5, post + 1.2, 4, NILE, 1)).join('')
  )
}

export const storageRack: Drawer = (f, facts, style) => shelving(f, count(facts.shelves, 4, 7) - 1 || 1, style, true)

export function emptyRack(f: Frame, shelves: number, style: Style): string {
  return shelving(f, shelves, style, false)
}

export const wallShelf: Drawer = (f, facts, style) => {
  const shelves = count(facts.shelves, 2, 4)
  const random = seeded('wall-shelf', style.a, style.b)
  const thick = mm(f, 40, 5, 8)
  const levels = rows(f, shelves, 0).map((r) => {
    const y = r.y + r.h - thick
    const brace = [0.1, 0.9]
      .map((at) => trace(d`M ${f.x + f.w * at} ${y} v ${Math.min(r.h * 0.26, 16)} M ${f.x + f.w * at - 4} ${y} h ${8}`, { width: 3 }))
      .join('')
    return (
      brace +
      goods(frame(f.x + f.w * 0.06, r.y + r.h * 0.1, f.w * 0.88, r.h * 0.9 - thick, f.k), random) +
      rect(f.x, y, f.w, thick, { fill: PALE, r: style.corner / 4 })
    )
  })
  const rails =
    shelves > 1 ? [0.1, 0.9].map((at) => rect(f.x + f.w * at - 2.5, f.y - 2, 5, f.h + 12, { fill: WHITE, width: 1.5 })).join('') : ''
  const hooks =
    style.panel === 'white' ? '' : repeat(5, (i) => ladle(f.x + f.w * (0.26 + i * 0.12), f.y + f.h, Math.min(f.h * 0.22, 30), i))
  return rails + levels.join('') + hooks
}

function ladle(x: number, y: number, h: number, i: number): string {
  return (
    line(x, y, x, y + h, { width: 2 }) +
    field(x - 1.6, y, 3.2, h * 0.3, NILE, 1) +
    (i % 2
      ? path(d`M ${x - 5} ${y + h} h ${10} q ${0} ${6} ${-5} ${6} t ${-5} ${-6} Z`, { width: 1.5, fill: PALE })
      : rect(x - 4, y + h - 2, 8, 9, { width: 1.5, r: 1 }))
  )
}

/** Draws a serving trolley with a push bar where `shelves` is given, otherwise a tray trolley. */
export const trolley: Drawer = (f, facts, style) => {
  if (facts.shelves !== undefined && facts.trays === undefined) return servingTrolley(f, count(facts.shelves, 3, 4), style, true)
  const levels = count(facts.trays, Math.max(8, Math.round((f.h / f.k - 300) / 90)), 24)
  const post = mm(f, 35, 3.5, 5)
  const wheel = mm(f, 125, 11, 17)
  const room = frame(f.x + post, f.y + mm(f, 60, 6), f.w - 2 * post, f.h - wheel - mm(f, 140, 12), f.k)
  const random = seeded('trolley', style.a, levels)
  const slots = rows(room, levels, 0).map((r) => {
    const y = r.y + r.h
    const tray =
      random() > 0.35
        ? rect(room.x + 2, y - Math.min(r.h * 0.34, 5), room.w - 4, Math.min(r.h * 0.34, 5), {
            fill: random() > 0.7 ? GLASS : WHITE,
            width: 1.5,
            r: 1,
          })
        : ''
    return tray + line(room.x, y, room.x + 6, y, { width: 1.75 }) + line(room.x + room.w - 6, y, room.x + room.w, y, { width: 1.75 })
  })
  const foot = f.y + f.h - wheel
  return (
    slots.join('') +
    rect(f.x, f.y, f.w, mm(f, 35, 4), { fill: PALE, r: style.corner / 2 }) +
    field(f.x, f.y + 3, post, foot - f.y - 3, INK) +
    field(f.x + f.w - post, f.y + 3, post, foot - f.y - 3, INK) +
    rect(f.x, foot - mm(f, 45, 5), f.w, mm(f, 45, 5), { fill: PALE }) +
    field(f.x + f.w * (0.38 + style.b * 0.04), f.y - 4, f.w * 0.2, 5, NILE, 2) +
    castor(f.x + 7, foot, wheel) +
    castor(f.x + f.w - 7, foot, wheel)
  )
}

export function servingTrolley(f: Frame, shelves: number, style: Style, filled: boolean): string {
  const wheel = Math.max(f.h * 0.11, 13)
  const post = mm(f, 30, 3.5, 5)
  const s = style.side === 'right' ? 1 : -1
  const [front, back] = s > 0 ? [f.x, f.x + f.w - post] : [f.x + f.w - post, f.x]
  const foot = f.y + f.h - wheel
  const head = f.y + f.h * 0.16
  const random = seeded('serving', style.a, style.b)
  const levels = rows(frame(f.x, head, f.w, foot - head, f.k), Math.max(shelves - 1, 1), 0).map(
    (r) =>
      (filled ? goods(frame(f.x + f.w * 0.1, r.y + r.h * 0.34, f.w * 0.8, r.h * 0.62 - 5, f.k), random) : '') +
      rect(f.x, r.y + r.h - 7, f.w, 7, { fill: PALE, r: 2 }),
  )
  const bar =
    trace(d`M ${back + post / 2} ${head} V ${f.y + 10} q ${0} ${-8} ${s * 9} ${-9} h ${s * 8}`, { width: 3.5 }) +
    line(back + post / 2 + s * 8, f.y + 1, back + post / 2 + s * 22, f.y + 1, { stroke: NILE, width: 5.5 })
  return (
    levels.join('') +
    field(front, head, post, foot - head, INK) +
    field(back, head, post, foot - head, INK) +
    bar +
    rect(f.x, head - 2, f.w, 7, { fill: PALE, r: 2 }) +
    castor(f.x + 9, foot, wheel) +
    castor(f.x + f.w - 9, foot, wheel)
  )
}
