import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Metadata } from 'sharp'

/** Pictures for tests: ordinary ones, and ones that only an attacker or a broken tool makes. */

export interface Size {
  readonly width: number
  readonly height: number
}

/** All pixels are random: nothing compresses worse. */
export function noise({ width, height }: Size, channels: 3 | 4 = 3) {
  return sharp(randomBytes(width * height * channels), { raw: { width, height, channels } })
}

/** Three channels make it opaque, which takes less than to flatten it. */
export function plain({ width, height }: Size, background: string, channels: 3 | 4 = 4) {
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false })
}

/** Soft shapes in many colours, as photographs have. */
export function photo(size: Size) {
  return sharp(randomBytes(12 * 9 * 3), { raw: { width: 12, height: 9, channels: 3 } }).resize({ ...size, fit: 'fill', kernel: 'cubic' })
}

export const SECRET_LOCATION = 'a-secret-place'

/** Makes a photograph with a phone's metadata: place, author and orientation. */
export async function photoWithLocation(size: Size, orientation: number): Promise<Buffer> {
  return photo(size)
    .withExif({
      IFD0: { Orientation: String(orientation), Artist: SECRET_LOCATION, ImageDescription: SECRET_LOCATION },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 3/1', GPSLongitudeRef: 'E', GPSLongitude: '31/1 14/1 8/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${SECRET_LOCATION}</note></x:xmpmeta>`)
    .jpeg()
    .toBuffer()
}

/** Red left half and blue right half over a green lower part: every turn and mirroring looks different. */
export async function signpost(orientation: number): Promise<Buffer> {
  const pixels = Buffer.alloc(160 * 80 * 3)
  for (let y = 0; y < 80; y++)
    for (let x = 0; x < 160; x++) pixels.set(y >= 60 ? [0, 255, 0] : x < 80 ? [255, 0, 0] : [0, 0, 255], (y * 160 + x) * 3)
  return sharp(pixels, { raw: { width: 160, height: 80, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toBuffer()
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Puts chunks right after a PNG's header. */
export function withPngChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

/** A PNG whose header claims any size, with almost no data behind it. */
export function pngOfClaimedSize({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(Buffer.alloc(100))), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

/** A moving PNG: the still picture first, then a second frame. */
export function movingPng(png: Buffer): Buffer {
  const control = (sequence: number) => {
    const data = Buffer.alloc(26)
    data.writeUInt32BE(sequence, 0)
    png.copy(data, 4, 16, 24)
    data.writeUInt16BE(1, 20)
    data.writeUInt16BE(10, 22)
    return pngChunk('fcTL', data)
  }
  const frames = Buffer.alloc(8)
  frames.writeUInt32BE(2, 0)
  const still = withPngChunks(png, pngChunk('acTL', frames), control(0))
  const end = still.length - 12
  const second = Buffer.concat([Buffer.from([0, 0, 0, 2]), Buffer.from(SECRET_LOCATION)])
  return Buffer.concat([still.subarray(0, end), control(1), pngChunk('fdAT', second), still.subarray(end)])
}

/** A text of 200 MB in a few hundred KB. */
export function textBomb(png: Buffer): Buffer {
  const keyword = Buffer.from('Comment\0\0', 'latin1')
  return withPngChunks(png, pngChunk('zTXt', Buffer.concat([keyword, deflateSync(Buffer.alloc(200_000_000))])))
}

/** Reads a finished file. The shop disables formats that it only writes, so they are enabled for a moment. */
export async function inspect(bytes: Buffer): Promise<Metadata> {
  const operation = ['VipsForeignLoadHeifBuffer']
  sharp.unblock({ operation })
  try {
    return await sharp(bytes).metadata()
  } finally {
    sharp.block({ operation })
  }
}

/** The colour at one place, given as shares of the width and height. */
export async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const operation = ['VipsForeignLoadHeifBuffer']
  sharp.unblock({ operation })
  try {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(at, at + info.channels)]
  } finally {
    sharp.block({ operation })
  }
}
