import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { noise, photo } from '#tests/support/pictures/pictures.ts'
import { openPictures } from '../pictures.ts'
import { decodeQuarter, type RawPicture } from './jpeg-quarter.ts'
import { memoryNeeded } from './memory-needed.ts'
import { decodeShrunk } from './png-shrunk.ts'

/** How far a picture is on average from what sharp makes of the same file at the same size. */
async function distance(picture: RawPicture, file: Buffer): Promise<number> {
  const { data, width, height, channels } = picture
  const whole = channels === 4 ? sharp(file).ensureAlpha() : sharp(file)
  const expected = await whole
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw({ depth: 'uchar' })
    .toBuffer()
  return data.reduce((sum, value, at) => sum + Math.abs(value - (expected[at] ?? 0)), 0) / data.length
}

const SIZE = { width: 640, height: 480 }

describe('a JPEG at a quarter of its size', () => {
  const kinds: [string, () => Sharp][] = [
    ['progressive', () => photo(SIZE).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })],
    ['progressive of few colours', () => photo(SIZE).jpeg({ progressive: true })],
    ['in one scan', () => photo(SIZE).jpeg()],
    ['of a careful encoder', () => photo(SIZE).jpeg({ mozjpeg: true, quality: 90 })],
    ['of many small things', () => noise(SIZE).blur(6).jpeg({ progressive: true, quality: 95, chromaSubsampling: '4:4:4' })],
    ['grey', () => photo(SIZE).greyscale().jpeg({ progressive: true })],
  ]
  test.each(kinds)('%s shows what sharp shows', async (_kind, make) => {
    const file = await make().toBuffer()
    const picture = decodeQuarter(file)
    expect(picture).toMatchObject({ width: 160, height: 120 })
    expect(await distance(picture, file)).toBeLessThan(5)
  })

  test('sides that are no multiple of anything keep their last pixels', async () => {
    const picture = decodeQuarter(await photo({ width: 637, height: 481 }).jpeg({ progressive: true }).toBuffer())
    expect(picture).toMatchObject({ width: 160, height: 121 })
  })

  test('printing inks become colours', async () => {
    const file = await sharp({ create: { ...SIZE, channels: 3, background: '#c03020' } })
      .toColourspace('cmyk')
      .jpeg({ progressive: true })
      .toBuffer()
    const { data } = decodeQuarter(file)
    expect(data[0]).toBeGreaterThan(150)
    expect(data[1]).toBeLessThan(90)
  })
})

describe('an interlaced PNG made small', () => {
  const kinds: [string, number, () => Sharp][] = [
    ['a photograph', 160, () => photo(SIZE)],
    ['one that fits as it is', 640, () => photo(SIZE)],
    ['a palette', 160, () => photo(SIZE)],
    ['grey', 160, () => photo(SIZE).greyscale()],
    ['16 bits', 160, () => photo(SIZE).toColourspace('rgb16')],
  ]
  test.each(kinds)('%s shows what sharp shows', async (kind, sideMax, make) => {
    const file = await make()
      .png({ progressive: true, palette: kind === 'a palette' })
      .toBuffer()
    const picture = await decodeShrunk(file, sideMax)
    expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(sideMax)
    expect(await distance(picture, file)).toBeLessThan(3)
  })

  test('the last pixels of an odd size stand for fewer', async () => {
    const pixels = Buffer.from([10, 20, 30, 40, 50, 60, 70, 80, 90])
    const file = await sharp(pixels, { raw: { width: 9, height: 1, channels: 1 } })
      .toColourspace('srgb')
      .png({ progressive: true })
      .toBuffer()
    const reds = async (sideMax: number) => (await decodeShrunk(file, sideMax)).data.filter((_value, at) => at % 3 === 0)
    expect([...(await reds(3))]).toEqual([20, 50, 80])
    expect([...(await reds(5))]).toEqual([15, 35, 55, 75, 90])
  })

  test('what is see-through lends its neighbours no colour', async () => {
    const pixels = Buffer.from([255, 0, 0, 255, 0, 255, 0, 0])
    const file = await sharp(pixels, { raw: { width: 2, height: 1, channels: 4 } })
      .png({ progressive: true })
      .toBuffer()
    expect([...(await decodeShrunk(file, 1)).data]).toEqual([255, 0, 0, 128])
  })
})

test('whatever is changed in a file, it is read or refused, and soon', async () => {
  const files = [
    await photo({ width: 120, height: 90 }).jpeg({ progressive: true }).toBuffer(),
    await photo({ width: 120, height: 90 }).png({ progressive: true }).toBuffer(),
  ]
  const edits = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), edits, fc.double({ min: 0.05, max: 1, noNaN: true }), async (file, changes, part) => {
      const broken = Buffer.from(file.subarray(0, Math.ceil(file.length * part)))
      // The size stands: it is bounded before anybody decodes.
      const isJpeg = broken[0] === 0xff
      const sizeAt = isJpeg ? broken.indexOf(Buffer.from([0xff, 0xc2])) + 5 : 16
      for (const [at, value] of changes) {
        const place = 2 + (at % (broken.length - 2))
        if (place < sizeAt - 5 || place > sizeAt + 16) broken[place] = value
      }
      try {
        const picture = isJpeg ? decodeQuarter(broken) : await decodeShrunk(broken, 40)
        expect(picture.data.length).toBe(picture.width * picture.height * picture.channels)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('only what does not come from top to bottom has to be held', async () => {
  const shape = { width: 1000, height: 1000, channels: 3, isDeep: false, isProgressive: false }
  const jpeg = (options: object) => photo({ width: 100, height: 100 }).jpeg(options).toBuffer()
  expect(memoryNeeded('jpeg', await jpeg({ progressive: true, chromaSubsampling: '4:4:4' }), shape)).toBe(6_000_000)
  expect(memoryNeeded('jpeg', await jpeg({ progressive: true }), shape)).toBe(3_000_000)
  expect(memoryNeeded('jpeg', await jpeg({}), shape)).toBe(0)
  expect(memoryNeeded('jpeg', randomBytes(1000), shape)).toBe(0)
  expect(memoryNeeded('png', Buffer.alloc(0), shape)).toBe(0)
  expect(memoryNeeded('png', Buffer.alloc(0), { ...shape, isProgressive: true, isDeep: true })).toBe(6_000_000)
})

test('the largest that come in several passes are taken, upright and in their colours', async () => {
  const pictures = await openPictures()
  const tall = sharp({ create: { width: 5000, height: 5400, channels: 3, background: '#2060a0' } })
  const jpeg = await tall.clone().withMetadata({ orientation: 6 }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  expect(await pictures.readUpload(jpeg)).toMatchObject({ width: 1350, height: 1250, contentType: 'image/jpeg' })
  const png = await tall.clone().ensureAlpha().resize(6200, 6200).png({ progressive: true }).toBuffer()
  const read = await pictures.readUpload(png)
  const side = Math.ceil(6200 / Math.ceil(6200 / 2400))
  expect(read).toMatchObject({ width: side, height: side })
  expect([...(await sharp(read.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([0x20, 0x60, 0xa0])
  await expect(pictures.readUpload(jpeg.subarray(0, jpeg.length / 2))).rejects.toMatchObject({ refusal: 'media/not-an-image' })
}, 60_000)
