import type { StaffMember } from '#contract/admin/staff.ts'

/** The email address stands in for a missing name. */
export function nameOfStaff({ firstName, lastName, email }: Pick<StaffMember, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email
}
