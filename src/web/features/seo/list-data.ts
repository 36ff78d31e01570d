import type { Describe } from './structured-data.tsx'

export interface ListedPage {
  /** The name in the language of the page, like its path. */
  readonly name: string
  readonly to: string
}

/** Describes a list whose entries have pages of their own; `before` is the number of entries on earlier pages. */
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
