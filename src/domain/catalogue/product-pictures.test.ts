import { expect, test } from 'vitest'
import { allPictures, arrangedPictures, plainPicture, withNewMain } from './product-pictures.ts'

const [a, b, c] = ['a', 'b', 'c'].map(plainPicture) as [Picture, Picture, Picture]
type Picture = ReturnType<typeof plainPicture>
const told = { ...b, alt: 'From the side', altAr: 'من الجانب' }

test('the main picture stands alone until a list is stored that begins with it', () => {
  expect(allPictures(null, [a])).toEqual([])
  expect(allPictures('a', [])).toEqual([a])
  expect(allPictures('a', [b, a])).toEqual([a])
  expect(allPictures('b', [told, a])).toEqual([told, a])
})

test('a new main picture takes the place of the old one and not its text', () => {
  expect(withNewMain([told, a], 'c')).toEqual([c, a])
  expect(withNewMain([], 'c')).toEqual([c])
})

test('an arrangement takes order and texts, leaves out what is not there, names none twice, and loses nothing that came meanwhile', () => {
  expect(arrangedPictures([a, b], [told, a])).toEqual([told, a])
  expect(arrangedPictures([a, b, c], [c, a])).toEqual([c, a, b])
  expect(arrangedPictures([a], [b, a, a])).toEqual([a])
})
