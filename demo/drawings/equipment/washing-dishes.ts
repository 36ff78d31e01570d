import type { Drawer } from '../drawer.ts'
import { box, columns, cutFoot, cutTop, type Frame, frame, inset, mm } from '../frame.ts'
import { buttons, display, drop, grip, louvres, panel, stand, steam, table } from '../parts.ts'
import { count, d, ellipse, field, fine, GLASS, NILE, PALE, rect, repeat, trace, WHITE } from '../primitives.ts'

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
      d`M ${f.x + f.w * 0.02} ${upper.y + upper.h} L ${f.x - out} ${upper.y + upper.h - f.h * 0.06} V ${y} H ${f.x + f.w + out} V ${upper.y + upper.h - f.h * 0.06} L ${f.x + f.w * 0.98} ${upper.y + upper.h}`,
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
    trace(d`M ${rest.x + rest.w * 0.58} ${rest.y + rest.h * 0.78} h ${rest.w * 0.26} m ${-6} ${-5} l ${7} ${5} l ${-7} ${5}`, {
      stroke: NILE,
    })
  )
}
