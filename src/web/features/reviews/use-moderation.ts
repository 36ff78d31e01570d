import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ReviewAction } from '#domain/catalogue/reviews.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'

export interface Moderation {
  /** The id of the review whose decision is on its way. */
  readonly busyId: string | null
  readonly act: (id: string, action: ReviewAction) => void
}

/** Sends one decision at a time; the list is loaded again after each, successful or refused, because another admin may have been faster. */
export function useModeration(onDone: () => void): Moderation {
  const { t } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [busyId, setBusyId] = useState<string | null>(null)
  const send = (id: string, action: ReviewAction) => {
    const params = { id }
    if (action === 'delete') return api.call('DELETE /api/review/delete/:id', { params })
    return action === 'reject' ? api.call('PUT /api/review/reject/:id', { params }) : api.call('PUT /api/review/approve/:id', { params })
  }
  const work = async (id: string, action: ReviewAction) => {
    setBusyId(id)
    try {
      const { message } = await send(id, action)
      notify({ kind: 'success', text: message })
    } catch (error) {
      reportFailure(error, t)
    }
    await revalidate()
    setBusyId(null)
    onDone()
  }
  return {
    busyId,
    act: (id, action) => {
      if (busyId === null) void work(id, action)
    },
  }
}
