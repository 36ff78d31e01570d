import type { Drawer } from '../../drawer.ts'
import { box, columns, cutFoot, cutTop, frame, inset, mm, rows } from '../../frame.ts'
import { bars, flame, grip, knobs, louvres, panel, stand, steam, table } from '../../parts.ts'
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
} from '../../primitives.ts'
import { seeded } from '../../style.ts'

export const salamander: Drawer = (f, facts, style) => {
  const post = Math.max(f.w * 0.09, 10)
  const [head, open] = cutTop(f, f.h * (0.36 + style.a * 0.05))
  const [foot, room] = cutFoot(open, f.h * 0.13)
  const coils = count(facts.burners, Math.max(2, Math.round(f.w / f.k / 280)), 4)
  const glow = columns(frame(f.x + post + 6, room.y + 2, f.w - 2 * post - 12, room.h * 0.2, f.k), coils, 6).map((c) => {
    const n = 7
    const zig = Array.from(
      { length: n * 2 + 1 },
      (_, i) => `${i === 0 ? 'M' : 'L'} ${d`${c.x + (c.w * i) / (n * 2)} ${i % 2 ? c.y + c.h : c.y}`}`,
    ).join(' ')
    return trace(zig, { stroke: NILE, width: 2 })
  })
  const grid = room.y + room.h * (0.62 + style.b * 0.1)
  const rack = frame(f.x + post + 2, grid, f.w - 2 * post - 4, 7, f.k)
  const toast = repeat(3, (i) =>
    path(
      d`M ${rack.x + rack.w * (0.14 + i * 0.27)} ${grid} q ${2} ${-rack.w * 0.07} ${rack.w * 0.09} ${-rack.w * 0.07} t ${rack.w * 0.09} ${rack.w * 0.07} Z`,
      { fill: WHITE, width: 1.5 },
    ),
  )
  return (
    box(f, { fill: PALE, r: style.corner }) +
    rect(f.x + post, room.y, f.w - 2 * post, room.h, { fill: WHITE }) +
    glow.join('') +
    toast +
    line(rack.x, grid, rack.x + rack.w, grid) +
    bars(rack, 16, INK) +
    line(rack.x, grid + 7, rack.x + rack.w, grid + 7, { width: FINE }) +
    box(head, { r: style.corner }) +
    knobs(inset(frame(head.x, head.y + head.h * 0.3, head.w * 0.55, head.h * 0.4, f.k), 8, 0), coils + 1, 6, style) +
    grip(f, head.x + head.w * 0.76, head.y + head.h * 0.62, head.w * 0.3, style) +
    louvres(frame(head.x + head.w * 0.64, head.y + head.h * 0.14, head.w * 0.26, head.h * 0.24, f.k), 3) +
    box(foot, { fill: WHITE, r: style.corner / 2 })
  )
}

export const charcoalGrill: Drawer = (f, facts, style) => {
  const [over, rest] = cutTop(f, f.h * 0.2)
  const [tray, legs] = cutTop(rest, rest.h * 0.34)
  const random = seeded('coals', style.a, facts.trays ?? 0)
  const edge = mm(f, 35, 3)
  const size = Math.min(mm(f, 45, 5), 9)
  const times = Math.floor((f.w - edge * 2) / (size * 1.25))
  const bed = repeat(times, (i) =>
    circle(f.x + edge + ((f.w - edge * 2) * (i + 0.5)) / times, tray.y - size * (0.1 + random() * 0.5), size * (0.55 + random() * 0.2), {
      fill: random() > 0.6 ? INK : PALE,
      width: 1.25,
    }),
  )
  const grate = tray.y - size * 1.5
  const skewers = count(facts.baskets, Math.max(3, Math.round(f.w / f.k / 200)), 9)
  const meat = columns(inset(frame(f.x, grate, f.w, 1, f.k), f.w * 0.06, 0), skewers, f.w * 0.03).map((c, i) =>
    kebab(c.x, c.w, grate - 4.5, i % 2 === 0),
  )
  const vents = columns(inset(tray, f.w * 0.08, tray.h * 0.3), 3, f.w * 0.06).map((c) => bars(c, 6, INK))
  const smoke = [0.24, 0.5, 0.76].map((at) => steam(f.x + f.w * at, grate - 14, over.h * 0.5))
  return (
    table({ ...legs, y: legs.y - 6, h: legs.h + 6 }, style, 0.58) +
    bed +
    line(f.x + 2, grate + 3, f.x + f.w - 2, grate + 3, { width: 2.5 }) +
    meat.join('') +
    smoke.join('') +
    polygon(d`${f.x},${tray.y} ${f.x + f.w},${tray.y} ${f.x + f.w - edge},${tray.y + tray.h} ${f.x + edge},${tray.y + tray.h}`, {
      fill: WHITE,
    }) +
    rect(f.x - 3, tray.y - 1, f.w + 6, 5, { fill: PALE }) +
    vents.join('') +
    (facts.gas ? knobs(frame(f.x + f.w * 0.2, tray.y + tray.h * 0.72, f.w * 0.6, tray.h * 0.22, f.k), 4, 4.5, style) : '') +
    grip(f, f.x + f.w / 2, tray.y + tray.h * (facts.gas ? 0.5 : 0.86), f.w * 0.2, style)
  )
}

