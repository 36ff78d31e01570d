import type { Drawer } from './drawer.ts'
import { box, columns, cutFoot, cutTop, type Frame, frame, inset, mm } from './frame.ts'
import { buttons, display, drop, grip, knob, louvres, panel, stand, steam, table } from './parts.ts'
import { count, d, ellipse, FINE, field, fine, GLASS, GREY, INK, line, NILE, PALE, path, rect, repeat, trace, WHITE } from './primitives.ts'

/** Plates standing in a rack. */
function plates(f: Frame): string {
  const times = Math.max(4, Math.min(9, Math.floor(f.w / 12)))
  const rack = f.h * 0.34
  return (
    repeat(times, (i) =>
      ellipse(f.x + (f.w * (i + 0.6)) / (times + 0.2), f.y + f.h * 0.46, Math.min(f.w / times / 3, 5), f.h * 0.46, {
        fill: WHITE,
        width: 1.5,
      }),
    ) +
    rect(f.x, f.y + f.h - rack, f.w, rack, { fill: PALE, r: 1, width: 1.5 }) +
    repeat(Math.floor(f.w / 10), (i) => fine(f.x + 6 + i * 10, f.y + f.h - rack + 2, f.x + 6 + i * 10, f.y + f.h - 2))
  )
}

function glasses(f: Frame): string {
  const times = Math.max(3, Math.min(6, Math.floor(f.w / 22)))
  return columns(f, times, f.w * 0.03)
    .map((c) => {
      const [x, w] = [c.x + c.w / 2, Math.min(c.w * 0.42, f.h * 0.26)]
      return (
        path(
          d(
            'M',
            x - w * 0.8,
            c.y,
            'H',
            x + w * 0.8,
            'C',
            x + w * 1.2,
            c.y + c.h * 0.5,
            x + w * 0.4,
            c.y + c.h * 0.56,
            x,
            c.y + c.h * 0.56,
            'C',
            x - w * 0.4,
            c.y + c.h * 0.56,
            x - w * 1.2,
            c.y + c.h * 0.5,
            x - w * 0.8,
            c.y,
            'Z',
          ),
          { width: 1.5 },
        ) +
        line(x, c.y + c.h * 0.56, x, c.y + c.h - 1, { width: 1.5 }) +
        line(x - w * 0.6, c.y + c.h - 1, x + w * 0.6, c.y + c.h - 1, { width: 2 })
      )
    })
    .join('')
}

export const hoodDishwasher: Drawer = (f, facts, style) => {
  const raised = style.a > 0.3
  const [upper, lower] = cutTop(f, f.h * 0.52)
  const [feet, base] = stand(
    frame(lower.x + 2, lower.y, lower.w - 4, lower.h, f.k),
    style,
    120,
    style.feet === 'castors' ? 'pads' : style.feet,
  )
  const hatch = raised ? cutTop(upper, upper.h * 0.6)[0] : frame(upper.x, upper.y + upper.h * 0.14, upper.w, upper.h * 0.86, f.k)
  const room = frame(f.x + f.w * 0.12, hatch.y + hatch.h + 2, f.w * 0.76, Math.max(upper.y + upper.h - hatch.y - hatch.h - 3, 1), f.k)
  const inside = raised
    ? rect(f.x + f.w * 0.04, hatch.y + hatch.h - 2, f.w * 0.92, room.h + 6, { fill: GLASS }) + plates(inset(room, 2, 1))
    : ''
  const y = hatch.y + hatch.h * (raised ? 0.84 : 0.8)
  const out = f.w * 0.09
  const lever =
    trace(
      d(
        'M',
        f.x + f.w * 0.02,
        upper.y + upper.h,
        'L',
        f.x - out,
        upper.y + upper.h - f.h * 0.06,
        'V',
        y,
        'H',
        f.x + f.w + out,
        'V',
        upper.y + upper.h - f.h * 0.06,
        'L',
        f.x + f.w * 0.98,
        upper.y + upper.h,
      ),
      { width: 2.5 },
    ) + field(f.x + f.w * 0.1, y - 3, f.w * 0.8, 6, NILE, 3)
  const [strip, front] = cutTop(base, base.h * 0.24)
  const racks = count(facts.baskets, 1, 3)
  return (
    inside +
    rect(hatch.x, hatch.y, hatch.w, hatch.h, { r: 5 + style.corner }) +
    fine(hatch.x + hatch.w * 0.1, hatch.y + hatch.h * 0.14, hatch.x + hatch.w * 0.9, hatch.y + hatch.h * 0.14) +
    lever +
    feet +
    box(base, { r: style.corner / 2 }) +
    rect(f.x - 3, lower.y - 1, f.w + 6, 6, { fill: PALE }) +
    panel(inset(strip, 3, 6), { ...style, panel: 'pale' }) +
    display(inset(strip, 6, 7), style, 0.26) +
    buttons(
      frame(style.display > 0.5 ? strip.x + strip.w * 0.08 : strip.x + strip.w * 0.62, strip.y + 2, strip.w * 0.3, strip.h, f.k),
      2 + racks,
    ) +
    box(inset(front, front.w * 0.08, front.h * 0.12), { r: 2, width: 1.5 }) +
    drop(front.x + front.w / 2, front.y + front.h * 0.55, Math.min(front.w * 0.08, 9)) +
    (raised ? steam(f.x + f.w * 0.2, hatch.y - 3, f.h * 0.06) + steam(f.x + f.w * 0.3, hatch.y - 3, f.h * 0.06) : '')
  )
}

