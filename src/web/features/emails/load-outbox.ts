import type { Api } from '../../platform/calls/api.ts'
import { ApiError } from '../../platform/calls/api.ts'

/** Null also after a failure, because no page may fail for this note. */
export async function loadOutbox(api: Api): Promise<string | null> {
  try {
    return (await api.call('GET /api/email')).outbox
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
