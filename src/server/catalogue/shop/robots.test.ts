import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { addressesOf } from './robots.facts.ts'

const pages = routes.flatMap(({ children = [] }) => children)

test('a page for everybody is open by its folder, and every other one is closed', () => {
  const planted = [
    { file: 'routes/shop/home.tsx' },
    { path: 'shop/:slug', file: 'routes/shop/list.tsx' },
    { path: 'catalogue', file: 'routes/shop/catalogue.tsx' },
    { path: 'shop/saved', file: 'routes/account/saved.tsx' },
    { path: 'leaflet/:token', file: 'routes/leaflet/leaflet.tsx' },
    { path: 'leaflet/printed/:token', file: 'routes/leaflet/printed.tsx' },
    { path: '*', file: 'routes/not-found.tsx' },
  ]
  expect(addressesOf(planted)).toEqual({ open: ['', 'catalogue'], closed: ['shop/saved', 'leaflet'] })
})

test('no page for everybody has an address that begins as a closed one', () => {
  const { open, closed } = addressesOf(pages)
  expect(closed).toEqual(expect.arrayContaining(['login', 'order', 'offer', 'dashboard']))
  const paths = pages.flatMap(({ path = '', file }) => (file.startsWith('routes/shop/') ? [path] : []))
  expect(paths.length).toBeGreaterThan(open.length)
  expect(paths.filter((path) => closed.some((beginning) => path.startsWith(beginning)))).toEqual([])
})