function kebab(x: number, w: number, y: number, cubes: boolean): string {
  const stick = line(x - 4, y, x + w + 4, y, { width: 1.5 }) + dot(x - 4, y, 2.2, NILE)
  if (!cubes) return stick + rect(x + w * 0.1, y - 4, w * 0.75, 8, { fill: PALE, r: 4, width: 1.5 })
  return stick + repeat(4, (i) => rect(x + w * (0.08 + i * 0.22), y - 4.5, w * 0.18, 9, { fill: i % 2 ? PALE : WHITE, r: 1.5, width: 1.5 }))
}

export const griddle: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 55, style.feet === 'castors' || style.feet === 'plinth' ? 'pads' : style.feet)
  const splash = body.h * (0.3 + style.a * 0.06)
  const [top, base] = cutTop(body, splash)
  const plate = Math.max(base.h * 0.16, 7)
  const zones = count(facts.burners, Math.max(1, Math.round(f.w / f.k / 350)), 4)
  const ribbed = style.b > 0.55
  const ribs = ribbed ? bars(frame(f.x + f.w * 0.55, base.y + 1.5, f.w * 0.4, plate - 3, f.k), 14, INK) : ''
  const [y, size] = [base.y - 1, f.w * 0.075]
  const burgers = [0.14, 0.34].map(
    (at) =>
      path(
        d`M ${f.x + f.w * at} ${y} v ${-size * 0.3} q ${0} ${-size * 0.35} ${size * 0.4} ${-size * 0.35} h ${size * 1.0} q ${size * 0.4} ${0} ${size * 0.4} ${size * 0.35} v ${size * 0.3} Z`,
        { fill: WHITE, width: 1.75 },
      ) + steam(f.x + f.w * at + size * 0.9, y - size * 0.8, splash * 0.5),
  )
  const turner =
    line(f.x + f.w * 0.58, y - 2, f.x + f.w * 0.7, y - 2, { width: 3 }) +
    line(f.x + f.w * 0.7, y - 2, f.x + f.w * 0.86, top.y - splash * 0.2, { width: 2.5 }) +
    line(f.x + f.w * 0.8, top.y + splash * 0.14, f.x + f.w * 0.87, top.y - splash * 0.26, { stroke: NILE, width: 4 })
  const [strip, tray] = cutTop(frame(base.x, base.y + plate, base.w, base.h - plate, f.k), (base.h - plate) * 0.66)
  return (
    feet +
    polygon(
      d`${f.x + 3},${base.y} ${f.x + 3},${top.y + splash * 0.5} ${f.x + f.w * 0.06},${top.y} ${f.x + f.w * 0.94},${top.y} ${f.x + f.w - 3},${top.y + splash * 0.5} ${f.x + f.w - 3},${base.y}`,
      { fill: PALE },
    ) +
    burgers.join('') +
    turner +
    box(frame(base.x, base.y, base.w, base.h, f.k), { r: style.corner }) +
    rect(f.x - 3, base.y, f.w + 6, plate, { fill: WHITE, r: 1 }) +
    ribs +
    knobs(inset(strip, f.w * 0.1, 0), zones * 2, 9, style) +
    (facts.gas ? flame(f.x + f.w * 0.06, strip.y + strip.h * 0.72, strip.h * 0.46) : '') +
    fine(tray.x + 4, tray.y, tray.x + tray.w - 4, tray.y) +
    grip(f, f.x + f.w * (0.3 + style.display * 0.4), tray.y + tray.h * 0.5, f.w * 0.2, style)
  )
}

