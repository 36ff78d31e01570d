import { queryPlan } from './query.ts'
import { tokens } from './words.ts'

interface Named {
  name: string
  nameAr: string
  brand?: { slug: string } | null
}

/**
 * The suggestions of an earlier, shorter query that still fit what has been typed since. When none fits by its own words
 * they all stay: they were found by a synonym, a SKU or a misspelling, and typing shouldn't blank the list.
 */
export function narrow<Suggestion extends Named>(suggestions: readonly Suggestion[], query: string): readonly Suggestion[] {
  const { words } = queryPlan(query)
  const fitting = suggestions.filter((suggestion) => {
    const own = tokens(`${suggestion.name} ${suggestion.nameAr} ${suggestion.brand?.slug ?? ''}`)
    return words.every((word) => own.some((token) => token.startsWith(word)))
  })
  return fitting.length > 0 ? fitting : suggestions
}
