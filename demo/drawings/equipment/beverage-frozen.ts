import type { Drawer } from '../drawer.ts'
import { box, columns, cutFoot, cutTop, frame, inset, mm } from '../frame.ts'
import { buttons, display, knob, louvres, panel, stand } from '../parts.ts'
import { count, d, FINE, field, fine, GLASS, INK, line, NILE, PALE, path, polygon, rect, repeat, trace, WHITE } from '../primitives.ts'

/** A wafer cone with a curl of ice cream, as high as `h`. */
function cone(x: number, foot: number, h: number): string {
  const w = h * 0.2
  const rim = foot - h * 0.48
  const curl = [1, 0.78, 0.54]
    .map((size, i) =>
      rect(x - w * size, rim - h * (0.15 + i * 0.13), w * 2 * size, h * 0.15, { fill: i % 2 ? GLASS : WHITE, width: 1.5, r: h * 0.075 }),
    )
    .join('')
  return (
    polygon(d`${x - w * 0.86},${rim} ${x + w * 0.86},${rim} ${x},${foot}`, { fill: PALE, width: 1.75 }) +
    fine(x - w * 0.44, rim + 1, x + w * 0.22, foot - h * 0.12, INK) +
    fine(x + w * 0.44, rim + 1, x - w * 0.22, foot - h * 0.12, INK) +
    curl +
    path(
      d`M ${x - w * 0.36} ${rim - h * 0.4} q ${w * 0.2} ${-h * 0.16} ${w * 0.5} ${-h * 0.12} q ${-w * 0.04} ${h * 0.06} ${w * 0.18} ${h * 0.12} Z`,
      {
        fill: WHITE,
        width: 1.5,
      },
    )
  )
}

/** Two flavours have three nozzles: the middle one pours both. */
export const softIceMachine: Drawer = (f, facts, style) => {
  const flavours = count(facts.bowls, f.w / f.k > 420 ? 2 : 1, 3)
  const [feet, all] = stand(f, style, 90, f.h / f.k < 1000 ? 'pads' : style.feet === 'plinth' ? 'castors' : style.feet)
  const [lids, body] = cutTop(all, all.h * 0.045)
  const [head, rest] = cutTop(body, body.h * 0.17)
  const [niche, foot] = cutTop(rest, rest.h * (f.h / f.k < 1000 ? 0.62 : 0.44))
  const block = frame(f.x + f.w * 0.14, niche.y, f.w * 0.72, niche.h * 0.3, f.k)
  const nozzles = columns(block, flavours === 1 ? 1 : 2 * flavours - 1, 0)
  const s = Math.min(block.h * 0.36, f.w * 0.05)
  const taps = nozzles.map((c) => {
    const x = c.x + c.w / 2
    return (
      polygon(
        d`${x - s},${block.y + block.h - 2} ${x + s},${block.y + block.h - 2} ${x + s * 0.6},${block.y + block.h + s * 1.1} ${x - s * 0.6},${block.y + block.h + s * 1.1}`,
        { fill: WHITE, width: 1.75 },
      ) +
      line(x, block.y + block.h * 0.72, x, block.y + block.h * 0.2, { width: 3 }) +
      field(x - s * 0.7, block.y - block.h * 0.04, s * 1.4, block.h * 0.34, NILE, 2)
    )
  })
  const shelf = niche.y + niche.h - Math.max(niche.h * 0.09, 5)
  const served = nozzles[Math.min(nozzles.length - 1, Math.floor(style.a * nozzles.length))] ?? block
  return (
    feet +
    columns(inset(lids, f.w * 0.1, 0), Math.min(flavours, 2), f.w * 0.06)
      .map((c) => box(c, { fill: PALE, r: 2 }) + field(c.x + c.w * 0.4, c.y - 2.5, c.w * 0.2, 3, INK, 1))
      .join('') +
    box(body, { r: style.corner + 3 }) +
    panel(inset(head, 2), style) +
    display(inset(head, f.w * 0.08, head.h * 0.1), { ...style, display: 0.08 }, 0.26) +
    buttons(frame(head.x + head.w * 0.54, head.y, head.w * 0.38, head.h, f.k), 4) +
    rect(f.x + f.w * 0.07, niche.y, f.w * 0.86, niche.h, { fill: GLASS, r: 2 }) +
    box(block, { fill: WHITE, r: style.corner + 1 }) +
    taps.join('') +
    cone(served.x + served.w / 2, shelf, Math.min(shelf - block.y - block.h - s * 0.9, mm(f, 250, 24))) +
    rect(f.x + f.w * 0.1, shelf, f.w * 0.8, niche.y + niche.h - shelf, { fill: PALE, r: 1 }) +
    louvres(inset(foot, f.w * 0.2, foot.h * (0.18 + style.b * 0.08)), 6) +
    (style.panel === 'white' ? '' : trace(d`M ${foot.x} ${foot.y + foot.h * 0.09} H ${foot.x + foot.w}`, { width: 1.5 }))
  )
}

