import { expect, test } from 'vitest'
import { readBagItems, storedText } from './bag-items.ts'

const line = {
  _id: '1',
  slug: 'oven',
  name: 'Oven',
  nameAr: 'فرن',
  imageUrl: '/media/a/800.webp',
  quantity: 2,
  isNew: true,
  sku: 'A',
  stock: 9,
}

/** The stored line: its keys are those of the wire. */
const { isNew: _, stock: __, ...facts } = line
const stored = { ...facts, taxable: true, inventory: 9 }

test('a bag is stored under the keys of the wire', () => {
  expect(JSON.parse(storedText([line]))).toEqual([stored])
  expect(readBagItems(storedText([line]))).toEqual([line])
})

test('a stored bag is read back', () => {
  expect(readBagItems(JSON.stringify([stored, { ...stored, _id: '2', price: 10.5, totalPrice: 21 }]))).toEqual([
    line,
    { ...line, _id: '2', price: 10.5, totalPrice: 21 },
  ])
})

test('an invalid line is dropped alone', () => {
  const senseless = [
    null,
    7,
    'x',
    {},
    { ...stored, quantity: 0 },
    { ...stored, quantity: 1.5 },
    { ...stored, quantity: '2' },
    { ...stored, _id: '' },
  ]
  expect(readBagItems(JSON.stringify([...senseless, stored]))).toEqual([line])
  for (const text of [null, '', '{', 'null', '{}', '"x"']) expect(readBagItems(text)).toEqual([])
})

test('a price that is no amount, or that would leave the safe integers, is left out', () => {
  for (const price of [1.005, -1, 1e12, '10', null])
    expect(readBagItems(JSON.stringify([{ ...stored, price, totalPrice: 1 }]))).toEqual([line])
})

test("a picture is always one of the shop's", () => {
  expect(readBagItems(JSON.stringify([{ ...stored, imageUrl: 'javascript:alert(1)' }]))[0]?.imageUrl).toBeNull()
  expect(readBagItems(JSON.stringify([{ ...stored, imageUrl: 'https://elsewhere.example/a.png' }]))[0]?.imageUrl).toBeNull()
})
