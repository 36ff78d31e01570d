/** The shape of corners marked soft: it makes one alphabet look like several. */
type Corner = 'round' | 'soft' | 'chamfer'

export interface Letterform {
  corner: Corner
  /** Width against the usual width. */
  stretch: number
  /** Space between letters beyond the usual, in hundredths of the cap height. */
  tracking: number
  archedA: boolean
}

export interface SetLine {
  data: string
  width: number
}

interface Glyph {
  width: number
  strokes: string
}

const CAP = 100
const BEARING = 13
const SPACE = 62

const glyph = (width: number, strokes: string): Glyph => ({ width, strokes })

/** Strokes on a grid of cap height 100; `o` marks a soft corner, `z` closes, `|` lifts the pen. */
const GLYPHS: Record<string, Glyph> = {
  A: glyph(82, '0,100 41,0 82,100|15,65 67,65'),
  B: glyph(66, '0,48 0,0 58,0o 58,48o 0,48|0,48 66,48o 66,100o 0,100 0,48'),
  C: glyph(74, '74,24 74,0o 0,0o 0,100o 74,100o 74,76'),
  D: glyph(74, '0,0 74,0o 74,100o 0,100 z'),
  E: glyph(58, '58,0 0,0 0,100 58,100|0,49 50,49'),
  F: glyph(56, '56,0 0,0 0,100|0,50 48,50'),
  G: glyph(78, '76,24 76,0o 0,0o 0,100o 78,100o 78,54 46,54'),
  H: glyph(72, '0,0 0,100|72,0 72,100|0,49 72,49'),
  I: glyph(0, '0,0 0,100'),
  J: glyph(50, '50,0 50,100o 0,100o 0,72'),
  K: glyph(68, '0,0 0,100|66,0 0,58|24,37 68,100'),
  L: glyph(54, '0,0 0,100 54,100'),
  M: glyph(88, '0,100 0,0 44,64 88,0 88,100'),
  N: glyph(74, '0,100 0,0 74,100 74,0'),
  O: glyph(84, '0,0o 84,0o 84,100o 0,100o z'),
  P: glyph(64, '0,100 0,0 64,0o 64,56o 0,56'),
  Q: glyph(84, '0,0o 84,0o 84,100o 0,100o z|50,72 86,108'),
  R: glyph(66, '0,100 0,0 64,0o 64,54o 0,54|30,54 67,100'),
  S: glyph(66, '63,22 63,0o 0,0o 0,49o 66,49o 66,100o 0,100o 0,78'),
  T: glyph(70, '0,0 70,0|35,0 35,100'),
  U: glyph(72, '0,0 0,100o 72,100o 72,0'),
  V: glyph(80, '0,0 40,100 80,0'),
  W: glyph(116, '0,0 29,100 58,8 87,100 116,0'),
  X: glyph(74, '0,0 74,100|74,0 0,100'),
  Y: glyph(76, '0,0 38,52 76,0|38,52 38,100'),
  Z: glyph(66, '0,0 66,0 0,100 66,100'),
  '0': glyph(68, '0,0o 68,0o 68,100o 0,100o z'),
  '1': glyph(22, '0,20 22,0 22,100'),
  '2': glyph(62, '0,26 0,0o 62,0o 62,44o 0,100 62,100'),
  '3': glyph(64, '0,18 0,0o 60,0o 60,48o 20,48|20,48 64,48o 64,100o 0,100o 0,82'),
  '4': glyph(66, '50,100 50,0 0,70 66,70'),
  '5': glyph(62, '58,0 6,0 3,44 62,44o 62,100o 0,100o 0,82'),
  '6': glyph(64, '58,0 0,0o 0,100o 64,100o 64,44o 0,44o'),
  '7': glyph(62, '0,0 62,0 20,100'),
  '8': glyph(64, '5,0o 59,0o 59,47o 5,47o z|0,47o 64,47o 64,100o 0,100o z'),
  '9': glyph(64, '64,56o 0,56o 0,0o 64,0o 64,100o 6,100'),
  '&': glyph(78, '78,100 12,32o 12,0o 52,0o 52,30o 0,62o 0,100o 58,100o 76,56'),
  '-': glyph(36, '0,54 36,54'),
}

const ARCHED_A = glyph(74, '0,100 0,0o 74,0o 74,100|0,62 74,62')

