import { AsyncLocalStorage } from 'node:async_hooks'

/** The ids of a span, as traces name it; both are hexadecimal. */
export interface SpanIds {
  readonly traceId: string
  readonly spanId: string
  readonly parentId?: string
}

/** The request or job within which something runs. */
export interface Trail {
  /** The request that began it, however many jobs lie between. */
  readonly requestId?: string | undefined
  readonly job?: string
  /** Absent if no traces are made. */
  readonly span?: SpanIds | undefined
}

const trails = new AsyncLocalStorage<Trail>()

export function currentTrail(): Trail | undefined {
  return trails.getStore()
}

export function onTrail<T>(trail: Trail, work: () => T): T {
  return trails.run(trail, work)
}

/** The fields that log lines get from the request or job within which they are written. */
export function trailFields(): { requestId?: string; job?: string } {
  const { requestId, job } = trails.getStore() ?? {}
  return { ...(requestId === undefined ? {} : { requestId }), ...(job === undefined ? {} : { job }) }
}
