import type { SpanIds, Trail } from './trail.ts'

export interface Answered {
  readonly method: string
  /** The pattern of the address, never the address itself. */
  readonly route: string
  readonly status: number
  readonly ms: number
  /** Absent for answers from the cache, which go out before any work. */
  readonly trail?: Trail | undefined
}

export interface ExecutedStatement {
  readonly text: string
  readonly ms: number
  readonly isFailed: boolean
  readonly trail: Trail | undefined
}

export interface Worked {
  readonly queue: string
  readonly ms: number
  readonly isFailed: boolean
  readonly span: SpanIds | undefined
  /** The span in which the job was sent. */
  readonly sentBy: SpanIds | undefined
}

export type EmailResult = 'sent' | 'failed' | 'refused'

/** The figures of a pool of connections, read whenever somebody asks. */
export interface PoolCounts {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** A process tells this what it does. Nothing here may throw or take time. */
export interface Watch {
  /** Names the span of a request or job that begins. */
  begin(traceparent: string | undefined): SpanIds | undefined
  answered(answer: Answered): void
  executed(statement: ExecutedStatement): void
  /** Told for each connection that was asked for. */
  waited(ms: number): void
  worked(job: Worked): void
  emailed(result: EmailResult): void
  openedPool(pool: PoolCounts): void
}

/** One watch over several; null where there is none, so that nothing is measured for nobody. */
export function watchOf(watches: readonly Partial<Watch>[]): Watch | null {
  if (watches.length === 0) return null
  return {
    begin: (traceparent) => watches.map((each) => each.begin?.(traceparent)).find((span) => span !== undefined),
    answered: (answer) => {
      for (const each of watches) each.answered?.(answer)
    },
    executed: (statement) => {
      for (const each of watches) each.executed?.(statement)
    },
    waited: (ms) => {
      for (const each of watches) each.waited?.(ms)
    },
    worked: (job) => {
      for (const each of watches) each.worked?.(job)
    },
    emailed: (result) => {
      for (const each of watches) each.emailed?.(result)
    },
    openedPool: (pool) => {
      for (const each of watches) each.openedPool?.(pool)
    },
  }
}
