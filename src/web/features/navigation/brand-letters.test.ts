import { expect, test } from 'vitest'
import { fold } from '#domain/search/fold.ts'
import { brandsLike, byLetter } from './brand-letters.ts'

const brand = (name: string, nameAr = '') => ({ name, nameAr, slug: name })
const shape = (groups: ReturnType<typeof byLetter>) => groups.map(({ letter, brands }) => [letter, ...brands.map(({ slug }) => slug)])

test('brands stand under the first letter of the displayed name, without marks and hamzas', () => {
  const brands = [brand('Aganera', 'إجانيرا'), brand('Éclat', 'آيس'), brand('elba'), brand('3 Chefs', '٣ شيف'), brand('"Quo"')]
  expect(shape(byLetter(brands, 'en'))).toEqual([
    ['A', 'Aganera'],
    ['E', 'Éclat', 'elba'],
    ['#', '3 Chefs'],
    ['Q', '"Quo"'],
  ])
  expect(shape(byLetter(brands, 'ar'))).toEqual([
    ['ا', 'Aganera', 'Éclat'],
    ['E', 'elba'],
    ['#', '3 Chefs'],
    ['Q', '"Quo"'],
  ])
})

test('typing finds the beginning of a word in either language, in any spelling', () => {
  const brands = [brand('Casa Bonita', 'كاسا بونيتا'), brand('Aganera', 'إجانيرا')]
  const found = (typed: string) => brandsLike(brands, typed, fold).map(({ name }) => name)
  expect(found('BON')).toEqual(['Casa Bonita'])
  expect(found('اجا')).toEqual(['Aganera'])
  expect(found('onita')).toEqual([])
  expect(found('  ')).toEqual(['Casa Bonita', 'Aganera'])
})
