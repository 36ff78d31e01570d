import type { Drawer } from '../../drawer.ts'
import { box, columns, cutFoot, cutTop, type Frame, frame, inset } from '../../frame.ts'
import { bars, display, flame, knob, knobs, panel, stand, steam } from '../../parts.ts'
import { count, d, dot, FINE, field, GLASS, INK, line, NILE, PALE, path, polygon, rect, repeat, trace, WHITE } from '../../primitives.ts'
import type { Style } from '../../style.ts'

/** A crêpe that hangs a little over the edge of its plate. */
function crepe(c: Frame, rim: number, folded: boolean): string {
  const [x, w] = [c.x + c.w * 0.08, c.w * 0.84]
  if (!folded)
    return path(
      d`M ${x} ${rim + 5} Q ${x - 2} ${rim - 4} ${x + 9} ${rim - 4} H ${x + w - 9} Q ${x + w + 2} ${rim - 4} ${x + w} ${rim + 5} q ${-4} ${-4} ${-10} ${-4} H ${x + 10} q ${-6} ${0} ${-10} ${4} Z`,
      {
        fill: WHITE,
        width: 1.5,
      },
    )
  return [0, 1, 2]
    .map((i) =>
      path(
        d`M ${x + w * (0.1 + i * 0.09)} ${rim - 1 - i * 4.5} h ${w * (0.7 - i * 0.16)} q ${5} ${0} ${5} ${-2.4} t ${-5} ${-2.4} h ${-w * (0.7 - i * 0.16)} Z`,
        {
          fill: i % 2 ? PALE : WHITE,
          width: 1.5,
        },
      ),
    )
    .join('')
}

/** The wooden rake that spreads the batter, standing on a plate. */
function rake(x: number, foot: number, h: number, lean: number): string {
  return (
    line(x - h * 0.24, foot - 2, x + h * 0.24, foot - 2, { width: 4 }) +
    line(x, foot - 3, x + lean * h * 0.3, foot - h * 0.95, { width: 2.5 }) +
    line(x + lean * h * 0.16, foot - h * 0.52, x + lean * h * 0.31, foot - h, { stroke: NILE, width: 4.5 })
  )
}

export const crepeMaker: Drawer = (f, facts, style) => {
  const plates = count(facts.burners, Math.max(1, Math.round(f.w / f.k / 430)), 3)
  const [feet, all] = stand(f, style, 40, style.feet === 'legs' ? 'legs' : 'pads')
  const [over, rest] = cutTop(all, all.h * 0.16)
  const [gap, body] = cutTop(rest, rest.h * 0.24)
  const disc = Math.max(over.h, 6)
  const cells = columns(frame(f.x - f.w * 0.01, gap.y - disc, f.w * 1.02, disc, f.k), plates, f.w * 0.025)
  const raked = Math.floor(style.a * plates * 0.999)
  const tops = cells.map((c, i) => {
    const fires = facts.gas ? repeat(5, (n) => flame(c.x + c.w * (0.22 + n * 0.14), body.y, gap.h * 0.86)) : ''
    const coil = facts.gas
      ? ''
      : line(c.x + c.w * 0.16, gap.y + gap.h * 0.5, c.x + c.w * 0.84, gap.y + gap.h * 0.5, { stroke: NILE, width: 3 })
    const food =
      i === raked
        ? crepe(c, c.y, false) + rake(c.x + c.w * 0.5, c.y - 3, f.h * 0.5, style.side === 'right' ? 1 : -1)
        : crepe(c, c.y, true) + steam(c.x + c.w * 0.4, c.y - 18, f.h * 0.24) + steam(c.x + c.w * 0.56, c.y - 18, f.h * 0.24)
    return (
      field(c.x + c.w * 0.1, gap.y, 4, gap.h, INK) +
      field(c.x + c.w * 0.9 - 4, gap.y, 4, gap.h, INK) +
      fires +
      coil +
      rect(c.x, c.y, c.w, c.h, { fill: PALE, r: c.h / 2 }) +
      food
    )
  })
  return (
    feet +
    tops.join('') +
    box(body, { r: style.corner + 1 }) +
    panel(inset(body, 2), style) +
    columns(body, plates, 0)
      .map(
        (c) =>
          knob(c.x + c.w * 0.5, c.y + c.h * 0.5, Math.min(c.h * 0.26, 8), style) +
          dot(c.x + c.w * (style.side === 'right' ? 0.68 : 0.32), c.y + c.h * 0.5, 2.2, INK),
      )
      .join('')
  )
}

function toasted(x: number, w: number, foot: number, h: number): string {
  const slice = h * 0.3
  const bread = (y: number) => rect(x, y, w, slice, { fill: WHITE, width: 1.5, r: slice * 0.45 })
  const leaf = trace(
    d`M ${x + w * 0.04} ${foot - slice * 1.36} q ${w * 0.11} ${slice * 0.8} ${w * 0.23} 0 t ${w * 0.23} 0 t ${w * 0.23} 0 t ${w * 0.23} 0`,
    { stroke: NILE, width: 1.75 },
  )
  return bread(foot - slice) + bread(foot - slice * 2.7) + leaf
}

