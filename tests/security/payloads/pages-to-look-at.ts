import type { PersonName } from '#tests/support/shop/people.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { pagePatterns } from '../crawl-pages.ts'
import { markedRecords } from './marked-records.ts'
import { PAYLOADS } from './payloads.ts'

export type Looker = PersonName | 'nobody'

export interface PageToLookAt {
  readonly path: string
  readonly as: Looker
}

/** Patterns of the dashboard that others than staff see; whoever is signed in sees the rest of it as not found. */
const OF_MERCHANTS =
  /^\/dashboard(?:\/(?:security|product|product\/add|product\/edit\/:id|brand|brand\/edit\/:id|wishlist|orders|orders\/brand|availability|sheets\/:id\?))?$/
const OF_MEMBERS = /^\/dashboard(?:\/(?:security|address|address\/add|address\/edit\/:id|wishlist|orders))?$/
const SIGNED_IN = /^\/(?:order|support|dashboard)\b/

/** Every page of the route table as those who see it, with up to `most` records for a parameter. */
export async function pagesToLookAt(shop: TestShop, most: number): Promise<PageToLookAt[]> {
  const records = await markedRecords(shop, most)
  return pagePatterns().flatMap((pattern) => {
    const lookers: Looker[] = [
      ...(SIGNED_IN.test(pattern) ? [] : ['nobody' as const]),
      ...(SIGNED_IN.test(pattern) ? ['admin' as const] : []),
      ...(OF_MERCHANTS.test(pattern) ? ['merchant' as const] : []),
      ...(OF_MEMBERS.test(pattern) || /^\/(?:order|support|product|offer)\b/.test(pattern) ? ['member' as const] : []),
    ]
    return lookers.flatMap((as) =>
      addressesOf(pattern, records[as === 'member' && pattern === '/order/:id' ? '/order/success/:id' : pattern]).map((path) => ({
        path,
        as,
      })),
    )
  })
}

function addressesOf(pattern: string, values: readonly string[] = []): string[] {
  const reflected = encodeURIComponent(PAYLOADS[1] ?? '')
  if (pattern === '/shop') return ['/shop', '/shop?page=2', `/shop?name=${reflected}`, `/shop?brand=${reflected}`]
  if (pattern === '/login') return ['/login', `/login?next=${encodeURIComponent('javascript:zqxRan=1')}`]
  if (pattern === '/*') return [`/${reflected}`, `/${encodeURIComponent(PAYLOADS[0] ?? '')}`]
  if (!pattern.includes(':')) return [pattern]
  const found = values.map((value) => pattern.replace(/:\w+\??/, value))
  return pattern.endsWith('?') ? [pattern.replace(/\/:\w+\?$/, ''), ...found] : [...found, pattern.replace(/:\w+/, reflected)]
}
