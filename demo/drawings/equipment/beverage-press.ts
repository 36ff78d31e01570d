import type { Drawer } from '../drawer.ts'
import { box, cutFoot, cutTop, type Frame, frame, inset, mm } from '../frame.ts'
import { buttons, grip, knob, louvres, stand } from '../parts.ts'
import {
  circle,
  count,
  d,
  dot,
  FINE,
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
import { facing } from '../side-view.ts'
import type { Style } from '../style.ts'

/** A tumbler that is filled up to a share of its height. */
function tumbler(x: number, foot: number, w: number, h: number, full: number): string {
  const at = (share: number) => w * (0.38 + 0.12 * share)
  const level = foot - h * full
  return (
    polygon(d`${x - at(1)},${foot - h} ${x + at(1)},${foot - h} ${x + at(0)},${foot} ${x - at(0)},${foot}`, { fill: WHITE, width: 1.75 }) +
    polygon(d`${x - at(full)},${level} ${x + at(full)},${level} ${x + at(0)},${foot} ${x - at(0)},${foot}`, { fill: GLASS, width: FINE })
  )
}

/** Stalks of cane with their joints, leaning into the rollers. */
function cane(from: readonly [number, number], to: readonly [number, number], thick: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / long) * thick, (dx / long) * thick]
  const joint = (share: number) => {
    const [x, y] = [from[0] + dx * share, from[1] + dy * share]
    return line(x - nx, y - ny, x + nx, y + ny, { stroke: NILE, width: 1.75 })
  }
  return (
    polygon(d`${from[0] - nx},${from[1] - ny} ${from[0] + nx},${from[1] + ny} ${to[0] + nx},${to[1] + ny} ${to[0] - nx},${to[1] - ny}`, {
      fill: GLASS,
      width: 1.5,
    }) + [0.06, 0.3, 0.54, 0.78].map(joint).join('')
  )
}

function roller(x: number, y: number, r: number, turn: number): string {
  const teeth = repeat(12, (i) => {
    const angle = (Math.PI / 6) * i + turn
    return line(x + r * 0.68 * Math.cos(angle), y + r * 0.68 * Math.sin(angle), x + r * Math.cos(angle), y + r * Math.sin(angle), {
      width: FINE,
    })
  })
  return circle(x, y, r, { fill: WHITE }) + teeth + circle(x, y, r * 0.66, { fill: PALE, width: 1.5 }) + dot(x, y, r * 0.16, NILE)
}

function handwheel(x: number, y: number, r: number, turn: number): string {
  const [gx, gy] = [x + r * 0.94 * Math.cos(turn), y + r * 0.94 * Math.sin(turn)]
  const spokes = repeat(4, (i) => {
    const angle = turn + (Math.PI / 2) * i
    return line(x, y, x + r * Math.cos(angle), y + r * Math.sin(angle), { width: 2 })
  })
  return circle(x, y, r, { fill: 'none', width: 3 }) + spokes + dot(x, y, r * 0.2, INK) + dot(gx, gy, 4, NILE)
}

