import { BrokenPictureError, type HuffmanTable, type JpegBits } from './jpeg-bits.ts'
import { type Frame, KEPT_PER_BLOCK, type Plane, type Tables, viewOf } from './jpeg-parts.ts'

interface ScanPlane {
  readonly plane: Plane
  readonly dc: HuffmanTable | undefined
  readonly ac: HuffmanTable | undefined
  lastDc: number
}

interface Scan {
  readonly planes: readonly ScanPlane[]
  readonly isProgressive: boolean
  /** First and last of the values that it brings, in zigzag order. */
  readonly from: number
  readonly to: number
  /** The lowest bit that it brings; zero `high` where it is the first that it brings at all. */
  readonly high: number
  readonly low: number
}

/** Where a value of a block is kept, by its place in zigzag order: only the two lowest frequencies each way are. */
const KEPT_AT = new Int8Array(64).fill(-1)
KEPT_AT.set([0, 1, 2, -1, 3])

export function readScan(segment: Uint8Array, frame: Frame, tables: Tables, isProgressive: boolean): Scan {
  const view = viewOf(segment)
  const count = view.getUint8(0)
  const planes = Array.from({ length: count }, (_, n): ScanPlane => {
    const plane = frame.planes.find(({ id }) => id === view.getUint8(1 + n * 2))
    if (plane === undefined) throw new BrokenPictureError('a scan of no plane')
    const named = view.getUint8(2 + n * 2)
    return { plane, dc: tables.dc[named >> 4], ac: tables.ac[named & 15], lastDc: 0 }
  })
  const at = 1 + count * 2
  const [from, to, bits] = isProgressive ? [view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2)] : [0, 63, 0]
  if (count < 1 || from > to || to > 63 || (isProgressive && from > 0 && count !== 1))
    throw new BrokenPictureError('a scan of no known kind')
  return { planes, isProgressive, from, to, high: bits >> 4, low: bits & 15 }
}

/** Reads all blocks of a scan into what is kept of them. */
export function decodeScan(scan: Scan, frame: Frame, bits: JpegBits, restartInterval: number): void {
  const decoder = new BlockDecoder(scan, bits)
  let units = 0
  const begin = () => {
    if (restartInterval > 0 && units > 0 && units % restartInterval === 0) {
      bits.restart()
      decoder.restart()
    }
    units += 1
  }
  const [only] = scan.planes
  if (scan.planes.length === 1 && only !== undefined) {
    const { shownWide, shownHigh, blocksWide } = only.plane
    for (let y = 0; y < shownHigh; y += 1) {
      for (let x = 0; x < shownWide; x += 1) {
        begin()
        decoder.decode(only, y * blocksWide + x)
      }
    }
    return
  }
  for (let unitY = 0; unitY < frame.unitsHigh; unitY += 1) {
    for (let unitX = 0; unitX < frame.unitsWide; unitX += 1) {
      begin()
      for (const each of scan.planes) decodeUnit(decoder, each, unitX, unitY)
    }
  }
}

function decodeUnit(decoder: BlockDecoder, each: ScanPlane, unitX: number, unitY: number): void {
  const { across, down, blocksWide } = each.plane
  for (let v = 0; v < down; v += 1) {
    for (let h = 0; h < across; h += 1) decoder.decode(each, (unitY * down + v) * blocksWide + unitX * across + h)
  }
}

class BlockDecoder {
  readonly #scan: Scan
  readonly #bits: JpegBits
  /** Blocks from here on that end at once. */
  #endsOfBlock = 0

  constructor(scan: Scan, bits: JpegBits) {
    this.#scan = scan
    this.#bits = bits
  }

