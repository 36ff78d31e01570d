import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { useLanguage } from '../../platform/language.ts'
import { addressOf, type ListKind, listingOfAddress } from './list-address.ts'
import type { Listing } from './listing.ts'

/** What a step through a list asks of the list it arrives at. */
export interface StepState {
  /** The id of what takes the focus, where the step's own link or field is gone by then. */
  readonly focus?: string
  readonly isFromTop?: boolean
}

/** The list that is on its way, so that a filter shows at once what was chosen. */
export function useComingListing(): Listing | null {
  const { location } = useNavigation()
  return location === undefined ? null : listingOfAddress(location)
}

/** Goes to another list and stays at the place on the page. */
export function useListStep(kind: ListKind): (listing: Listing, state?: StepState) => void {
  const navigate = useNavigate()
  const language = useLanguage()
  return useCallback(
    (listing, state = {}) => void navigate(addressOf(listing, kind, language), { state, preventScrollReset: true }),
    [navigate, kind, language],
  )
}

/** Does what the step asked for; Back and Forward restore the place by themselves. */
export function useArrival(topId: string): void {
  const { key, state } = useLocation()
  const manner = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (manner !== 'PUSH') return
    const { focus, isFromTop = false } = (state ?? {}) as StepState
    if (isFromTop) document.getElementById(topId)?.scrollIntoView()
    if (focus !== undefined) document.getElementById(focus)?.focus({ preventScroll: true })
  }, [key])
}
