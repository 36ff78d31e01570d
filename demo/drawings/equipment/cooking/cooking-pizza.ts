import type { Drawer } from '../../drawer.ts'
import { box, cutFoot, cutSide, cutTop, type Frame, frame, inset, mm, rows } from '../../frame.ts'
import { flame, grip, knob, louvres, stand, trays } from '../../parts.ts'
import {
  circle,
  count,
  d,
  dot,
  ellipse,
  field,
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
} from '../../primitives.ts'

/** Lower ovens stand on a table, on feet of their own. */
const STAND_FROM_MM = 1000
const LOW_FEET_MM = 60

export const deckOven: Drawer = (f, facts, style) => {
  const decks = count(facts.decks, Math.max(1, Math.round((f.h / f.k - 600) / 320)), 5)
  const [cap, under] = cutTop(f, Math.min(f.h * 0.12, mm(f, 150, 12)))
  const isLow = f.h / f.k < STAND_FROM_MM
  const [foot, stack] = cutFoot(under, isLow ? mm(f, LOW_FEET_MM, 6, under.h * 0.4) : under.h * (0.5 - Math.min(decks, 4) * 0.09))
  const floors = rows(stack, decks, 0).map((deck) => {
    const [strip, rest] = cutSide(deck, Math.max(deck.w * 0.17, 20), style.side)
    const mouth = inset(rest, mm(f, 50, 6), deck.h * 0.2)
    const glass = inset(mouth, mouth.w * 0.16, mouth.h * 0.26)
    const dials = rows(inset(strip, 3, deck.h * 0.14), facts.gas ? 3 : 2, 0)
    return (
      box(deck) +
      box(mouth, { fill: PALE, r: 2 }) +
      box(glass, { fill: GLASS, width: 1.25, r: 1 }) +
      grip(f, mouth.x + mouth.w / 2, mouth.y + mouth.h * 0.12, mouth.w * 0.62, style) +
      line(strip.x + (style.side === 'right' ? 0 : strip.w), deck.y, strip.x + (style.side === 'right' ? 0 : strip.w), deck.y + deck.h, {
        width: 1.25,
      }) +
      dials
        .map((r, i) =>
          i === 0
            ? field(r.x + r.w * 0.2, r.y + r.h * 0.2, r.w * 0.6, r.h * 0.45, NILE, 0.5)
            : i === 1
              ? knob(r.x + r.w / 2, r.y + r.h * 0.6, Math.min(r.h * 0.36, 5.5), style)
              : flame(r.x + r.w / 2, r.y + r.h, r.h * 0.8),
        )
        .join('')
    )
  })
  const [feet, frameUnder] = stand(foot, style, 120, style.feet === 'plinth' ? 'legs' : style.feet)
  const open = style.b > 0.5 && !isLow
  const base = open
    ? field(foot.x + 6, foot.y, 4, foot.h, INK) +
      field(foot.x + foot.w - 10, foot.y, 4, foot.h, INK) +
      line(foot.x + 8, foot.y + foot.h * 0.6, foot.x + foot.w - 8, foot.y + foot.h * 0.6, { width: 3 })
    : isLow
      ? stand(under, style, LOW_FEET_MM, 'pads')[0]
      : feet + box(inset(frameUnder, 3, 0)) + trays(inset(frameUnder, foot.w * 0.1, 0), 3)
  const hood = polygon(
    d`${cap.x + cap.w * 0.06},${cap.y} ${cap.x + cap.w * 0.94},${cap.y} ${cap.x + cap.w + 3},${cap.y + cap.h * 0.7} ${cap.x + cap.w + 3},${cap.y + cap.h} ${cap.x - 3},${cap.y + cap.h} ${cap.x - 3},${cap.y + cap.h * 0.7}`,
    { fill: PALE },
  )
  return base + floors.join('') + hood
}

