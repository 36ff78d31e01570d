import type { Drawer } from '../drawer.ts'
import { box, columns, cutFoot, cutTop, type Frame, frame, inset, mm, rows } from '../frame.ts'
import { display, grip, louvres, panel, snowflake, stand, trays } from '../parts.ts'
import { count, d, dot, field, fine, GLASS, INK, line, PALE, path, polygon, rect, repeat, trace, WHITE } from '../primitives.ts'
import { type Style, seeded } from '../style.ts'

function bottles(shelf: Frame, style: Style, seed: number): string {
  const random = seeded('bottles', seed, style.a)
  const w = Math.min(Math.max(shelf.w / 6, 7), 11)
  const times = Math.max(2, Math.floor(shelf.w / (w * 1.45)))
  const shape = pick3(random())
  return columns(shelf, times, w * 0.35)
    .map((c) => {
      const h = Math.min(shelf.h * 0.72, w * 2.9) * (shape === 'can' ? 0.62 : 1)
      const y = c.y + c.h - h
      if (shape === 'can')
        return rect(c.x, y, c.w, h, { fill: WHITE, width: 1.25, r: 1 }) + field(c.x + 1, y + h * 0.35, c.w - 2, h * 0.3, PALE)
      const n = c.w * 0.28
      return path(
        d`M ${c.x + n} ${y} H ${c.x + c.w - n} V ${y + h * 0.25} L ${c.x + c.w} ${y + h * 0.42} V ${y + h} H ${c.x} V ${y + h * 0.42} L ${c.x + n} ${y + h * 0.25} Z`,
        {
          fill: shape === 'tall' ? WHITE : PALE,
          width: 1.25,
        },
      )
    })
    .join('')
}

const pick3 = (value: number) => (value < 0.34 ? 'can' : value < 0.67 ? 'tall' : 'dark')

export const displayFridge: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 60, style.feet === 'castors' ? 'pads' : 'plinth')
  const [head, rest] = cutTop(body, mm(f, 230, 18))
  const [base, middle] = cutFoot(rest, mm(f, 150, 12))
  const doors = count(facts.doors, Math.max(1, Math.round(f.w / f.k / 650)), 5)
  const shelves = count(facts.shelves, 4, 7)
  const leaves = columns(inset(middle, mm(f, 30, 3), 2), doors, 3).map((c, i) => {
    const glass = inset(c, mm(f, 45, 4))
    const goods = rows(glass, shelves, 0).map(
      (r, j) => bottles(inset(r, 3, 1.5), style, i * 10 + j) + line(r.x, r.y + r.h, r.x + r.w, r.y + r.h, { width: 1.5 }),
    )
    return (
      box(c, { r: style.corner / 2 }) +
      box(glass, { fill: GLASS, width: 1.5 }) +
      goods.join('') +
      doorPull(c, doors > 1 && i % 2 === 0, style)
    )
  })
  const lamp = inset(head, mm(f, 60, 5), head.h * 0.24)
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    field(lamp.x, lamp.y, lamp.w, lamp.h, style.panel === 'white' ? GLASS : PALE, 2) +
    display(inset(lamp, 5, 0), style, 0.3) +
    leaves.join('') +
    louvres(inset(base, base.w * 0.12, base.h * 0.2), 3)
  )
}

function doorPull(c: Frame, atRight: boolean, style: Style): string {
  const w = mm(c, 30, 3, 4.5)
  const x = atRight ? c.x + c.w - w - 0.5 : c.x + 0.5
  return field(x, c.y + c.h * (0.34 + style.a * 0.06), w, c.h * (0.2 + style.b * 0.08), '#0f646a', 1)
}

export const pastryDisplay: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 60, style.feet === 'castors' ? 'pads' : 'plinth')
  const [foot, upper] = cutFoot(body, body.h * (0.3 + style.a * 0.06))
  const [roof, glass] = cutTop(upper, mm(f, 50, 5, 9))
  const levels = rows(inset(glass, mm(f, 30, 4), 2), count(facts.shelves, 3, 5), 0)
  const cakes = levels.map(
    (level, j) => pastries(level, j, style) + line(level.x, level.y + level.h, level.x + level.w, level.y + level.h, { width: 1.75 }),
  )
  const strip = inset(foot, mm(f, 60, 6), foot.h * 0.22)
  return (
    feet +
    box(glass, { fill: GLASS }) +
    cakes.join('') +
    box(frame(roof.x - 2, roof.y, roof.w + 4, roof.h, f.k), { fill: WHITE, r: style.corner }) +
    box(foot, { r: style.corner / 2 }) +
    panel(strip, style) +
    display(cutTop(strip, strip.h * 0.5)[0], style, 0.1) +
    repeat(style.b > 0.5 ? 1 : 0, () =>
      louvres(frame(strip.x + strip.w * 0.36, strip.y + strip.h * 0.55, strip.w * 0.28, strip.h * 0.4, f.k), 3),
    )
  )
}

/** Limit per shelf: a very low and wide one would get hundreds, too small to see. */
const MOST_PASTRIES = 20

