import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { CallReply } from '#contract/endpoints.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useDeskNews } from '../../shop/order-news.ts'

export type WaitingDecisions = CallReply<'GET /api/waiting'>

/** Counts everything that waits for staff, null until the first answer: fetched on every page, when a page has revalidated its data, and at news of the desk. */
export function useWaitingDecisions(isStaff: boolean): WaitingDecisions | null {
  const api = useApi()
  const { pathname } = useLocation()
  const isIdle = useRevalidator().state === 'idle'
  const [waiting, setWaiting] = useState<WaitingDecisions | null>(null)
  const last = useRef(0)
  const ask = useCallback(() => {
    if (!isStaff) return
    last.current += 1
    const own = last.current
    api.call('GET /api/waiting').then(
      (counts) => {
        if (own === last.current) setWaiting(counts)
      },
      () => undefined,
    )
  }, [api, isStaff])
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page something may have been decided
  useEffect(() => {
    if (isIdle) ask()
  }, [ask, isIdle, pathname])
  useDeskNews(ask)
  return isStaff ? waiting : null
}