/** Tall with one deck: the domed oven with its fire. All others: the box oven with pizzas behind glass, deck on deck. */
export const pizzaOven: Drawer = (f, facts, style) => {
  const decks = count(facts.decks, 1, 3)
  if (decks > 1 || f.h / f.k < STAND_FROM_MM) return boxPizzaOven(f, { decks, isGas: facts.gas === true }, style)
  const [foot, upper] = cutFoot(f, f.h * 0.4)
  const [chimney, domeBox] = cutTop(upper, upper.h * 0.22)
  const [cx, base] = [f.x + f.w / 2, domeBox.y + domeBox.h]
  const slab = mm(f, 80, 7, 12)
  const dome = d`M ${f.x + 4} ${base - slab} V ${base - domeBox.h * 0.45} C ${f.x + 4} ${domeBox.y - domeBox.h * 0.06} ${f.x + f.w - 4} ${domeBox.y - domeBox.h * 0.06} ${f.x + f.w - 4} ${base - domeBox.h * 0.45} V ${base - slab} Z`
  const w = f.w * (0.25 + style.a * 0.03)
  const top = base - slab - domeBox.h * (0.5 + style.b * 0.06)
  const mouth = d`M ${cx - w} ${base - slab} V ${top + w * 0.6} C ${cx - w} ${top - w * 0.1} ${cx + w} ${top - w * 0.1} ${cx + w} ${top + w * 0.6} V ${base - slab} Z`
  const tile =
    style.panel !== 'white'
      ? repeat(
          3,
          (i) =>
            trace(d`M ${f.x + 6} ${base - slab - domeBox.h * (0.16 + i * 0.2)} H ${cx - w - 3}`, { stroke: '#849294', width: 1.25 }) +
            trace(d`M ${cx + w + 3} ${base - slab - domeBox.h * (0.16 + i * 0.2)} H ${f.x + f.w - 6}`, { stroke: '#849294', width: 1.25 }),
        )
      : ''
  const fire = [-0.5, -0.15, 0.2].map((at, i) => flame(cx + w * at, base - slab - 5, domeBox.h * ([0.26, 0.36, 0.22][i] ?? 0.22))).join('')
  return (
    standUnder(foot, style, true) +
    rect(cx - mm(f, 70, 8), chimney.y, mm(f, 140, 16), chimney.h * 1.6, { fill: WHITE }) +
    field(cx - mm(f, 90, 11), chimney.y, mm(f, 180, 22), 4, INK) +
    path(dome, { fill: WHITE }) +
    tile +
    path(mouth, { fill: PALE }) +
    fire +
    field(cx - w * 0.7, base - slab - 5, w * 1.1, 3.5, INK, 1) +
    ellipse(cx + w * 0.5, base - slab - 4, w * 0.34, 3.5, { width: 1.5 }) +
    rect(f.x - 2, base - slab, f.w + 4, slab, { fill: PALE, r: 1 }) +
    knob(f.x + f.w * 0.9, base - slab / 2, Math.min(slab * 0.34, 4), style)
  )
}

function standUnder(foot: Frame, style: Parameters<Drawer>[2], hasLogs: boolean): string {
  const leg = mm(foot, 60, 5, 8)
  const shelf = foot.y + foot.h * (0.62 + style.a * 0.1)
  const logs = repeat(4, (i) =>
    circle(foot.x + foot.w * 0.5 + (i - 1.5) * foot.h * 0.24, shelf - foot.h * 0.12, foot.h * 0.11, {
      fill: i % 2 ? PALE : WHITE,
      width: 1.5,
    }),
  )
  return (
    field(foot.x + 10, foot.y, leg, foot.h, INK) +
    field(foot.x + foot.w - 10 - leg, foot.y, leg, foot.h, INK) +
    (hasLogs ? logs : '') +
    line(foot.x + 10, shelf, foot.x + foot.w - 10, shelf, { width: 3 })
  )
}

interface BoxOven {
  readonly decks: number
  readonly isGas: boolean
}

