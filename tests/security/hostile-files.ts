import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { UPLOAD_BYTES_MAX } from '#domain/catalogue/media.ts'
import {
  movingPng,
  noise,
  photo,
  photoWithLocation,
  plain,
  pngChunk,
  pngOfClaimedSize,
  SECRET_LOCATION,
  textBomb,
  withPngChunks,
} from '#tests/support/pictures/pictures.ts'

/** The permitted outcomes: a refusal with this code, or a picture that holds nothing of the file but its pixels. */
export type Outcome = 'cleaned' | 'media/not-an-image' | 'media/bad-size' | 'media/too-large' | 'validation'

export interface HostileFile {
  readonly what: string
  readonly outcome: Outcome
  readonly make: () => Promise<Buffer> | Buffer
  /** The name and type that the sender claims. */
  readonly fileName?: string
  readonly type?: string
}

const SIZE = { width: 90, height: 60 }
const LARGEST = { width: 10_000, height: 10_000 }
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>')
const PAGE = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')
const BILLION_LAUGHS = Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg>&b;</svg>')

const png = () => photo(SIZE).png().toBuffer()
const jpeg = () => photo(SIZE).jpeg().toBuffer()
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))

/** Files that claim to be a picture and are none. */
const DISGUISES: readonly HostileFile[] = [
  { what: 'an SVG called PNG', outcome: 'media/not-an-image', make: () => SVG },
  { what: 'an SVG under its own name', outcome: 'media/not-an-image', make: () => SVG, fileName: 'a.svg', type: 'image/svg+xml' },
  { what: 'an SVG of many entities', outcome: 'media/not-an-image', make: () => BILLION_LAUGHS },
  { what: 'a page called PNG', outcome: 'media/not-an-image', make: () => PAGE },
  { what: 'a page called JPEG', outcome: 'media/not-an-image', make: () => PAGE, fileName: 'a.jpg', type: 'image/jpeg' },
  { what: 'a program', outcome: 'media/not-an-image', make: () => Buffer.from('#!/bin/sh\nrm -rf /\n'), fileName: 'a.php.png' },
  { what: 'a GIF', outcome: 'media/not-an-image', make: () => photo(SIZE).gif().toBuffer() },
  { what: 'a WebP', outcome: 'media/not-an-image', make: () => photo(SIZE).webp().toBuffer() },
  { what: 'a TIFF', outcome: 'media/not-an-image', make: () => photo(SIZE).tiff().toBuffer() },
  { what: 'a PDF', outcome: 'media/not-an-image', make: () => Buffer.from('%PDF-1.7\n1 0 obj\n<</JS(app.alert(1))>>') },
  { what: 'a zip', outcome: 'media/not-an-image', make: () => Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(500)]) },
  { what: 'a PNG signature before an SVG', outcome: 'media/not-an-image', make: () => Buffer.concat([PNG_SIGNATURE, SVG]) },
  {
    what: 'a JPEG signature before a page',
    outcome: 'media/not-an-image',
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), PAGE]),
  },
  { what: 'noise', outcome: 'media/not-an-image', make: () => randomBytes(100_000) },
  { what: 'a signature alone', outcome: 'media/not-an-image', make: () => PNG_SIGNATURE },
]

/** Pictures that are broken, or whose header lies. */
const BROKEN: readonly HostileFile[] = [
  { what: 'zero bytes', outcome: 'validation', make: () => Buffer.alloc(0) },
  { what: 'half a PNG', outcome: 'media/not-an-image', make: async () => half(await png()) },
  { what: 'half a JPEG', outcome: 'media/not-an-image', make: async () => half(await jpeg()) },
  {
    what: 'half a progressive JPEG',
    outcome: 'media/not-an-image',
    make: async () => half(await photo(SIZE).jpeg({ progressive: true }).toBuffer()),
  },
  {
    what: 'a PNG whose pixels are noise',
    outcome: 'media/not-an-image',
    make: async () => {
      const bytes = await png()
      return Buffer.concat([bytes.subarray(0, 50), randomBytes(200), bytes.subarray(250)])
    },
  },
  { what: 'a PNG that says 30,000 × 30,000', outcome: 'media/bad-size', make: () => pngOfClaimedSize({ width: 30_000, height: 30_000 }) },
  { what: 'a PNG that says 10,001 × 1', outcome: 'media/bad-size', make: () => pngOfClaimedSize({ width: 10_001, height: 1 }) },
  {
    what: 'a PNG that says 4,294,967,295 × 1',
    outcome: 'media/not-an-image',
    make: () => pngOfClaimedSize({ width: 2 ** 32 - 1, height: 1 }),
  },
  { what: 'a PNG that says 0 × 0', outcome: 'media/not-an-image', make: () => pngOfClaimedSize({ width: 0, height: 0 }) },
  { what: 'a PNG that says 10,000 × 10,000 and holds 100 bytes', outcome: 'media/not-an-image', make: () => pngOfClaimedSize(LARGEST) },
]

