import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { CallReply } from '#contract/endpoints.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useDeskNews } from '../../shop/order-news.ts'

export type WaitingDecisions = CallReply<'GET /api/waiting'>

const NONE: WaitingDecisions = { merchants: 0, reviews: 0, offers: 0, desk: 0 }

/** Counts everything that waits for an admin: fetched on every page, when a page has revalidated its data, and at news of the desk. */
export function useWaitingDecisions(isAdmin: boolean): WaitingDecisions {
  const api = useApi()
  const { pathname } = useLocation()
  const isIdle = useRevalidator().state === 'idle'
  const [waiting, setWaiting] = useState(NONE)
  const last = useRef(0)
  const ask = useCallback(() => {
    if (!isAdmin) return
    last.current += 1
    const own = last.current
    api.call('GET /api/waiting').then(
      (counts) => {
        if (own === last.current) setWaiting(counts)
      },
      () => undefined,
    )
  }, [api, isAdmin])
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page something may have been decided
  useEffect(() => {
    if (isIdle) ask()
  }, [ask, isIdle, pathname])
  useDeskNews(ask)
  return isAdmin ? waiting : NONE
}