export const undercounterDishwasher: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 80, style.feet === 'castors' ? 'pads' : style.feet)
  const [strip, rest] = cutTop(body, body.h * 0.17)
  const [kick, leaf] = cutFoot(rest, rest.h * 0.12)
  const inner = inset(leaf, 4, 4)
  const view = inset(frame(inner.x, inner.y + inner.h * 0.2, inner.w, inner.h * 0.72, f.k), inner.w * 0.13, 0)
  const levels = count(facts.baskets, 1, 2)
  const shown = frame(view.x, view.y + view.h * 0.06, view.w, view.h * 0.88, f.k)
  const racks = repeat(levels, (i) =>
    plates(
      frame(
        shown.x + 6,
        shown.y + (shown.h * i) / levels + 4 + (levels > 1 ? 0 : shown.h * 0.2),
        shown.w - 12,
        shown.h / levels - 9 - (levels > 1 ? 0 : shown.h * 0.2),
        f.k,
      ),
    ),
  )
  const spray = levels > 1 ? '' : [-0.24, 0, 0.24].map((at) => drop(shown.x + shown.w * (0.5 + at), shown.y + shown.h * 0.17, 3.6)).join('')
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    panel(inset(strip, 2), style) +
    display(inset(strip, 7, 0), style, 0.22) +
    buttons(
      frame(style.display > 0.5 ? strip.x + strip.w * 0.06 : strip.x + strip.w * 0.64, strip.y, strip.w * 0.3, strip.h, f.k),
      3 + Math.round(style.a),
    ) +
    box(inner, { r: style.corner }) +
    grip(f, inner.x + inner.w / 2, inner.y + inner.h * 0.1, inner.w * 0.7, style) +
    box(shown, { fill: GLASS, r: 4, width: 1.5 }) +
    racks +
    spray +
    louvres(inset(kick, kick.w * 0.3, kick.h * 0.3), 2)
  )
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

