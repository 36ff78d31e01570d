import type { Db } from './database.ts'
import { findDatabaseError } from './errors.ts'
import { nextStatement } from './session.ts'

/** How statements fail behind one that failed: all of them, and those whose name came with one that was no longer read. */
const BEHIND_A_FAILURE: ReadonlySet<string | undefined> = new Set(['25P02', '26000'])

export function isBehindAFailure(code: string | undefined): boolean {
  return BEHIND_A_FAILURE.has(code)
}

/**
 * Statements of one transaction that need not wait for each other; they run in any order, so a lock and what is read behind it are no such
 * statements (see `inOrder`). All are over when it answers or throws, so that none runs behind a rollback.
 */
export async function together<T extends readonly unknown[] | []>(work: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(work)
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? [{ error: each.reason as unknown }] : []))
  const failure = failures.find(({ error }) => !isBehindAFailure(findDatabaseError(error)?.code)) ?? failures[0]
  if (failure !== undefined) throw failure.error
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as never
}

type Steps<T extends readonly unknown[] | []> = { readonly [K in keyof T]: () => Promise<T[K]> }

/** Statements of one transaction, one a step, that leave in one write and run in this order: a lock and what is read behind it. */
export async function inOrder<T extends readonly unknown[] | []>(tx: Db, steps: Steps<T>): Promise<T> {
  return together(await said(tx, steps)) as Promise<T>
}

/** Begins each step once the statement of the one before has left; one that fails before it leaves fails them all. */
export async function said<T extends readonly unknown[] | []>(tx: Db, steps: Steps<T>): Promise<Promise<unknown>[]> {
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
