import { useCallback, useEffect, useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import type { RowOutcome } from '#domain/sheets/results.ts'
import { useApi } from '../../../platform/calls/use-api.ts'

type FoundRows = CallReply<'GET /api/sheets/runs/:id/rows'>

export interface Rows {
  /** Null until the first answer. */
  readonly answer: FoundRows | 'failed' | null
  /** Asks again. */
  readonly read: () => Promise<void>
}

/** One page of a sheet's results; the last one stays until the next is there. */
export function useRows(id: string, outcome: RowOutcome | null, page: number): Rows {
  const api = useApi()
  const [answer, setAnswer] = useState<Rows['answer']>(null)
  const read = useCallback(
    async (left?: AbortSignal) => {
      const query = { page, ...(outcome === null ? {} : { outcome }) }
      const found = await api.call('GET /api/sheets/runs/:id/rows', { params: { id }, query }).catch(() => 'failed' as const)
      if (left?.aborted !== true) setAnswer(found)
    },
    [api, id, outcome, page],
  )
  useEffect(() => {
    const left = new AbortController()
    void read(left.signal)
    return () => left.abort()
  }, [read])
  return { answer, read: () => read() }
}
