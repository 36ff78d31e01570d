import { eq, lt, sql } from 'drizzle-orm'
import { RefusalError } from '#domain/errors.ts'
import type { LimitRule } from '#domain/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { rateLimits } from './limits.tables.ts'

/** Counts tries across all processes. */
export interface Limits {
  /** Counts one more try of a key, and refuses with the time to wait when there were too many. */
  take(key: string, rule: LimitRule): Promise<void>
  /** The try turned out to be none that counts. */
  giveBack(key: string): Promise<void>
  /** The tries of a key so far count no more. */
  forget(key: string): Promise<void>
  /** Forgets what no longer limits anybody. */
  tidy(): Promise<void>
}

export interface LimitsOptions {
  readonly db: Db
  readonly now: () => Date
  readonly isOn: boolean
}

/** One statement a try, so that tries at once are all counted. */
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
    async forget(key) {
      await db.delete(rateLimits).where(eq(rateLimits.key, key))
    },
    async tidy() {
      await db.delete(rateLimits).where(lt(rateLimits.resets, now()))
    },
  }
}
