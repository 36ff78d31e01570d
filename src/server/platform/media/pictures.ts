import { createHash } from 'node:crypto'
import type { Metadata, Sharp } from 'sharp'
import {
  MARK_FILES,
  type MarkFile,
  type MediaFormat,
  type MediaWidth,
  PREVIEW_HEIGHT,
  PREVIEW_WIDTH,
  UPLOAD_BYTES_MAX,
  UPLOAD_SIDE_MAX_PX,
} from '#domain/catalogue/media.ts'
import { RefusalError } from '#domain/errors.ts'
import { createSemaphore, SemaphoreFullError } from '#server/platform/semaphore.ts'
import { READING, SHRUNK } from './reading.ts'
import { shrinkInChild } from './shrink-in-child.ts'

/** A picture ready to be stored: no metadata, upright, sRGB, named after its own bytes. */
export interface CleanPicture {
  readonly name: string
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly contentType: string
}

export interface Pictures {
  /** Reads what a stranger sent; refuses with `media/not-an-image`, `media/too-large` or `media/bad-size`. */
  readUpload(bytes: Buffer, bytesMost?: number): Promise<CleanPicture>
  /** A WebP made a jpeg or png, as browsers make it before they send one; anything else as it is. */
  fromWebp(bytes: Buffer): Promise<Buffer>
  makeRendition(original: Buffer, wanted: RenditionFormat): Promise<Buffer>
  makePreview(original: Buffer): Promise<Buffer>
  /** A logo or an icon, as large as its box allows. */
  makeMark(original: Buffer, file: MarkFile): Promise<Buffer>
  /** Renders a drawing of our own as PNG. Never pass a stranger's SVG: one can be written to take for ever. */
  rasterise(svg: string): Promise<CleanPicture>
}

export interface RenditionFormat {
  readonly width: MediaWidth
  readonly format: MediaFormat
}

type SharpModule = typeof import('sharp')['default']

const JPEG_QUALITY = 88
/** A PNG with fewer bytes per pixel is a flat drawing, which JPEG would smear. */
const DRAWING_BYTES_PER_PIXEL = 0.3
const WEBP_QUALITY = 78
const AVIF_QUALITY = 50
/** Measured at 800 px: effort 2 takes 0.2–0.4 s, the default 4 up to 3 s for a tenth fewer bytes. */
const AVIF_EFFORT = 2
const RENDITION_JPEG_QUALITY = 80
const PREVIEW_GROUND = '#f7f9f9'
const PREVIEW_BYTES_MAX = 300_000
const PREVIEW_QUALITIES = [82, 70, 55, 40, 25, 10] as const
const DRAWING_WIDTH = 1200
const DRAWING_HEIGHT = 900
/** 160 bits of SHA-256 as hex. */
const NAME_LENGTH = 40

const DECODE_SECONDS_MAX = 30
const WAITING_MAX = 64
const WHITE = '#ffffff'

/** A picture that would take more than this to decode is shrunk in a process of its own. */
const DECODE_BYTES_MAX = 144 * 1024 * 1024

/**
 * sharp works in libuv's four threads: two pictures at a time leave two for files and DNS. Uploads go one by one within that, because
 * each may take `DECODE_BYTES_MAX`.
 */
export async function openPictures(): Promise<Pictures> {
  const { default: sharp } = await import('sharp')
  allowOnlyWhatIsRead(sharp)
  const works = createSemaphore({ slots: 2, waitingMax: WAITING_MAX })
  const uploads = createSemaphore({ slots: 1, waitingMax: WAITING_MAX })
  const work = <T>(made: () => Promise<T>) => orUnavailable(works.run(made))
  const read = async (bytes: Buffer, bytesMost: number) => {
    const header = await readHeader(sharp, bytes, bytesMost)
    return orUnavailable(uploads.run(() => work(() => orNotAnImage(clean(sharp, bytes, header)))))
  }
  return {
    async readUpload(bytes, bytesMost = UPLOAD_BYTES_MAX) {
      if (formatOf(bytes) === 'webp') throw new RefusalError('media/not-an-image')
      return read(bytes, bytesMost)
    },
    fromWebp: async (bytes) => (formatOf(bytes) === 'webp' ? (await read(bytes, UPLOAD_BYTES_MAX)).bytes : bytes),
    makeRendition: (original, wanted) => work(() => encode(sized(sharp(original, READING), wanted.width), wanted.format).toBuffer()),
    makePreview: (original) => work(() => preview(sharp, original)),
    makeMark: (original, file) => work(() => mark(sharp(original, READING), file)),
    rasterise: (svg) => work(() => rasterise(sharp, svg)),
  }
}

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Svg']

/** libvips reads dozens of formats; the unused ones are blocked, so that no disguised file reaches them. */
function allowOnlyWhatIsRead(sharp: SharpModule): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS.map((kind) => `VipsForeignLoad${kind}Buffer`) })
  // Every picture is different: a cache would only hold memory.
  sharp.cache(false)
}

interface Header {
  readonly format: 'jpeg' | 'png' | 'webp'
  /** The EXIF orientation: 1 is upright. */
  readonly orientation: number
  readonly isDrawing: boolean
  /** True when decoding takes more memory than the server may hold. */
  readonly isHuge: boolean
}

