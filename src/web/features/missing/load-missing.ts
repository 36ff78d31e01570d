import type { MissingSetting } from '#domain/settings/missing.ts'
import { type Api, ApiError } from '../../platform/calls/api.ts'

/** Answers an empty list after a failure, because no page may fail for it. */
export async function loadMissing(api: Api): Promise<readonly MissingSetting[]> {
  try {
    return (await api.call('GET /api/settings/missing')).missing
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}
