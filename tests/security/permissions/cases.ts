import type { FormPart } from '#tests/support/http/multipart.ts'
import type { PersonName } from '#tests/support/shop/people.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'

/** Everybody who may make a call; own and foreign records belong to `member` and `merchant`. */
export const CALLERS = [
  'anonymous',
  'member',
  'otherMember',
  'merchant',
  'otherMerchant',
  'disabledMerchant',
  'admin',
] as const satisfies readonly (PersonName | 'anonymous')[]
export type Caller = (typeof CALLERS)[number]

/** The status that each caller is answered. */
export type Answers = Readonly<Record<Caller, number>>

export interface Sample {
  readonly path?: string
  readonly body?: unknown
  /** The sample is sent as multipart/form-data instead of JSON. */
  readonly form?: readonly FormPart[]
}

/** One way to make a call. The sample is made anew after each call that was done, since it may have changed or deleted what it was made on. */
export interface Case {
  readonly what: string
  readonly sample: (shop: TestShop) => Sample | Promise<Sample>
  readonly answers: Answers
}

const OPEN: Answers = {
  anonymous: 200,
  member: 200,
  otherMember: 200,
  merchant: 200,
  otherMerchant: 200,
  disabledMerchant: 200,
  admin: 200,
}
const SIGNED_IN: Answers = { ...OPEN, anonymous: 401, disabledMerchant: 403 }

/** Expects the same status for everybody. */
export function anyone(status = 200): Answers {
  return {
    ...OPEN,
    anonymous: status,
    member: status,
    otherMember: status,
    merchant: status,
    otherMerchant: status,
    disabledMerchant: status,
    admin: status,
  }
}

export function signedInEvenDisabled(): Answers {
  return { ...OPEN, anonymous: 401 }
}

/** Expects success for everybody signed in, and other answers for those who are named. */
export function signedIn(others: Partial<Answers> = {}): Answers {
  return { ...SIGNED_IN, ...others }
}

/** A record that the named callers see, and that is a 404 for the others. */
export function onlyFor(...seen: readonly Caller[]): Answers {
  const absent = { member: 404, otherMember: 404, merchant: 404, otherMerchant: 404, admin: 404 }
  return { ...SIGNED_IN, ...absent, ...Object.fromEntries(seen.map((caller) => [caller, 200])) }
}

export function managers(others: Partial<Answers> = {}): Answers {
  return { ...SIGNED_IN, member: 403, otherMember: 403, ...others }
}

export function admins(others: Partial<Answers> = {}): Answers {
  return { ...managers(), merchant: 403, otherMerchant: 403, ...others }
}
