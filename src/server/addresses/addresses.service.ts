import type { z } from 'zod'
import type { AddressEditForm, AddressForm, AddressReply } from '#contract/addresses.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { ADDRESSES_MOST, COUNTRY } from '#domain/accounts/addresses.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { givenOf } from '#server/platform/given.ts'
import { isId } from '#server/platform/ids.ts'
import {
  type AddressRow,
  clearDefaultBut,
  countAddressesOf,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddressesOf,
  lockAddressesOf,
  type OwnAddress,
  updateAddress,
} from './addresses.repository.ts'

export interface AddressDeps {
  readonly database: Database
  readonly newId: () => string
  readonly now: () => Date
}

export async function listOwnAddresses(
  { database }: Pick<AddressDeps, 'database'>,
  viewer: SignedIn,
): Promise<CallReply<'GET /api/address'>> {
  const rows = await listAddressesOf(database.db, viewer.id)
  return { addresses: rows.map(replyOf) }
}

export async function getOwnAddress(deps: AddressDeps, viewer: SignedIn, id: string): Promise<CallReply<'GET /api/address/:id'>> {
  const row = await findAddress(deps.database.db, ownAddress(viewer, id))
  if (row === null) throw new RefusalError('address/not-found')
  return { address: replyOf(row) }
}

/** One of this person's addresses, to be copied into a record of theirs. */
export async function findSavedAddress(db: Db, own: OwnAddress): Promise<Pick<AddressRow, 'address' | 'city' | 'state'> | null> {
  return findAddress(db, own)
}

export async function addAddress(
  { database, newId, now }: AddressDeps,
  viewer: SignedIn,
  { isDefault, address, city, state, zipCode }: z.output<typeof AddressForm>,
): Promise<CallReply<'POST /api/address/add'>> {
  const userId = viewer.id
  const row: AddressRow = { isDefault, address, city, state, zipCode, country: COUNTRY, id: newId(), userId, created: now() }
  await database.transaction(async (tx) => {
    await lockAddressesOf(tx, userId)
    if ((await countAddressesOf(tx, userId)) >= ADDRESSES_MOST) throw new RefusalError('address/too-many')
    if (row.isDefault) await clearDefaultBut(tx, row)
    await insertAddress(tx, row)
  })
  return { success: true, message: messageText('addressAdded', viewer.language), address: replyOf(row) }
}

export async function changeAddress(
  { database }: AddressDeps,
  viewer: SignedIn,
  { id, fields }: { id: string; fields: z.output<typeof AddressEditForm> },
): Promise<CallReply<'PUT /api/address/:id'>> {
  const own = ownAddress(viewer, id)
  await database.transaction(async (tx) => {
    await lockAddressesOf(tx, own.userId)
    if (fields.isDefault) await clearDefaultBut(tx, own)
    if (!(await updateAddress(tx, own, { ...givenOf(fields), country: COUNTRY }))) throw new RefusalError('address/not-found')
  })
  return { success: true, message: messageText('addressChanged', viewer.language) }
}

export async function removeAddress(
  { database }: AddressDeps,
  viewer: SignedIn,
  id: string,
): Promise<CallReply<'DELETE /api/address/delete/:id'>> {
  if (!(await deleteAddress(database.db, ownAddress(viewer, id)))) throw new RefusalError('address/not-found')
  return { success: true, message: messageText('addressDeleted', viewer.language) }
}

function ownAddress(viewer: SignedIn, id: string): OwnAddress {
  const userId = viewer.id
  if (!isId(id)) throw new RefusalError('address/not-found')
  return { id, userId }
}

function replyOf({ id, address, city, state, country, zipCode, isDefault, created }: AddressRow): AddressReply {
  return { _id: id, address, city, state, country, zipCode, isDefault, created: created.toISOString() }
}
