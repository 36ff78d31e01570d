import { expect, test } from 'vitest'
import { isNoise, type PictureResult, pictureOf, possibleSkus, spotOf } from './pictures.ts'

const SKUS = new Set(['ov-1', 'ov-1-2', 'mx_60'])

test.each([
  ['OV-1.jpg', { sku: 'ov-1', position: 0 }],
  ['photos/ov-1-3.PNG', { sku: 'ov-1', position: 3 }],
  ['OV-1-2.jpg', { sku: 'ov-1-2', position: 0 }],
  ['OV-1_front.jpeg', { sku: 'ov-1', position: 1 }],
  ['MX_60 (4).jpg', { sku: 'mx_60', position: 4 }],
  ['MX_60_side view.jpg', { sku: 'mx_60', position: 50 }],
  ['OV-10.jpg', null],
  ['IMG_0001.jpg', null],
])('%s is the picture of %o', (name, picture) => {
  expect(pictureOf(name, (sku) => SKUS.has(sku))).toEqual(picture)
})

test('the possible SKUs of a name are all of which it may be the picture', () => {
  expect(possibleSkus('photos/OV-1-2_front.jpg')).toEqual(['ov-1-2_front', 'ov-1-2', 'ov-1', 'ov'])
})

test('files that programs leave in a zip are no pictures', () => {
  expect(['__MACOSX/._a.jpg', '.DS_Store', 'a/Thumbs.db', 'folder/'].every(isNoise)).toBe(true)
  expect(['a/OV-1.jpg', './OV-1.jpg', '../OV-1.jpg'].some(isNoise)).toBe(false)
})

test('pictures of one zip or drop never replace each other', () => {
  const result = (more: Partial<PictureResult>): PictureResult => ({ name: '', outcome: 'more', sku: 'ov-1', refusal: null, ...more })
  const main = { sku: 'ov-1', position: 0 }
  expect(spotOf(main, [])).toBe('main')
  expect(spotOf(main, [result({ outcome: 'placed', sku: 'mx_60' })])).toBe('main')
  expect(spotOf(main, [result({ outcome: 'refused' }), result({})])).toBe('main')
  expect(spotOf(main, [result({ isMain: true })])).toBe('front')
  expect(spotOf(main, [result({ isMain: true }), result({ outcome: 'placed' })])).toBe('behind')
  expect(spotOf({ sku: 'ov-1', position: 2 }, [])).toBe('behind')
})
