import type { Area } from '#domain/accounts/areas.ts'
import { areasNotToGive } from '#domain/accounts/staff.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { type Refusal, RefusalError } from '#domain/errors.ts'
import { areaNames } from '#i18n/areas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId } from '#server/platform/ids.ts'
import { lockPeopleOfArea, type StaffRow } from './staff.repository.ts'

export interface OfColleague {
  readonly viewer: Admin
  readonly id: string
}

interface LockedStaff {
  /** Everybody with the area `people`, and the colleague. */
  readonly staff: readonly StaffRow[]
  /** The viewer's own row: the areas may have changed since the call was let in. */
  readonly own: StaffRow
}

/** Locks everybody whose areas decide, so that two people who take the area from each other do not both succeed. */
export async function lockedColleague(
  tx: Db,
  { viewer, id }: OfColleague,
  refuse: (locked: LockedStaff) => Refusal | null,
): Promise<LockedStaff & { readonly person: StaffRow }> {
  const staff = isId(id) ? await lockPeopleOfArea(tx, 'people', id) : []
  const person = staff.find((row) => row.id === id)
  if (person === undefined) throw new RefusalError('account/not-found')
  const own = ownRow(staff, viewer)
  const refusal = refuse({ staff, own })
  if (refusal !== null) throw new RefusalError(refusal)
  return { staff, own, person }
}

function ownRow(staff: readonly StaffRow[], { id }: Admin): StaffRow {
  const own = staff.find((row) => row.id === id && row.areas.includes('people'))
  // A colleague has taken the area from the viewer since the call was let in.
  if (own === undefined) throw new RefusalError('forbidden')
  return own
}

export function refuseGiving(staff: readonly StaffRow[], own: StaffRow, areas: readonly Area[]): void {
  const refused = areasNotToGive(staff, own, areas)
  if (refused.length > 0) throw new RefusalError('staff/area-of-others', { values: { areas: areaNames(refused) } })
}

/** Refuses an invitation with areas that are for others to give. */
export async function checkInvitedAreas(tx: Db, viewer: Admin, areas: readonly Area[]): Promise<void> {
  const staff = await lockPeopleOfArea(tx, 'people', viewer.id)
  refuseGiving(staff, ownRow(staff, viewer), areas)
}
