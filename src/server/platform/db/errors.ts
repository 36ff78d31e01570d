import { DrizzleQueryError } from 'drizzle-orm'

export class TransactionLimitError extends Error {
  constructor(limitMs: number) {
    super(`The transaction was rolled back because it took longer than ${limitMs} ms.`)
    this.name = 'TransactionLimitError'
  }
}

interface DatabaseErrorFacts {
  code: string
  message: string
  constraint: string | undefined
  detail: string | undefined
}

const SQLSTATE = /^[0-9A-Z]{5}$/

/** The database's own error, however deep drizzle wrapped it; null for any other failure. */
export function findDatabaseError(error: unknown): DatabaseErrorFacts | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, constraint, detail } = at as Error & Record<'code' | 'constraint' | 'detail', unknown>
    if (typeof code === 'string' && SQLSTATE.test(code) && 'severity' in at) {
      return { code, message: at.message, constraint: textOrUndefined(constraint), detail: textOrUndefined(detail) }
    }
  }
  return null
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = findDatabaseError(error)
  return found?.code === '23505' && (constraint === undefined || found.constraint === constraint)
}

/**
 * True where a row, of this id if one is given, was deleted before another one that names it could be written. The id stands in brackets
 * in whatever language the server words its errors.
 */
export function isNamedRowGone(error: unknown, id?: string): boolean {
  const found = findDatabaseError(error)
  return found?.code === '23503' && (id === undefined || found.detail?.includes(`(${id})`) === true)
}

function textOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

const AWAY_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  // Shutting down, crashed, starting up, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // A replica that is not promoted yet, or a server that was demoted.
  '25006',
  // The disk is full or not writable: a later try may succeed.
  '53100',
  '58030',
  'ENOSPC',
])
/** The pool and its connections report these by message only, without a code. */
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|No space left on device|Client has encountered a connection error/

/** True when the database was unreachable or out of connections or disk: the query itself is not at fault. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    if (AWAY_CODES.has(code) || code.startsWith('08') || AWAY_WORDS.test(at.message)) return true
  }
  return false
}

/** True when the server takes no writes: another one may lead by now, so the connection is of no use. */
export function isReadOnlyServer(error: unknown): boolean {
  return findDatabaseError(error)?.code === '25006'
}

/** PostgreSQL words its errors in its own language, and names the place in its code in English. */
const PLAN_CHECK = 'RevalidateCachedQuery'

/** True where a newer version gave a column another type: a connection that has planned a statement with it refuses that one for good. */
export function isPlanOutdated(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('routine' in at && at.routine === PLAN_CHECK && 'code' in at && at.code === '0A000') return true
  }
  return false
}

/** True for a statement or a transaction that was ended because it took too long, as one that waits behind a long change: a later try may succeed. */
export function hasTakenTooLong(error: unknown): boolean {
  return error instanceof TransactionLimitError || findDatabaseError(error)?.code === '57014'
}

/** Makes an error safe to log: drizzle's wrapper quotes the statement's values, which can be personal data. */
export function withoutValues(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error
}
