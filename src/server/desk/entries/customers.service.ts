import { addFactsOf, type LockedForSubject, lockForSubject, lockRemaining } from '#server/customers/customer-of-subject.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { FollowingDeps } from '../desk.deps.ts'
import { findCustomerOfOffer } from '../entries.repository.ts'
import type { Subject } from './subject-copies.facts.ts'

export interface EntrysCustomer {
  readonly customer: LockedForSubject['customer'] | null
  /** Adds new phones, emails and companies to the customer, which nothing else of the entry needs. */
  readonly addFacts?: () => Promise<void>
}

/** An addressee without phone and email is recognised only by what the desk has of the offer already. */
export async function lockCustomerOf(
  deps: FollowingDeps,
  tx: Db,
  { kind, id: subjectId, person }: Subject,
  isFirst: boolean,
): Promise<EntrysCustomer> {
  const isNamed = isFirst || person.customerId !== null || person.userId !== null
  const known = isNamed ? null : await findCustomerOfOffer(tx, { kind, subjectId })
  if (known !== null) return { customer: await lockRemaining(tx, known) }
  const locked = await lockForSubject(tx, deps, person)
  return { customer: locked.customer, addFacts: () => addFactsOf(tx, deps, locked, person) }
}
