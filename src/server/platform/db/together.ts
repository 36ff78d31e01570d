import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { findDatabaseError } from './errors.ts'
import { isWholeTransaction, nextStatement } from './session.ts'

/** How statements fail behind one that failed: all of them, and those whose name came with one that was no longer read. */
const BEHIND_A_FAILURE: ReadonlySet<string | undefined> = new Set(['25P02', '26000'])

/**
 * Statements of one transaction that need not wait for each other; they run in any order, so a lock and what is read behind it are no such
 * statements (see `inOrder`). All are over when it answers or throws, so that none runs behind a rollback.
 */
export async function together<T extends readonly unknown[] | []>(work: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(work)
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? [{ error: each.reason as unknown }] : []))
  const failure = failures.find(({ error }) => !BEHIND_A_FAILURE.has(findDatabaseError(error)?.code)) ?? failures[0]
  if (failure !== undefined) throw failure.error
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as never
}

type Steps<T extends readonly unknown[] | []> = { readonly [K in keyof T]: () => Promise<T[K]> }

/**
 * Statements of one transaction, one a step, that leave in one write and run in this order: a lock and what is read behind it. Nothing else
 * may speak in the transaction meanwhile: its statements would be taken for those of the steps.
 */
export async function inOrder<T extends readonly unknown[] | []>(tx: Db, steps: Steps<T>): Promise<T> {
  return together(await said(tx, steps)) as Promise<T>
}

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
  /** PostgreSQL takes less than 8,000 bytes. */
  readonly payload: string
}

const notifications = new WeakMap<Db, Notification[]>()

/** A notification that is delivered once the transaction commits. All its notifications are one statement, which leaves with the commit. */
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
  if (!BEHIND_A_FAILURE.has(findDatabaseError(error)?.code)) return error
  return answered(tx).then(
    () => error,
    (cause: unknown) => cause,
  )
}

/** Begins each step once the statement of the one before has left; one that fails before it leaves fails them all. */
async function said<T extends readonly unknown[] | []>(tx: Db, steps: Steps<T>): Promise<Promise<unknown>[]> {
  const running: Promise<unknown>[] = []
  for (const step of steps) {
    const left = nextStatement(tx)
    // Each look at a statement of drizzle's would run it again.
    const work = Promise.resolve(step())
    running.push(work)
    try {
      await Promise.race([left, work])
    } catch {
      await together(running)
    }
  }
  return running
}
