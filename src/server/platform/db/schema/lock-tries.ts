import { setTimeout as pause } from 'node:timers/promises'
import { findDatabaseError } from '../errors.ts'

const LOCK_NOT_AVAILABLE = '55P03'

interface LockTries {
  readonly tries: number
  readonly pauseMs: number
  /** Told after each try that found a lock taken; what it throws ends the tries. */
  readonly onMissed?: (error: unknown, left: number) => void
}

/** Repeats a transaction with a `lock_timeout` of its own: others wait behind a lock that is waited for, and go on in the pauses. */
export async function tryForLocks<T>(work: () => Promise<T>, { tries, pauseMs, onMissed }: LockTries): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (findDatabaseError(error)?.code !== LOCK_NOT_AVAILABLE) throw error
      onMissed?.(error, left)
      if (left === 0) throw error
    }
    await pause(pauseMs)
  }
}
