import { expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { CLOSED_TO_ROBOTS, OPEN_PAGES, OPEN_TO_ROBOTS } from './robots.facts.ts'

const decided: readonly string[] = [...OPEN_TO_ROBOTS, ...CLOSED_TO_ROBOTS]

function undecided(paths: readonly (string | undefined)[]): string[] {
  return paths.map((path = '') => path.split('/')[0] ?? '').filter((part) => part !== '*' && !decided.includes(part))
}

test('every page says whether search engines may read it', async () => {
  const [shell] = await routes
  const pages = shell?.children ?? []
  expect(pages.length).toBeGreaterThan(15)
  expect(undecided(pages.map(({ path }) => path))).toEqual([])
})

test('the sitemap names every open page that has an address of its own', async () => {
  const [shell] = await routes
  const open: readonly string[] = OPEN_TO_ROBOTS
  const alone = (shell?.children ?? []).map(({ path = '' }) => path).filter((path) => open.includes(path))
  expect(alone.toSorted()).toEqual(OPEN_PAGES.toSorted())
})

test('a page that is in neither list would be seen', () => {
  expect(undecided([undefined, 'shop/:slug', 'leaflet/:token', '*'])).toEqual(['leaflet'])
})

test('no page is in both lists', () => {
  expect(new Set(decided).size).toBe(decided.length)
})
