import type { Drawer } from '../drawer.ts'
import { box, columns, cutFoot, cutTop, type Frame, frame, inset, mm } from '../frame.ts'
import { buttons, drop, grip, knob, panel, stand } from '../parts.ts'
import { count, d, FINE, field, GLASS, GREY, INK, line, NILE, PALE, path, rect, repeat, trace, WHITE } from '../primitives.ts'

function glasses(f: Frame): string {
  const times = Math.max(3, Math.min(6, Math.floor(f.w / 22)))
  return columns(f, times, f.w * 0.03)
    .map((c) => {
      const [x, w] = [c.x + c.w / 2, Math.min(c.w * 0.42, f.h * 0.26)]
      return (
        path(
          d`M ${x - w * 0.8} ${c.y} H ${x + w * 0.8} C ${x + w * 1.2} ${c.y + c.h * 0.5} ${x + w * 0.4} ${c.y + c.h * 0.56} ${x} ${c.y + c.h * 0.56} C ${x - w * 0.4} ${c.y + c.h * 0.56} ${x - w * 1.2} ${c.y + c.h * 0.5} ${x - w * 0.8} ${c.y} Z`,
          { width: 1.5 },
        ) +
        line(x, c.y + c.h * 0.56, x, c.y + c.h - 1, { width: 1.5 }) +
        line(x - w * 0.6, c.y + c.h - 1, x + w * 0.6, c.y + c.h - 1, { width: 2 })
      )
    })
    .join('')
}

export const glasswasher: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 45, style.feet === 'castors' ? 'pads' : style.feet)
  const [strip, rest] = style.a > 0.5 ? cutTop(body, body.h * 0.16) : cutFoot(body, body.h * 0.17)
  const leaf = inset(rest, 5, 5)
  const glass = inset(frame(leaf.x, leaf.y + leaf.h * 0.14, leaf.w, leaf.h * 0.84, f.k), leaf.w * 0.1, leaf.h * 0.06)
  const baskets = count(facts.baskets, 1, 2)
  const stems = repeat(
    baskets,
    (i) =>
      glasses(
        frame(
          glass.x + glass.w * 0.08,
          glass.y + glass.h * (baskets > 1 ? 0.08 + i * 0.46 : 0.3),
          glass.w * 0.84,
          glass.h * (baskets > 1 ? 0.36 : 0.5),
          f.k,
        ),
      ) +
      line(
        glass.x + 3,
        glass.y + glass.h * (baskets > 1 ? 0.44 + i * 0.46 : 0.8) + 1.5,
        glass.x + glass.w - 3,
        glass.y + glass.h * (baskets > 1 ? 0.44 + i * 0.46 : 0.8) + 1.5,
        { width: 3 },
      ),
  )
  const drops =
    baskets > 1
      ? ''
      : [0.3, 0.5, 0.7].map((at, i) => drop(glass.x + glass.w * at, glass.y + glass.h * (i === 1 ? 0.13 : 0.18), 3.4)).join('')
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    panel(inset(strip, 2), { ...style, panel: 'pale' }) +
    knob(strip.x + strip.w * (style.side === 'right' ? 0.86 : 0.14), strip.y + strip.h / 2, Math.min(strip.h * 0.3, 8), style) +
    buttons(frame(strip.x + strip.w * (style.side === 'right' ? 0.12 : 0.5), strip.y, strip.w * (0.34 + style.b * 0.08), strip.h, f.k), 3) +
    box(leaf, { r: style.corner }) +
    grip(f, leaf.x + leaf.w / 2, leaf.y + leaf.h * 0.08, leaf.w * 0.6, style) +
    box(glass, { fill: GLASS, r: 4, width: 1.5 }) +
    drops +
    stems
  )
}

