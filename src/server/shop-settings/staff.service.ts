import type { Db } from '#server/platform/db/database.ts'
import { listStaffWith, type StaffMember } from './staff.repository.ts'

export type { StaffMember } from './staff.repository.ts'

/** The one place that says who works at the sales desk. */
export async function listStaff(db: Db): Promise<StaffMember[]> {
  return listStaffWith(db, 'sales')
}
