import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useOrderNews } from '../../../shop/order-news.ts'
import { notifyOrdersArrived, onOrdersChanged } from './arrival-news.ts'

/** The number of requests that nobody has begun to work on, for staff: fetched on every page, and whenever the server reports a change. */
export function useWaitingOrders(isStaff: boolean): number {
  const api = useApi()
  const { pathname } = useLocation()
  const [count, setCount] = useState(0)
  const last = useRef<number | null>(null)
  const ask = useCallback(() => {
    if (!isStaff) return
    api.call('GET /api/order/waiting').then(
      ({ count: waiting }) => {
        if (last.current !== null && waiting > last.current) notifyOrdersArrived(waiting - last.current)
        last.current = waiting
        setCount(waiting)
      },
      () => undefined,
    )
  }, [api, isStaff])
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page something may have been done
  useEffect(() => {
    ask()
    return onOrdersChanged(ask)
  }, [ask, pathname])
  useOrderNews(ask)
  return isStaff ? count : 0
}
