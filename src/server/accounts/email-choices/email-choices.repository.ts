import { and, eq, sql } from 'drizzle-orm'
import type { DeclinedKind } from '#domain/accounts/email-kinds.ts'
import type { Language } from '#domain/text/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { users } from '../accounts.tables.ts'
import { declinedAddresses } from './email-choices.tables.ts'

export async function findChoices(db: Db, userId: string) {
  const { language, hasChosenLanguage, declinedEmails } = users
  const [row] = await db.select({ language, hasChosenLanguage, declined: declinedEmails }).from(users).where(eq(users.id, userId))
  return row ?? null
}

export interface Choices {
  readonly declined: readonly DeclinedKind[]
  /** Null where emails follow the language that the person used last. */
  readonly language: Language | null
}

export async function writeChoices(tx: Db, userId: string, { declined, language }: Choices): Promise<void> {
  const chosen = language === null ? { hasChosenLanguage: false } : { hasChosenLanguage: true, language }
  await tx
    .update(users)
    .set({ declinedEmails: [...declined], ...chosen })
    .where(eq(users.id, userId))
}

export async function countDecliners(db: Db, where: { readonly userId: string } | { readonly email: string }, kind: DeclinedKind) {
  const isThem = 'userId' in where ? eq(users.id, where.userId) : and(eq(users.email, where.email), users.isEmailProven)
  return db.$count(users, and(isThem, sql`${kind} = any(${users.declinedEmails})`))
}

/** An address by its hash, and one kind of emails to it. */
export type DeclinedAddress = Pick<typeof declinedAddresses.$inferSelect, 'addressHash' | 'kind'>

export async function isAddressDeclined(db: Db, { addressHash, kind }: DeclinedAddress): Promise<boolean> {
  return (await db.$count(declinedAddresses, isThat({ addressHash, kind }))) > 0
}

export async function insertDeclinedAddress(tx: Db, declined: DeclinedAddress, created: Date): Promise<void> {
  await tx
    .insert(declinedAddresses)
    .values({ ...declined, created })
    .onConflictDoNothing()
}

export async function deleteDeclinedAddress(tx: Db, declined: DeclinedAddress): Promise<void> {
  await tx.delete(declinedAddresses).where(isThat(declined))
}

function isThat({ addressHash, kind }: DeclinedAddress) {
  return and(eq(declinedAddresses.addressHash, addressHash), eq(declinedAddresses.kind, kind))
}
