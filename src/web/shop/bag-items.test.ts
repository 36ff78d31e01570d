import { expect, test } from 'vitest'
import { readBagItems } from './bag-items.ts'

const line = {
  _id: '1',
  slug: 'oven',
  name: 'Oven',
  nameAr: 'فرن',
  imageUrl: '/media/a/800.webp',
  quantity: 2,
  taxable: true,
  sku: 'A',
  inventory: 9,
}

test('a stored bag is read back', () => {
  expect(readBagItems(JSON.stringify([line, { ...line, _id: '2', price: 10.5, totalPrice: 21 }]))).toEqual([
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
    { ...line, quantity: 0 },
    { ...line, quantity: 1.5 },
    { ...line, quantity: '2' },
    { ...line, _id: '' },
  ]
  expect(readBagItems(JSON.stringify([...senseless, line]))).toEqual([line])
  for (const text of [null, '', '{', 'null', '{}', '"x"']) expect(readBagItems(text)).toEqual([])
})

test('a price that is no amount, or that would leave the safe integers, is left out', () => {
  for (const price of [1.005, -1, 1e12, '10', null])
    expect(readBagItems(JSON.stringify([{ ...line, price, totalPrice: 1 }]))).toEqual([line])
})

test("a picture is always one of the shop's", () => {
  expect(readBagItems(JSON.stringify([{ ...line, imageUrl: 'javascript:alert(1)' }]))[0]?.imageUrl).toBeNull()
  expect(readBagItems(JSON.stringify([{ ...line, imageUrl: 'https://elsewhere.example/a.png' }]))[0]?.imageUrl).toBeNull()
})
