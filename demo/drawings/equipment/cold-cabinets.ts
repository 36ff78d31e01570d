import type { Drawer } from '../drawer.ts'
import { box, columns, cutFoot, cutSide, cutTop, type Frame, frame, inset, mm, rows } from '../frame.ts'
import { display, door, drawer, grip, knob, louvres, panel, snowflake, stand } from '../parts.ts'
import { count, d, field, fine, GLASS, INK, line, PALE, path, rect, WHITE } from '../primitives.ts'
import { type Style, seeded } from '../style.ts'

/** Doors side by side; above three they also lie one over the other. */
function doorGrid(f: Frame, doors: number, style: Style): string {
  const wide = doors <= 3 ? doors : Math.ceil(doors / 2)
  const gap = mm(f, 25, 2.5, 4)
  const levels = rows(f, doors > wide ? 2 : 1, gap)
  return levels
    .flatMap((level, row) =>
      columns(level, wide, gap).map((c, i) => {
        if (row * wide + i >= doors) return ''
        const hinge = wide === 1 ? (style.side === 'right' ? 'left' : 'right') : i % 2 === 0 ? 'left' : 'right'
        return door(c, hinge, style)
      }),
    )
    .join('')
}

const tallDoors = (f: Frame, stated: number | undefined) => count(stated, Math.max(1, Math.round(f.w / f.k / 720)), 8)

export const uprightRefrigerator: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style)
  const [head, rest] = cutTop(inset(body, mm(f, 35, 3, 5)), mm(f, 210, 16))
  const strip = cutTop(head, head.h - mm(f, 25, 3))[0]
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    panel(strip, style) +
    display(inset(strip, 4, 0), style) +
    doorGrid(rest, tallDoors(f, facts.doors), style)
  )
}

export const uprightFreezer: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 100, style.feet === 'legs' ? 'pads' : style.feet)
  const inner = inset(body, mm(f, 35, 3, 5))
  const [head, below] = cutTop(inner, mm(f, 230, 18))
  const [base, middle] = cutFoot(below, mm(f, 170, 13))
  const strip = cutTop(head, head.h - mm(f, 25, 3))[0]
  const doors = tallDoors(f, facts.doors)
  const wide = doors <= 3 ? doors : Math.ceil(doors / 2)
  const signs = columns(middle, wide, 0).map((c) =>
    snowflake(c.x + c.w / 2, c.y + middle.h * (doors > wide ? 0.12 : 0.16), Math.min(c.w * 0.16, 11), undefined, 1.75),
  )
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    field(strip.x, strip.y, strip.w, strip.h, PALE) +
    display(inset(strip, 4, 0), style, 0.24) +
    doorGrid(middle, doors, style) +
    signs.join('') +
    louvres(inset(base, base.w * 0.08, base.h * 0.12), 4)
  )
}

/** Compressor at one side, doors or drawers beside it, worktop over both. */
function counterBase(f: Frame, doors: number, drawers: number, style: Style): string {
  const [feet, body] = stand(f, style, 130)
  const [engine, store] = cutSide(inset(body, mm(f, 25, 3)), Math.min(mm(f, 330, 26), f.w * 0.26), style.side)
  const [head, grille] = cutTop(inset(engine, mm(f, 30, 3)), engine.h * 0.24)
  const stacks = Math.max(0, Math.ceil(drawers / 3))
  const cells = columns(inset(store, 1.5, 0), Math.max(1, doors + stacks), mm(f, 25, 2.5, 4))
  const insides = cells.map((c, i) => {
    if (i < doors) return door(c, i % 2 === 0 ? 'left' : 'right', style)
    const left = drawers - (i - doors) * 3
    return rows(c, Math.min(left, 3), 2)
      .map((r) => drawer(r, style))
      .join('')
  })
  return (
    feet +
    box(body, { r: style.corner / 2 }) +
    panel(engine, style) +
    display(head, { ...style, display: 0.5 }, 0.5) +
    louvres(inset(grille, 1, grille.h * 0.08), 7) +
    insides.join('')
  )
}

function lowDoors(f: Frame, stated: number | undefined, drawers: number): number {
  return count(stated, Math.max(drawers > 0 ? 0 : 1, Math.round((f.w / f.k - 330) / 520) - Math.ceil(drawers / 3)), 5, 0)
}

