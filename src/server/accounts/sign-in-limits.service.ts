import { createHash } from 'node:crypto'
import { RefusalError } from '#domain/errors.ts'
import { KNOWN_ADDRESS_MS, LIMITS } from '#domain/limits.ts'
import type { Limits } from '#server/platform/limits/limits.ts'

interface Guess {
  readonly email: string
  readonly from: string
}

/**
 * Counts a guess before the password is checked, so that concurrent guesses are all counted, and takes the count back unless it was
 * wrong. The network address comes first: one that is refused already uses up nobody's account.
 */
export async function countingFailures<T>(limits: Limits, { email, from }: Guess, guess: () => Promise<T>): Promise<T> {
  const counted: string[] = []
  const giveBack = async () => {
    for (const key of counted) await limits.giveBack(key)
  }
  const byAddress = `sign-in address ${from}`
  const known = knownKey(email, from)
  const isKnown = await limits.isMarked(known)
  // Guesses from elsewhere lock nobody out who has signed in from this address before.
  const byAccount = isKnown ? `${accountKey(email)} from ${from}` : accountKey(email)
  try {
    counted.push(byAddress)
    await limits.take(byAddress, LIMITS.addressFailures)
    counted.push(byAccount)
    await limits.take(byAccount, LIMITS.accountFailures)
    const result = await guess()
    await giveBack()
    await limits.mark(known, KNOWN_ADDRESS_MS)
    return result
  } catch (error) {
    const wasWrong = error instanceof RefusalError && error.refusal.startsWith('account/')
    if (!wasWrong) await giveBack()
    throw error
  }
}

/** Forgets failed guesses: a person who has just chosen a new password may use it at once. */
export async function forgetFailures(limits: Limits, email: string): Promise<void> {
  await limits.forget(accountKey(email))
}

function knownKey(email: string, from: string): string {
  return `${accountKey(email)} known at ${from}`
}

/** Hashes the email address, so that the table of counts holds no typed text. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}

function accountKey(email: string): string {
  return `sign-in account ${emailKey(email)}`
}
