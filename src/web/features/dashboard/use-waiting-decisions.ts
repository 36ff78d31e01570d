import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { CallReply } from '#contract/endpoints.ts'
import { useApi } from '../../platform/calls/use-api.ts'

export type WaitingDecisions = CallReply<'GET /api/waiting'>

const NONE: WaitingDecisions = { merchants: 0, reviews: 0, offers: 0 }

/** Counts merchants, reviews and offers that wait for an admin: fetched on every page, and again when a page has revalidated its data. */
export function useWaitingDecisions(isAdmin: boolean): WaitingDecisions {
  const api = useApi()
  const { pathname } = useLocation()
  const isIdle = useRevalidator().state === 'idle'
  const [waiting, setWaiting] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page something may have been decided
  useEffect(() => {
    if (!(isAdmin && isIdle)) return
    let isWanted = true
    api.call('GET /api/waiting').then(
      (counts) => {
        if (isWanted) setWaiting(counts)
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [api, isAdmin, isIdle, pathname])
  return isAdmin ? waiting : NONE
}
