import { expect, test } from 'vitest'
import { driveImageAddresses } from '../../shop/drive-images.ts'
import { picturesOf } from './pictures.ts'

const OWN = `/media/${'a'.repeat(64)}/800.jpg`
const OWN_LARGE = `/media/${'a'.repeat(64)}/1200.jpg`
const PLACEHOLDER = '/artwork/placeholder.svg'
const DRIVE = 'https://drive.example/thumbnail?id={id}&sz=w1000'

const addressesOf = (imageUrl: string | null, drive: readonly string[]) =>
  picturesOf({ imageUrl }, drive).map(({ sources }) => sources.map(({ src }) => src))

test('drive pictures come first, each with its fallbacks', () => {
  expect(addressesOf(OWN, driveImageAddresses(DRIVE, ['one', 'two/&']))).toEqual([
    ['https://drive.example/thumbnail?id=one&sz=w1000', OWN_LARGE, PLACEHOLDER],
    ['https://drive.example/thumbnail?id=two%2F%26&sz=w1000', OWN_LARGE, PLACEHOLDER],
  ])
})

test("the product's own picture is shown if there is no template for drive pictures", () => {
  expect(addressesOf(OWN, driveImageAddresses(null, ['one']))).toEqual([[OWN_LARGE, PLACEHOLDER]])
})

test('a product without a picture has the placeholder', () => {
  expect(addressesOf(null, driveImageAddresses(DRIVE, []))).toEqual([[PLACEHOLDER]])
})

test("the shop's pictures come in modern formats and every size, those of other hosts unchanged", () => {
  const [picture] = picturesOf({ imageUrl: OWN }, [])
  expect(picture?.sources[0].formats.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(picture?.sources[0].formats[0]?.srcSet).toContain('/1200.avif 1200w')
  const [foreign] = picturesOf({ imageUrl: 'https://elsewhere.example/p.png' }, [])
  expect(foreign?.sources[0]).toEqual({ src: 'https://elsewhere.example/p.png', formats: [] })
})

test('further pictures of its own follow in their order, each with its words', () => {
  const pictures = [OWN, `/media/${'b'.repeat(64)}/800.webp`].map((imageUrl, n) => ({ imageUrl, alt: `View ${n}`, altAr: '' }))
  const told = (drive: string[]) => picturesOf({ imageUrl: OWN, pictures }, drive).map((picture) => picture.told?.alt)
  expect(told([])).toEqual(['View 0', 'View 1'])
  expect(told(['https://drive.example/one', 'https://drive.example/two'])).toEqual([undefined, undefined, 'View 1'])
})
