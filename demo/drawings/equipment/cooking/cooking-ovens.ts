import type { Drawer } from '../../drawer.ts'
import { box, columns, cutSide, cutTop, frame, inset, mm, rows } from '../../frame.ts'
import { buttons, display, drop, flame, grip, knob, knobs, panel, pull, screen, stand, trays } from '../../parts.ts'
import { circle, count, d, dot, field, fine, GLASS, INK, line, PALE, path, repeat, WHITE } from '../../primitives.ts'

export const combiOven: Drawer = (f, facts, style) => {
  const levels = count(facts.trays, Math.max(4, Math.round((f.h / f.k - 380) / 68)), 24)
  const [feet, body] = stand(f, style, f.h / f.k > 1400 ? 90 : 170, style.feet === 'plinth' || f.h / f.k > 1400 ? 'castors' : style.feet)
  const inner = inset(body, mm(f, 40, 4, 9))
  const [strip, chamber] = cutSide(inner, Math.max(inner.w * 0.21, 13), style.side)
  const glass = cutSide(chamber, mm(f, 45, 5, 9), style.side)[1]
  const shown = frame(strip.x + strip.w * 0.2, strip.y + strip.h * 0.07, strip.w * 0.6, strip.h * (0.26 + style.b * 0.08), f.k)
  const handleX = style.side === 'right' ? chamber.x + chamber.w - 2 : chamber.x + 2
  const dial = knob(strip.x + strip.w / 2, strip.y + strip.h * (0.56 + style.a * 0.08), Math.min(strip.w * 0.26, 8), style)
  const drain = facts.gas
    ? flame(strip.x + strip.w / 2, strip.y + strip.h * 0.92, Math.min(strip.w * 0.6, 14))
    : buttons(frame(strip.x, strip.y + strip.h * 0.82, strip.w, 6, f.k), 2)
  return (
    feet +
    box(body, { r: style.corner + 2 }) +
    box(glass, { fill: PALE, r: 2 }) +
    trays(glass, levels) +
    field(handleX - 2.2, chamber.y + chamber.h * 0.24, 4.4, chamber.h * (0.44 + style.a * 0.14), INK, 1) +
    box(strip, { r: 2 }) +
    field(shown.x, shown.y, shown.w, shown.h, GLASS, 1) +
    dial +
    drain
  )
}

export const convectionOven: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 50, style.feet === 'castors' ? 'pads' : style.feet)
  const inner = inset(body, mm(f, 30, 5))
  const [strip, leaf] = style.a > 0.45 ? cutTop(inner, inner.h * 0.2) : cutSide(inner, inner.w * 0.2, style.side)
  const across = strip.w > strip.h
  const doorLeaf = inset(leaf, 2, 3)
  const glass = inset(doorLeaf, doorLeaf.w * 0.1, doorLeaf.h * 0.15)
  const levels = count(facts.trays, 4, 12)
  const fan = Math.min(glass.h * 0.33, glass.w * 0.2)
  const [x, y] = [glass.x + glass.w / 2, glass.y + glass.h / 2]
  const blades = repeat(6, (i) => {
    const angle = (Math.PI / 3) * i + style.b
    return fine(
      x + fan * 0.25 * Math.cos(angle),
      y + fan * 0.25 * Math.sin(angle),
      x + fan * 0.85 * Math.cos(angle + 0.5),
      y + fan * 0.85 * Math.sin(angle + 0.5),
      INK,
    )
  })
  const dials = across
    ? knobs(frame(strip.x, strip.y, strip.w, strip.h - 3, f.k), 3, strip.h * 0.26, style)
    : rows(strip, 3, 0)
        .map((r) => knob(r.x + r.w / 2, r.y + r.h / 2, Math.min(r.w * 0.24, 9), style))
        .join('')
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    panel(inset(strip, 1), { ...style, panel: 'pale' }) +
    dials +
    box(doorLeaf, { r: style.corner }) +
    box(glass, { fill: GLASS, r: 3 }) +
    circle(x, y, fan, { fill: WHITE, width: 1.5 }) +
    blades +
    dot(x, y, fan * 0.16, INK) +
    trays(glass, levels, INK) +
    grip(f, doorLeaf.x + doorLeaf.w / 2, doorLeaf.y + doorLeaf.h * 0.075, doorLeaf.w * 0.6, style)
  )
}