/** Checks everything that can be refused without decoding a pixel. */
async function readHeader(sharp: SharpModule, bytes: Buffer, bytesMost: number): Promise<Header> {
  if (bytes.length > bytesMost) throw new RefusalError('media/too-large')
  const format = formatOf(bytes)
  if (format === null) throw new RefusalError('media/not-an-image')
  const facts = await orNotAnImage(sharp(bytes, { ...READING, limitInputPixels: false }).metadata())
  const { width, height, orientation = 1 } = facts
  if (Math.min(width, height) < 1 || Math.max(width, height) > UPLOAD_SIDE_MAX_PX) throw new RefusalError('media/bad-size')
  return {
    format,
    orientation,
    isDrawing: format === 'png' && bytes.length / (width * height) < DRAWING_BYTES_PER_PIXEL,
    isHuge: memoryNeeded(facts) > DECODE_BYTES_MAX,
  }
}

/**
 * Bytes that libjpeg and libpng hold while they decode, beyond a few rows: everything, unless the picture is stored from top to bottom. A
 * JPEG in several scans is held as the coefficients of its blocks, an interlaced PNG as pixels, and a WebP twice, as it may be animated.
 */
function memoryNeeded({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata): number {
  const pixels = width * height
  if (format === 'webp') return pixels * 4 * 2
  if (isProgressive !== true) return 0
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1)
  return pixels * (chromaSubsampling === '4:2:0' ? 1.5 : channels) * 2
}

/** The format by content; the name and declared type of the file are never trusted. */
function formatOf(bytes: Buffer): Header['format'] | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return null
}

/** Decodes every pixel and encodes it anew: whatever else was in the file (places, scripts, further frames) is not in the result. */
async function clean(sharp: SharpModule, bytes: Buffer, header: Header): Promise<CleanPicture> {
  // A huge picture is shrunk before it is turned, so that turning never holds it whole.
  const small = header.isHuge ? await shrinkInChild(bytes) : null
  const { data, info } = await (small === null ? sharp(bytes, READING) : sharp(small.data, { raw: small }))
    .resize(SHRUNK)
    .timeout({ seconds: DECODE_SECONDS_MAX })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const isSeeThrough = info.channels === 4 && !(await sharp(data, { raw }).stats()).isOpaque
  const upright = turned(sharp(data, { raw }), header.orientation)
  const result =
    isSeeThrough || header.isDrawing
      ? upright.png({ compressionLevel: 9 })
      : upright.removeAlpha().jpeg({ quality: JPEG_QUALITY, mozjpeg: true, chromaSubsampling: header.format === 'png' ? '4:4:4' : '4:2:0' })
  return cleanPicture(await result.toBuffer({ resolveWithObject: true }))
}

/** The eight EXIF orientations; an unknown number is upright. sharp mirrors before it turns. */
function turned(picture: Sharp, orientation: number): Sharp {
  switch (orientation) {
    case 2:
      return picture.flop()
    case 3:
      return picture.rotate(180)
    case 4:
      return picture.flip()
    case 5:
      return picture.flop().rotate(270)
    case 6:
      return picture.rotate(90)
    case 7:
      return picture.flop().rotate(90)
    case 8:
      return picture.rotate(270)
    default:
      return picture
  }
}

function cleanPicture({ data, info }: { data: Buffer; info: { width: number; height: number; format: string } }): CleanPicture {
  const name = createHash('sha256').update(data).digest('hex').slice(0, NAME_LENGTH)
  return { name, bytes: data, width: info.width, height: info.height, contentType: `image/${info.format}` }
}

function sized(picture: Sharp, width: MediaWidth): Sharp {
  return picture.resize({ width, withoutEnlargement: true })
}

function encode(picture: Sharp, format: MediaFormat): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: WEBP_QUALITY })
    case 'avif':
      return picture.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT })
    case 'jpg':
      return picture.flatten({ background: WHITE }).jpeg({ quality: RENDITION_JPEG_QUALITY, mozjpeg: true })
  }
}

/** Icons are square whatever was uploaded. */
async function mark(picture: Sharp, file: MarkFile): Promise<Buffer> {
  const isIcon = file.startsWith('icon')
  const sized = picture.resize({
    ...MARK_FILES[file],
    fit: isIcon ? 'contain' : 'inside',
    withoutEnlargement: !isIcon,
    background: '#0000',
  })
  return file.endsWith('.webp') ? sized.webp({ quality: WEBP_QUALITY }).toBuffer() : sized.png({ palette: true }).toBuffer()
}

/** Lowers the quality of a picture that compresses badly, since some services that show previews of links refuse large files. */
async function preview(sharp: SharpModule, original: Buffer): Promise<Buffer> {
  const ground = { background: PREVIEW_GROUND }
  const { data, info } = await sharp(original, READING)
    .resize({ width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, fit: 'contain', withoutEnlargement: true, ...ground })
    .flatten(ground)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let bytes = Buffer.alloc(0)
  for (const quality of PREVIEW_QUALITIES) {
    const raw = { width: info.width, height: info.height, channels: info.channels }
    bytes = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= PREVIEW_BYTES_MAX) break
  }
  return bytes
}

async function rasterise(sharp: SharpModule, svg: string): Promise<CleanPicture> {
  const picture = sharp(Buffer.from(svg)).resize({ width: DRAWING_WIDTH, height: DRAWING_HEIGHT, fit: 'contain', background: '#0000' })
  return cleanPicture(await picture.png({ compressionLevel: 6 }).toBuffer({ resolveWithObject: true }))
}

async function orNotAnImage<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    if (error instanceof RefusalError) throw error
    // A timeout is the fault of a slow machine and not of the picture.
    throw new RefusalError(error instanceof Error && error.message.includes('timeout') ? 'unavailable' : 'media/not-an-image')
  }
}

async function orUnavailable<T>(made: Promise<T>): Promise<T> {
  try {
    return await made
  } catch (error) {
    throw error instanceof SemaphoreFullError ? new RefusalError('unavailable') : error
  }
}
