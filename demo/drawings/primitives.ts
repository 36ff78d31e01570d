export const INK = '#394446'
export const PALE = '#e3e8e8'
export const WHITE = '#ffffff'
export const NILE = '#0f646a'
export const GLASS = '#cfe8e8'
export const GREY = '#849294'
export const PLATE = '#0c5157'

const LINE = 2
export const FINE = 1.25

export interface Ink {
  fill?: string
  stroke?: string
  width?: number
  r?: number
  dash?: string
}

/** Two decimals; a number that is none becomes 0, so that no fact can break the markup. */
export function num(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100 || 0) : '0'
}

const FIXED_LINES = ' vector-effect="non-scaling-stroke"'

/** Line weight that follows the picture instead of staying 2 px. */
export function scalingLines(svg: string): string {
  return svg.replaceAll(FIXED_LINES, '')
}

function inkOf(ink: Ink): string {
  const fill = ink.fill === undefined ? '' : ` fill="${ink.fill}"`
  const stroke = ink.stroke === undefined ? '' : ` stroke="${ink.stroke}"`
  const width = ink.width === undefined ? '' : ` stroke-width="${num(ink.width)}"`
  const dash = ink.dash === undefined ? '' : ` stroke-dasharray="${ink.dash}"`
  return `${fill}${stroke}${width}${dash}${ink.stroke === 'none' ? '' : FIXED_LINES}/>`
}

export function rect(x: number, y: number, w: number, h: number, ink: Ink = {}): string {
  const width = Math.max(w, 0.5)
  const height = Math.max(h, 0.5)
  const r = ink.r ? ` rx="${num(Math.min(ink.r, width / 2, height / 2))}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${r}${inkOf(ink)}`
}

/** A plane of colour without an outline. */
export function field(x: number, y: number, w: number, h: number, fill: string, r = 0): string {
  return rect(x, y, w, h, { fill, stroke: 'none', r })
}

export function circle(x: number, y: number, r: number, ink: Ink = {}): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(Math.max(r, 0.5))}"${inkOf(ink)}`
}

export function dot(x: number, y: number, r: number, fill: string): string {
  return circle(x, y, r, { fill, stroke: 'none' })
}

export function ellipse(x: number, y: number, rx: number, ry: number, ink: Ink = {}): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(Math.max(rx, 0.5))}" ry="${num(Math.max(ry, 0.5))}"${inkOf(ink)}`
}

export function line(x1: number, y1: number, x2: number, y2: number, ink: Ink = {}): string {
  return `<line x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"${inkOf(ink)}`
}

export function fine(x1: number, y1: number, x2: number, y2: number, stroke = GREY): string {
  return line(x1, y1, x2, y2, { stroke, width: FINE })
}

/** Path data or points; numbers are rounded on the way in. */
export function d(words: TemplateStringsArray, ...values: (number | string)[]): string {
  return words.map((word, i) => `${word}${written(values[i])}`).join('')
}

function written(value: number | string | undefined): string {
  return typeof value === 'number' ? num(value) : (value ?? '')
}

export function path(data: string, ink: Ink = {}): string {
  return `<path d="${data}"${inkOf(ink)}`
}

/** An open line that encloses nothing. */
export function trace(data: string, ink: Ink = {}): string {
  return path(data, { fill: 'none', ...ink })
}

export function polygon(points: string, ink: Ink = {}): string {
  return `<polygon points="${points}"${inkOf(ink)}`
}

export function repeat(times: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.floor(times)) }, (_, index) => draw(index)).join('')
}

/** A count worth drawing: whole, at least `least`, at most `most`. */
export function count(stated: number | undefined, usual: number, most: number, least = 1): number {
  const whole = stated === undefined || !Number.isFinite(stated) || stated < least ? usual : Math.round(stated)
  return Math.min(Math.max(whole, least), most)
}

export function svg(width: number, height: number, content: string, size: { width: number; height: number } = { width, height }): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(size.width)}" height="${num(size.height)}" viewBox="0 0 ${num(width)} ${num(height)}"` +
    ` fill="${WHITE}" stroke="${INK}" stroke-width="${LINE}" stroke-linejoin="round">${content}</svg>`
  )
}
