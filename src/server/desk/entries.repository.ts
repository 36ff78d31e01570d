import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { EntryKind } from '#domain/desk/entries.ts'
import { customerContacts, customers } from '#server/customers/customers.tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { insertingRows } from '#server/platform/db/json-rows.ts'
import { preparedOnce } from '#server/platform/db/prepared.ts'
import { deskEntries, deskLog } from './desk.tables.ts'

export type EntryRow = typeof deskEntries.$inferSelect
export type NewEntry = typeof deskEntries.$inferInsert
export type LogRow = typeof deskLog.$inferSelect

export interface SubjectKey {
  readonly kind: EntryKind
  readonly subjectId: string
}

export async function findEntryOf(db: Db, { kind, subjectId }: SubjectKey): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(deskEntries)
    .where(and(eq(deskEntries.kind, kind), eq(deskEntries.subjectId, subjectId)))
  return row ?? null
}

const OFFER_KINDS = ['offer', 'acceptance', 'offer-message', 'approval'] as const satisfies readonly EntryKind[]

/** The customer of whatever else waits, or waited, about the same offer. */
export async function findCustomerOfOffer(db: Db, { kind, subjectId }: SubjectKey): Promise<string | null> {
  if (!OFFER_KINDS.some((each) => each === kind)) return null
  const [row] = await db
    .select({ customerId: deskEntries.customerId })
    .from(deskEntries)
    .where(and(inArray(deskEntries.kind, OFFER_KINDS), eq(deskEntries.subjectId, subjectId)))
    .limit(1)
  return row?.customerId ?? null
}

export async function listEntriesOf(db: Db, keys: readonly SubjectKey[]): Promise<EntryRow[]> {
  const isOne = keys.map(({ kind, subjectId }) => and(eq(deskEntries.kind, kind), eq(deskEntries.subjectId, subjectId)))
  return db
    .select()
    .from(deskEntries)
    .where(or(...isOne))
}

export async function findEntry(db: Db, id: string): Promise<EntryRow | null> {
  const [row] = await db.select().from(deskEntries).where(eq(deskEntries.id, id))
  return row ?? null
}

/** Locks in one order, which is also the order in which screens show entries of one age. */
export async function listOpenEntries(db: Db, customerId: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(deskEntries)
    .where(and(eq(deskEntries.customerId, customerId), isNull(deskEntries.closed)))
    .orderBy(asc(deskEntries.arrived), asc(deskEntries.id))
}

/** The colleague who has the card of a customer. */
export async function findOwnerOfCard(db: Db, customerId: string): Promise<string | null> {
  const [row] = await ownerOfCard(db).execute({ customerId })
  return row?.ownerId ?? null
}

const ownerOfCard = preparedOnce((db) => {
  const { customerId, closed, ownerId } = deskEntries
  const isOwned = and(eq(customerId, sql.placeholder('customerId')), isNull(closed), isNotNull(ownerId))
  return db.select({ ownerId }).from(deskEntries).where(isOwned).limit(1).prepare('owner_of_card')
})

/** The same for the customer of an account, whose id need not have been read. */
export async function findOwnerOfUsersCard(db: Db, userId: string): Promise<string | null> {
  const [row] = await ownerOfUsersCard(db).execute({ userId })
  return row?.ownerId ?? null
}

const ownerOfUsersCard = preparedOnce((db) => {
  const { customerId, closed, ownerId } = deskEntries
  const isOwned = and(eq(customers.userId, sql.placeholder('userId')), isNull(closed), isNotNull(ownerId))
  return db
    .select({ ownerId })
    .from(customers)
    .innerJoin(deskEntries, eq(customerId, customers.id))
    .where(isOwned)
    .limit(1)
    .prepare('owner_of_users_card')
})

/**
 * One statement inserts an entry with the first lines of its log. If another process has made the entry meanwhile, it inserts nothing and
 * answers false.
 */
export async function insertEntry(tx: Db, entry: NewEntry, lines: readonly LogRow[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with entered as (${insertingRows(deskEntries, [entry])} on conflict do nothing returning id),
    logged as (${insertingRows(deskLog, lines)} where exists (select from entered))
    select from entered`)
  return rows.length > 0
}

export type EntryChange = Partial<Omit<NewEntry, 'id' | 'version'>>

/** Every change raises the version, by which a screen finds out that it shows something older. */
export async function updateEntry(tx: Db, id: string, change: EntryChange): Promise<void> {
  await tx
    .update(deskEntries)
    .set({ ...change, version: sql`${deskEntries.version} + 1` })
    .where(eq(deskEntries.id, id))
}

/** The first contact counts for everything that the customer waited for by then. */
export async function markFirstContact(tx: Db, customerId: string, at: Date): Promise<void> {
  await tx
    .update(deskEntries)
    .set({ firstContact: at, version: sql`${deskEntries.version} + 1` })
    .where(
      and(
        eq(deskEntries.customerId, customerId),
        isNull(deskEntries.closed),
        isNull(deskEntries.firstContact),
        lte(deskEntries.arrived, at),
      ),
    )
}

export async function hasContact(db: Db, customerId: string, kind: 'phone' | 'email'): Promise<boolean> {
  const { customerId: of, kind: isKind } = customerContacts
  return (await db.$count(customerContacts, and(eq(of, customerId), eq(isKind, kind)))) > 0
}

/** A line whose name is there already stays as it is. */
export async function insertLog(tx: Db, lines: readonly LogRow[]): Promise<void> {
  await tx.execute(sql`${insertingRows(deskLog, lines)} on conflict do nothing`)
}

export async function findLog(db: Db, id: string): Promise<LogRow | null> {
  const [row] = await db.select().from(deskLog).where(eq(deskLog.id, id))
  return row ?? null
}

/** The customers of somebody's open entries, in the order in which they are locked. */
export async function listCustomersOfOwner(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: deskEntries.customerId })
    .from(deskEntries)
    .where(and(eq(deskEntries.ownerId, ownerId), isNull(deskEntries.closed)))
    .orderBy(asc(deskEntries.customerId))
  return rows.map(({ id }) => id)
}

export interface LivePage {
  readonly after: string
  /** Entries that were closed before it are left alone. */
  readonly since: Date
  readonly limit: number
}

/** Open entries and those that closed lately, in pieces. */
export async function listLiveEntries(db: Db, { after, since, limit }: LivePage): Promise<(SubjectKey & { readonly id: string })[]> {
  const { id, kind, subjectId, closed } = deskEntries
  return db
    .select({ id, kind, subjectId })
    .from(deskEntries)
    .where(and(gt(id, after), or(isNull(closed), gt(closed, since))))
    .orderBy(asc(id))
    .limit(limit)
}
