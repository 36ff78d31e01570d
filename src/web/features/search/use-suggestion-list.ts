import { useCallback, useState } from 'react'

type ListComponent = typeof import('./suggestion-list.tsx').SuggestionList

/** Fetched once somebody is in the field; where it cannot be had, the form still searches. */
export function useSuggestionList() {
  const [SuggestionList, setList] = useState<ListComponent | null>(null)
  const load = useCallback(() => {
    import('./suggestion-list.tsx').then(
      (module) => setList(() => module.SuggestionList),
      () => undefined,
    )
  }, [])
  return { SuggestionList, load }
}