function boxPizzaOven(f: Frame, { decks, isGas }: BoxOven, style: Parameters<Drawer>[2]): string {
  const isLow = f.h / f.k < STAND_FROM_MM
  const [foot, stack] = cutFoot(f, isLow ? mm(f, LOW_FEET_MM, 6, f.h * 0.4) : f.h * (0.62 - decks * 0.1))
  const floors = rows(stack, decks, 0).map((deck) => {
    const [strip, rest] = cutSide(deck, deck.w * 0.2, style.side)
    const glass = inset(rest, rest.w * 0.06, deck.h * 0.22)
    const size = glass.w * 0.19
    const pizzas = [0.27, 0.73].map((at) => pizza(glass.x + glass.w * at, glass.y + glass.h * 0.72, size, glass.h * 0.17)).join('')
    return (
      box(deck, { r: 1 }) +
      box(glass, { fill: GLASS, r: 2 }) +
      pizzas +
      grip(f, glass.x + glass.w / 2, deck.y + deck.h * 0.11, glass.w * 0.5, style) +
      rows(inset(strip, 2, deck.h * 0.12), 3, 0)
        .map((r, i) =>
          isGas && i === 2
            ? flame(r.x + r.w / 2, r.y + r.h, r.h * 0.8)
            : knob(r.x + r.w / 2, r.y + r.h / 2, Math.min(r.h * 0.34, 5), style),
        )
        .join('')
    )
  })
  return (isLow ? stand(f, style, LOW_FEET_MM, 'pads')[0] : standUnder(foot, style, false)) + floors.join('')
}

function pizza(x: number, y: number, rx: number, ry: number): string {
  return (
    ellipse(x, y, rx, ry, { fill: WHITE, width: 1.5 }) +
    dot(x - rx * 0.4, y, ry * 0.28, NILE) +
    dot(x + rx * 0.1, y - ry * 0.35, ry * 0.28, NILE) +
    dot(x + rx * 0.4, y + ry * 0.25, ry * 0.28, NILE)
  )
}

export const conveyorOven: Drawer = (f, facts, style) => {
  const decks = count(facts.decks, 1, 3)
  const [foot, stack] = cutFoot(f, f.h * (0.48 - decks * 0.1))
  const [feet, plinth] = stand(inset(foot, f.w * 0.2, 0), style, 140, style.feet === 'plinth' ? 'castors' : style.feet)
  const floors = rows(stack, decks, 2).map((deck) => {
    const tunnel = inset(deck, f.w * 0.17, 0)
    const y = deck.y + deck.h * 0.62
    const belt = Math.max(deck.h * 0.12, 5)
    const rollers = repeat(Math.round(f.w / 16), (i) =>
      dot(f.x + 8 + (i * (f.w - 16)) / (Math.round(f.w / 16) - 1), y + belt / 2, belt * 0.26, INK),
    )
    const [strip, front] = cutSide(tunnel, tunnel.w * 0.2, style.side)
    const glass = frame(front.x + front.w * 0.1, deck.y + deck.h * 0.26, front.w * 0.8, deck.h * 0.3, f.k)
    const face = cutTop(inset(strip, strip.w * 0.14, deck.h * 0.14), deck.h * 0.2)[0]
    return (
      rect(f.x, y, f.w, belt, { fill: PALE, r: belt / 2 }) +
      rollers +
      pizza(f.x + f.w * 0.085, y - 3, f.w * 0.06, 4) +
      pizza(f.x + f.w * 0.915, y - 3, f.w * 0.06, 4) +
      box(tunnel, { r: style.corner }) +
      box(glass, { fill: GLASS, r: 2 }) +
      pizza(glass.x + glass.w * 0.5, glass.y + glass.h * 0.78, glass.w * 0.18, glass.h * 0.13) +
      grip(f, glass.x + glass.w / 2, glass.y - deck.h * 0.1, glass.w * 0.5, style) +
      line(strip.x + (style.side === 'right' ? 0 : strip.w), deck.y, strip.x + (style.side === 'right' ? 0 : strip.w), deck.y + deck.h, {
        width: 1.25,
      }) +
      field(face.x, face.y, face.w, face.h, NILE, 1) +
      knob(strip.x + strip.w / 2, deck.y + deck.h * 0.56, Math.min(strip.w * 0.16, 6), style) +
      louvres(frame(front.x + front.w * 0.1, deck.y + deck.h * 0.72, front.w * 0.8, deck.h * 0.18, f.k), 3)
    )
  })
  return feet + box(inset(plinth, plinth.w * 0.08, 0), { fill: PALE }) + floors.join('')
}
