import { findDatabaseError } from './errors.ts'

/** Every statement after one that failed, until the transaction ends. */
const ABORTED = '25P02'

/**
 * Statements of one transaction that need not wait for each other; they run in any order, so a lock and what is read behind it are no such
 * statements. All are over when it answers or throws, so that none runs behind a rollback.
 */
export async function together<T extends readonly unknown[] | []>(work: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(work)
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? [{ error: each.reason as unknown }] : []))
  const failure = failures.find(({ error }) => findDatabaseError(error)?.code !== ABORTED) ?? failures[0]
  if (failure !== undefined) throw failure.error
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as never
}
