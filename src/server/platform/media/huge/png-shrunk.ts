import { createInflate } from 'node:zlib'
import { BrokenPictureError } from './jpeg-bits.ts'
import { viewOf } from './jpeg-parts.ts'
import type { RawPicture } from './jpeg-quarter.ts'

interface Header {
  readonly width: number
  readonly height: number
  readonly depth: number
  /** Samples of a pixel as they stand in the file. */
  readonly samples: number
  readonly palette: Uint8Array | null
  /** Of each colour of the palette; or of no use. */
  readonly paletteAlpha: Uint8Array
  readonly isGrey: boolean
  readonly hasAlpha: boolean
}

/** The seven passes of an interlaced PNG: where each begins and how far its pixels stand apart. */
const PASSES = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
] as const
const SAMPLES_OF_KIND: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * Decodes an interlaced PNG to a picture whose sides are at most so long, each pixel the average of those it stands for,
 * while holding no more than that of it. libpng holds all of it: 400 MB for 10,000 × 10,000, 800 MB of 16 bits.
 */
export async function decodeShrunk(bytes: Uint8Array, sideMax: number): Promise<RawPicture> {
  const { header, data } = readChunks(bytes)
  const shrunk = new Averages(header, Math.ceil(Math.max(header.width, header.height) / sideMax))
  const rows = new Rows(header, shrunk)
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  const feeding = (async () => {
    for (const chunk of data) if (!inflate.write(chunk)) await new Promise((resolve) => inflate.once('drain', resolve))
    inflate.end()
  })()
  for await (const chunk of inflate) {
    if (rows.take(chunk as Uint8Array)) break
  }
  if (!rows.isDone) throw new BrokenPictureError('a picture that ends too soon')
  inflate.destroy()
  void feeding
  return shrunk.picture()
}

function readChunks(bytes: Uint8Array): { header: Header; data: Uint8Array[] } {
  const view = viewOf(bytes)
  const data: Uint8Array[] = []
  let palette: Uint8Array | null = null
  let paletteAlpha = new Uint8Array()
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const content = bytes.subarray(at + 8, at + 8 + length)
    if (name === 'PLTE') palette = content
    else if (name === 'tRNS') paletteAlpha = new Uint8Array(content)
    else if (name === 'IDAT') data.push(content)
    else if (name === 'IEND') break
    at += 12 + length
  }
  const [depth, kind] = [view.getUint8(24), view.getUint8(25)]
  const samples = SAMPLES_OF_KIND[kind]
  if (samples === undefined || (kind === 3) !== (kind === 3 && palette !== null)) throw new BrokenPictureError('colours of no known kind')
  const header = {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth,
    samples,
    palette: kind === 3 ? palette : null,
    paletteAlpha,
    isGrey: kind === 0 || kind === 4,
    hasAlpha: kind === 4 || kind === 6 || (kind === 3 && paletteAlpha.length > 0),
  }
  return { header, data }
}

/** Cuts what is inflated into rows and undoes their filters. */
class Rows {
  readonly #header: Header
  readonly #into: Averages
  readonly #pixelBytes: number
  #pass = -1
  #row = 0
  #rowsInPass = 0
  #current = new Uint8Array()
  #above = new Uint8Array()
  #filter = -1
  #filled = 0
  isDone = false

  constructor(header: Header, into: Averages) {
    this.#header = header
    this.#into = into
    this.#pixelBytes = Math.max(1, (header.depth * header.samples) >> 3)
    this.#nextPass()
  }

