import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Router state that a step through a list passes to the list it arrives at. */
export interface StepState {
  /** The id of the element that takes the focus where the step's own link or field is gone by then. */
  readonly focus?: string
  readonly isFromTop?: boolean
}

/** Applies the step's wishes on arrival; Back and Forward restore the scroll position by themselves. */
export function useArrival(topId: string): void {
  const { key, state } = useLocation()
  const manner = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    if (manner === 'POP') return
    const { focus, isFromTop = false } = (state ?? {}) as StepState
    if (isFromTop) document.getElementById(topId)?.scrollIntoView()
    if (focus !== undefined) document.getElementById(focus)?.focus({ preventScroll: true })
  }, [key])
}
