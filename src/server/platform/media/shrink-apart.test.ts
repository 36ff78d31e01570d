import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photo } from '#tests/support/pictures/pictures.ts'
import { openPictures } from './pictures.ts'
import { ORIGINAL_SIDE_MAX_PX } from './reading.ts'
import { shrinkInChild } from './shrink-in-child.ts'

const LARGE = { width: 5000, height: 5400 }
const tall = (side = LARGE) => sharp({ create: { ...side, channels: 3, background: '#2060a0' } })
const BLUE = [0x20, 0x60, 0xa0]

test('large progressive and interlaced pictures are accepted, upright and in their colours', async () => {
  const pictures = await openPictures()
  const jpeg = await tall().withMetadata({ orientation: 6 }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  expect(await pictures.readUpload(jpeg)).toMatchObject({ width: ORIGINAL_SIDE_MAX_PX, height: 2222, contentType: 'image/jpeg' })
  const png = await tall({ width: 6200, height: 6200 }).ensureAlpha().png({ progressive: true }).toBuffer()
  const read = await pictures.readUpload(png)
  expect(read).toMatchObject({ width: ORIGINAL_SIDE_MAX_PX, height: ORIGINAL_SIDE_MAX_PX })
  expect([...(await sharp(read.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual(BLUE)
})

test('a large picture that ends in the middle is refused as no picture', async () => {
  const pictures = await openPictures()
  const jpeg = await tall().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  await expect(pictures.readUpload(jpeg.subarray(0, jpeg.length / 2))).rejects.toMatchObject({ refusal: 'media/not-an-image' })
})

test('a picture shrunk in its own process keeps its shape and content', async () => {
  const small = await shrinkInChild(await photo({ width: 600, height: 450 }).jpeg({ progressive: true }).toBuffer())
  expect(small).toMatchObject({ width: 600, height: 450, channels: 3 })
  expect(small.data.length).toBe(600 * 450 * 3)
})

test('junk is refused by the shrinking process', async () => {
  await expect(shrinkInChild(Buffer.from('no picture'))).rejects.toMatchObject({ refusal: 'media/not-an-image' })
})
