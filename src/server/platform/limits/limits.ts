import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { RefusalError } from '#domain/errors.ts'
import type { LimitRule } from '#domain/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { rateLimits } from './limits.tables.ts'

/** Counts tries across all processes. */
export interface Limits {
  /** Counts one more try of a key; refuses, with the time to wait, when there were too many. */
  take(key: string, rule: LimitRule): Promise<void>
  /** Takes one try back, because it turned out not to count. */
  giveBack(key: string): Promise<void>
  /** Forgets the tries and marks of all keys with this beginning. */
  forget(beginning: string): Promise<void>
  /** Remembers a key for a while. */
  mark(key: string, forMs: number): Promise<void>
  isMarked(key: string): Promise<boolean>
  /** True for the first call with a key, also when limits are off. */
  isFirst(key: string, forMs: number): Promise<boolean>
  /** Deletes rows that no longer limit anybody. */
  tidy(): Promise<void>
}

export interface LimitsOptions {
  readonly db: Db
  readonly now: () => Date
  readonly isOn: boolean
}

/** Every try is one statement, so that concurrent tries are all counted. */
export function createLimits({ db, now, isOn }: LimitsOptions): Limits {
  return {
    async take(key, { most, withinMs }) {
      if (!isOn) return
      const at = now()
      const isOver = sql`${rateLimits.resets} <= ${at.toISOString()}::timestamptz`
      const [row] = await db
        .insert(rateLimits)
        .values({ key, count: 1, resets: new Date(at.getTime() + withinMs) })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            resets: sql`case when ${isOver} then excluded.resets else ${rateLimits.resets} end`,
          },
        })
        .returning()
      if (row === undefined || row.count <= most) return
      const retryAfterSeconds = Math.max(1, Math.ceil((row.resets.getTime() - at.getTime()) / 1000))
      throw new RefusalError('too-many-requests', { retryAfterSeconds })
    },
    async giveBack(key) {
      if (isOn)
        await db
          .update(rateLimits)
          .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
          .where(sql`${rateLimits.key} = ${key}`)
    },
    async forget(beginning) {
      await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${beginning})`)
    },
    async mark(key, forMs) {
      if (!isOn) return
      const resets = new Date(now().getTime() + forMs)
      await db.insert(rateLimits).values({ key, count: 0, resets }).onConflictDoUpdate({ target: rateLimits.key, set: { resets } })
    },
    async isFirst(key, forMs) {
      const resets = new Date(now().getTime() + forMs)
      return (await db.insert(rateLimits).values({ key, count: 0, resets }).onConflictDoNothing().returning()).length > 0
    },
    async isMarked(key) {
      if (!isOn) return false
      const rows = await db
        .select()
        .from(rateLimits)
        .where(and(eq(rateLimits.key, key), gt(rateLimits.resets, now())))
      return rows.length > 0
    },
    async tidy() {
      await db.delete(rateLimits).where(lt(rateLimits.resets, now()))
    },
  }
}

/** Counts one more try and answers false when there were too many. */
export async function isWithin(limits: Pick<Limits, 'take'>, key: string, rule: LimitRule): Promise<boolean> {
  try {
    await limits.take(key, rule)
    return true
  } catch (error) {
    if (error instanceof RefusalError && error.refusal === 'too-many-requests') return false
    throw error
  }
}
