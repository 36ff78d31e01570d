import { d, INK, num } from '../primitives.ts'
import { pick, seeded } from '../style.ts'
import { type Letterform, lettersOf, type SetLine, setLine } from './wordmark-alphabet.ts'
import { type Emblem, type EmblemDrawer, PLAIN_EMBLEMS, TRADE_EMBLEMS } from './wordmark-emblems.ts'
import { tradeOf, wordsOfFirstLine } from './wordmark-words.ts'

export interface WordmarkFacts {
  name: string
  seed: number
  /** A hex colour or `currentColor`; anything else falls back to the drawing ink. */
  colour?: string
}

interface Look {
  form: Letterform
  /** Line weight in hundredths of the cap height. */
  weight: number
  ends: 'butt' | 'round'
  place: 'none' | 'left' | 'above'
  border: 'none' | 'box' | 'underline' | 'floor' | 'rails'
  emblem: EmblemDrawer
}

const WORDMARK_HEIGHT = 120
const WIDEST = 420
const PAD = 8

function lookOf(name: string, seed: number): Look {
  const random = seeded('wordmark', name, Number.isFinite(seed) ? seed : 0)
  const trade = tradeOf(name)
  const weight = pick(random, [8, 9, 11, 13, 16, 19])
  const place = pick(random, ['none', 'left', 'left', 'left', 'above'] as const)
  const border = pick(random, ['none', 'none', 'none', 'box', 'underline', 'floor', 'rails'] as const)
  return {
    weight,
    form: {
      corner: pick(random, ['round', 'round', 'soft', 'chamfer']),
      stretch: 0.82 + random() * 0.4,
      tracking: weight * 0.9 + pick(random, [0, 3, 8, weight < 10 ? 26 : 12]),
      archedA: random() > 0.78,
    },
    ends: random() > 0.55 ? 'round' : 'butt',
    place,
    border: place === 'above' && border !== 'none' ? 'none' : border,
    emblem: trade === undefined ? pick(random, PLAIN_EMBLEMS) : TRADE_EMBLEMS[trade],
  }
}

/** An invented maker's or customer's mark: letters drawn as strokes, one colour, always 120 high. */
export function drawWordmark({ name, seed, colour }: WordmarkFacts): string {
  const letters = lettersOf(name).slice(0, 32) || 'O'
  const look = lookOf(letters, seed)
  const ink = colour !== undefined && /^(#[0-9a-f]{3,8}|currentcolor)$/i.test(colour) ? colour : INK
  const { content, width } = composed(linesOf(letters, look), look)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${WORDMARK_HEIGHT}" viewBox="0 0 ${num(width)} ${WORDMARK_HEIGHT}"` +
    ` fill="none" color="${ink}" stroke="${ink}" stroke-linecap="${look.ends}" stroke-linejoin="${look.ends === 'round' ? 'round' : 'miter'}" stroke-miterlimit="2">${content.replaceAll('INK', ink)}</svg>`
  )
}

/** Long names of several words are set in two lines; a lone number or sign never stands alone. */
function linesOf(letters: string, look: Look): [string] | [string, string] {
  const words = letters.split(' ')
  const long = setLine(letters, 0, 0, 56, look.form).width > WIDEST * 0.66
  if (words.length < 2 || !(long || look.border === 'rails')) return [letters]
  const first = wordsOfFirstLine(words)
  const second = words.slice(first).join(' ')
  return second.length < 3 ? [letters] : [words.slice(0, first).join(' '), second]
}

interface Block {
  content: string
  width: number
  height: number
}

