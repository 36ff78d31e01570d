import type { z } from 'zod'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log/log.ts'

export interface RetryPlan {
  /** Times a failed job is tried again before it counts as failed for good. */
  limit: number
  /** Pauses double from the first to the longest, with some chance in them. */
  firstPauseSeconds: number
  longestPauseSeconds: number
  /** A job that is not done by then is forgotten, tries left or not. */
  retentionSeconds: number
}

/** What the queue has to know of a job. */
export interface JobQueue {
  readonly name: string
  /** The queue's name before it was renamed: what still waits there moves over at the start. */
  readonly formerName?: string
  readonly retry: RetryPlan
  /** A try that takes longer is given up and tried again. */
  readonly limitSeconds: number
}

export interface JobDefinition<Payload extends object> extends JobQueue {
  readonly payload: z.ZodType<Payload>
}

const RETRY: RetryPlan = { limit: 12, firstPauseSeconds: 5, longestPauseSeconds: 30 * 60, retentionSeconds: 14 * 24 * 60 * 60 }
const LIMIT_SECONDS = 120

/** What a job is called and carries; what it does is registered apart, so that senders load nothing heavy. */
export function defineJob<Payload extends object>(
  definition: Pick<JobDefinition<Payload>, 'name' | 'formerName' | 'payload'> & { retry?: Partial<RetryPlan>; limitSeconds?: number },
): JobDefinition<Payload> {
  return { limitSeconds: LIMIT_SECONDS, ...definition, retry: { ...RETRY, ...definition.retry } }
}

export interface JobRun {
  readonly id: string
  /** Ends when the process stops or the try has taken too long. */
  readonly signal: AbortSignal
}

/** A job may be run more than once, so that a handler must stand being repeated. */
export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>

export interface Jobs {
  /** The job exists once the transaction commits, and never if it rolls back. */
  send<Payload extends object>(tx: Db, job: JobDefinition<Payload>, payload: Payload, options?: { afterSeconds?: number }): Promise<void>
  /** Registered before the start. */
  work<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>): void
  start(): Promise<void>
  /** Lets what is running finish, for a while; what does not is tried again later. */
  stop(): Promise<void>
}

export interface JobsOptions {
  database: Database
  log: Log
  /** Every job that this process may send. */
  definitions: readonly JobQueue[]
  /** How often to look for jobs whose notification was missed or whose pause is over. */
  lookEverySeconds?: number
  /** How often to look for jobs whose process fell silent. */
  superviseEverySeconds?: number
  stopLimitMs?: number
}