/** Three rollers behind a window, cane going in and juice running out; a flywheel stands at the side. */
export const canePress: Drawer = (f, facts, style) => {
  const at = facing(f, style.side === 'right')
  const upright = frame(style.side === 'right' ? f.x : f.x + f.w * 0.2, f.y, f.w * 0.8, f.h, f.k)
  const [feet, all] = stand(upright, style, 110, style.feet === 'plinth' ? 'castors' : style.feet)
  const [head, cabinet] = cutTop(all, all.h * 0.54)
  const works = frame(head.x, head.y + head.h * 0.2, head.w, head.h * 0.8, f.k)
  const glass = frame(works.x + works.w * 0.12, works.y + works.h * 0.07, works.w * 0.76, works.h * 0.66, f.k)
  const r = Math.min(glass.w * 0.235, glass.h * 0.25)
  const [cx, low] = [glass.x + glass.w / 2, glass.y + glass.h - r * 1.08]
  const sticks = [0, 1, 2].map((i) =>
    cane([at(-0.12 - i * 0.015), f.y - f.h * 0.03 + i * 13], [cx + (i - 1) * 2, low - r * 1.1 - 7 + i * 5], Math.max(mm(f, 13), 2.4)),
  )
  const tray = frame(works.x + works.w * 0.06, works.y + works.h * 0.78, works.w * 0.88, works.h * 0.1, f.k)
  const leaf = inset(cabinet, cabinet.w * 0.09, cabinet.h * 0.1)
  const niche = frame(leaf.x, leaf.y, leaf.w, leaf.h * 0.46, f.k)
  const turn = (style.a - 0.5) * 1.6 + (style.side === 'right' ? 0 : Math.PI)
  return (
    handwheel(at(0.76), works.y + works.h * 0.5, Math.max(f.w * 0.24, 14), turn) +
    feet +
    box(works, { r: style.corner * 2 + 3 }) +
    box(glass, { fill: PALE, r: 4 }) +
    sticks.join('') +
    roller(cx, low - r * 1.72, r, style.a) +
    roller(cx - r * 1.02, low, r, style.b) +
    roller(cx + r * 1.02, low, r, style.a + style.b) +
    box(glass, { fill: 'none', r: 4 }) +
    box(cabinet, { r: style.corner / 2 }) +
    box(tray, { fill: WHITE, r: 2 }) +
    box(niche, { fill: PALE, r: 3 }) +
    polygon(
      d`${cx - 6},${tray.y + tray.h} ${cx + 6},${tray.y + tray.h} ${cx + 3},${niche.y + niche.h * 0.16} ${cx - 3},${niche.y + niche.h * 0.16}`,
      { fill: WHITE, width: 1.75 },
    ) +
    line(cx, niche.y + niche.h * 0.16, cx, niche.y + niche.h * 0.6, { stroke: NILE, width: 2 }) +
    tumbler(cx, niche.y + niche.h - 1, Math.min(niche.w * 0.26, 22), niche.h * 0.62, 0.6 + style.a * 0.25) +
    (style.panel === 'white'
      ? louvres(frame(leaf.x, niche.y + niche.h + leaf.h * 0.14, leaf.w, leaf.h * 0.36, f.k), 5)
      : box(frame(leaf.x, niche.y + niche.h + leaf.h * 0.08, leaf.w, leaf.h * 0.46, f.k), { r: style.corner / 2 }) +
        grip(f, cx, niche.y + niche.h + leaf.h * 0.2, leaf.w * 0.3, style)) +
    buttons(frame(works.x + works.w * 0.04, tray.y - 9, works.w * 0.16, 8, f.k), count(facts.groups, 2, 3))
  )
}

/** Half a fruit with its segments, cut side down or seen from the front. */
function half(x: number, foot: number, r: number): string {
  return (
    path(d`M ${x - r} ${foot} A ${r} ${r} 0 0 1 ${x + r} ${foot} Z`, { fill: GLASS, width: 1.75 }) +
    [-0.5, 0, 0.5].map((turn) => fine(x, foot, x + r * 0.8 * Math.sin(turn * 2), foot - r * 0.8 * Math.cos(turn * 2), NILE)).join('')
  )
}

/** A low one presses with a motor in its body; a tall one is a column with a long lever. */
export const citrusPress: Drawer = (f, facts, style) =>
  f.h > f.w * 2.15 ? leverPress(f, style) : motorPress(f, count(facts.groups, 1, 2), style)

