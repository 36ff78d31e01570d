import { fitting } from '#domain/search/narrow.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { type CollectionLink, useShellData } from '../../shop/shell-data.ts'

const SHORTEST_TERM = 2
const MOST_OF_A_KIND = 2

/** A category or brand among the suggestions. */
export interface SuggestedCollection extends Pick<CollectionLink, 'name' | 'nameAr'> {
  readonly kind: string
  readonly path: string
}

/** The categories and brands of the menus that the term names; known without asking the server. */
export function useSuggestedCollections(term: string): readonly SuggestedCollection[] {
  const { t } = useTexts()
  const { categories, brands } = useShellData()
  if (term.length < SHORTEST_TERM) return []
  const suggest = (links: readonly CollectionLink[], kind: string, under: string) =>
    fitting(links, term)
      .slice(0, MOST_OF_A_KIND)
      .map(({ name, nameAr, slug }) => ({ name, nameAr, kind, path: `${under}/${slug}` }))
  return [...suggest(categories, t('navigation.categories'), '/shop/category'), ...suggest(brands, t('navigation.brands'), '/shop/brand')]
}