export const conveyorDishwasher: Drawer = (f, facts, style) => {
  const y = (share: number) => f.y + f.h * share
  const tunnel = frame(f.x + f.w * 0.22, y(0.2), f.w * 0.56, f.h * 0.8, f.k)
  const [feet, body] = stand(tunnel, style, 130, style.feet === 'castors' ? 'pads' : style.feet)
  const deck = y(0.55)
  const wing = (x: number, w: number) => table(frame(x, deck, w, y(1) - deck, f.k), style, 0.64)
  const doors = count(facts.doors, Math.max(1, Math.round(f.w / f.k / 1300)), 4)
  const [strip, rest] = cutTop(body, body.h * 0.16)
  const leaves = columns(inset(frame(rest.x, rest.y, rest.w, rest.h * 0.54, f.k), rest.w * 0.05, 3), doors, 5).map(
    (c) =>
      box(c, { r: style.corner }) +
      grip(f, c.x + c.w / 2, c.y + c.h * 0.88, c.w * 0.5, style) +
      rect(c.x + c.w * 0.2, c.y + c.h * 0.14, c.w * 0.6, c.h * 0.4, { fill: GLASS, r: 2, width: 1.5 }) +
      drop(c.x + c.w / 2, c.y + c.h * 0.37, Math.min(c.h * 0.08, 4)),
  )
  const curtain = (x: number) =>
    rect(x, deck - f.h * 0.24, f.w * 0.045, f.h * 0.24, { fill: WHITE, width: 1.5 }) +
    repeat(3, (i) => fine(x + f.w * 0.045 * (0.25 + i * 0.25), deck - f.h * 0.24, x + f.w * 0.045 * (0.25 + i * 0.25), deck - 2))
  const flow = style.side === 'right'
  const load = frame(flow ? f.x + f.w * 0.03 : f.x + f.w * 0.84, deck - f.h * 0.15, f.w * 0.13, f.h * 0.15, f.k)
  const done = frame(flow ? f.x + f.w * 0.84 : f.x + f.w * 0.03, deck - f.h * 0.15, f.w * 0.13, f.h * 0.15, f.k)
  const stack = mm(f, 220, 14)
  return (
    wing(f.x, f.w * 0.23) +
    wing(f.x + f.w * 0.77, f.w * 0.23) +
    plates(load) +
    plates(done) +
    curtain(tunnel.x - f.w * 0.045) +
    curtain(tunnel.x + tunnel.w) +
    rect(tunnel.x + tunnel.w * (0.64 + style.a * 0.12), y(0), stack, f.h * 0.22, { fill: WHITE }) +
    feet +
    box(body, { r: style.corner + 1 }) +
    panel(inset(strip, 3, 2), { ...style, panel: 'pale' }) +
    display(inset(strip, 8, 0), style, 0.16) +
    buttons(frame(strip.x + strip.w * (style.display > 0.5 ? 0.06 : 0.7), strip.y, strip.w * 0.2, strip.h, f.k), 4) +
    leaves.join('') +
    louvres(frame(rest.x + rest.w * 0.1, rest.y + rest.h * 0.68, rest.w * 0.34, rest.h * 0.2, f.k), 3) +
    trace(d('M', rest.x + rest.w * 0.58, rest.y + rest.h * 0.78, 'h', rest.w * 0.26, 'm', -6, -5, 'l', 7, 5, 'l', -7, 5), { stroke: NILE })
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
        d(
          'M',
          c.x + c.w * 0.09,
          top,
          'H',
          c.x + c.w * 0.91,
          'V',
          top + depth * 0.72,
          'Q',
          c.x + c.w * 0.91,
          top + depth,
          c.x + c.w * 0.82,
          top + depth,
          'H',
          c.x + c.w * 0.18,
          'Q',
          c.x + c.w * 0.09,
          top + depth,
          c.x + c.w * 0.09,
          top + depth * 0.72,
          'Z',
        ),
        { fill: GLASS },
      ) +
      rect(c.x + c.w / 2 - 5, top + depth, 10, 7, { fill: PALE, width: 1.5 }) +
      trace(
        d(
          'M',
          c.x + c.w * 0.16,
          top + depth * 0.42,
          'q',
          c.w * 0.085,
          -5,
          c.w * 0.17,
          0,
          't',
          c.w * 0.17,
          0,
          't',
          c.w * 0.17,
          0,
          't',
          c.w * 0.17,
          0,
        ),
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
  const neck = trace(d('M', x, foot, 'V', foot - h + w, 'q', 0, -w, s * w * 0.8, -w, 't', s * w * 0.8, w, 'v', h * 0.14), { width: 3.5 })
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
