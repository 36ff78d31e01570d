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

/**
 * Answers which of these areas the giver may not give. Only a colleague who has an area may give it, so that `people` alone is no way to all
 * the others; where nobody with `people` has it, any of them gives it.
 */
export function areasNotToGive(
  staff: readonly Pick<Colleague, 'areas'>[],
  giver: Pick<Colleague, 'areas'>,
  areas: readonly Area[],
): Area[] {
  const isGivenByOthers = (area: Area) => staff.some((other) => other.areas.includes('people') && other.areas.includes(area))
  return areas.filter((area) => !giver.areas.includes(area) && isGivenByOthers(area))
}

/** Nobody takes anything from a colleague with `people` who has all the areas that they have themselves, and more. */
export function refuseTaking(taker: Pick<Colleague, 'areas'>, { areas }: Pick<Colleague, 'areas'>): Refusal | null {
  const hasMore = areas.length > taker.areas.length && taker.areas.every((area) => areas.includes(area))
  return hasMore && areas.includes('people') ? 'staff/more-areas' : null
}

/** Nobody can end their own access; a colleague does it. */
export function refuseEndingAccess(staff: readonly Colleague[], id: string, viewer: Colleague): Refusal | null {
  if (id === viewer.id) return 'staff/own-access'
  const person = staff.find((each) => each.id === id)
  return (person === undefined ? null : refuseTaking(viewer, person)) ?? refuseAreas(staff, { id, areas: [] })
}

/** Nobody without the area that approves discounts sets the own limit where a colleague can. */
export function refuseOwnLimit(staff: readonly Colleague[], id: string, viewer: Colleague): Refusal | null {
  return id === viewer.id && areasNotToGive(staff, viewer, ['approve']).length > 0 ? 'staff/own-limit' : null
}

/** An address that belongs to staff or to a merchant is not invited; a member's is. */
export function refuseInviting(owner: Pick<StaffFacts, 'role'> | null): Refusal | null {
  if (owner === null || owner.role === 'ROLE MEMBER') return null
  return owner.role === 'ROLE ADMIN' ? 'staff/already' : 'staff/email-of-merchant'
}
