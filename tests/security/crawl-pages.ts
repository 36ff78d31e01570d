import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import { FILTERS } from './crawl-calls.ts'
import type { CrawlRecords, CrawlTarget } from './crawl-target.ts'

/** Pages with a parameter in their address, with every value to try; the others are asked for as they are. */
const SAMPLES: Readonly<Record<string, (records: CrawlRecords) => readonly string[]>> = {
  '/': () => ['/', '/?page=2'],
  '/shop': () => ['/shop', '/shop?page=2', ...FILTERS.map((filter) => `/shop?${filter}`)],
  '/shop/category/:slug': ({ categories }) => listed('/shop/category', categories),
  '/shop/brand/:slug': ({ brands }) => listed('/shop/brand', brands),
  '/product/:slug': ({ products }) => [...products.map(({ slug }) => slug), 'no-such-thing'].map((slug) => `/product/${slug}`),
  '/offer/:token': ({ offers }) => [
    '/offer/invented',
    ...offers.flatMap(({ answering, technical }) => [`/offer/${answering}`, `/offer/${technical}`]),
  ],
  '/request/:token': ({ requests }) => ['invented', ...requests].map((token) => `/request/${token}`),
  '/*': () => ['/nope', '/404', '/%E0%A4%A', '/shop/'],
}

/** Addresses as the route table writes them. */
export function pagePatterns(): string[] {
  const shell = routes.find(({ id }) => id === 'shell')
  return (shell?.children ?? []).flatMap((route) => patternsOf(route, '')).sort()
}

function patternsOf({ path, children = [] }: RouteConfigEntry, above: string): string[] {
  const pattern = path === undefined ? above || '/' : `${above}/${path}`
  return children.length === 0 ? [pattern] : children.flatMap((child) => patternsOf(child, pattern))
}

/** Every page of the route table in both languages; products are many, so each language gets every second one. */
export function pageTargets(records: CrawlRecords): CrawlTarget[] {
  return pagePatterns().flatMap((pattern) => {
    const english = SAMPLES[pattern]?.(records) ?? [pattern.replace(/:\w+/g, 'invented')]
    const arabic = english.map((path) => `/ar${path.replace(/^\/(?=$|\?)/, '')}`)
    const isHalved = pattern === '/product/:slug'
    const paths = isHalved ? english.map((path, n) => (n % 2 === 0 ? path : (arabic[n] ?? path))) : [...english, ...arabic]
    return paths.map((path) => ({ path, isPage: true }))
  })
}

function listed(folder: string, slugs: readonly string[]): string[] {
  const [first] = slugs
  return [
    ...[...slugs, 'nope'].map((slug) => `${folder}/${slug}`),
    ...['order=1', 'page=2&min=40000'].map((query) => `${folder}/${first}?${query}`),
  ]
}