const OPEN_LEFT = 'ATVWXYJZ147&'
const OPEN_RIGHT = 'AFKLTVWXYPZ7&'
const ROUND_LEFT = 'CGOQS0235689'
const ROUND_RIGHT = 'BCDEGOQRS0235689'
const KERN: Record<string, number> = {
  AV: 14,
  VA: 14,
  AT: 12,
  TA: 12,
  AY: 14,
  YA: 14,
  LT: 18,
  LY: 18,
  LV: 16,
  FA: 12,
  PA: 12,
  TO: 5,
  OT: 5,
  WA: 8,
  AW: 8,
  RT: 4,
  LO: 5,
  KO: 5,
  LC: 5,
  TJ: 8,
}

/** Reduces a name to the alphabet's letters: accents are dropped, anything else becomes a space. */
export function lettersOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/['’.]/g, '').toUpperCase()
  return plain
    .replaceAll(/[^A-Z0-9& -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** One line of letters whose capitals reach from `top` to `top + cap`. */
export function setLine(text: string, left: number, top: number, cap: number, form: Letterform): SetLine {
  const scale = cap / CAP
  const parts: string[] = []
  let pen = 0
  let before = ''
  for (const char of text) {
    if (char === ' ') {
      pen += SPACE + form.tracking
      before = ''
      continue
    }
    const shape = char === 'A' && form.archedA ? ARCHED_A : GLYPHS[char]
    if (!shape) continue
    if (before)
      pen +=
        bearing(before, OPEN_RIGHT, ROUND_RIGHT, form) +
        bearing(char, OPEN_LEFT, ROUND_LEFT, form) +
        form.tracking -
        kern(before + char, form)
    const at = pen
    parts.push(
      ...shape.strokes
        .split('|')
        .map((stroke) => strokeData(stroke, form, (x, y) => [left + (at + x * form.stretch) * scale, top + y * scale], scale)),
    )
    pen += shape.width * form.stretch
    before = char
  }
  return { data: parts.join(' '), width: pen * scale }
}

function kern(pair: string, form: Letterform): number {
  return form.archedA && pair.includes('A') ? 0 : (KERN[pair] ?? 0)
}

function bearing(char: string, open: string, round: string, form: Letterform): number {
  if (char === 'A' && form.archedA) return BEARING
  if (open.includes(char)) return BEARING * 0.5
  return round.includes(char) ? BEARING * 0.8 : BEARING
}

interface Corner2 {
  x: number
  y: number
  soft: boolean
}

const two = (value: number) => Math.round(value * 100) / 100

function strokeData(stroke: string, form: Letterform, place: (x: number, y: number) => readonly [number, number], scale: number): string {
  const closed = stroke.endsWith('z')
  const points = stroke
    .replace(' z', '')
    .split(' ')
    .map((word): Corner2 => {
      const [x = 0, y = 0] = word.replace('o', '').split(',').map(Number)
      const [px, py] = place(x, y)
      return { x: px, y: py, soft: word.endsWith('o') }
    })
  const reach = { round: 1000, soft: 26, chamfer: 20 }[form.corner] * scale
  const commands = points.map((point, i) => {
    const previous = points[i - 1] ?? (closed ? points.at(-1) : undefined)
    const next = points[i + 1] ?? (closed ? points[0] : undefined)
    const verb = i === 0 ? 'M' : 'L'
    if (!point.soft || !previous || !next) return `${verb} ${two(point.x)} ${two(point.y)}`
    const from = towards(point, previous, reach)
    const to = towards(point, next, reach)
    const arrive = `${verb} ${two(from.x)} ${two(from.y)}`
    if (form.corner === 'chamfer') return `${arrive} L ${two(to.x)} ${two(to.y)}`
    const bend = (end: { x: number; y: number }) => `${two(end.x + (point.x - end.x) * 0.5523)} ${two(end.y + (point.y - end.y) * 0.5523)}`
    return `${arrive} C ${bend(from)} ${bend(to)} ${two(to.x)} ${two(to.y)}`
  })
  return commands.join(' ') + (closed ? ' Z' : '')
}

/** The point at which a soft corner leaves the straight line to its neighbour. */
function towards(point: Corner2, other: Corner2, reach: number): { x: number; y: number } {
  const length = Math.hypot(other.x - point.x, other.y - point.y)
  const r = Math.min(reach, other.soft ? length / 2 : length)
  return { x: point.x + ((other.x - point.x) / length) * r, y: point.y + ((other.y - point.y) / length) * r }
}
