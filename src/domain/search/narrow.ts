import { queryPlan } from './query.ts'
import { tokens } from './words.ts'

interface Named {
  name: string
  nameAr: string
  brand?: { slug: string } | null
}

/** The suggestions that have every word of the query as a prefix; none for a query without words. */
export function fitting<Candidate extends Named>(candidates: readonly Candidate[], query: string): readonly Candidate[] {
  const { words } = queryPlan(query)
  if (words.length === 0) return []
  return candidates.filter((candidate) => {
    const own = tokens(`${candidate.name} ${candidate.nameAr} ${candidate.brand?.slug ?? ''}`)
    return words.every((word) => own.some((token) => token.startsWith(word)))
  })
}

/**
 * The suggestions of an earlier, shorter query that still fit the text typed since. When none fits by its own words they all stay: they
 * were found by a synonym, a SKU or a misspelling, and typing should not blank the list.
 */
export function narrow<Suggestion extends Named>(suggestions: readonly Suggestion[], query: string): readonly Suggestion[] {
  const found = fitting(suggestions, query)
  return found.length > 0 ? found : suggestions
}