function pastries(level: Frame, seed: number, style: Style): string {
  const size = Math.min(level.h * 0.78, 34)
  const times = Math.min(Math.max(2, Math.floor(level.w / (size * 1.35))), MOST_PASTRIES)
  const kind = (seed + Math.floor(style.a * 3)) % 3
  return columns(level, times, size * 0.3)
    .map((c) => {
      const [x, y, w] = [c.x + c.w / 2, c.y + c.h - 1, Math.min(c.w, size * 1.05) / 2]
      if (kind === 0)
        return (
          rect(x - w, y - size * 0.52, w * 2, size * 0.52, { width: 1.5, r: 2 }) +
          field(x - w + 1, y - size * 0.3, w * 2 - 2, size * 0.1, PALE) +
          dot(x, y - size * 0.62, size * 0.09, INK)
        )
      if (kind === 1)
        return (
          path(d`M ${x - w} ${y} V ${y - size * 0.2} L ${x + w} ${y - size * 0.56} V ${y} Z`, { width: 1.5 }) +
          fine(x - w * 0.8, y - size * 0.12, x + w, y - size * 0.26)
        )
      return (
        path(d`M ${x - w * 0.6} ${y} L ${x - w * 0.8} ${y - size * 0.3} H ${x + w * 0.8} L ${x + w * 0.6} ${y} Z`, {
          fill: PALE,
          width: 1.5,
        }) + path(d`M ${x - w * 0.9} ${y - size * 0.3} Q ${x} ${y - size} ${x + w * 0.9} ${y - size * 0.3} Z`, { width: 1.5 })
      )
    })
    .join('')
}

export const blastChiller: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style)
  const [head, rest] = cutTop(inset(body, mm(f, 30, 3, 5)), body.h * 0.2)
  const strip = cutTop(head, head.h - 4)[0]
  const shown = frame(
    strip.x + strip.w * 0.62 * (1 - style.display) + 5,
    strip.y + strip.h * 0.22,
    strip.w * (0.3 + style.b * 0.05),
    strip.h * 0.56,
    f.k,
  )
  const star = strip.x + strip.w * (style.display > 0.4 ? 0.84 : 0.12)
  const room = inset(rest, mm(f, 70, 7), mm(f, 80, 7))
  const levels = count(facts.trays, Math.max(3, Math.round(f.h / f.k / 260)), 20)
  const x = style.side === 'right' ? rest.x + rest.w - mm(f, 40, 4, 7) : rest.x + mm(f, 40, 4, 7)
  const pull = field(x - 2, rest.y + rest.h * (0.22 + style.a * 0.06), 4, rest.h * (0.44 + style.b * 0.1), '#0f646a', 1)
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    field(strip.x, strip.y, strip.w, strip.h, PALE) +
    box(shown, { fill: GLASS, width: 1.25 }) +
    snowflake(star, strip.y + strip.h / 2, Math.min(strip.h * 0.36, 11), undefined, 1.75) +
    box(rest, { r: style.corner }) +
    box(room, { fill: PALE, r: 2 }) +
    trays(room, levels, INK) +
    coldBreath(room) +
    pull
  )
}

/** Air blown down over the trays. */
function coldBreath(room: Frame): string {
  const r = Math.min(room.w * 0.15, room.h * 0.13)
  const [x, y] = [room.x + room.w / 2, room.y + room.h / 2]
  return dot(x, y, r * 1.55, WHITE) + snowflake(x, y, r * 1.15, undefined, 2)
}

export const iceMaker: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 120)
  const [head, bin] = cutTop(body, body.h * (0.4 + style.a * 0.06))
  const strip = cutTop(inset(head, mm(f, 30, 4)), head.h * 0.28)[0]
  const lip = bin.h * 0.62
  const hatch = inset(frame(bin.x, bin.y, bin.w, lip, f.k), bin.w * 0.1, lip * 0.1)
  const size = Math.min(hatch.w / 7, hatch.h / 4.4)
  const random = seeded('ice', style.b, count(facts.trays, 1, 9))
  const cubes = [5, 4, 3].flatMap((times, row) =>
    Array.from({ length: times }, (_, i) =>
      cube(
        hatch.x + hatch.w / 2 + (i - (times - 1) / 2) * size * 1.28,
        hatch.y + hatch.h - size * (0.72 + row * 0.98),
        size * 0.46,
        random() * 0.9 - 0.45,
      ),
    ),
  )
  return (
    feet +
    box(head, { r: style.corner + 1 }) +
    panel(strip, style) +
    display(inset(strip, 3, 0), style, 0.28) +
    louvres(frame(head.x + head.w * 0.14, head.y + head.h * 0.5, head.w * 0.72, head.h * 0.38, f.k), 5) +
    box(bin, { r: style.corner + 1 }) +
    box(hatch, { fill: GLASS, r: 3 }) +
    cubes.join('') +
    grip(f, bin.x + bin.w / 2, bin.y + lip * 0.92 + 8, bin.w * 0.4, style) +
    trace(d`M ${bin.x} ${bin.y + lip + 14} H ${bin.x + bin.w}`, { width: 1.25 })
  )
}

function cube(x: number, y: number, r: number, turn: number): string {
  const corners = [1, 3, 5, 7].map((n) => {
    const angle = (Math.PI / 4) * n + turn
    return d`${x + r * Math.SQRT2 * Math.cos(angle)},${y + r * Math.SQRT2 * Math.sin(angle)}`
  })
  return polygon(corners.join(' '), { fill: WHITE, width: 1.5 })
}
