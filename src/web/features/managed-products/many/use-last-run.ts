import { useEffect, useState } from 'react'
import type { ManyRun } from '#contract/products/many-products.ts'
import { useApi } from '../../../platform/calls/use-api.ts'

/** The viewer's last change of many products while it can be undone, after a reload too. */
export function useLastRun() {
  const api = useApi()
  const [run, setRun] = useState<ManyRun | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list opens
  useEffect(() => {
    let isWanted = true
    // The list is whole without it.
    const show = (reply: { readonly run: ManyRun | null }) => {
      if (isWanted) setRun((known) => known ?? reply.run)
    }
    api.call('GET /api/product/many/last').then(show, () => undefined)
    return () => {
      isWanted = false
    }
  }, [])
  return { run, setRun }
}
