import { DAY_MS } from '../durations.ts'
import type { Refusal } from '../errors.ts'
import type { Area, StaffFacts } from './areas.ts'

export const INVITATION_TTL_MS = 7 * DAY_MS

interface Colleague {
  readonly id: string
  readonly areas: readonly Area[]
}

/** Somebody keeps the area `people`: without it nobody could give it to anybody. `staff` holds at least everybody who has it. */
export function refuseAreas(staff: readonly Colleague[], { id, areas }: Colleague): Refusal | null {
  const staysWithSomebody = areas.includes('people') || staff.some((other) => other.id !== id && other.areas.includes('people'))
  return staysWithSomebody ? null : 'staff/last-of-people'
}

/** Nobody ends the own access: a colleague does. */
export function refuseEndingAccess(staff: readonly Colleague[], id: string, viewerId: string): Refusal | null {
  return id === viewerId ? 'staff/own-access' : refuseAreas(staff, { id, areas: [] })
}

/** An address that belongs to staff or to a merchant is not invited; a member's is. */
export function refuseInviting(owner: Pick<StaffFacts, 'role'> | null): Refusal | null {
  if (owner === null || owner.role === 'ROLE MEMBER') return null
  return owner.role === 'ROLE ADMIN' ? 'staff/already' : 'staff/email-of-merchant'
}