/** Ribbed plates above and below; each lid has a bow to press it down. */
export const contactGrill: Drawer = (f, facts, style) => {
  const lids = count(facts.groups, f.w / f.k > 480 ? 2 : 1, 3)
  const [feet, all] = stand(f, style, 22, 'pads')
  const [base, up] = cutFoot(all, all.h * 0.34)
  const lower = Math.max(up.h * 0.12, 5)
  const raised = Math.floor(style.a * (lids + 0.6))
  const presses = columns(inset(up, f.w * 0.03, 0), lids, f.w * 0.04).map((c, i) => lid(c, f, i === raised, lower, style))
  return (
    feet +
    presses.join('') +
    box(base, { r: style.corner + 1 }) +
    panel(inset(base, 2), style) +
    knobs(inset(base, f.w * 0.16, 0), lids, Math.min(base.h * 0.28, 9), style) +
    (lids === 1 ? display(inset(base, 8, 2), { ...style, display: style.display > 0.5 ? 0.92 : 0.08 }, 0.1) : '') +
    rect(f.x + f.w * 0.36, base.y + base.h * 0.84, f.w * 0.28, base.h * 0.16, { fill: PALE, width: FINE })
  )
}

function lid(c: Frame, f: Frame, raised: boolean, lower: number, style: Style): string {
  const foot = c.y + c.h
  const plate = frame(c.x, foot - lower, c.w, lower, f.k)
  const filling = c.h * (raised ? 0.34 : 0.22)
  const top = frame(c.x, c.y + c.h * ((raised ? -0.06 : 0.14) + style.b * 0.06), c.w, 0, f.k)
  const under = plate.y - filling - (raised ? c.h * 0.12 : -2)
  const upper = frame(c.x, under - lower, c.w, lower, f.k)
  const hood = d`M ${c.x} ${upper.y} V ${upper.y - (upper.y - top.y) * 0.5} Q ${c.x} ${top.y} ${c.x + c.w * 0.14} ${top.y} H ${c.x + c.w * 0.86} Q ${c.x + c.w} ${top.y} ${c.x + c.w} ${upper.y - (upper.y - top.y) * 0.5} V ${upper.y} Z`
  const bow = d`M ${c.x + c.w * 0.24} ${top.y + 3} v ${-c.h * 0.12} q 0 -5 5 -5 H ${c.x + c.w * 0.76 - 5} q 5 0 5 5 v ${c.h * 0.12}`
  return (
    field(c.x + c.w * 0.06, top.y + 6, 4, foot - top.y - 6, INK) +
    field(c.x + c.w * 0.94 - 4, top.y + 6, 4, foot - top.y - 6, INK) +
    toasted(c.x + c.w * 0.18, c.w * 0.64, plate.y - 1, filling) +
    box(plate, { fill: PALE }) +
    bars(plate, Math.max(6, Math.round(c.w / 6)), INK) +
    trace(bow, { stroke: NILE, width: 4 }) +
    path(hood, { fill: WHITE }) +
    box(upper, { fill: PALE }) +
    bars(upper, Math.max(6, Math.round(c.w / 6)), INK) +
    (raised ? steam(c.x + c.w * 0.86, plate.y - 2, filling) : '') +
    (style.corner === 0
      ? line(c.x + c.w * 0.1, top.y + (upper.y - top.y) * 0.5, c.x + c.w * 0.9, top.y + (upper.y - top.y) * 0.5, { width: FINE })
      : '')
  )
}

/** Two rings beside each other and no oven beneath. */
export const counterCooker: Drawer = (f, facts, style) => {
  const rings = count(facts.burners, Math.max(1, Math.round(f.w / f.k / 250)), 4)
  const front = f.w / f.k > 380 ? rings : Math.max(1, Math.ceil(rings / 2))
  const [over, rest] = cutTop(f, Math.max(f.h * 0.2, 10))
  const [feet, body] = stand(rest, style, 35, 'pads')
  const cells = columns(inset(frame(f.x, over.y, f.w, over.h, f.k), f.w * 0.03, 0), front, f.w * 0.04)
  const fires = cells.map((c, i) => {
    const w = c.w * 0.86
    const x = c.x + c.w * 0.07
    const lit = facts.gas === false ? '' : repeat(3, (n) => flame(x + w * (0.3 + n * 0.2), body.y, over.h * 0.86))
    const grate =
      trace(d`M ${x} ${body.y} V ${over.y} H ${x + w} V ${body.y}`) + line(x + w * 0.5, over.y, x + w * 0.5, over.y + over.h * 0.36)
    const panned = i === Math.floor(style.a * front * 0.999)
    return lit + grate + (panned ? saucepan(x + w * 0.5, over.y - 1, w * 0.74, f.h * 0.3, style) : '')
  })
  const [strip, tray] = cutTop(body, body.h * (0.6 + style.b * 0.08))
  return (
    fires.join('') +
    feet +
    box(body, { r: style.corner / 2 }) +
    rect(strip.x - 2, strip.y - 1, strip.w + 4, 5, { fill: PALE, r: 1 }) +
    knobs(inset(strip, f.w * 0.1, 0), front, Math.min(strip.h * 0.28, 9), style) +
    fine2(tray) +
    rect(tray.x + tray.w * 0.38, tray.y + tray.h * 0.36, tray.w * 0.24, tray.h * 0.24, { fill: GLASS, width: FINE, r: 1 })
  )
}