/** Pictures that carry other content along. */
const CARRIERS: readonly HostileFile[] = [
  { what: 'a PNG with a page behind it', outcome: 'cleaned', make: async () => Buffer.concat([await png(), PAGE]) },
  {
    what: 'a JPEG with a zip behind it',
    outcome: 'cleaned',
    make: async () => Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04'), randomBytes(500)]),
  },
  {
    what: 'a PNG with a script in its text',
    outcome: 'cleaned',
    make: async () => withPngChunks(await png(), pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), PAGE]))),
  },
  {
    what: 'a photograph with its place',
    outcome: 'cleaned',
    make: () => photoWithLocation(SIZE, 6),
    fileName: 'a.jpg',
    type: 'image/jpeg',
  },
  { what: 'a moving PNG', outcome: 'cleaned', make: async () => movingPng(await png()) },
  { what: 'printing inks', outcome: 'cleaned', make: () => plain(SIZE, '#ff0000').flatten().toColourspace('cmyk').jpeg().toBuffer() },
  { what: 'a text of 200 MB in a small PNG', outcome: 'cleaned', make: async () => textBomb(await png()) },
  {
    what: 'a colour profile of 100 MB in a small PNG',
    outcome: 'cleaned',
    make: async () =>
      withPngChunks(await png(), pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000))]))),
  },
  { what: 'a path for a name', outcome: 'cleaned', make: png, fileName: '../../../../../../tmp/evil.png' },
  { what: 'a name of signs', outcome: 'cleaned', make: png, fileName: `${'%00/\\'.repeat(40)}ملف.png` },
]

/** Files above the limit and one exactly at it. */
const LARGE: readonly HostileFile[] = [
  { what: 'one byte too many', outcome: 'media/too-large', make: () => Buffer.alloc(UPLOAD_BYTES_MAX + 1, 1) },
  {
    what: 'a picture of 9 MB',
    outcome: 'media/too-large',
    make: () => noise({ width: 2000, height: 1600 }).png({ compressionLevel: 0 }).toBuffer(),
  },
  { what: 'exactly 8 MiB of nothing', outcome: 'media/not-an-image', make: () => Buffer.alloc(UPLOAD_BYTES_MAX) },
]

/** Few bytes that become 400 to 800 MB where they are decoded without care. */
const BOMBS: readonly HostileFile[] = [
  { what: 'the largest PNG', outcome: 'cleaned', make: () => plain(LARGEST, '#80604020').png().toBuffer() },
  {
    what: 'the largest PNG, interlaced',
    outcome: 'cleaned',
    make: () => plain(LARGEST, '#80604020').png({ progressive: true }).toBuffer(),
  },
  {
    what: 'the largest PNG of 16 bits, interlaced',
    outcome: 'cleaned',
    make: () => plain(LARGEST, '#80604020').toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer(),
  },
  { what: 'the largest JPEG', outcome: 'cleaned', make: () => plain(LARGEST, '#806040').flatten().jpeg().toBuffer() },
  {
    what: 'the largest JPEG in several scans',
    outcome: 'cleaned',
    make: () => plain(LARGEST, '#806040').flatten().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  {
    what: 'a JPEG of 12,000 × 9,000',
    outcome: 'media/bad-size',
    make: () => plain({ width: 12_000, height: 9_000 }, '#806040').flatten().jpeg().toBuffer(),
  },
]

export function hostileFiles(size: 'full' | 'small'): readonly HostileFile[] {
  const files = [...DISGUISES, ...BROKEN, ...CARRIERS, ...LARGE]
  return size === 'full' ? [...files, ...BOMBS] : files
}

/** Returns the first thing that should not have survived the cleaning; null where there is none. */
export async function whatIsLeft(bytes: Buffer): Promise<string | null> {
  for (const trace of [SECRET_LOCATION, '<script', 'alert(', 'PK\x03\x04', 'acTL', 'Comment', 'GPS']) {
    if (bytes.includes(trace)) return `holds ${trace}`
  }
  const { format, exif, xmp, iptc, icc, comments, space } = await sharp(bytes).metadata()
  if (format !== 'jpeg' && format !== 'png') return `is ${format}`
  if (space === 'cmyk') return 'is made for printing'
  const carried = Object.entries({ exif, xmp, iptc, icc, comments }).filter(([, value]) => value !== undefined)
  return carried.length === 0 ? null : `carries ${carried.map(([name]) => name).join(', ')}`
}