export const proofer: Drawer = (f, facts, style) => {
  const doors = count(facts.doors, Math.max(1, Math.round(f.w / f.k / 850)), 3)
  const [feet, body] = stand(f, style, 110, style.feet === 'plinth' ? 'castors' : style.feet)
  const [head, rest] = cutTop(inset(body, mm(f, 30, 3)), mm(f, 200, 16))
  const levels = count(facts.trays, 9, 20)
  const leaves = columns(rest, doors, 3).map((leaf, i) => {
    const glass = inset(leaf, Math.max(leaf.w * 0.13, 8), 7)
    const size = Math.min(glass.h / levels / 2.1, glass.w / 11)
    const loaves = rows(glass, levels, 0).map(
      (r) =>
        repeat(4, (n) =>
          path(
            d`M ${r.x + (r.w * (n + 0.62)) / 4.3 - size * 1.5} ${r.y + r.h - 1} a ${size * 1.5} ${size * 1.35} ${0} ${0} ${1} ${size * 3} ${0} Z`,
            { width: 1.25 },
          ),
        ) + line(r.x + 2, r.y + r.h - 1, r.x + r.w - 2, r.y + r.h - 1, { width: 1.5 }),
    )
    const right = doors === 1 ? style.side === 'right' : i % 2 === 0
    return (
      box(leaf, { r: style.corner / 2 }) +
      box(glass, { fill: GLASS, r: 2 }) +
      loaves.join('') +
      pull(f, right ? leaf.x + leaf.w - 4.5 : leaf.x + 4.5, leaf.y + leaf.h * 0.4, leaf.h * 0.2, {
        ...style,
        handle: style.handle === 'recess' ? 'bar' : style.handle,
      })
    )
  })
  const strip = cutTop(head, head.h - 4)[0]
  return (
    feet +
    box(body, { r: style.corner + 1 }) +
    panel(strip, { ...style, panel: 'pale' }) +
    display(inset(strip, 4, 0), style, 0.26) +
    drop(strip.x + strip.w * (style.display > 0.4 ? 0.1 : 0.9), strip.y + strip.h * 0.6, strip.h * 0.2) +
    leaves.join('')
  )
}

export const microwave: Drawer = (f, facts, style) => {
  const [feet, body] = stand(f, style, 20, 'pads')
  const [strip, leaf] = cutSide(inset(body, 4), f.w * (0.22 + style.a * 0.05), 'right')
  const glass = inset(leaf, leaf.w * 0.09, leaf.h * 0.14)
  const mesh = repeat(5, (r) => repeat(9, (c) => dot(glass.x + (glass.w * (c + 1)) / 10, glass.y + (glass.h * (r + 1)) / 6, 1.2, INK)))
  const shown = frame(strip.x + strip.w * 0.16, strip.y + strip.h * 0.08, strip.w * 0.68, strip.h * 0.16, f.k)
  const keys = frame(shown.x, strip.y + strip.h * 0.34, shown.w, strip.h * 0.44, f.k)
  const controls =
    style.b > 0.45
      ? rows(keys, 4, 0)
          .map((r) => buttons(r, 3))
          .join('')
      : knob(strip.x + strip.w / 2, keys.y + keys.h * 0.2, strip.w * 0.2, style) +
        knob(strip.x + strip.w / 2, keys.y + keys.h * 0.86, strip.w * 0.2, style)
  return (
    feet +
    box(body, { r: style.corner + 2 }) +
    box(glass, { fill: PALE, r: style.corner * 2 + 2 }) +
    mesh +
    pull(f, leaf.x + leaf.w - leaf.w * 0.03, leaf.y + leaf.h * 0.15, leaf.h * 0.7, style) +
    fine(strip.x, body.y, strip.x, body.y + body.h, INK) +
    box(shown, { fill: GLASS, width: 1.25 }) +
    controls +
    repeat(count(facts.decks, 1, 2) - 1, () => screen(shown))
  )
}