export const shawarmaGrill: Drawer = (f, facts, style) => {
  const [base, upper] = cutFoot(f, f.h * 0.13)
  const burners = count(facts.burners, Math.max(3, Math.round(f.h / f.k / 260)), 6)
  const post = Math.max(f.w * 0.07, 6)
  const motor = f.h * (0.1 + style.a * 0.03)
  const back = frame(f.x + post * 0.5, upper.y + motor * 0.5, f.w - post, upper.h - motor * 0.5, f.k)
  const wing = f.w * 0.24
  const heat = rows(inset(back, 4, f.h * 0.04), burners, f.h * 0.02).map((r) =>
    [r.x, r.x + r.w - wing]
      .map(
        (x) =>
          rect(x, r.y, wing, r.h, { fill: GLASS, r: 1, width: 1.5 }) +
          repeat(3, (i) => fine(x + wing * (0.25 + i * 0.25), r.y + r.h * 0.2, x + wing * (0.25 + i * 0.25), r.y + r.h * 0.8, NILE)),
      )
      .join(''),
  )
  const [cx, top, foot] = [f.x + f.w / 2, upper.y + motor * 1.5, base.y - 10]
  const h = foot - top
  const wide = f.w * (0.31 + style.b * 0.03)
  const cone = d`M ${cx - wide} ${top + h * 0.1} Q ${cx - wide * 0.9} ${top} ${cx} ${top} Q ${cx + wide * 0.9} ${top} ${cx + wide} ${top + h * 0.1} C ${cx + wide * 1.05} ${top + h * 0.5} ${cx + wide * 0.5} ${top + h * 0.75} ${cx + wide * 0.36} ${foot} H ${cx - wide * 0.36} C ${cx - wide * 0.5} ${top + h * 0.75} ${cx - wide * 1.05} ${top + h * 0.5} ${cx - wide} ${top + h * 0.1} Z`
  const layers = repeat(7, (i) => {
    const y = top + h * (0.16 + i * 0.115)
    const half = wide * (0.94 - i * 0.088)
    return trace(d`M ${cx - half} ${y} q ${half * 0.5} ${h * 0.05} ${half} ${h * 0.015} t ${half} ${-h * 0.005}`, {
      width: FINE,
      stroke: INK,
    })
  })
  return (
    box(back, { fill: WHITE, r: style.corner }) +
    heat.join('') +
    line(cx, upper.y + motor, cx, base.y, { width: 3.5 }) +
    path(cone, { fill: PALE }) +
    layers +
    rect(cx - wide * 0.5, foot, wide, 4, { fill: WHITE, width: 1.5 }) +
    rect(cx - f.w * 0.14, upper.y, f.w * 0.28, motor, { r: style.corner }) +
    dot(cx, upper.y + motor / 2, Math.min(motor * 0.2, 4), NILE) +
    polygon(
      d`${f.x - 2},${base.y} ${f.x + f.w + 2},${base.y} ${f.x + f.w - 3},${base.y + base.h * 0.55} ${f.x + f.w - 3},${base.y + base.h} ${f.x + 3},${base.y + base.h} ${f.x + 3},${base.y + base.h * 0.55}`,
      { fill: PALE },
    ) +
    knobs(frame(f.x + 8, base.y + base.h * 0.3, f.w - 16, base.h * 0.55, f.k), burners, 5.5, style)
  )
}

export const chickenRotisserie: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 50, style.feet === 'castors' ? 'pads' : style.feet)
  const [strip, rest] = style.a > 0.5 ? cutTop(body, body.h * 0.15) : cutFoot(body, body.h * 0.16)
  const glass = inset(rest, mm(f, 45, 6), mm(f, 40, 5))
  const spits = count(facts.trays ?? facts.baskets, Math.max(2, Math.round(f.h / f.k / 280)), 5)
  const birds = rows(glass, spits, 0).map((r) => {
    const size = Math.min(r.h * 0.36, 24)
    const times = Math.min(6, Math.max(2, Math.floor(r.w / (size * 3))))
    const y = r.y + r.h * 0.5
    return (
      line(r.x, y, r.x + r.w, y, { width: 2.5 }) +
      columns(inset(r, 6, 0), times, 4)
        .map((c) => chicken(c.x + c.w / 2, y, size))
        .join('')
    )
  })
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    panel(strip, { ...style, panel: 'pale' }) +
    knobs(frame(strip.x + strip.w * 0.55, strip.y, strip.w * 0.38, strip.h, f.k), 3, 7, style) +
    field(strip.x + strip.w * 0.07, strip.y + strip.h * 0.3, strip.w * (0.14 + style.b * 0.06), strip.h * 0.4, NILE, 1) +
    box(glass, { fill: GLASS, r: 2 }) +
    birds.join('') +
    grip(f, glass.x + glass.w / 2, style.a > 0.5 ? glass.y + glass.h - 4 : glass.y + 4, glass.w * 0.36, style)
  )
}

function chicken(x: number, y: number, r: number): string {
  const leg = (s: number) =>
    trace(d`M ${x + s * r * 0.5} ${y + r * 0.5} L ${x + s * r * 1.15} ${y + r * 0.95}`, { width: 2.25 }) +
    dot(x + s * r * 1.18, y + r * 0.97, 2.2, INK)
  return (
    leg(1) +
    ellipse(x, y, r * 1.15, r * 0.82, { fill: WHITE, width: 1.75 }) +
    trace(d`M ${x - r * 0.5} ${y - r * 0.1} q ${r * 0.5} ${r * 0.75} ${r * 0.95} ${r * 0.05}`, { width: FINE, stroke: GREY }) +
    ellipse(x + r * 0.5, y + r * 0.4, r * 0.5, r * 0.34, { fill: PALE, width: 1.5 })
  )
}
