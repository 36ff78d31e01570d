import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { JobDefinition } from './jobs.ts'

/** A job whose last try failed. */
export interface TroubledJob {
  readonly id: string
  readonly name: string
  readonly created: string
  readonly tries: number
  readonly reason: string
  /** The time of the next try; null where there is none. */
  readonly next: string | null
}

export interface JobCounts {
  readonly emails: number
  readonly others: number
  readonly failed: number
}

const LISTED_MOST = 50
/** One press is worth some more tries, over hours. */
const FURTHER_TRIES = 10

const isTroubled = sql`(state = 'failed' OR state = 'retry')`

/** Work that is due: what is planned for a later time is no backlog. */
const isUnderWay = sql`state < 'completed' AND (state <> 'created' OR start_after <= now())`

/** Jobs that are due or run, and those that failed for good. */
export async function countJobs(db: Db): Promise<JobCounts> {
  const { rows } = await db.execute<Record<keyof JobCounts, string>>(sql`
    SELECT count(*) FILTER (WHERE ${isUnderWay} AND name LIKE 'email-%') AS emails,
      count(*) FILTER (WHERE ${isUnderWay} AND name NOT LIKE 'email-%') AS others,
      count(*) FILTER (WHERE state = 'failed') AS failed
    FROM pgboss.job WHERE state < 'completed' OR state = 'failed'`)
  const [row] = rows
  return { emails: Number(row?.emails ?? 0), others: Number(row?.others ?? 0), failed: Number(row?.failed ?? 0) }
}

export interface QueueCounts {
  readonly name: string
  readonly waiting: number
  readonly running: number
  readonly failed: number
  /** Seconds since the oldest waiting job was due. */
  readonly overdueSeconds: number
}

/** Each queue that has jobs which wait, run or failed for good. */
export async function countQueues(db: Db): Promise<QueueCounts[]> {
  const { rows } = await db.execute<Record<keyof QueueCounts, string>>(sql`
    SELECT name, count(*) FILTER (WHERE state < 'active') AS waiting, count(*) FILTER (WHERE state = 'active') AS running,
      count(*) FILTER (WHERE state = 'failed') AS failed,
      coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active' AND start_after < now())), 0) AS "overdueSeconds"
    FROM pgboss.job WHERE state < 'completed' OR state = 'failed' GROUP BY name ORDER BY name`)
  return rows.map(({ name, ...counts }) => ({
    name,
    waiting: Number(counts.waiting),
    running: Number(counts.running),
    failed: Number(counts.failed),
    overdueSeconds: Number(counts.overdueSeconds),
  }))
}

/** The queues among them that have a job to be done now. */
export async function listDueQueues(database: Pick<Database, 'runSql'>, names: readonly string[]): Promise<string[]> {
  const text = `
    SELECT queue.name FROM unnest($1::text[]) AS queue (name)
    WHERE EXISTS (
      SELECT FROM pgboss.job WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= pgboss.job_now()
    )`
  const { rows } = await database.runSql<{ name: string }>(text, [names])
  return rows.map(({ name }) => name)
}

/** The payloads of a queue's jobs that wait or run. */
export async function listOpenPayloads<Payload extends object>(db: Db, job: JobDefinition<Payload>): Promise<Payload[]> {
  const { rows } = await db.execute<{ data: unknown }>(sql`SELECT data FROM pgboss.job WHERE name = ${job.name} AND state < 'completed'`)
  return rows.map(({ data }) => job.payload.parse(data))
}

/** Jobs whose last try failed. */
export async function countTroubledJobs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`SELECT count(*) AS count FROM pgboss.job WHERE ${isTroubled}`)
  return Number(rows[0]?.count ?? 0)
}

/** The newest first. */
export async function listTroubledJobs(db: Db): Promise<TroubledJob[]> {
  const { rows } = await db.execute<Omit<TroubledJob, 'created' | 'next'> & { created: string; next: string; isFailed: boolean }>(sql`
    SELECT id, name, created_on::timestamptz AS created, retry_count AS tries, start_after::timestamptz AS next, state = 'failed' AS "isFailed",
      coalesce(output->>'message', '') AS reason
    FROM pgboss.job WHERE ${isTroubled} ORDER BY created_on DESC LIMIT ${LISTED_MOST}`)
  return rows.map(({ isFailed, created, next, ...job }) => ({ ...job, created: instant(created), next: isFailed ? null : instant(next) }))
}

/** Lets a job be tried at once; false where it did not fail. */
export async function tryJobAgain(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL,
      retry_limit = greatest(retry_limit, retry_count + ${FURTHER_TRIES}), keep_until = greatest(keep_until, now() + interval '30 days')
    WHERE id = ${id} AND state IN ('failed', 'retry')`)
  return rowCount === 1
}

function instant(text: string): string {
  return new Date(text).toISOString()
}
