import type { Refusal } from '../errors.ts'

/** Stands where a name must stand in a record whose person has deleted the account. */
export const NO_NAME = '\u2014'

/** The time after a sign-in by another service in which that account may be deleted, or get a second factor. */
export const FRESH_SIGN_IN_MS = 10 * 60 * 1000

export interface DeletingFacts {
  readonly hasBrand: boolean
  /** True for the only one who manages the staff. */
  readonly isLastOfPeople: boolean
  /** Rows of a sheet of this person are being written: half of them would stay. */
  readonly isImporting: boolean
  /** Numbers of requests and offers whose machines are still to be delivered: the address is needed until then. */
  readonly undelivered: readonly string[]
  /** Numbers of requests that are open, and of offers that wait for an answer. */
  readonly open: readonly string[]
  /** True once the person has agreed to cancel what is open. */
  readonly cancelsOpen: boolean
}

export function refuseDeleting({ hasBrand, isLastOfPeople, isImporting, undelivered, open, cancelsOpen }: DeletingFacts): Refusal | null {
  if (hasBrand) return 'account/has-brand'
  if (isLastOfPeople) return 'staff/last-of-people'
  if (isImporting) return 'account/importing'
  if (undelivered.length > 0) return 'account/undelivered'
  return open.length > 0 && !cancelsOpen ? 'account/open-records' : null
}
