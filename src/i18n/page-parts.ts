/** Words that only some of the public pages say; the other pages' first view goes without them. */
export type PagePart = 'listing' | 'product' | 'forms'

const PAGES = {
  listing: /^(\/ar)?\/(shop|brands)(\/|$)/,
  product: /^(\/ar)?\/product\//,
  forms: /^(\/ar)?\/(contact|sell)(\/|$)/,
} as const satisfies Record<PagePart, RegExp>

export const PAGE_PARTS = Object.keys(PAGES) as readonly PagePart[]

export function partsOfPage(pathname: string): PagePart[] {
  return PAGE_PARTS.filter((part) => PAGES[part].test(pathname))
}
