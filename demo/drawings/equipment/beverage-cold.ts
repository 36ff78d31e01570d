import type { Drawer } from '../drawer.ts'
import { box, columns, cutFoot, cutTop, frame, inset } from '../frame.ts'
import { buttons, display, knob, louvres, panel, stand, tap } from '../parts.ts'
import {
  circle,
  count,
  d,
  FINE,
  field,
  fine,
  GLASS,
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

export const waterCooler: Drawer = (f, facts, style) => {
  const [jar, rest] = cutTop(f, f.h * (0.3 + style.a * 0.03))
  const [feet, body] = stand(rest, style, 30, style.feet === 'castors' ? 'pads' : style.feet)
  const cx = f.x + f.w / 2
  const w = f.w * 0.4
  const bottle = d`M ${cx - w * 0.85} ${jar.y} H ${cx + w * 0.85} Q ${cx + w} ${jar.y} ${cx + w} ${jar.y + 6} V ${jar.y + jar.h * 0.68} Q ${cx + w} ${jar.y + jar.h * 0.8} ${cx + w * 0.4} ${jar.y + jar.h * 0.88} V ${jar.y + jar.h} H ${cx - w * 0.4} V ${jar.y + jar.h * 0.88} Q ${cx - w} ${jar.y + jar.h * 0.8} ${cx - w} ${jar.y + jar.h * 0.68} V ${jar.y + 6} Q ${cx - w} ${jar.y} ${cx - w * 0.85} ${jar.y} Z`
  const taps = count(facts.groups, 2, 3)
  const niche = frame(body.x + body.w * 0.16, body.y + body.h * 0.16, body.w * 0.68, body.h * 0.26, f.k)
  const level = jar.y + jar.h * (0.16 + style.b * 0.16)
  return (
    path(bottle, { fill: GLASS }) +
    [0.36, 0.52].map((at) => fine(cx - w + 1, jar.y + jar.h * at, cx + w - 1, jar.y + jar.h * at, NILE)).join('') +
    fine(cx - w * 0.9, level, cx + w * 0.9, level, WHITE) +
    [0.3, 0.46, 0.62]
      .map((at, i) => circle(cx + w * (i - 1) * 0.36, jar.y + jar.h * at, 2.4, { fill: 'none', stroke: WHITE, width: FINE }))
      .join('') +
    feet +
    box(body, { r: style.corner + 4 }) +
    rect(cx - w * 0.6, jar.y + jar.h - 4, w * 1.2, 7, { fill: PALE, r: 2 }) +
    buttons(frame(niche.x, body.y + body.h * 0.05, niche.w, body.h * 0.08, f.k), 3) +
    box(niche, { fill: PALE, r: 3 }) +
    columns(inset(niche, 4, 0), taps, 0)
      .map((c, i) => tap(c.x + c.w / 2, niche.y + niche.h * 0.24, Math.min(c.w * 0.62, 14), i === 0 ? NILE : INK))
      .join('') +
    line(niche.x, niche.y + niche.h * 0.86, niche.x + niche.w, niche.y + niche.h * 0.86, { width: 2.5 }) +
    (style.panel === 'white'
      ? louvres(frame(niche.x, body.y + body.h * 0.62, niche.w, body.h * 0.2, f.k), 5)
      : box(frame(niche.x, body.y + body.h * 0.52, niche.w, body.h * 0.38, f.k), { r: 2 }) +
        field(style.side === 'right' ? niche.x + niche.w - 7 : niche.x + 4, body.y + body.h * 0.64, 3, body.h * 0.12, NILE, 1))
  )
}

export const slushMachine: Drawer = (f, facts, style) => {
  const bowls = count(facts.bowls, Math.max(1, Math.round(f.w / f.k / 210)), 4)
  const [feet, all] = stand(f, style, 30, 'pads')
  const [tanks, rest] = cutTop(all, all.h * 0.46)
  const [foot, body] = cutFoot(rest, rest.h * 0.16)
  const cells = columns(tanks, bowls, 5).map((c, i) => {
    const lid = rect(c.x + 1, c.y, c.w - 2, c.h * 0.13, { fill: style.panel === 'white' ? WHITE : INK, r: 3 })
    const glass = frame(c.x + 2, c.y + c.h * 0.13, c.w - 4, c.h * 0.87, f.k)
    const top = glass.y + glass.h * (0.14 + ((style.b + i * 0.37) % 1) * 0.16)
    const slush = path(
      d`M ${glass.x + 1} ${top + 8} q ${glass.w * 0.14} ${-12} ${glass.w * 0.3} ${-3} t ${glass.w * 0.34} ${-2} t ${glass.w * 0.36 - 2} ${5} V ${glass.y + glass.h - 1} H ${glass.x + 1} Z`,
      { fill: i % 2 ? WHITE : GLASS, width: FINE, stroke: NILE },
    )
    const auger = repeat(3, (n) =>
      trace(
        d`M ${glass.x + glass.w * 0.14} ${glass.y + glass.h * (0.46 + n * 0.17)} q ${glass.w * 0.36} ${glass.h * 0.16} ${glass.w * 0.72} ${0}`,
        { width: 2 },
      ),
    )
    const x = c.x + c.w / 2
    const pour =
      polygon(
        d`${x - c.w * 0.14},${body.y} ${x + c.w * 0.14},${body.y} ${x + c.w * 0.07},${body.y + body.h * 0.28} ${x - c.w * 0.07},${body.y + body.h * 0.28}`,
        { fill: WHITE, width: 1.75 },
      ) + line(x, body.y + body.h * 0.06, x, body.y - c.h * 0.12, { stroke: NILE, width: 5 })
    return lid + box(glass, { fill: WHITE, r: 4 }) + slush + auger + pour
  })
  const cup = polygon(
    d`${f.x + f.w * (0.5 / bowls) - 9},${body.y + body.h * 0.48} ${f.x + f.w * (0.5 / bowls) + 9},${body.y + body.h * 0.48} ${f.x + f.w * (0.5 / bowls) + 6},${foot.y} ${f.x + f.w * (0.5 / bowls) - 6},${foot.y}`,
    { fill: GLASS, width: 1.5 },
  )
  return (
    feet +
    box(inset(body, f.w * 0.06, 0), { fill: PALE }) +
    rect(f.x, body.y - 1, f.w, body.h * (0.2 + style.a * 0.05), { fill: WHITE }) +
    cells.join('') +
    cup +
    box(foot, { r: style.corner }) +
    buttons(inset(foot, f.w * 0.12, 0), bowls * 2)
  )
}

export const juiceDispenser: Drawer = (f, facts, style) => {
  const bowls = count(facts.bowls, Math.max(1, Math.round(f.w / f.k / 210)), 4)
  const [feet, all] = stand(f, style, 30, 'pads')
  const [tanks, body] = cutTop(all, all.h * 0.48)
  const [foot, mid] = cutFoot(body, body.h * 0.14)
  const cells = columns(tanks, bowls, 4).map((c, i) => {
    const glass = frame(c.x, c.y + c.h * 0.12, c.w, c.h * 0.88, f.k)
    const level = glass.h * (0.2 + ((style.a + i * 0.41) % 1) * 0.28)
    const x = c.x + c.w / 2
    const fruit =
      circle(x, glass.y + level + (glass.h - level) * 0.52, Math.min(c.w * 0.22, 17), { fill: WHITE, width: 1.5 }) +
      repeat(4, (n) => {
        const [r, a] = [Math.min(c.w * 0.22, 17) * 0.82, (Math.PI / 4) * n + style.b]
        return fine(
          x - r * Math.cos(a),
          glass.y + level + (glass.h - level) * 0.52 - r * Math.sin(a),
          x + r * Math.cos(a),
          glass.y + level + (glass.h - level) * 0.52 + r * Math.sin(a),
          NILE,
        )
      })
    return (
      rect(c.x + c.w * 0.06, c.y, c.w * 0.88, c.h * 0.12, { fill: PALE, r: 2 }) +
      box(glass, { r: 5 }) +
      field(glass.x + 2, glass.y + level, glass.w - 4, glass.h - level - 2, GLASS, 3) +
      line(glass.x + 2, glass.y + level, glass.x + glass.w - 2, glass.y + level, { stroke: NILE, width: 1.5 }) +
      fruit +
      tap(x, mid.y + 3, Math.min(c.w * 0.3, 20))
    )
  })
  return (
    feet +
    rect(mid.x, mid.y, mid.w, mid.h, { r: 1 }) +
    field(mid.x + 1.5, mid.y + mid.h * 0.62, mid.w - 3, mid.h * 0.36, PALE) +
    louvres(frame(mid.x + mid.w * 0.2, mid.y + mid.h * 0.68, mid.w * 0.6, mid.h * 0.26, f.k), 3) +
    cells.join('') +
    rect(foot.x - 3, foot.y, foot.w + 6, foot.h, { r: style.corner + 1 }) +
    repeat(Math.round(f.w / 10), (i) => fine(foot.x + 5 + i * 10, foot.y + 3, foot.x + 5 + i * 10, foot.y + foot.h - 4))
  )
}

export const juicer: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const [feet, all] = stand(f, style, 25, 'pads')
  const body = frame(f.x + f.w * 0.06, y(0.26), f.w * 0.88, all.y + all.h - y(0.26), f.k)
  const r = f.w * 0.105
  const feed =
    [0.2, 0.4, 0.6, 0.8].map((at) => circle(f.x + f.w * at, y(0.215) - r * 0.4, r, { fill: WHITE, width: 1.75 })).join('') +
    [0.3, 0.5, 0.7]
      .slice(0, 2 + Math.round(style.a))
      .map((at) => circle(f.x + f.w * at, y(0.215) - r * 2.1, r, { fill: GLASS, width: 1.75 }))
      .join('')
  const basket =
    path(d`M ${f.x} ${y(0.1)} L ${f.x + f.w * 0.1} ${y(0.26)} H ${f.x + f.w * 0.9} L ${f.x + f.w} ${y(0.1)}`, { fill: 'none', width: 2 }) +
    fine(f.x + f.w * 0.05, y(0.18), f.x + f.w * 0.95, y(0.18), INK)
  const glass = frame(body.x + body.w * 0.1, body.y + body.h * 0.08, body.w * 0.8, body.h * 0.4, f.k)
  const big = Math.min(glass.w * 0.22, glass.h * 0.34)
  const wheel = (x: number) =>
    circle(x, glass.y + glass.h * 0.5, big, { fill: PALE }) +
    repeat(4, (i) =>
      circle(
        x + big * 0.55 * Math.cos((Math.PI / 2) * i + style.b),
        glass.y + glass.h * 0.5 + big * 0.55 * Math.sin((Math.PI / 2) * i + style.b),
        big * 0.26,
        { fill: WHITE, width: 1.5 },
      ),
    )
  const cx = f.x + f.w / 2
  const base = body.y + body.h
  return (
    feet +
    feed +
    basket +
    box(body, { r: style.corner + 3 }) +
    box(glass, { fill: GLASS, r: 4 }) +
    wheel(glass.x + glass.w * 0.27) +
    wheel(glass.x + glass.w * 0.73) +
    field(cx - 3, glass.y + glass.h * 0.86, 6, glass.h * 0.14, NILE) +
    display(frame(body.x + body.w * 0.08, glass.y + glass.h + 4, body.w * 0.3, body.h * 0.1, f.k), { ...style, display: 0 }, 0.5) +
    knob(body.x + body.w * 0.86, glass.y + glass.h + body.h * 0.08, 5, style) +
    tap(cx, glass.y + glass.h + body.h * 0.06, Math.min(body.w * 0.13, 18)) +
    polygon(
      d`${cx - f.w * 0.09},${base - body.h * 0.25} ${cx + f.w * 0.09},${base - body.h * 0.25} ${cx + f.w * 0.065},${base - body.h * 0.07} ${cx - f.w * 0.065},${base - body.h * 0.07}`,
      { fill: WHITE, width: 1.75 },
    ) +
    polygon(
      d`${cx - f.w * 0.08},${base - body.h * 0.19} ${cx + f.w * 0.08},${base - body.h * 0.19} ${cx + f.w * 0.065},${base - body.h * 0.07} ${cx - f.w * 0.065},${base - body.h * 0.07}`,
      { fill: GLASS, width: FINE },
    ) +
    line(cx - f.w * 0.2, base - body.h * 0.06, cx + f.w * 0.2, base - body.h * 0.06, { width: 3 }) +
    repeat(count(facts.groups, 1, 2) - 1, () => panel(inset(body, 4), style))
  )
}
