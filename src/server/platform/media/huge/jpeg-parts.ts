import { BrokenPictureError, type HuffmanTable, huffmanTable } from './jpeg-bits.ts'

/** One colour plane: its blocks of 8 × 8, and what is kept of each. */
export interface Plane {
  readonly id: number
  /** How many blocks it has in each unit of an interleaved scan, across and down. */
  readonly across: number
  readonly down: number
  readonly quantisation: number
  /** Whole blocks, those that only fill the last units included. */
  readonly blocksWide: number
  readonly blocksHigh: number
  /** Blocks that show something of the picture. */
  readonly shownWide: number
  readonly shownHigh: number
  /** Of each block the four values that say most. */
  readonly kept: Int16Array
  /** Of each block a bit for every value that is not zero, in two halves. */
  readonly nonZero: Uint32Array
}

export interface Frame {
  readonly width: number
  readonly height: number
  readonly planes: readonly Plane[]
  readonly unitsWide: number
  readonly unitsHigh: number
}

/** What segments have said so far. */
export interface Tables {
  readonly quantisation: Uint16Array[]
  readonly dc: HuffmanTable[]
  readonly ac: HuffmanTable[]
  restartInterval: number
  /** 0: as it is, 1: YCbCr, 2: YCCK; null where nothing is said. */
  adobeTransform: number | null
}

export const KEPT_PER_BLOCK = 4

export function readFrame(segment: Uint8Array): Frame {
  const view = viewOf(segment)
  const [precision, height, width, count] = [view.getUint8(0), view.getUint16(1), view.getUint16(3), view.getUint8(5)]
  if (precision !== 8 || ![1, 3, 4].includes(count) || width === 0 || height === 0) throw new BrokenPictureError('a frame of no known kind')
  const facts = Array.from({ length: count }, (_, n) => {
    const at = 6 + n * 3
    const sampling = view.getUint8(at + 1)
    return { id: view.getUint8(at), across: sampling >> 4, down: sampling & 15, quantisation: view.getUint8(at + 2) & 3 }
  })
  const most = { across: Math.max(...facts.map(({ across }) => across)), down: Math.max(...facts.map(({ down }) => down)) }
  if (facts.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4))
    throw new BrokenPictureError('a sampling of no known kind')
  const unitsWide = Math.ceil(width / 8 / most.across)
  const unitsHigh = Math.ceil(height / 8 / most.down)
  const planes = facts.map((plane): Plane => {
    const blocksWide = unitsWide * plane.across
    const blocksHigh = unitsHigh * plane.down
    return {
      ...plane,
      blocksWide,
      blocksHigh,
      shownWide: Math.ceil(Math.ceil((width * plane.across) / most.across) / 8),
      shownHigh: Math.ceil(Math.ceil((height * plane.down) / most.down) / 8),
      kept: new Int16Array(blocksWide * blocksHigh * KEPT_PER_BLOCK),
      nonZero: new Uint32Array(blocksWide * blocksHigh * 2),
    }
  })
  return { width, height, planes, unitsWide, unitsHigh }
}

export function readQuantisation(segment: Uint8Array, tables: Tables): void {
  for (let at = 0; at < segment.length; ) {
    const [precision, id] = [(segment[at] ?? 0) >> 4, (segment[at] ?? 0) & 3]
    at += 1
    const table = new Uint16Array(64)
    for (let k = 0; k < 64; k += 1) {
      table[k] = precision === 0 ? (segment[at] ?? 0) : ((segment[at] ?? 0) << 8) | (segment[at + 1] ?? 0)
      at += precision === 0 ? 1 : 2
    }
    tables.quantisation[id] = table
  }
}

export function readHuffman(segment: Uint8Array, tables: Tables): void {
  for (let at = 0; at + 17 <= segment.length; ) {
    const [kind, id] = [(segment[at] ?? 0) >> 4, (segment[at] ?? 0) & 3]
    const lengths = segment.subarray(at + 1, at + 17)
    const count = lengths.reduce((sum, each) => sum + each, 0)
    const table = huffmanTable(lengths, segment.subarray(at + 17, at + 17 + count))
    ;(kind === 0 ? tables.dc : tables.ac)[id] = table
    at += 17 + count
  }
}

/** Adobe's note on what the planes mean. */
export function readAdobe(segment: Uint8Array, tables: Tables): void {
  const isAdobe = segment.length >= 12 && String.fromCharCode(...segment.subarray(0, 5)) === 'Adobe'
  if (isAdobe) tables.adobeTransform = segment[11] ?? 0
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
