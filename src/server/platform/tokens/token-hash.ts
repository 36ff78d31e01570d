import { createHash } from 'node:crypto'

/** Stands in the database for the token of a link. A token is long and random, so one fast hash protects it as well as a slow one. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
