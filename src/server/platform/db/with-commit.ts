import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { findDatabaseError } from './errors.ts'
import { isWholeTransaction } from './session.ts'
import { isBehindAFailure, said, together } from './together.ts'

const unanswered = new WeakMap<Db, Promise<unknown>[]>()

/**
 * Statements, one a step, that the commit need not wait for: it leaves with them, and the transaction is over when all are answered. One
 * that fails rolls the transaction back, and its error is the transaction's.
 */
export async function withCommit(tx: Db, steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const running = together(await said(tx, steps))
  // The transaction looks at it once its commit has left.
  running.catch(() => {})
  unanswered.set(tx, [...(unanswered.get(tx) ?? []), running])
}

interface Notification {
  readonly channel: string
  /** Less than 8,000 bytes. */
  readonly payload: string
}

const notifications = new WeakMap<Db, Notification[]>()

/** Notifies whoever listens once the transaction commits. All its notifications are one statement, which leaves with the commit. */
export async function notifyOnCommit(tx: Db, channel: string, payload: string): Promise<void> {
  if (!isWholeTransaction(tx)) {
    await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
    return
  }
  const waiting = notifications.get(tx) ?? []
  notifications.set(tx, waiting)
  waiting.push({ channel, payload })
}

/** Runs at the end of a transaction's work, and before its commit. */
export async function sendNotifications(tx: Db): Promise<void> {
  const waiting = notifications.get(tx)
  if (waiting === undefined) return
  const rows = JSON.stringify(waiting)
  await withCommit(tx, [
    () =>
      tx.execute(sql`select pg_notify(channel, payload) from jsonb_to_recordset(${rows}::jsonb) as waiting(channel text, payload text)`),
  ])
}

/** Waits for the statements that left with the commit. */
export async function answered(tx: Db): Promise<void> {
  await together(unanswered.get(tx) ?? [])
}

/** The failure behind which a statement could only fail, if it left with the commit. */
export async function causeOf(tx: Db, error: unknown): Promise<unknown> {
  if (!isBehindAFailure(findDatabaseError(error)?.code)) return error
  return answered(tx).then(
    () => error,
    (cause: unknown) => cause,
  )
}
