import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useApi } from '../../platform/calls/use-api.ts'

/**
 * The number of questions that wait for a merchant, fetched on every page, after each answer, and whenever the merchant looks at the page
 * again: an open socket would show them as online in the chat.
 */
export function useOpenQuestions(isMerchant: boolean): number {
  const api = useApi()
  const { pathname } = useLocation()
  const isIdle = useRevalidator().state === 'idle'
  const [open, setOpen] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page something may have been answered
  useEffect(() => {
    if (!isMerchant || !isIdle) return
    let isWanted = true
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      api.call('GET /api/availability/waiting').then(
        ({ availability }) => {
          if (isWanted) setOpen(availability)
        },
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', ask)
    }
  }, [api, isMerchant, isIdle, pathname])
  return isMerchant ? open : 0
}
