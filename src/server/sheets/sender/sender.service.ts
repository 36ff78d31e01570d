import { type Manager, refuseCall } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { isForStaffOnly, type SheetKind } from '#domain/sheets/columns.ts'
import { DEFAULT_LANGUAGE } from '#domain/text/language.ts'
import { readPerson } from '#server/accounts/accounts.service.ts'
import type { Db } from '#server/platform/db/database.ts'

/** The sender with the rights of this moment, which may be fewer than when the file was sent. */
export async function managerOf(db: Db, { ownerId, kind }: { readonly ownerId: string; readonly kind: SheetKind }): Promise<Manager> {
  const viewer = await readPerson(db, ownerId, DEFAULT_LANGUAGE)
  const isLet = refuseCall({ managers: ['catalogue'] }, viewer) === null && viewer.kind === 'signed-in'
  if (!isLet || (viewer.role !== 'ROLE ADMIN' && isForStaffOnly(kind))) throw new RefusalError('sheet/no-longer-allowed')
  return viewer as Manager
}

/** The sender as the one who takes back what the own sheet has written, whatever rights are left. */
export async function undoerOf(db: Db, { ownerId }: { readonly ownerId: string }): Promise<Manager> {
  return (await readPerson(db, ownerId, DEFAULT_LANGUAGE)) as Manager
}
