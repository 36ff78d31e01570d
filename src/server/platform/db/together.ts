import { findDatabaseError } from './errors.ts'

/** How statements fail behind one that failed: all of them, and those whose name came with one that was no longer read. */
const BEHIND_A_FAILURE: ReadonlySet<string | undefined> = new Set(['25P02', '26000'])

/**
 * Statements of one transaction that need not wait for each other; they run in any order, so a lock and what is read behind it are no such
 * statements. All are over when it answers or throws, so that none runs behind a rollback.
 */
export async function together<T extends readonly unknown[] | []>(work: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(work)
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? [{ error: each.reason as unknown }] : []))
  const failure = failures.find(({ error }) => !BEHIND_A_FAILURE.has(findDatabaseError(error)?.code)) ?? failures[0]
  if (failure !== undefined) throw failure.error
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as never
}
