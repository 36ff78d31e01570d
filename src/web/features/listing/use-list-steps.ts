import { useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { StepState } from '../../platform/lists/arrival.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { addressOf, type ListKind, listingOfAddress } from './list-address.ts'
import type { Listing } from './listing.ts'

export interface ListSteps {
  /** The visitor's last choice, shown at once; the list itself while nothing is loading. */
  readonly chosen: Listing
  readonly isWaiting: boolean
  /** Goes to another list and keeps the scroll position. */
  readonly step: (listing: Listing, state?: StepState) => void
}

export function useListSteps(kind: ListKind, listing: Listing): ListSteps {
  const navigate = useNavigate()
  const language = useLanguage()
  const { location } = useNavigation()
  const { key } = useLocation()
  const [wanted, setWanted] = useState<{ readonly from: string; readonly listing: Listing } | null>(null)
  const coming = location === undefined ? null : listingOfAddress(location)
  // The router reports its navigation a moment after the press; without this a field would jump back in between.
  const isPressed = wanted?.from === key
  // Back restores an old key, for which an earlier choice must not show again.
  if (wanted !== null && !isPressed) setWanted(null)
  return {
    chosen: wanted !== null && isPressed ? wanted.listing : (coming ?? listing),
    isWaiting: coming !== null,
    step: (next, state = {}) => {
      setWanted({ from: key, listing: next })
      void navigate(addressOf(next, kind, language), { state, preventScrollReset: true })
    },
  }
}
