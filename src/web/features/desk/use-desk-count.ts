import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '../../platform/calls/use-api.ts'
import { useDeskNews } from '../../shop/order-news.ts'

/** The number of customers who are due or late, for the menu of staff: fetched on every page and at every change on the desk. */
export function useDeskCount(isStaff: boolean): number {
  const api = useApi()
  const { pathname } = useLocation()
  const [count, setCount] = useState(0)
  const ask = useCallback(() => {
    if (!isStaff) return
    api.call('GET /api/desk', { query: { limit: 1 } }).then(
      ({ counts }) => setCount(counts.due + counts.late),
      () => undefined,
    )
  }, [api, isStaff])
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page something may have been done
  useEffect(ask, [ask, pathname])
  useDeskNews(ask)
  return isStaff ? count : 0
}