  /** True when it has all it needs. */
  take(chunk: Uint8Array): boolean {
    for (let at = 0; at < chunk.length && !this.isDone; ) {
      if (this.#filter < 0) {
        this.#filter = chunk[at] ?? 0
        at += 1
        continue
      }
      const part = chunk.subarray(at, at + this.#current.length - this.#filled)
      this.#current.set(part, this.#filled)
      this.#filled += part.length
      at += part.length
      if (this.#filled === this.#current.length) this.#endRow()
    }
    return this.isDone
  }

  #endRow(): void {
    unfilter(this.#filter, this.#current, this.#above, this.#pixelBytes)
    const pass = PASSES[this.#pass]
    if (pass !== undefined) this.#into.addRow(this.#current, pass, this.#row)
    const spent = this.#above
    this.#above = this.#current
    this.#current = spent
    this.#filter = -1
    this.#filled = 0
    this.#row += 1
    if (this.#row === this.#rowsInPass) this.#nextPass()
  }

  #nextPass(): void {
    const { width, height, depth, samples } = this.#header
    for (;;) {
      this.#pass += 1
      const pass = PASSES[this.#pass]
      if (pass === undefined) {
        this.isDone = true
        return
      }
      const pixels = Math.ceil((width - pass.x) / pass.dx)
      this.#rowsInPass = Math.ceil((height - pass.y) / pass.dy)
      if (pixels <= 0 || this.#rowsInPass <= 0) continue
      this.#row = 0
      this.#current = new Uint8Array(Math.ceil((pixels * depth * samples) / 8))
      this.#above = new Uint8Array(this.#current.length)
      return
    }
  }
}

function unfilter(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  if (filter > 4) throw new BrokenPictureError('a filter of no known kind')
  for (let i = 0; filter > 0 && i < row.length; i += 1) {
    const left = i < step ? 0 : (row[i - step] ?? 0)
    const up = above[i] ?? 0
    if (filter === 1) row[i] = (row[i] ?? 0) + left
    else if (filter === 2) row[i] = (row[i] ?? 0) + up
    else if (filter === 3) row[i] = (row[i] ?? 0) + ((left + up) >> 1)
    else row[i] = (row[i] ?? 0) + paeth(left, up, i < step ? 0 : (above[i - step] ?? 0))
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** Sums of the pixels that fall into each pixel of the small picture; colours count as much as they can be seen. */
class Averages {
  readonly #header: Header
  readonly #times: number
  readonly #width: number
  readonly #height: number
  readonly #colours: 1 | 3
  readonly #sums: Uint32Array
  readonly #alpha: Uint32Array | null

  constructor(header: Header, times: number) {
    this.#header = header
    this.#times = times
    this.#width = Math.ceil(header.width / times)
    this.#height = Math.ceil(header.height / times)
    this.#colours = header.isGrey ? 1 : 3
    this.#sums = new Uint32Array(this.#width * this.#height * this.#colours)
    this.#alpha = header.hasAlpha ? new Uint32Array(this.#width * this.#height) : null
  }

  addRow(row: Uint8Array, { x: firstX, y: firstY, dx, dy }: (typeof PASSES)[number], index: number): void {
    const { width, depth, samples, palette, paletteAlpha } = this.#header
    const rowAt = Math.floor((firstY + index * dy) / this.#times) * this.#width
    const bytes = depth >> 3
    for (let x = firstX, n = 0; x < width; x += dx, n += 1) {
      const to = rowAt + Math.floor(x / this.#times)
      if (palette !== null) {
        const colour = packed(row, n, depth)
        this.#add(to, palette[colour * 3] ?? 0, palette[colour * 3 + 1] ?? 0, palette[colour * 3 + 2] ?? 0, paletteAlpha[colour] ?? 255)
      } else if (depth < 8) {
        this.#add(to, Math.round((packed(row, n, depth) * 255) / ((1 << depth) - 1)), 0, 0, 255)
      } else {
        // Of 16 bits the upper half is what 8 bits can show.
        const at = n * samples * bytes
        const alpha = samples === 2 ? (row[at + bytes] ?? 255) : samples === 4 ? (row[at + 3 * bytes] ?? 255) : 255
        this.#add(to, row[at] ?? 0, row[at + bytes] ?? 0, row[at + 2 * bytes] ?? 0, alpha)
      }
    }
  }

  #add(pixel: number, a: number, b: number, c: number, alpha: number): void {
    const sums = this.#sums
    const weight = this.#alpha === null ? 1 : alpha
    if (this.#alpha !== null) this.#alpha[pixel] = (this.#alpha[pixel] ?? 0) + alpha
    if (this.#colours === 1) {
      sums[pixel] = (sums[pixel] ?? 0) + a * weight
      return
    }
    const at = pixel * 3
    sums[at] = (sums[at] ?? 0) + a * weight
    sums[at + 1] = (sums[at + 1] ?? 0) + b * weight
    sums[at + 2] = (sums[at + 2] ?? 0) + c * weight
  }

  picture(): RawPicture {
    const channels = this.#alpha === null ? this.#colours : 4
    const data = new Uint8Array(this.#width * this.#height * channels)
    for (let y = 0; y < this.#height; y += 1) {
      for (let x = 0; x < this.#width; x += 1) this.#write(data, channels, x, y)
    }
    return { data, width: this.#width, height: this.#height, channels }
  }

  #write(data: Uint8Array, channels: number, x: number, y: number): void {
    const times = this.#times
    const pixel = y * this.#width + x
    const covered = Math.min(times, this.#header.width - x * times) * Math.min(times, this.#header.height - y * times)
    const weight = this.#alpha === null ? covered : (this.#alpha[pixel] ?? 0)
    for (let colour = 0; colour < Math.min(channels, 3); colour += 1) {
      const sum = this.#sums[pixel * this.#colours + (this.#colours === 1 ? 0 : colour)] ?? 0
      data[pixel * channels + colour] = weight === 0 ? 0 : Math.round(sum / weight)
    }
    if (this.#alpha !== null) data[pixel * channels + 3] = Math.round((this.#alpha[pixel] ?? 0) / covered)
  }
}

/** One of the small numbers that share a byte, first ones in its upper bits. */
function packed(row: Uint8Array, n: number, depth: number): number {
  if (depth === 8) return row[n] ?? 0
  const bit = n * depth
  return ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1)
}
