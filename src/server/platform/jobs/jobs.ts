import type { z } from 'zod'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Watch } from '#server/platform/watch/watch.ts'

export interface RetryPlan {
  /** How often a failed job is tried again before it counts as failed for good. */
  limit: number
  /** Pauses double from the first to the longest, with some chance in them. */
  firstPauseSeconds: number
  longestPauseSeconds: number
  /** A job that is not done by then is deleted, tries left or not. */
  retentionSeconds: number
}

/** The facts of a job that the queue needs. */
export interface JobQueue {
  readonly name: string
  /** The queue's name before it was renamed: what still waits there moves over at the start. */
  readonly formerName?: string
  readonly retry: RetryPlan
  /** A try that takes longer is aborted and tried again. */
  readonly limitSeconds: number
}

export interface JobDefinition<Payload extends object> extends JobQueue {
  readonly payload: z.ZodType<Payload>
}

const RETRY: RetryPlan = { limit: 12, firstPauseSeconds: 5, longestPauseSeconds: 30 * 60, retentionSeconds: 14 * 24 * 60 * 60 }
const LIMIT_SECONDS = 120

/** Defines a job's name and payload; its handler is registered apart, so that senders load nothing heavy. */
export function defineJob<Payload extends object>(
  definition: Pick<JobDefinition<Payload>, 'name' | 'formerName' | 'payload'> & { retry?: Partial<RetryPlan>; limitSeconds?: number },
): JobDefinition<Payload> {
  return { limitSeconds: LIMIT_SECONDS, ...definition, retry: { ...RETRY, ...definition.retry } }
}

export function isJobQueue(value: unknown): value is JobQueue {
  return typeof value === 'object' && value !== null && 'name' in value && 'retry' in value && 'limitSeconds' in value
}

/** A job that fails with this is not tried again; it stays listed for a month. */
export class FinalJobError extends Error {
  override name = 'FinalJobError'
}

export interface JobRun {
  readonly id: string
  /** Aborts when the process stops or the try has taken too long. */
  readonly signal: AbortSignal
}

/** A job may run more than once, so its handler must be safe to repeat. */
export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>

export interface Jobs {
  /** The job exists once the transaction commits, and never if it rolls back. */
  send<Payload extends object>(tx: Db, job: JobDefinition<Payload>, payload: Payload, options?: { afterSeconds?: number }): Promise<void>
  /** Must be called before the start. `atOnce` jobs run beside each other at most, on each process; one unless told. */
  work<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>, options?: { readonly atOnce?: number }): void
  start(): Promise<void>
  /** Lets running jobs finish, for a while; the others are tried again later. */
  stop(): Promise<void>
}

export interface JobsOptions {
  database: Database
  log: Log
  watch?: Watch | null
  /** Every job that this process may send. */
  definitions: readonly JobQueue[]
  /** How often to look for jobs whose notification was missed or whose pause is over. */
  lookEverySeconds?: number
  /** How often to look for jobs whose process fell silent. */
  superviseEverySeconds?: number
  stopLimitMs?: number
}