function leverPress(f: Frame, style: Style): string {
  const at = facing(f, style.side === 'right')
  const y = (share: number) => f.y + f.h * share
  const s = style.side === 'right' ? 1 : -1
  const cx = f.x + f.w / 2
  const cone = f.w * (0.3 + style.b * 0.05)
  const base = frame(f.x + f.w * 0.02, y(0.94), f.w * 0.96, f.h * 0.06, f.k)
  const column = f.w * 0.13
  return (
    rect(at(0.86) - column / 2, y(0.12), column, f.h * 0.82, { fill: PALE, r: 2 }) +
    repeat(6, (i) => fine(at(0.86) - column * 0.3, y(0.18 + i * 0.03), at(0.86) + column * 0.3, y(0.18 + i * 0.03), INK)) +
    rect(Math.min(cx - cone * 0.4, at(0.86)), y(0.16), Math.abs(at(0.86) - cx) + cone * 0.4, f.h * 0.07, { fill: WHITE, r: 3 }) +
    rect(cx - cone * 0.22, y(0.1), cone * 0.44, f.h * 0.2, { fill: WHITE, r: 2 }) +
    path(d`M ${cx - cone} ${y(0.4)} C ${cx - cone} ${y(0.27)} ${cx + cone} ${y(0.27)} ${cx + cone} ${y(0.4)} Z`, { fill: WHITE }) +
    half(cx, y(0.52), cone * 0.86) +
    polygon(
      d`${cx - cone * 1.12},${y(0.53)} ${cx + cone * 1.12},${y(0.53)} ${cx + cone * 0.34},${y(0.64)} ${cx - cone * 0.34},${y(0.64)}`,
      {
        fill: PALE,
      },
    ) +
    rect(Math.min(cx, at(0.86)), y(0.535), Math.abs(at(0.86) - cx), f.h * 0.03, { fill: WHITE }) +
    rect(cx - cone * 0.2, y(0.64), cone * 0.4, f.h * 0.03, { fill: WHITE, width: 1.75 }) +
    line(cx, y(0.67), cx, y(0.8), { stroke: NILE, width: 2 }) +
    tumbler(cx, y(0.94) - 1, cone * 1.5, f.h * 0.2, 0.45 + style.a * 0.3) +
    box(base, { fill: WHITE, r: style.corner + 2 }) +
    line(at(0.86), y(0.14), at(0.86) - s * f.w * 0.34, y(-0.1 + style.a * 0.04), { width: 4 }) +
    line(at(0.86) - s * f.w * 0.2, y(0), at(0.86) - s * f.w * 0.4, y(-0.12 + style.a * 0.04), { stroke: NILE, width: 7 }) +
    circle(at(0.86), y(0.14), column * 0.62, { fill: WHITE }) +
    dot(at(0.86), y(0.14), 2.2, INK)
  )
}

function motorPress(f: Frame, cones: number, style: Style): string {
  const at = facing(f, style.side === 'right')
  const y = (share: number) => f.y + f.h * share
  const s = style.side === 'right' ? 1 : -1
  const [feet, all] = stand(f, style, 18, 'pads')
  const [body] = cutFoot(all, all.h * 0.44)
  const bowl = frame(f.x + f.w * 0.04, body.y - f.h * 0.17, f.w * 0.72, f.h * 0.17, f.k)
  const shift = style.side === 'right' ? 0 : f.w * 0.2
  const cx = bowl.x + shift + bowl.w / 2
  const r = bowl.w * 0.3
  const post = frame(at(0.9) - f.w * 0.07, y(0.1), f.w * 0.14, body.y - y(0.1) + 4, f.k)
  return (
    feet +
    box(post, { fill: PALE, r: 2 }) +
    path(d`M ${cx - r * 1.24} ${bowl.y - f.h * 0.17} A ${r * 1.24} ${r * 1.24} 0 0 1 ${cx + r * 1.24} ${bowl.y - f.h * 0.17} Z`, {
      fill: WHITE,
    }) +
    half(cx, bowl.y - 1, r) +
    line(at(0.9), y(0.14), cx, bowl.y - f.h * 0.17 - r * 1.2, { width: 4 }) +
    line(cx, bowl.y - f.h * 0.17 - r * 1.2, cx - s * f.w * 0.34, y(0.08 + style.a * 0.05), { width: 4 }) +
    line(cx - s * f.w * 0.2, y(0.115 + style.a * 0.04), cx - s * f.w * 0.42, y(0.06 + style.a * 0.05), { stroke: NILE, width: 7 }) +
    circle(at(0.9), y(0.14), f.w * 0.06, { fill: WHITE }) +
    path(
      d`M ${bowl.x + shift} ${bowl.y} H ${bowl.x + shift + bowl.w} L ${bowl.x + shift + bowl.w * 0.84} ${bowl.y + bowl.h} H ${bowl.x + shift + bowl.w * 0.16} Z`,
      { fill: GLASS },
    ) +
    box(body, { r: style.corner * 2 + 4 }) +
    trace(d`M ${cx - 7} ${body.y + body.h * 0.1} h ${14} l ${-3} ${body.h * 0.16} h ${-8} Z`, { fill: PALE, width: 1.75 }) +
    tumbler(cx, body.y + body.h * 0.94, r * 1.3, body.h * 0.58, 0.4 + style.b * 0.3) +
    repeat(cones, (i) => knob(at(0.84), body.y + body.h * (0.3 + i * 0.3), Math.min(f.w * 0.07, 7), style))
  )
}