export const sink: Drawer = (f, facts, style) => {
  const bowls = count(facts.bowls ?? facts.tanks, Math.max(1, Math.round((f.w / f.k - 300) / 520)), 4)
  const [over, rest] = cutTop(f, f.h * 0.28)
  const top = rest.y
  const depth = rest.h * 0.36
  const splash = rect(f.x, top - over.h * 0.3, f.w, over.h * 0.32, { fill: WHITE })
  const cells = columns(frame(f.x, top, bowls === 1 && f.w / f.k > 900 ? f.w * 0.6 : f.w, depth, f.k), bowls, 0)
  const basins = cells.map(
    (c) =>
      path(
        d`M ${c.x + c.w * 0.09} ${top} H ${c.x + c.w * 0.91} V ${top + depth * 0.72} Q ${c.x + c.w * 0.91} ${top + depth} ${c.x + c.w * 0.82} ${top + depth} H ${c.x + c.w * 0.18} Q ${c.x + c.w * 0.09} ${top + depth} ${c.x + c.w * 0.09} ${top + depth * 0.72} Z`,
        { fill: GLASS },
      ) +
      rect(c.x + c.w / 2 - 5, top + depth, 10, 7, { fill: PALE, width: 1.5 }) +
      trace(
        d`M ${c.x + c.w * 0.16} ${top + depth * 0.42} q ${c.w * 0.085} ${-5} ${c.w * 0.17} ${0} t ${c.w * 0.17} ${0} t ${c.w * 0.17} ${0} t ${c.w * 0.17} ${0}`,
        { stroke: NILE, width: 1.5 },
      ),
  )
  const faucets = Math.ceil(bowls / 2)
  const taps = repeat(faucets, (i) => {
    const x = bowls === 1 ? (cells[0]?.x ?? f.x) + (cells[0]?.w ?? f.w) * 0.5 : f.x + (f.w * (i * 2 + 1)) / bowls
    return faucet(
      bowls % 2 === 1 && i === faucets - 1 && bowls > 1 ? f.x + (f.w * (bowls - 0.5)) / bowls : x,
      top - over.h * 0.28,
      over.h * (0.62 + style.a * 0.1),
      style.side === 'right' ? 1 : -1,
      style.b > 0.62,
    )
  })
  return (
    splash +
    taps +
    legsUnder(frame(f.x, top, f.w, rest.h, f.k), depth, style.b, style.corner) +
    basins.join('') +
    rect(f.x - 2, top - 3, f.w + 4, 7, { fill: PALE, r: 1 })
  )
}

function faucet(x: number, foot: number, h: number, s: 1 | -1, spring: boolean): string {
  const w = h * 0.3
  const neck = trace(d`M ${x} ${foot} V ${foot - h + w} q ${0} ${-w} ${s * w * 0.8} ${-w} t ${s * w * 0.8} ${w} v ${h * 0.14}`, {
    width: 3.5,
  })
  const coil = spring
    ? repeat(5, (i) => line(x - 4, foot - h * 0.2 - i * h * 0.09, x + 4, foot - h * 0.24 - i * h * 0.09, { width: 1.5 }))
    : ''
  return (
    neck +
    coil +
    rect(x - 7, foot - 5, 14, 6, { fill: PALE, width: 1.5 }) +
    line(x, foot - h * 0.16, x - s * h * 0.26, foot - h * 0.26, { stroke: NILE, width: 4 }) +
    (spring ? rect(x + s * w * 1.6 - 4, foot - h + w + h * 0.12, 8, h * 0.18, { fill: NILE, stroke: 'none', r: 2 }) : '')
  )
}

function legsUnder(f: Frame, depth: number, b: number, corner: number): string {
  const leg = mm(f, 40, 3, 5)
  const shelf = f.y + f.h * (0.72 + b * 0.08)
  return (
    field(f.x + 4, f.y, leg, f.h, INK) +
    field(f.x + f.w - 4 - leg, f.y, leg, f.h, INK) +
    (corner === 0
      ? line(f.x + 5, shelf, f.x + f.w - 5, shelf, { stroke: GREY, width: FINE, dash: '4 3' })
      : line(f.x + 5, shelf, f.x + f.w - 5, shelf, { width: 3 })) +
    rect(f.x + 1, f.y, f.w - 2, depth * 0.24, { fill: WHITE, width: 1.5 })
  )
}