const fine2 = (tray: Frame) => line(tray.x, tray.y, tray.x + tray.w, tray.y, { width: FINE })

function saucepan(x: number, foot: number, w: number, h: number, style: Style): string {
  const s = style.side === 'right' ? 1 : -1
  return (
    rect(x - w / 2, foot - h, w, h, { fill: WHITE, r: 3 }) +
    rect(x - w / 2 - 2, foot - h - 4, w + 4, 4, { fill: PALE, width: 1.5, r: 1 }) +
    line(x + (s * w) / 2, foot - h * 0.76, x + s * (w * 0.98), foot - h * 0.86, { stroke: NILE, width: 5 }) +
    dot(x, foot - h - 6.5, 2.6, NILE) +
    steam(x - w * 0.2, foot - h - 6, h * 0.7) +
    steam(x + w * 0.16, foot - h - 9, h * 0.7)
  )
}

/** Bread rides up a chain past the elements and slides out below. */
export const conveyorToaster: Drawer = (f, facts, style) => {
  const lanes = count(facts.decks, 1, 2) + (f.w / f.k > 330 ? 1 : 0)
  const [feet, all] = stand(f, style, 30, 'pads')
  const [crown, body] = cutTop(all, all.h * 0.16)
  const post = f.w * 0.13
  const mouth = frame(f.x + post, body.y + body.h * 0.08, f.w - 2 * post, body.h * 0.38, f.k)
  const chute = frame(f.x + post, body.y + body.h * 0.6, f.w - 2 * post, body.h * 0.2, f.k)
  const chain = repeat(7, (i) => {
    const y = mouth.y + (mouth.h * (i + 0.5)) / 7
    return line(mouth.x + 3, y, mouth.x + mouth.w - 3, y, { stroke: i < 2 ? NILE : INK, width: i < 2 ? 2.5 : FINE })
  })
  const slices = columns(inset(mouth, mouth.w * 0.08, 0), lanes, mouth.w * 0.06).map((c, i) =>
    slice(c, mouth.y + mouth.h * (0.34 + ((style.a + i * 0.4) % 1) * 0.2)),
  )
  const done = columns(inset(chute, chute.w * 0.08, 0), lanes, chute.w * 0.06).map((c) =>
    path(d`M ${c.x} ${chute.y + chute.h} l ${c.w * 0.06} ${-chute.h * 0.46} H ${c.x + c.w * 0.94} l ${c.w * 0.06} ${chute.h * 0.46} Z`, {
      fill: WHITE,
      width: 1.5,
    }),
  )
  return (
    feet +
    polygon(d`${f.x + f.w * 0.06},${body.y} ${f.x + f.w * 0.16},${crown.y} ${f.x + f.w * 0.84},${crown.y} ${f.x + f.w * 0.94},${body.y}`, {
      fill: PALE,
    }) +
    bars(inset(crown, f.w * 0.24, crown.h * 0.24), 9, INK) +
    box(body, { r: style.corner + 1 }) +
    box(mouth, { fill: PALE, r: 2 }) +
    chain +
    slices.join('') +
    box(chute, { fill: GLASS, r: 2 }) +
    done.join('') +
    rect(f.x - 4, chute.y + chute.h, f.w + 8, Math.max(f.h * 0.03, 5), { fill: WHITE, r: 1 }) +
    knobs(frame(f.x + f.w * 0.2, chute.y + chute.h, f.w * 0.6, body.y + body.h - chute.y - chute.h, f.k), 2, 6, style) +
    field(style.side === 'right' ? f.x + f.w - post * 0.7 : f.x + post * 0.3, body.y + body.h * 0.14, post * 0.4, body.h * 0.12, NILE, 1)
  )
}

function slice(c: Frame, y: number): string {
  const [w, h] = [c.w, c.w * 0.84]
  return path(
    d`M ${c.x + w * 0.08} ${y + h} V ${y + h * 0.4} C ${c.x - w * 0.1} ${y} ${c.x + w * 0.3} ${y - h * 0.06} ${c.x + w / 2} ${y + h * 0.02} C ${c.x + w * 0.7} ${y - h * 0.06} ${c.x + w * 1.1} ${y} ${c.x + w * 0.92} ${y + h * 0.4} V ${y + h} Z`,
    { fill: WHITE, width: 1.75 },
  )
}
