import type { Language } from '#domain/language.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findAnyOrder, listLines } from './orders.repository.ts'

export interface LetterLine {
  readonly name: string
  readonly nameAr: string
  readonly sku: string
  readonly quantity: number
}

/** What letters tell of an order: no price is among it. */
export interface LetterOrder {
  readonly id: string
  readonly language: Language
  readonly created: Date
  readonly requester: { readonly firstName: string; readonly lastName: string; readonly email: string; readonly phoneNumber: string }
  readonly lines: readonly LetterLine[]
}

/** Also one that was called off in the meantime. */
export async function findLetterOrder({ database }: { readonly database: Database }, orderId: string): Promise<LetterOrder | null> {
  const order = await findAnyOrder(database.db, orderId)
  if (order === null) return null
  const { id, language, created, firstName, lastName, email, phoneNumber } = order
  const lines = (await listLines(database.db, [id], null)).map(({ name, nameAr, sku, quantity }) => ({ name, nameAr, sku, quantity }))
  return { id, language, created, requester: { firstName, lastName, email, phoneNumber }, lines }
}
