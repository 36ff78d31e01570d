import type { Drawer } from '../../drawer.ts'
import { box, columns, cutTop, type Frame, frame, inset, mm } from '../../frame.ts'
import { bars, flame, gauge, grip, knob, knobs, louvres, pane, pull, stand, steam } from '../../parts.ts'
import {
  circle,
  count,
  d,
  ellipse,
  FINE,
  field,
  fine,
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

export const pastaCooker: Drawer = (f, facts, style) => {
  const tanks = count(facts.tanks, 1, 3)
  const baskets = count(facts.baskets, tanks * Math.max(2, Math.round(f.w / f.k / 260)), 12)
  const [over, rest] = cutTop(f, f.h * 0.26)
  const [feet, body] = f.h / f.k > 600 ? stand(rest, style, 110) : stand(rest, style, 25, 'pads')
  const [strip, front] = cutTop(body, body.h * 0.2)
  const fx = style.side === 'right' ? f.x + f.w * 0.9 : f.x + f.w * 0.1
  const s = style.side === 'right' ? -1 : 1
  const faucet = trace(
    d`M ${fx} ${strip.y} V ${over.y + over.h * 0.26} q ${0} ${-over.h * 0.22} ${s * f.w * 0.07} ${-over.h * 0.22} t ${s * f.w * 0.07} ${over.h * 0.22} v ${over.h * 0.12}`,
    { width: 3 },
  )
  const zone = frame(s < 0 ? f.x + f.w * 0.05 : f.x + f.w * 0.2, strip.y - over.h * 0.36, f.w * 0.72, over.h * 0.5, f.k)
  const pots = columns(zone, baskets, zone.w * 0.04).map(
    (c) =>
      trace(d`M ${c.x + c.w * 0.5} ${c.y} V ${c.y - over.h * 0.34}`, { width: 2.5 }) +
      field(c.x + c.w * 0.5 - 2.2, c.y - over.h * 0.5, 4.4, over.h * 0.24, NILE, 1.5) +
      path(d`M ${c.x} ${c.y} H ${c.x + c.w} L ${c.x + c.w * 0.92} ${c.y + c.h} H ${c.x + c.w * 0.08} Z`, { width: 1.75 }) +
      bars(inset(c, c.w * 0.14, 2), 3) +
      fine(c.x, c.y + c.h * 0.36, c.x + c.w, c.y + c.h * 0.36),
  )
  const doors = columns(inset(front, mm(f, 40, 5), mm(f, 35, 4)), f.w / f.k > 620 ? 2 : 1, 3)
  const water = frame(strip.x + strip.w * 0.07, strip.y + strip.h * 0.24, strip.w * 0.3, strip.h * 0.52, f.k)
  return (
    faucet +
    pots.join('') +
    feet +
    box(body, { r: style.corner / 2 }) +
    rect(f.x - 2, strip.y - 3, f.w + 4, 7, { fill: PALE, r: 1 }) +
    waves(water) +
    knobs(frame(strip.x + strip.w * 0.45, strip.y + 3, strip.w * 0.5, strip.h, f.k), tanks + 1, Math.min(strip.h * 0.24, 7), style) +
    doors
      .map(
        (c, i) =>
          box(c, { fill: PALE, r: style.corner / 2 }) +
          pull(f, doors.length > 1 && i === 1 ? c.x + 7 : c.x + c.w - 7, c.y + c.h * 0.16, c.h * 0.3, style),
      )
      .join('') +
    repeat(tanks - 1, (i) => line(f.x + (f.w * (i + 1)) / tanks, strip.y - 3, f.x + (f.w * (i + 1)) / tanks, front.y, { width: 1.5 }))
  )
}

/** Water seen through a gauge glass. */
function waves(f: Frame): string {
  return (
    pane(f) +
    trace(
      d`M ${f.x + 2} ${f.y + f.h * 0.45} q ${f.w * 0.12} ${-f.h * 0.25} ${f.w * 0.24} ${0} t ${f.w * 0.24} ${0} t ${f.w * 0.24} ${0} t ${f.w * 0.2} ${0}`,
      { stroke: NILE, width: 1.5 },
    )
  )
}

export const boilingKettle: Drawer = (f, facts, style) => {
  const [over, rest] = cutTop(f, f.h * 0.3)
  const [feet, body] = stand(rest, style, 130)
  const [rim, front] = cutTop(body, Math.max(body.h * 0.07, 6))
  const [cx, hinge] = [f.x + f.w / 2, rim.y]
  const half = f.w * 0.36
  const lidUp = style.a > 0.5
  const dome = lidUp
    ? ellipse(cx, hinge - over.h * 0.5, half, over.h * 0.46, { fill: PALE }) +
      ellipse(cx, hinge - over.h * 0.5, half * 0.8, over.h * 0.33, { fill: WHITE, width: FINE, stroke: GREY })
    : path(
        d`M ${cx - half} ${hinge} C ${cx - half} ${hinge - over.h * 0.62} ${cx + half} ${hinge - over.h * 0.62} ${cx + half} ${hinge} Z`,
        {
          fill: PALE,
        },
      ) + grip(f, cx, hinge - over.h * 0.24, half * 0.6, style)
  const s = style.side === 'right' ? 1 : -1
  const fx = cx + s * f.w * 0.44
  const faucet = trace(
    d`M ${fx} ${hinge} V ${over.y + 8} q ${0} ${-8} ${-s * 9} ${-8} h ${-s * half * 0.34} q ${-s * 6} ${0} ${-s * 6} ${7}`,
    {
      width: 3,
    },
  )
  const r = Math.min(front.w * 0.34, front.h * 0.42)
  const cy = front.y + front.h * 0.44
  const strip = frame(front.x + front.w * 0.06, front.y + front.h * 0.06, front.w * 0.88, front.h * 0.16, f.k)
  return (
    dome +
    faucet +
    feet +
    box(front, { r: style.corner / 2 }) +
    rect(f.x - 2, rim.y, f.w + 4, rim.h, { fill: PALE, r: 1 }) +
    path(d`M ${cx - r} ${front.y} V ${cy} A ${r} ${r} ${0} ${0} ${0} ${cx + r} ${cy} V ${front.y}`, {
      fill: PALE,
      stroke: GREY,
      width: FINE,
    }) +
    gauge(strip.x + strip.w * (s > 0 ? 0.08 : 0.92), strip.y + strip.h * 0.7, Math.min(strip.h * 0.6, 10) * (0.88 + style.b * 0.24)) +
    knob(strip.x + strip.w * (s > 0 ? 0.93 : 0.07), strip.y + strip.h * 0.7, Math.min(strip.h * 0.42, 7), style) +
    field(cx - 5, cy + r * 0.5, 10, r * 0.42, INK, 1) +
    circle(cx, cy + r * 0.5, Math.max(r * 0.15, 6), { fill: WHITE }) +
    line(cx, cy + r * 0.5, cx + s * r * 0.5, cy + r * 0.32, { stroke: NILE, width: 4 }) +
    (facts.gas ? flame(strip.x + strip.w * 0.5, front.y + front.h * 0.96, front.h * 0.12) : '') +
    steam(cx - half * 0.2, lidUp ? hinge - over.h * 0.2 : over.y + over.h * 0.42, over.h * 0.3) +
    steam(cx + half * 0.2, lidUp ? hinge - over.h * 0.2 : over.y + over.h * 0.42, over.h * 0.3)
  )
}

export const tiltingPan: Drawer = (f, facts, style) => {
  const [over, rest] = cutTop(f, f.h * 0.3)
  const pillar = f.w * 0.15
  const pan = frame(f.x + pillar + 2, rest.y + rest.h * 0.04, f.w - 2 * pillar - 4, rest.h * (0.4 + style.a * 0.05), f.k)
  const [feetL, left] = stand(frame(f.x, rest.y, pillar, rest.h, f.k), style, 110, style.feet === 'castors' ? 'legs' : style.feet)
  const [feetR, right] = stand(
    frame(f.x + f.w - pillar, rest.y, pillar, rest.h, f.k),
    style,
    110,
    style.feet === 'castors' ? 'legs' : style.feet,
  )
  const control = style.side === 'right' ? right : left
  const other = style.side === 'right' ? left : right
  const lip = pan.w * 0.13
  const cx = pan.x + pan.w / 2
  const wheel = Math.min(pillar * 0.4, 13)
  const wx = other.x + other.w / 2
  const wy = other.y + other.h * 0.3
  const lid =
    polygon(
      d`${pan.x + pan.w * 0.02},${pan.y} ${pan.x + pan.w * 0.08},${over.y + over.h * 0.1} ${pan.x + pan.w * 0.92},${over.y + over.h * 0.1} ${pan.x + pan.w * 0.98},${pan.y}`,
      { fill: WHITE },
    ) + grip(f, cx, over.y + over.h * 0.3, pan.w * 0.36, style)
  const spout = path(d`M ${cx - lip} ${pan.y} L ${cx - lip * 0.5} ${pan.y + pan.h * 0.32} H ${cx + lip * 0.5} L ${cx + lip} ${pan.y} Z`, {
    fill: WHITE,
  })
  return (
    lid +
    feetL +
    feetR +
    box(left, { r: style.corner }) +
    box(right, { r: style.corner }) +
    rect(pan.x + pan.w * 0.1, pan.y + pan.h + rest.h * 0.12, pan.w * 0.8, 4, { fill: INK, stroke: 'none' }) +
    path(
      d`M ${pan.x} ${pan.y} H ${pan.x + pan.w} V ${pan.y + pan.h * 0.7} Q ${pan.x + pan.w} ${pan.y + pan.h} ${pan.x + pan.w * 0.9} ${pan.y + pan.h} H ${pan.x + pan.w * 0.1} Q ${pan.x} ${pan.y + pan.h} ${pan.x} ${pan.y + pan.h * 0.7} Z`,
      { fill: PALE },
    ) +
    spout +
    rect(pan.x - 2, pan.y - 2, pan.w + 4, 5, { fill: WHITE, width: 1.5 }) +
    (facts.gas
      ? repeat(3, (i) => flame(pan.x + pan.w * (0.3 + i * 0.2), pan.y + pan.h + rest.h * 0.12, rest.h * 0.09))
      : louvres(frame(pan.x + pan.w * 0.25, pan.y + pan.h + rest.h * 0.04, pan.w * 0.5, rest.h * 0.06, f.k), 2)) +
    circle(wx, wy, wheel, { fill: 'none', stroke: NILE, width: 2.5 }) +
    line(wx - wheel, wy, wx + wheel, wy, { stroke: NILE, width: 1.75 }) +
    line(wx, wy - wheel, wx, wy + wheel, { stroke: NILE, width: 1.75 }) +
    field(control.x + control.w * 0.22, control.y + control.h * 0.12, control.w * 0.56, control.h * (0.12 + style.b * 0.05), NILE, 1) +
    knob(control.x + control.w / 2, control.y + control.h * 0.4, Math.min(control.w * 0.24, 6), style) +
    knob(control.x + control.w / 2, control.y + control.h * 0.54, Math.min(control.w * 0.24, 6), style)
  )
}
