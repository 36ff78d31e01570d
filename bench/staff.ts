import { createAdmin } from '#server/accounts/admins.service.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { openPasswords } from '#server/platform/passwords/passwords.ts'

/** The admin who writes offers in the shop under measurement. */
export const STAFF = { email: 'staff@bench.example', firstName: 'Ola', password: 'measured thrice' }

export async function addStaff(database: Database): Promise<void> {
  await createAdmin({ database, passwords: await openPasswords(), newId: createIds(Date.now), now: () => new Date() }, STAFF)
}