  restart(): void {
    this.#endsOfBlock = 0
    for (const each of this.#scan.planes) each.lastDc = 0
  }

  decode(each: ScanPlane, block: number): void {
    const { isProgressive, from, high } = this.#scan
    if (from === 0) {
      if (high === 0) this.#firstDc(each, block)
      else this.#refineDc(each.plane, block)
      if (!isProgressive) this.#firstAc(each, block, 1)
      return
    }
    if (high === 0) this.#firstAc(each, block, from)
    else this.#refineAc(each, block)
  }

  #firstDc(each: ScanPlane, block: number): void {
    each.lastDc += this.#bits.signed(this.#bits.value(known(each.dc)) & 15)
    each.plane.kept[block * KEPT_PER_BLOCK] = each.lastDc * (1 << this.#scan.low)
  }

  #refineDc({ kept }: Plane, block: number): void {
    const at = block * KEPT_PER_BLOCK
    if (this.#bits.bit() === 1) kept[at] = (kept[at] ?? 0) | (1 << this.#scan.low)
  }

  #firstAc({ plane, ac }: ScanPlane, block: number, from: number): void {
    if (this.#endsOfBlock > 0) {
      this.#endsOfBlock -= 1
      return
    }
    const bits = this.#bits
    const { to, low } = this.#scan
    const table = known(ac)
    for (let k = from; k <= to; k += 1) {
      const code = bits.value(table)
      const [zeros, size] = [code >> 4, code & 15]
      if (size === 0 && zeros < 15) {
        this.#endsOfBlock = (1 << zeros) - 1 + bits.bits(zeros)
        return
      }
      k += zeros
      if (size > 0) setValue(plane, block, k, bits.signed(size) * (1 << low))
    }
  }

  /** One more bit of what is there, and what was too small to be there before. */
  #refineAc({ plane, ac }: ScanPlane, block: number): void {
    const bits = this.#bits
    const { from, to, low } = this.#scan
    let k = from
    if (this.#endsOfBlock === 0) {
      const table = known(ac)
      for (; k <= to; k += 1) {
        const code = bits.value(table)
        const [zeros, size] = [code >> 4, code & 15]
        if (size === 0 && zeros < 15) {
          this.#endsOfBlock = (1 << zeros) + bits.bits(zeros)
          break
        }
        const value = size === 0 ? 0 : (bits.bit() === 1 ? 1 : -1) * (1 << low)
        k = this.#passZeros(plane, block, k, zeros)
        if (value !== 0 && k <= to) setValue(plane, block, k, value)
      }
    }
    if (this.#endsOfBlock === 0) return
    if (isAnyNonZero(plane, block)) this.#passZeros(plane, block, k, 64)
    this.#endsOfBlock -= 1
  }

  /** Refines what it passes; stops behind so many zeros. */
  #passZeros(plane: Plane, block: number, from: number, zeros: number): number {
    const { to, low } = this.#scan
    let left = zeros
    let k = from
    for (; k <= to; k += 1) {
      if (isNonZero(plane, block, k)) {
        if (this.#bits.bit() === 1) grow(plane, block, k, 1 << low)
      } else if (left === 0) break
      else left -= 1
    }
    return k
  }
}

function known(table: HuffmanTable | undefined): HuffmanTable {
  if (table === undefined) throw new BrokenPictureError('a scan without its table')
  return table
}

function isNonZero({ nonZero }: Plane, block: number, k: number): boolean {
  return (((nonZero[block * 2 + (k >> 5)] ?? 0) >>> (k & 31)) & 1) === 1
}

function isAnyNonZero({ nonZero }: Plane, block: number): boolean {
  return nonZero[block * 2] !== 0 || nonZero[block * 2 + 1] !== 0
}

function setValue({ kept, nonZero }: Plane, block: number, k: number, value: number): void {
  if (k > 63) throw new BrokenPictureError('more values than a block has')
  const word = block * 2 + (k >> 5)
  nonZero[word] = (nonZero[word] ?? 0) | (1 << (k & 31))
  const slot = KEPT_AT[k] ?? -1
  if (slot >= 0) kept[block * KEPT_PER_BLOCK + slot] = value
}

function grow({ kept }: Plane, block: number, k: number, by: number): void {
  const slot = KEPT_AT[k] ?? -1
  if (slot < 0) return
  const at = block * KEPT_PER_BLOCK + slot
  const value = kept[at] ?? 0
  if ((Math.abs(value) & by) === 0) kept[at] = value + (value < 0 ? -by : by)
}
