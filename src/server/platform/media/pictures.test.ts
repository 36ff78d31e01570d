import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { UPLOAD_BYTES_MAX } from '#domain/catalogue/media.ts'
import {
  colourAt,
  inspect,
  movingPng,
  noise,
  photo,
  photoWithLocation,
  plain,
  pngOfClaimedSize,
  SECRET_LOCATION,
  signpost,
  textBomb,
} from '#tests/support/pictures/pictures.ts'
import { openPictures, type Pictures } from './pictures.ts'

let pictures: Pictures
beforeAll(async () => {
  pictures = await openPictures()
})

const SMALL = { width: 60, height: 40 }

describe('reading an upload', () => {
  test('an opaque photograph becomes a JPEG named after its bytes', async () => {
    const read = await pictures.readUpload(await photo({ width: 640, height: 480 }).jpeg().toBuffer())
    expect(read).toMatchObject({ width: 640, height: 480, contentType: 'image/jpeg' })
    expect(read.name).toBe(createHash('sha256').update(read.bytes).digest('hex').slice(0, 40))
    expect(await inspect(read.bytes)).toMatchObject({ format: 'jpeg', width: 640, height: 480, space: 'srgb' })
  })

  test('the same upload twice gets the same name', async () => {
    const upload = await photo(SMALL).png().toBuffer()
    expect((await pictures.readUpload(upload)).name).toBe((await pictures.readUpload(upload)).name)
  })

  test('a photograph that was saved as PNG becomes a JPEG, a flat drawing stays an exact PNG', async () => {
    const photograph = await pictures.readUpload(await photo({ width: 400, height: 300 }).png().toBuffer())
    expect(photograph.contentType).toBe('image/jpeg')
    const drawing = await pictures.readUpload(await plain({ width: 400, height: 300 }, '#123456').png().toBuffer())
    expect(drawing.contentType).toBe('image/png')
    expect((await colourAt(drawing.bytes, 0.5, 0.5)).slice(0, 3)).toEqual([0x12, 0x34, 0x56])
  })

  test('transparency is kept', async () => {
    const read = await pictures.readUpload(await noise(SMALL, 4).png().toBuffer())
    expect(read.contentType).toBe('image/png')
    expect((await inspect(read.bytes)).hasAlpha).toBe(true)
  })

  test('a large picture is stored at most 2400 px long, a small one at its own size', async () => {
    const large = await pictures.readUpload(await photo({ width: 3000, height: 1500 }).jpeg().toBuffer())
    expect(large).toMatchObject({ width: 2400, height: 1200 })
    const dot = await pictures.readUpload(await plain({ width: 1, height: 1 }, '#ff0000').png().toBuffer())
    expect(dot).toMatchObject({ width: 1, height: 1 })
    const line = await pictures.readUpload(await noise({ width: 10_000, height: 1 }).png().toBuffer())
    expect(line).toMatchObject({ width: 2400, height: 1 })
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture of EXIF orientation %i is stored upright', async (orientation) => {
    const upload = await signpost(orientation)
    const upright = await sharp(upload).autoOrient().jpeg({ quality: 95 }).toBuffer()
    const read = await pictures.readUpload(upload)
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
      [0.5, 0.05],
      [0.5, 0.95],
      [0.05, 0.5],
      [0.95, 0.5],
    ] as const) {
      const [want, got] = [await colourAt(upright, x, y), await colourAt(read.bytes, x, y)]
      for (const [channel, value] of want.entries()) expect(Math.abs(value - (got[channel] ?? 999))).toBeLessThan(90)
    }
    expect((await inspect(read.bytes)).orientation).toBeUndefined()
  })

  test('places, names and all other metadata are removed', async () => {
    const upload = await photoWithLocation(SMALL, 6)
    expect(upload.includes(SECRET_LOCATION)).toBe(true)
    const { bytes } = await pictures.readUpload(upload)
    const { exif, xmp, iptc, icc } = await inspect(bytes)
    expect({ exif, xmp, iptc, icc }).toEqual({})
    expect(bytes.includes(SECRET_LOCATION)).toBe(false)
    expect(bytes.includes('Exif')).toBe(false)
  })

  test('a picture in CMYK is converted to sRGB', async () => {
    const upload = await plain(SMALL, '#ff0000').flatten().toColourspace('cmyk').jpeg().toBuffer()
    expect((await inspect(upload)).space).toBe('cmyk')
    const { bytes } = await pictures.readUpload(upload)
    expect((await inspect(bytes)).space).toBe('srgb')
    const [red = 0, green = 255, blue = 255] = await colourAt(bytes, 0.5, 0.5)
    expect(red).toBeGreaterThan(180)
    expect(Math.max(green, blue)).toBeLessThan(90)
  })

  test('grey, 16-bit and indexed pictures are read', async () => {
    const grey = await photo(SMALL).greyscale().jpeg().toBuffer()
    const deep = await photo(SMALL).toColourspace('rgb16').png().toBuffer()
    const indexed = await photo(SMALL).png({ palette: true, colours: 8 }).toBuffer()
    expect((await inspect(deep)).depth).toBe('ushort')
    for (const upload of [grey, deep, indexed]) {
      const { bytes } = await pictures.readUpload(upload)
      expect(await inspect(bytes)).toMatchObject({ ...SMALL, space: 'srgb', depth: 'uchar' })
    }
  })

  test('an animated PNG is reduced to its still picture', async () => {
    const upload = movingPng(await plain(SMALL, '#00ff00').png().toBuffer())
    expect(upload.includes('acTL')).toBe(true)
    const { bytes } = await pictures.readUpload(upload)
    expect(['acTL', 'fcTL', 'fdAT', SECRET_LOCATION].filter((mark) => bytes.includes(mark))).toEqual([])
    expect((await colourAt(bytes, 0.5, 0.5)).slice(0, 3)).toEqual([0, 255, 0])
  })

  test('a script behind the picture is removed', async () => {
    const script = Buffer.from('<script>alert(1)</script><?php system($_GET[0]);')
    for (const picture of [await photo(SMALL).png().toBuffer(), await photo(SMALL).jpeg().toBuffer()]) {
      const { bytes } = await pictures.readUpload(Buffer.concat([picture, script]))
      expect(bytes.includes('script')).toBe(false)
      expect(bytes.includes('php')).toBe(false)
    }
  })
})

