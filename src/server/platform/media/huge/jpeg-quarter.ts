import { BrokenPictureError, JpegBits } from './jpeg-bits.ts'
import {
  type Frame,
  KEPT_PER_BLOCK,
  type Plane,
  readAdobe,
  readFrame,
  readHuffman,
  readQuantisation,
  type Tables,
  viewOf,
} from './jpeg-parts.ts'
import { decodeScan, readScan } from './jpeg-scan.ts'

export interface RawPicture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3 | 4
}

/** A side this many times shorter is what is left. */
const TIMES_SHORTER = 4
/** A file of 8 MB could hold tens of thousands of scans, each of which goes over the whole picture. */
const SCANS_MAX = 100

/**
 * Decodes a JPEG at a quarter of its size while holding no more than that of it. libjpeg, in a file that comes in several
 * scans, holds every value of every block until the last scan: 600 MB for 10,000 × 10,000.
 */
export function decodeQuarter(bytes: Uint8Array): RawPicture {
  const tables: Tables = { quantisation: [], dc: [], ac: [], restartInterval: 0, adobeTransform: null }
  let frame: Frame | null = null
  let isProgressive = false
  let scans = 0
  let at = 2
  for (;;) {
    const marker = nextMarker(bytes, at)
    if (marker === null || marker.code === 0xd9) break
    const segment = bytes.subarray(marker.at + 4, marker.at + 2 + marker.length)
    at = marker.at + 2 + marker.length
    if (marker.code === 0xda) {
      if (frame === null) throw new BrokenPictureError('a scan before its frame')
      scans += 1
      if (scans > SCANS_MAX) throw new BrokenPictureError('more scans than any program writes')
      const bits = new JpegBits(bytes, at)
      decodeScan(readScan(segment, frame, tables, isProgressive), frame, bits, tables.restartInterval)
      at = bits.position
    } else if (marker.code >= 0xc0 && marker.code <= 0xc2) {
      if (frame !== null) throw new BrokenPictureError('a second frame')
      isProgressive = marker.code === 0xc2
      frame = readFrame(segment)
    } else readTable(marker.code, segment, tables)
  }
  if (frame === null || scans === 0) throw new BrokenPictureError('no picture in it')
  return paint(frame, tables)
}

function readTable(code: number, segment: Uint8Array, tables: Tables): void {
  if (code === 0xdb) readQuantisation(segment, tables)
  else if (code === 0xc4) readHuffman(segment, tables)
  else if (code === 0xdd) tables.restartInterval = viewOf(segment).getUint16(0)
  else if (code === 0xee) readAdobe(segment, tables)
  else if (code > 0xc2 && code < 0xd0 && code !== 0xc8 && code !== 0xcc) throw new BrokenPictureError('a coding of no known kind')
}

/** The next segment; restart markers and filling between are passed over. */
function nextMarker(bytes: Uint8Array, from: number): { code: number; at: number; length: number } | null {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const code = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7)) continue
    if (code === 0xd9 || at + 3 >= bytes.length) return { code: 0xd9, at, length: 0 }
    return { code, at, length: ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0) }
  }
  return null
}

function paint(frame: Frame, tables: Tables): RawPicture {
  const width = Math.ceil(frame.width / TIMES_SHORTER)
  const height = Math.ceil(frame.height / TIMES_SHORTER)
  const most = { across: Math.max(...frame.planes.map((each) => each.across)), down: Math.max(...frame.planes.map((each) => each.down)) }
  const rows = frame.planes.map((plane) => ({
    plane,
    samples: new Uint8Array(width),
    quantisation: tables.quantisation[plane.quantisation],
  }))
  const channels = frame.planes.length === 1 ? 1 : 3
  const data = new Uint8Array(width * height * channels)
  const mix = mixerOf(frame.planes, tables.adobeTransform)
  for (let y = 0; y < height; y += 1) {
    for (const { plane, samples, quantisation } of rows) {
      if (quantisation === undefined) throw new BrokenPictureError('a plane without its table')
      sampleRow({ plane, quantisation, samples, stretch: most.across / plane.across }, Math.floor((y * plane.down) / most.down))
    }
    mix(
      rows.map(({ samples }) => samples),
      data.subarray(y * width * channels, (y + 1) * width * channels),
    )
  }
  return { data, width, height, channels }
}

interface RowWish {
  readonly plane: Plane
  readonly quantisation: Uint16Array
  readonly samples: Uint8Array
  /** How many pixels one sample of the plane covers. */
  readonly stretch: number
}

/** The inverse transform of two by two: each pixel is the average plus or minus the slopes. */
function sampleRow({ plane, quantisation, samples, stretch }: RowWish, y: number): void {
  const { kept, blocksWide } = plane
  const rowAt = (y >> 1) * blocksWide * KEPT_PER_BLOCK
  const down = (y & 1) === 0 ? 1 : -1
  const [q0 = 0, q1 = 0, q2 = 0, , q4 = 0] = quantisation
  for (let x = 0; x < samples.length; x += 1) {
    const sample = Math.floor(x / stretch)
    const at = rowAt + (sample >> 1) * KEPT_PER_BLOCK
    const right = (sample & 1) === 0 ? 1 : -1
    const across = (kept[at + 1] ?? 0) * q1 + down * (kept[at + 3] ?? 0) * q4
    samples[x] = clamped(128 + ((kept[at] ?? 0) * q0 + right * across + down * (kept[at + 2] ?? 0) * q2) / 8)
  }
}

type Mixer = (samples: readonly Uint8Array[], into: Uint8Array) => void

function mixerOf(planes: readonly Plane[], adobe: number | null): Mixer {
  if (planes.length === 1) return ([grey = new Uint8Array()], into) => into.set(grey)
  const isRgb = adobe === null ? String.fromCharCode(...planes.map(({ id }) => id)) === 'RGB' : adobe === 0
  if (planes.length === 3) return (samples, into) => mix(samples, into, isRgb ? asItIs : fromYcc)
  const isInverted = adobe !== null
  const colour = adobe === 2 ? inverted(fromYcc) : asItIs
  return ([a, b, c, k = new Uint8Array()], into) => {
    mix(
      [a, b, c].flatMap((each) => each ?? []),
      into,
      colour,
    )
    for (let i = 0; i < into.length; i += 1) {
      const [ink, black] = [into[i] ?? 0, k[Math.floor(i / 3)] ?? 0]
      into[i] = isInverted ? (ink * black) / 255 : ((255 - ink) * (255 - black)) / 255
    }
  }
}

type Colour = (a: number, b: number, c: number, into: Uint8Array, at: number) => void

function mix([a, b, c]: readonly Uint8Array[], into: Uint8Array, colour: Colour): void {
  for (let x = 0, at = 0; at < into.length; x += 1, at += 3) colour(a?.[x] ?? 0, b?.[x] ?? 0, c?.[x] ?? 0, into, at)
}

const asItIs: Colour = (a, b, c, into, at) => {
  into[at] = a
  into[at + 1] = b
  into[at + 2] = c
}

const fromYcc: Colour = (y, cb, cr, into, at) => {
  into[at] = clamped(y + 1.402 * (cr - 128))
  into[at + 1] = clamped(y - 0.344136 * (cb - 128) - 0.714136 * (cr - 128))
  into[at + 2] = clamped(y + 1.772 * (cb - 128))
}

function inverted(colour: Colour): Colour {
  return (a, b, c, into, at) => {
    colour(a, b, c, into, at)
    for (let i = at; i < at + 3; i += 1) into[i] = 255 - (into[i] ?? 0)
  }
}

function clamped(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value + 0.5
}