function composed(lines: [string] | [string, string], look: Look): { content: string; width: number } {
  const framed = look.border === 'box' || look.border === 'rails'
  const room = WORDMARK_HEIGHT - PAD * 2 - (framed ? 34 : look.border === 'none' ? 10 : 26)
  const emblemSize = look.place === 'above' ? 34 : Math.min(room, 62)
  const textRoom = look.place === 'above' ? room - emblemSize - 14 : room
  const block = textBlock(lines, Math.min(textRoom, lines.length > 1 ? 76 : 56), look)
  const line = (look.weight * block.height) / (lines.length > 1 ? 165 : 100)
  const gap = look.place === 'left' ? 24 + look.weight / 3 : 0
  const side = framed ? PAD + 18 : PAD
  const inner = look.place === 'left' ? emblemSize + gap + block.width : Math.max(block.width, look.place === 'above' ? emblemSize : 0)
  const width = inner + side * 2
  const lift = look.border === 'underline' || look.border === 'floor' ? -9 : 0
  const tall = look.place === 'above' ? emblemSize + 14 + block.height : block.height
  const top = (WORDMARK_HEIGHT - tall) / 2 + lift
  const textX = look.place === 'left' ? side + emblemSize + gap : (width - block.width) / 2
  const textY = look.place === 'above' ? top + emblemSize + 14 : (WORDMARK_HEIGHT - block.height) / 2 + lift
  const emblemX = look.place === 'left' ? side : (width - emblemSize) / 2
  const emblemY = look.place === 'left' ? (WORDMARK_HEIGHT - emblemSize) / 2 + lift : top
  const sign =
    look.place === 'none' ? '' : emblemOf(look.emblem(emblemX, emblemY, emblemSize), Math.min(Math.max(line, 3), emblemSize * 0.1))
  return {
    content: `${sign}<g transform="translate(${num(textX)} ${num(textY)})">${block.content}</g>${borderOf(look, width, textY + block.height, line)}`,
    width,
  }
}

function textBlock(lines: [string] | [string, string], room: number, look: Look): Block {
  const [first, second] = lines
  const natural = setLine(first, 0, 0, 100, look.form).width
  if (second === undefined) {
    const cap = Math.min(room, (WIDEST * 100) / Math.max(natural, 1))
    return { ...stroked(setLine(first, 0, 0, cap, look.form), cap, look.weight), height: cap }
  }
  const cap = Math.min(room * 0.56, (WIDEST * 100) / Math.max(natural, 1))
  const upper = setLine(first, 0, 0, cap, look.form)
  const small = Math.min(room * 0.27, cap * 0.62)
  const airy = { ...look.form, tracking: look.form.tracking + 18 }
  const bare = setLine(second, 0, 0, small, airy)
  const width = Math.max(upper.width, bare.width)
  const gap = Math.max(room - cap - small, cap * 0.34)
  const lower = setLine(second, look.place === 'left' ? 0 : (width - bare.width) / 2, cap + gap, small, airy)
  const moved = look.place === 'left' ? upper : setLine(first, (width - upper.width) / 2, 0, cap, look.form)
  return {
    content: stroked(moved, cap, look.weight).content + stroked(lower, small, Math.min(Math.max(look.weight, 11), 13)).content,
    width,
    height: cap + gap + small,
  }
}

function stroked(line: SetLine, cap: number, weight: number): { content: string; width: number } {
  return { content: `<path d="${line.data}" stroke-width="${num((cap * weight) / 100)}"/>`, width: line.width }
}

function emblemOf(emblem: Emblem, weight: number): string {
  const lines = emblem.lines === '' ? '' : `<path d="${emblem.lines}" stroke-width="${num(weight)}"/>`
  const planes = emblem.planes === '' ? '' : `<path d="${emblem.planes}" fill="INK" stroke="none"/>`
  return lines + planes
}

function borderOf(look: Look, width: number, foot: number, line: number): string {
  const thin = num(Math.min(Math.max(line * 0.6, 2), 4))
  const [left, right] = [PAD, width - PAD]
  switch (look.border) {
    case 'none':
      return ''
    case 'box':
      return `<rect x="4" y="${PAD}" width="${num(width - 8)}" height="${WORDMARK_HEIGHT - PAD * 2}" rx="${look.form.corner === 'chamfer' ? 0 : 10}" stroke-width="${thin}"/>`
    case 'underline':
      return `<path d="${d`M ${left} ${foot + 18} H ${right}`}" stroke-width="${num(Math.max(line * 0.8, 3))}"/>`
    case 'floor':
      return `<path d="${d`M ${left} ${foot + 20} H ${right} M ${left} ${foot + 14} v 12 M ${right} ${foot + 14} v 12`}" stroke-width="${thin}"/>`
    case 'rails':
      return `<path d="${d`M ${left} 14 H ${right} M ${left} 106 H ${right}`}" stroke-width="${thin}"/>`
  }
}
