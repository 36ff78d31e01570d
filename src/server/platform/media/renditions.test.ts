import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { MEDIA_FORMATS, MEDIA_WIDTHS, UPLOAD_BYTES_MAX } from '#domain/catalogue/media.ts'
import { colourAt, inspect, noise, photo, plain } from '#tests/support/pictures/pictures.ts'
import { openPictures, type Pictures } from './pictures.ts'

const SMALL = { width: 60, height: 40 }

let pictures: Pictures
beforeAll(async () => {
  pictures = await openPictures()
})

describe('renditions', () => {
  test('every listed width and format is made as named', async () => {
    const original = (await pictures.readUpload(await photo({ width: 2000, height: 1000 }).jpeg().toBuffer())).bytes
    for (const width of MEDIA_WIDTHS) {
      for (const format of MEDIA_FORMATS) {
        const made = await inspect(await pictures.makeRendition(original, { width, format }))
        expect(made).toMatchObject({ width, height: width / 2, format: { webp: 'webp', avif: 'heif', jpg: 'jpeg' }[format] })
      }
    }
  })

  test('a small picture is never made larger', async () => {
    const original = (await pictures.readUpload(await photo({ width: 300, height: 200 }).jpeg().toBuffer())).bytes
    expect(await inspect(await pictures.makeRendition(original, { width: 800, format: 'webp' }))).toMatchObject({ width: 300, height: 200 })
  })

  test('transparency is kept in WebP and AVIF and becomes white in JPEG', async () => {
    const original = await plain({ width: 400, height: 300 }, '#00000000').png().toBuffer()
    expect((await colourAt(await pictures.makeRendition(original, { width: 200, format: 'webp' }), 0.5, 0.5))[3]).toBe(0)
    expect((await colourAt(await pictures.makeRendition(original, { width: 200, format: 'avif' }), 0.5, 0.5))[3]).toBe(0)
    expect(await colourAt(await pictures.makeRendition(original, { width: 200, format: 'jpg' }), 0.5, 0.5)).toEqual([255, 255, 255])
  })

  test.each([
    ['wide', { width: 2400, height: 300 }],
    ['tall', { width: 300, height: 2400 }],
    ['tiny', { width: 1, height: 1 }],
    ['of exactly its size', { width: 1200, height: 630 }],
    ['smaller', { width: 700, height: 300 }],
  ])('the preview of a picture that is %s is 1200 × 630 on plain ground and under 300 KB', async (_how, size) => {
    const made = await pictures.makePreview(await noise(size).png().toBuffer())
    expect(await inspect(made)).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    expect(made.length).toBeLessThanOrEqual(300_000)
    if (size.width / size.height === 1200 / 630) return
    const corner = await colourAt(made, 0.001, 0.001)
    for (const [channel, value] of [0xf7, 0xf9, 0xf9].entries()) expect(Math.abs(value - (corner[channel] ?? 0))).toBeLessThan(4)
  })

  test('a drawing becomes a PNG of 1200 × 900', async () => {
    const made = await pictures.rasterise(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#ff0000" d="M100 0h300v300H100z"/></svg>',
    )
    expect(await inspect(made.bytes)).toMatchObject({ width: 1200, height: 900, format: 'png' })
    expect(await colourAt(made.bytes, 0.1, 0.5)).toEqual([0, 0, 0, 0])
    expect(await colourAt(made.bytes, 0.26, 0.5)).toEqual([255, 0, 0, 255])
  })
})

test('a WebP is made a jpeg, or a png where it is see-through, and one that holds too much or too little is refused', async () => {
  const made = await pictures.fromWebp(await photo(SMALL).webp().toBuffer())
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', ...SMALL })
  const glass = sharp({ create: { ...SMALL, channels: 4, background: '#0000' } })
  expect(await sharp(await pictures.fromWebp(await glass.webp().toBuffer())).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  // The picture is too large to be decoded beside everything else, so it is shrunk in a process of its own.
  const huge = await pictures.fromWebp(
    await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#abc' } })
      .webp()
      .toBuffer(),
  )
  expect(await sharp(huge).metadata()).toMatchObject({ width: 2400, height: 1920 })
  for (const [bytes, refusal] of [
    [(await photo({ width: 400, height: 300 }).webp().toBuffer()).subarray(0, 2000), 'media/not-an-image'],
    [await noise({ width: 10_001, height: 1 }).webp().toBuffer(), 'media/bad-size'],
    [Buffer.concat([await photo(SMALL).webp().toBuffer(), Buffer.alloc(UPLOAD_BYTES_MAX)]), 'media/too-large'],
  ] as const)
    await expect(pictures.fromWebp(bytes)).rejects.toMatchObject({ refusal })
  const jpeg = await photo(SMALL).jpeg().toBuffer()
  expect(await pictures.fromWebp(jpeg)).toBe(jpeg)
})
