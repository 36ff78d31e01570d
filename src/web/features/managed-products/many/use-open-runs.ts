import { useEffect, useEffectEvent, useState } from 'react'
import type { ManyRun } from '#contract/products/many-products.ts'
import { useApi } from '../../../platform/calls/use-api.ts'

/** The viewer's changes of many products that can still be undone, newest first, after a reload too. */
export function useOpenRuns() {
  const api = useApi()
  const [runs, setRuns] = useState<readonly ManyRun[]>([])
  const without = (known: readonly ManyRun[], id: string) => known.filter(({ _id }) => _id !== id)
  const fetchRuns = useEffectEvent(() => api.call('GET /api/product/many/last'))
  useEffect(() => {
    let isWanted = true
    // The list is whole without them.
    const show = (reply: { readonly runs: readonly ManyRun[] }) => {
      if (isWanted) setRuns((known) => [...known, ...reply.runs.filter(({ _id }) => known.every((each) => each._id !== _id))])
    }
    fetchRuns().then(show, () => undefined)
    return () => {
      isWanted = false
    }
  }, [])
  return {
    runs,
    add: (run: ManyRun) => setRuns((known) => [run, ...without(known, run._id)]),
    remove: (id: string) => setRuns((known) => without(known, id)),
  }
}