describe('refusing an upload', () => {
  const uploads: [string, string, () => Promise<Buffer>][] = [
    ['nothing at all', 'media/not-an-image', async () => Buffer.alloc(0)],
    ['a PNG signature alone', 'media/not-an-image', async () => pngOfClaimedSize(SMALL).subarray(0, 8)],
    ['a JPEG signature alone', 'media/not-an-image', async () => Buffer.from([0xff, 0xd8, 0xff])],
    ['random bytes', 'media/not-an-image', async () => randomBytes(5000)],
    [
      'random bytes that begin as JPEG',
      'media/not-an-image',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(5000)]),
    ],
    ['an SVG', 'media/not-an-image', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'an SVG that begins as PNG',
      'media/not-an-image',
      async () => Buffer.concat([pngOfClaimedSize(SMALL).subarray(0, 8), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
    ],
    ['a page', 'media/not-an-image', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', 'media/not-an-image', () => photo(SMALL).gif().toBuffer()],
    ['a WebP', 'media/not-an-image', () => photo(SMALL).webp().toBuffer()],
    ['an AVIF', 'media/not-an-image', () => photo(SMALL).avif().toBuffer()],
    ['a TIFF', 'media/not-an-image', () => photo(SMALL).tiff().toBuffer()],
    ['a JPEG cut in the middle', 'media/not-an-image', async () => half(await photo({ width: 400, height: 300 }).jpeg().toBuffer())],
    [
      'a progressive JPEG cut in the middle',
      'media/not-an-image',
      async () => half(await photo({ width: 400, height: 300 }).jpeg({ progressive: true }).toBuffer()),
    ],
    ['a PNG cut in the middle', 'media/not-an-image', async () => half(await photo({ width: 400, height: 300 }).png().toBuffer())],
    ['a PNG with a damaged middle', 'media/not-an-image', async () => damaged(await photo({ width: 400, height: 300 }).png().toBuffer())],
    ['a PNG of 60,000 × 60,000 in 100 bytes', 'media/bad-size', async () => pngOfClaimedSize({ width: 60_000, height: 60_000 })],
    ['a PNG of 10,001 × 1', 'media/bad-size', () => noise({ width: 10_001, height: 1 }).png().toBuffer()],
    ['a JPEG of 1 × 10,001', 'media/bad-size', () => noise({ width: 1, height: 10_001 }).jpeg().toBuffer()],
    ['a PNG of no width', 'media/not-an-image', async () => pngOfClaimedSize({ width: 0, height: 10 })],
    ['a PNG that promises more than it holds', 'media/not-an-image', async () => pngOfClaimedSize({ width: 9_000, height: 9_000 })],
    ['a picture of one byte too many', 'media/too-large', async () => padded(await photo(SMALL).png().toBuffer(), UPLOAD_BYTES_MAX + 1)],
  ]

  test.each(uploads)('%s is %s', async (_what, refusal, make) => {
    await expect(pictures.readUpload(await make())).rejects.toMatchObject({ refusal })
  })

  test('formats that the shop never reads are blocked altogether', async () => {
    for (const bytes of [await photo(SMALL).gif().toBuffer(), await photo(SMALL).avif().toBuffer(), await photo(SMALL).tiff().toBuffer()]) {
      await expect(sharp(bytes).metadata()).rejects.toThrow()
    }
  })

  test('exactly 8 MB are taken', async () => {
    const upload = padded(await photo(SMALL).png().toBuffer(), UPLOAD_BYTES_MAX)
    expect(await pictures.readUpload(upload)).toMatchObject(SMALL)
  })

  test('a header of 60,000 × 60,000 is refused with less work than reading an ordinary photo', async () => {
    const cpuOf = async (work: () => Promise<unknown>) => {
      const before = process.cpuUsage()
      for (let n = 0; n < 5; n += 1) await work()
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const ordinary = await photo({ width: 2000, height: 1500 }).jpeg().toBuffer()
    const claimed = pngOfClaimedSize({ width: 60_000, height: 60_000 })
    const read = await cpuOf(() => pictures.readUpload(ordinary))
    const refused = await cpuOf(() => expect(pictures.readUpload(claimed)).rejects.toThrow())
    expect(refused).toBeLessThan(read)
  })

  test('a picture with any bytes changed is read or refused, and nothing else happens', async () => {
    const originals = [await photo(SMALL).jpeg().toBuffer(), await photo(SMALL).png().toBuffer(), await photoWithLocation(SMALL, 3)]
    const change = fc.record({
      which: fc.nat({ max: 2 }),
      at: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 12 }),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      isCut: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(change, async ({ which, at, cut, isCut }) => {
        const bytes = Buffer.from(originals[which] ?? Buffer.alloc(0))
        for (const [part, value] of at) bytes[Math.floor(part * (bytes.length - 1))] = value
        const outcome = await pictures.readUpload(isCut ? bytes.subarray(0, Math.floor(cut * bytes.length)) : bytes).then(
          (read) => (read.bytes.length > 0 ? 'read' : 'empty'),
          (error) => error.refusal,
        )
        expect(['read', 'media/not-an-image', 'media/bad-size']).toContain(outcome)
      }),
      { numRuns: 150 },
    )
  })
})

/** Decoding one such picture takes 400 MB, and two are read at once; a busy machine holds more of each at a time. */
const PEAK_MB_MAX = 400

describe('memory', () => {
  test.each([
    ['the largest PNG, see-through', { progressive: false }, 'png', 2400],
    ['the largest PNG, interlaced', { progressive: true }, 'png', 2400],
    ['the largest JPEG, turned', { progressive: false }, 'jpeg', 2400],
    ['the largest JPEG, in several scans', { progressive: true, chromaSubsampling: '4:4:4' }, 'jpeg', 2400],
    ['a text of 200 MB inside a small PNG', null, 'png', SMALL.width],
  ] as const)(
    '%s is read within its bound, also twice at once',
    async (_what, largest, format, expectedWidth) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
      const file = path.join(folder, 'upload')
      const make = async () => {
        if (largest === null) return textBomb(await photo(SMALL).png().toBuffer())
        const drawn = plain({ width: 10_000, height: 10_000 }, '#1060a080', format === 'png' ? 4 : 3)
        // Level 1 makes it in half the time; it is as large once it is unpacked.
        return (
          format === 'png' ? drawn.png({ ...largest, compressionLevel: 1 }) : drawn.withMetadata({ orientation: 6 }).jpeg(largest)
        ).toBuffer()
      }
      await writeFile(file, await make())
      const script = path.join(import.meta.dirname, '../../../../tests/support/pictures/read-at-once.ts')
      const { stdout } = await promisify(execFile)(process.execPath, [script, file])
      await rm(folder, { recursive: true })
      const { width, peakMb } = JSON.parse(stdout)
      expect(width).toBe(expectedWidth)
      expect(peakMb).toBeLessThan(PEAK_MB_MAX)
    },
    120_000,
  )

  test('reading and refusing two hundred pictures leaks no memory', async () => {
    const good = await photo({ width: 600, height: 450 }).jpeg().toBuffer()
    const bad = half(good)
    const round = async () => {
      for (let each = 0; each < 50; each++) {
        await pictures.readUpload(good)
        await pictures.readUpload(bad).catch(() => null)
      }
    }
    await round()
    const before = process.memoryUsage.rss()
    await round()
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(40)
  })
})

test('one more picture is refused at once, instead of queueing, when too many wait', async () => {
  const own = await openPictures()
  const original = await photo({ width: 800, height: 600 }).jpeg().toBuffer()
  const outcomes = await Promise.allSettled(Array.from({ length: 80 }, () => own.makeRendition(original, { width: 200, format: 'jpg' })))
  const refused = outcomes.filter((each) => each.status === 'rejected')
  expect(refused.length).toBe(80 - 2 - 64)
  expect(refused.every((each) => each.reason.refusal === 'unavailable')).toBe(true)
  expect((await own.makeRendition(original, { width: 200, format: 'jpg' })).length).toBeGreaterThan(0)
})

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}

function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  copy.fill(0, Math.floor(copy.length / 2), Math.floor(copy.length / 2) + 50)
  return copy
}

function padded(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
}
