import { isOfStaff, type StaffFacts } from '#domain/accounts/areas.ts'
import { type Api, ApiError } from '../../platform/calls/api.ts'
import type { SecondFactor } from './second-factor-card.tsx'

/** Null for people who have none to set up, and after a failure: the rest of the page does not need it. */
export async function loadSecondFactor(api: Api, reader: StaffFacts): Promise<SecondFactor | null> {
  if (!isOfStaff(reader)) return null
  try {
    return await api.call('GET /api/auth/second-factor')
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