/** One steel cup hangs under each spindle. */
export const milkshakeMixer: Drawer = (f, facts, style) => {
  const cups = count(facts.groups, Math.max(1, Math.round(f.w / f.k / 160)), 3)
  const [base, up] = cutFoot(f, f.h * 0.1)
  const [head, open] = cutTop(up, up.h * (0.3 + style.a * 0.04))
  const back = frame(f.x + f.w * (0.5 - 0.12 * cups), head.y + 6, f.w * 0.24 * cups, up.h - 6, f.k)
  const stations = columns(open, cups, 0).map((c, i) => {
    const x = c.x + c.w / 2
    const w = Math.min(c.w * 0.33, open.h * 0.26)
    const [rim, foot] = [open.y + open.h * 0.26, open.y + open.h * 0.94]
    const cup = d`M ${x - w} ${rim} H ${x + w} L ${x + w * 0.72} ${foot - 4} Q ${x + w * 0.7} ${foot} ${x + w * 0.56} ${foot} H ${x - w * 0.56} Q ${x - w * 0.7} ${foot} ${x - w * 0.72} ${foot - 4} Z`
    return (
      line(x, open.y, x, rim + 2, { width: 3 }) +
      path(cup, { fill: i % 2 && style.panel === 'split' ? GLASS : WHITE }) +
      rect(x - w - 2, rim - 2, w * 2 + 4, 4, { fill: PALE, width: 1.5, r: 2 }) +
      fine(x - w * 0.5, rim + 8, x - w * 0.38, foot - 8) +
      line(x - w * 0.92, rim + open.h * 0.2, x + w * 0.92, rim + open.h * 0.2, { stroke: NILE, width: 1.75 }) +
      line(x - w * 0.86, rim + open.h * 0.26, x + w * 0.86, rim + open.h * 0.26, { stroke: NILE, width: 1.75 })
    )
  })
  const heads = columns(head, cups, Math.max(f.w * 0.02, 2)).map((c) => {
    const cap = d`M ${c.x} ${c.y + c.h} V ${c.y + c.h * 0.36} Q ${c.x} ${c.y} ${c.x + c.w * 0.3} ${c.y} H ${c.x + c.w * 0.7} Q ${c.x + c.w} ${c.y} ${c.x + c.w} ${c.y + c.h * 0.36} V ${c.y + c.h} Z`
    const collar = frame(c.x + c.w * 0.3, c.y + c.h, c.w * 0.4, open.h * 0.09, f.k)
    return (
      box(collar, { fill: PALE, r: 2 }) +
      path(cap, { fill: WHITE }) +
      field(c.x + c.w * 0.12, c.y + c.h * 0.84, c.w * 0.76, c.h * 0.08, PALE) +
      knob(c.x + c.w / 2, c.y + c.h * 0.46, Math.min(c.w * 0.15, c.h * 0.2, 8), style)
    )
  })
  return (
    box(back, { fill: PALE }) +
    stations.join('') +
    heads.join('') +
    box(base, { r: style.corner + 3 }) +
    buttons(inset(base, f.w * 0.2, 0), cups + 1) +
    repeat(2, (i) => field(f.x + f.w * (i ? 0.82 : 0.1), f.y + f.h - 1, f.w * 0.08, 3, INK, 1)) +
    (style.corner === 0 ? line(f.x + 3, base.y + base.h * 0.2, f.x + f.w - 3, base.y + base.h * 0.2, { width: FINE }) : '')
  )
}