export const undercounterRefrigerator: Drawer = (f, facts, style) => {
  const slab = mm(f, 50, 5, 10)
  const [top, base] = cutTop(f, slab)
  const drawers = count(facts.drawers, 0, 9, 0)
  const splash = style.a > 0.6 ? rect(f.x, f.y - mm(f, 90, 6), f.w, mm(f, 90, 6), { fill: WHITE }) : ''
  return (
    counterBase(inset(base, mm(f, 15, 1.5), 0), lowDoors(f, facts.doors, drawers), drawers, style) +
    splash +
    box(frame(top.x - 1, top.y, top.w + 2, top.h, f.k), { fill: PALE, r: 1 })
  )
}

export const saladette: Drawer = (f, facts, style) => {
  const [well, base] = cutTop(f, f.h * 0.28)
  const drawers = count(facts.drawers, 0, 9, 0)
  const rail = cutFoot(well, well.h * 0.46)[0]
  const pans = count(facts.trays, Math.max(3, Math.round(f.w / f.k / 180)), 14)
  const random = seeded('saladette', pans, style.a)
  const filling = columns(inset(rail, mm(f, 45, 4), 0), pans, 2).map((c) => {
    const heap = c.h * (0.15 + random() * 0.5)
    return (
      path(d`M ${c.x + 1} ${c.y} Q ${c.x + c.w / 2} ${c.y - heap * 2} ${c.x + c.w - 1} ${c.y} Z`, {
        fill: random() > 0.45 ? GLASS : PALE,
        width: 1.25,
      }) + box(c, { fill: WHITE, width: 1.5 })
    )
  })
  const post = mm(f, 25, 2.5, 4)
  return (
    rect(f.x + 2, well.y, f.w - 4, well.h * 0.44, { fill: GLASS, r: 2 }) +
    fine(f.x + f.w * 0.1, well.y + well.h * 0.32, f.x + f.w * 0.16, well.y + well.h * 0.1) +
    fine(f.x + f.w * 0.14, well.y + well.h * 0.34, f.x + f.w * 0.2, well.y + well.h * 0.12) +
    field(f.x + 3, well.y + well.h * 0.4, post, well.h * 0.6, INK) +
    field(f.x + f.w - 3 - post, well.y + well.h * 0.4, post, well.h * 0.6, INK) +
    counterBase(base, lowDoors(f, facts.doors, drawers), drawers, style) +
    filling.join('') +
    rect(f.x - 3, base.y - 2, f.w + 6, mm(f, 45, 5, 8), { fill: PALE, r: 1 })
  )
}

export const chestFreezer: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 70, style.feet === 'legs' ? 'castors' : style.feet)
  const [lid, chest] = cutTop(body, body.h * 0.17)
  const lids = count(facts.doors, f.w / f.k > 1500 ? 2 : 1, 3)
  const tops = columns(lid, lids, 2).map(
    (c) =>
      box(frame(c.x - 2, c.y, c.w + 4, c.h, f.k), { fill: PALE, r: lid.h * (0.25 + style.a * 0.3) }) +
      grip(f, c.x + c.w / 2, c.y + c.h * 0.62, Math.min(c.w * 0.34, 46), style),
  )
  const at = style.side === 'right' ? chest.x + chest.w * 0.72 : chest.x + chest.w * 0.06
  const grille = frame(at, chest.y + chest.h * 0.6, chest.w * 0.22, chest.h * 0.3, f.k)
  const other = style.side === 'right' ? chest.x + chest.w * 0.16 : chest.x + chest.w * 0.84
  return (
    feet +
    rect(chest.x, chest.y - 2, chest.w, chest.h + 2, { r: style.corner }) +
    tops.join('') +
    louvres(grille, 6) +
    knob(at + chest.w * 0.11, chest.y + chest.h * 0.46, mm(f, 30, 4, 6), style) +
    snowflake(other, chest.y + chest.h * 0.46, Math.min(chest.h * 0.24, 22), undefined, 2) +
    line(chest.x, chest.y + 5, chest.x + chest.w, chest.y + 5, { width: 1.25 })
  )
}
