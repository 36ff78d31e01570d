import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '../../platform/use-api.ts'
import { onOrdersChanged, tellOrdersArrived } from './order-news.ts'

const PAUSE_MS = 30_000

/** How many requests nobody has begun to work on, for staff: asked for on every page, and again and again while one is looked at. */
export function useWaitingOrders(isStaff: boolean): number {
  const api = useApi()
  const { pathname } = useLocation()
  const [count, setCount] = useState(0)
  const last = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page something may have been done
  useEffect(() => {
    if (!isStaff) return
    let isGone = false
    const ask = () =>
      void api.call('GET /api/order/waiting').then(
        ({ count: waiting }) => {
          if (isGone) return
          if (last.current !== null && waiting > last.current) tellOrdersArrived(waiting - last.current)
          last.current = waiting
          setCount(waiting)
        },
        () => undefined,
      )
    ask()
    const stop = onOrdersChanged(ask)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask()
    }, PAUSE_MS)
    return () => {
      isGone = true
      stop()
      clearInterval(timer)
    }
  }, [api, isStaff, pathname])
  return isStaff ? count : 0
}
