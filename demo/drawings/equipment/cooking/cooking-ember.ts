import type { Drawer } from '../../drawer.ts'
import { cutFoot, cutTop, frame, inset, mm } from '../../frame.ts'
import { flame, gauge, grip, louvres, pull, stand } from '../../parts.ts'
import { circle, count, d, dot, FINE, field, GLASS, INK, line, PALE, path, rect, repeat, WHITE } from '../../primitives.ts'
import { seeded } from '../../style.ts'

/** A heavy door in front of the coals, a flue above, an ash drawer below. */
export const charcoalOven: Drawer = (f, facts, style) => {
  const [flue, rest] = cutTop(f, f.h * 0.16)
  const [under, body] = cutFoot(rest, f.h * 0.26)
  const [feet, frameUnder] = stand(inset(under, f.w * 0.06, 0), style, 110, style.feet === 'plinth' ? 'legs' : style.feet)
  const [ash, front] = cutFoot(body, body.h * 0.17)
  const cx = f.x + f.w / 2
  const door = inset(front, mm(f, 60, 5), mm(f, 60, 5))
  const window = frame(door.x + door.w * 0.18, door.y + door.h * 0.42, door.w * 0.64, door.h * 0.4, f.k)
  const random = seeded('embers', style.a, style.b)
  const coals = repeat(7, (i) =>
    circle(window.x + (window.w * (i + 0.5)) / 7, window.y + window.h - 4 - random() * 2, window.w * 0.065, {
      fill: random() > 0.5 ? INK : PALE,
      width: FINE,
    }),
  )
  const flames = [0.26, 0.5, 0.74].map((at) => flame(window.x + window.w * at, window.y + window.h - 7, window.h * (0.4 + random() * 0.25)))
  const pipe = mm(f, 150, 12)
  const doors = count(facts.doors, 1, 2)
  return (
    rect(cx - pipe / 2, flue.y, pipe, flue.h, { fill: WHITE }) +
    path(d`M ${cx - pipe * 0.9} ${flue.y + 4} L ${cx} ${flue.y - 5} L ${cx + pipe * 0.9} ${flue.y + 4} Z`, { fill: PALE }) +
    path(d`M ${f.x + f.w * 0.14} ${body.y} L ${cx - pipe} ${flue.y + flue.h * 0.5} H ${cx + pipe} L ${f.x + f.w * 0.86} ${body.y} Z`, {
      fill: PALE,
    }) +
    feet +
    rect(frameUnder.x, frameUnder.y, frameUnder.w, frameUnder.h, { fill: PALE }) +
    louvres(inset(frameUnder, frameUnder.w * 0.16, frameUnder.h * 0.3), 3) +
    rect(body.x, body.y, body.w, body.h, { fill: WHITE, r: style.corner + 1 }) +
    rect(door.x, door.y, door.w, door.h, { fill: PALE, r: style.corner + 3, width: 2.5 }) +
    (doors > 1 ? line(cx, door.y, cx, door.y + door.h) : '') +
    rect(window.x, window.y, window.w, window.h, { fill: GLASS, r: 3 }) +
    flames.join('') +
    coals +
    gauge(cx, door.y + door.h * 0.21, Math.min(door.h * 0.13, 11)) +
    [0.2, 0.8]
      .map((at) => field(style.side === 'right' ? door.x - 3 : door.x + door.w - 3, door.y + door.h * at - 5, 6, 10, INK, 1))
      .join('') +
    pull(f, style.side === 'right' ? door.x + door.w - 5 : door.x + 5, door.y + door.h * 0.3, door.h * 0.4, style) +
    rect(ash.x + ash.w * 0.1, ash.y + ash.h * 0.06, ash.w * 0.8, ash.h * 0.7, { fill: WHITE, width: 1.75, r: 1 }) +
    grip(f, cx, ash.y + ash.h * 0.38, ash.w * 0.26, style) +
    [0.2, 0.8].map((at) => dot(ash.x + ash.w * at, ash.y + ash.h * 0.4, 2.4, INK)).join('')
  )
}
