import { expect, test } from 'vitest'
import { languageOfPath, pathInLanguage } from './language.ts'

test('only a whole first segment makes an address Arabic', () => {
  expect(['/ar', '/ar/', '/ar/shop'].map(languageOfPath)).toEqual(['ar', 'ar', 'ar'])
  expect(['/', '/arabica', '/AR', '/shop/ar', ''].map(languageOfPath)).toEqual(['en', 'en', 'en', 'en', 'en'])
})

test('every path has a twin, and the twin of the twin is the path', () => {
  for (const path of ['/', '/shop', '/product/combi-oven', '/dashboard/orders']) {
    expect(pathInLanguage(pathInLanguage(path, 'ar'), 'en')).toBe(path)
    expect(pathInLanguage(path, 'en')).toBe(path)
  }
  expect(pathInLanguage('/', 'ar')).toBe('/ar')
  expect(pathInLanguage('/ar/shop', 'ar')).toBe('/ar/shop')
})

test('a closing slash does not make another page', () => {
  expect(pathInLanguage('/shop/', 'en')).toBe('/shop')
  expect(pathInLanguage('/ar/', 'en')).toBe('/')
  expect(pathInLanguage('/shop//', 'ar')).toBe('/ar/shop')
})
