import type { Api } from '../../platform/api.ts'
import { ApiError } from '../../platform/api.ts'

/** Null also where it could not be had: no page fails for it. */
export async function loadOutbox(api: Api): Promise<string | null> {
  try {
    return (await api.call('GET /api/email')).outbox
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
