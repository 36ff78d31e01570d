import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'
import { oneAtATime } from '../../ui/button/one-at-a-time.ts'
import { reportFailure } from '../frame/failures.ts'
import { notify } from '../frame/notices.ts'
import { useTexts } from '../texts/texts.ts'

/** One page of a list of records, or all that a search found. */
export interface Records<Row> {
  readonly rows: readonly Row[]
  /** The number of records on all pages. */
  readonly count: number
  /** True when a search found more than it counts. */
  readonly isCountMinimum?: boolean
  readonly page: number
  readonly totalPages: number
  /** The search term; empty without a search. */
  readonly term: string
}

/** The ids of a list's elements: the frame that its page links lead to, and the count, which takes the focus. */
export function recordIds(id: string): { readonly top: string; readonly status: string } {
  return { top: id, status: `${id}-status` }
}

/** The query of the list that is loading in this one's place; null while none is. */
export function useNextQuery(): URLSearchParams | null {
  const next = useNavigation().location
  return next?.pathname === useLocation().pathname ? new URLSearchParams(next.search) : null
}

/**
 * Loads the list or the search again after an action, because the row may not belong to it any more. The focus moves to the count if the row
 * that had it is gone.
 */
export function useRecordsAgain(id: string): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    if (loads > 0 && document.activeElement === document.body) document.getElementById(recordIds(id).status)?.focus({ preventScroll: true })
  }, [id, loads])
  return async () => {
    await revalidate()
    // The router shows the new rows in a transition; the focus is looked at with them, not before.
    startTransition(() => setLoads((before) => before + 1))
  }
}

export interface RecordActions {
  /** The id of the record whose action is on its way. */
  readonly busyId: string | null
  readonly act: (recordId: string, send: () => Promise<{ readonly message: string }>) => void
}

/** Sends one action at a time and repeats the list or search after each, successful or refused: another admin may have been faster. */
export function useRecordActions(id: string): RecordActions {
  const { t } = useTexts()
  const again = useRecordsAgain(id)
  const [once] = useState(oneAtATime)
  const [busyId, setBusyId] = useState<string | null>(null)
  const run = async (recordId: string, send: () => Promise<{ readonly message: string }>) => {
    setBusyId(recordId)
    try {
      const { message } = await send()
      notify({ kind: 'success', text: message })
    } catch (error) {
      reportFailure(error, t)
    }
    await again()
    setBusyId(null)
  }
  return { busyId, act: (recordId, send) => void once(() => run(recordId, send)) }
}
