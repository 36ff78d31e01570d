import type { Describe } from './structured-data.tsx'

export interface ListedPage {
  /** In the language of the page, as is its path. */
  readonly name: string
  readonly to: string
}

/** A list whose entries have pages of their own; `before` is how many stand on earlier pages of it. */
export function listStructuredData(pages: readonly ListedPage[], before = 0): Describe {
  return ({ publicUrl }) => ({
    '@type': 'ItemList',
    numberOfItems: pages.length,
    itemListElement: pages.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name,
      url: publicUrl + to,
    })),
  })
}
