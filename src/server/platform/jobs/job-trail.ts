import { z } from 'zod'
import { currentTrail, onTrail, type Trail } from '#server/platform/watch/trail.ts'
import type { Watch } from '#server/platform/watch/watch.ts'

const SpanIds = z.object({ traceId: z.string(), spanId: z.string() })
/** The trail stands in the payload, since the queue stores nothing else with a job. */
const Sent = z.looseObject({ sentBy: z.object({ requestId: z.string().optional(), span: SpanIds.optional() }).optional() })

/** A job's payload with the request within which it is sent. */
export function withTrail<Payload extends object>(payload: Payload): Payload {
  const { requestId, span } = currentTrail() ?? {}
  if (requestId === undefined && span === undefined) return payload
  const ids = span && { traceId: span.traceId, spanId: span.spanId }
  return { ...payload, sentBy: { requestId, span: ids } }
}

interface Running {
  readonly queue: string
  readonly data: unknown
  readonly watch: Watch | null
}

/** Runs a job as part of the request that sent it, whose id its log lines and the jobs that it sends bear too. */
export async function runOnTrail({ queue, data, watch }: Running, work: (payload: object) => Promise<void>): Promise<void> {
  const { sentBy, ...payload } = Sent.parse(data ?? {})
  const span = watch?.begin(undefined)
  const trail: Trail = { requestId: sentBy?.requestId, job: queue, span }
  const begun = performance.now()
  const told = (isFailed: boolean) => watch?.worked({ queue, ms: performance.now() - begun, isFailed, span, sentBy: sentBy?.span })
  try {
    await onTrail(trail, () => work(payload))
  } catch (error) {
    told(true)
    throw error
  }
  told(false)
}
