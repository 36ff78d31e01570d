import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** What a step through a list asks of the list it arrives at. */
export interface StepState {
  /** The id of what takes the focus, where the step's own link or field is gone by then. */
  readonly focus?: string
  readonly isFromTop?: boolean
}

/** Does what the step asked for; Back and Forward restore the place by themselves. */
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
