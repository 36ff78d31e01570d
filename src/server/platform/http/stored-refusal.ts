import { REFUSALS, type Refusal } from '#domain/errors.ts'

/** Failures are stored as codes, so that each reader has them in the own language; one that an older version stored may be gone. */
export function storedRefusal(code: string): Refusal {
  return Object.hasOwn(REFUSALS, code) ? (code as Refusal) : 'internal'
}
