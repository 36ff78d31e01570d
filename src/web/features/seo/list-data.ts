import { inLanguage } from '#domain/language.ts'
import { pathInLanguage } from '../../platform/language.ts'
import type { Describe } from './structured-data.tsx'

export interface ListedPlace {
  readonly name: string
  readonly nameAr: string
  /** As English has it. */
  readonly path: string
}

export interface ListFacts {
  readonly places: readonly ListedPlace[]
  /** How many stand before them on earlier pages. */
  readonly before?: number
}

/** A list whose entries have pages of their own. */
export function listStructuredData({ places, before = 0 }: ListFacts): Describe {
  return ({ publicUrl, language }) => ({
    '@type': 'ItemList',
    numberOfItems: places.length,
    itemListElement: places.map(({ name, nameAr, path }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: inLanguage({ en: name, ar: nameAr }, language),
      url: publicUrl + pathInLanguage(path, language),
    })),
  })
}
