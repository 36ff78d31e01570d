import { timingSafeEqual } from 'node:crypto'

/** Compares in a time that tells nothing of where the two differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
