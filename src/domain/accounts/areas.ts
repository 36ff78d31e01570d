import type { Role } from './roles.ts'

/** The work that a member of staff may do; in the order of every list of them. */
export const AREAS = ['sales', 'approve', 'support', 'catalogue', 'people', 'settings'] as const
export type Area = (typeof AREAS)[number]

export interface StaffFacts {
  readonly role: Role
  readonly areas: readonly Area[]
}

export function isOfStaff({ role }: Pick<StaffFacts, 'role'>): boolean {
  return role === 'ROLE ADMIN'
}

/** True for staff with at least one of the areas; the areas of anybody else count for nothing. */
export function hasArea(person: StaffFacts, ...areas: readonly Area[]): boolean {
  return isOfStaff(person) && areas.some((area) => person.areas.includes(area))
}

/** Areas in the order of the list, each once. */
export function sortedAreas(areas: Iterable<Area>): Area[] {
  const given = new Set(areas)
  return AREAS.filter((area) => given.has(area))
}

/** The areas of staff for whom nothing else was said: all. */
export function firstAreas(role: Role): readonly Area[] {
  return isOfStaff({ role }) ? AREAS : []
}

export function sameAreas(some: readonly Area[], others: readonly Area[]): boolean {
  return sortedAreas(some).join() === sortedAreas(others).join()
}

/** The person as calls outside an area see them: staff without it count as members. */
export function actingIn<Person extends StaffFacts>(area: Area, person: Person): Person {
  return isOfStaff(person) && !hasArea(person, area) ? { ...person, role: 'ROLE MEMBER', areas: [] } : person
}
