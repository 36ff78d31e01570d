import { randomBytes } from 'node:crypto'
import type { Log } from '#server/platform/log/log.ts'
import { VERSION } from '#server/platform/version.ts'
import type { SpanIds } from '#server/platform/watch/trail.ts'
import type { Watch } from '#server/platform/watch/watch.ts'

export interface TracerOptions {
  /** The collector's address, below which it takes traces at /v1/traces. */
  readonly endpoint: string
  /** Sent with each batch, for collectors that want a key. */
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
  readonly log: Log
}

export interface Tracer {
  readonly watch: Partial<Watch>
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

const SEND_EVERY_MS = 5_000
const SEND_FROM = 512
/** A collector that is away costs this much memory and no more; later spans are dropped. */
const HELD_MOST = 4_096
const SEND_LIMIT_MS = 10_000
/** The end of the process doesn't wait longer for a collector that hangs. */
const CLOSE_LIMIT_MS = 3_000
const STATEMENT_LETTERS_MOST = 2_000
const KIND = { server: 2, client: 3, consumer: 5 } as const
const FAILED = { code: 2 }
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/

interface Span {
  readonly ids: SpanIds
  readonly name: string
  readonly kind: keyof typeof KIND
  readonly ms: number
  readonly isFailed: boolean
  readonly about: Readonly<Record<string, string | number>>
  readonly link?: SpanIds | undefined
}

/** Sends spans to an OpenTelemetry collector, as JSON. Answers from the cache make none: they are bytes that were ready. */
export function createTracer({ endpoint, headers, service, log }: TracerOptions): Tracer {
  const url = `${endpoint}/v1/traces`
  let held: object[] = []
  /** Spans whose batches are being sent or wait for the batch before. */
  let leaving = 0
  const ending = new AbortController()
  let sending: Promise<void> = Promise.resolve()
  let isAway = false
  const send = async (spans: readonly object[]) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(batch(service, spans)),
        // The headers may hold a key, which is for the collector alone.
        redirect: 'error',
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(SEND_LIMIT_MS)]),
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`the collector answered ${response.status}`)
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'traces could not be sent and are dropped')
      isAway = true
    } finally {
      leaving -= spans.length
    }
  }
  const flush = () => {
    const spans = held
    held = []
    leaving += spans.length
    if (spans.length > 0) sending = sending.then(() => send(spans))
    return sending
  }
  const add = (span: Span) => {
    if (held.length + leaving >= HELD_MOST) return
    held.push(written(span))
    if (held.length === SEND_FROM) void flush()
  }
  const timer = setInterval(() => void flush(), SEND_EVERY_MS).unref()
  return {
    watch: watchInto(add),
    close: () => {
      clearInterval(timer)
      setTimeout(() => ending.abort(), CLOSE_LIMIT_MS).unref()
      return flush()
    },
  }
}

function watchInto(add: (span: Span) => void): Partial<Watch> {
  return {
    begin: (traceparent) => {
      const [, traceId, parentId] = TRACEPARENT.exec(traceparent ?? '') ?? []
      const spanId = randomBytes(8).toString('hex')
      return traceId === undefined || parentId === undefined
        ? { traceId: randomBytes(16).toString('hex'), spanId }
        : { traceId, spanId, parentId }
    },
    answered: ({ method, route, status, ms, trail }) => {
      if (trail?.span === undefined) return
      const about = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'diyafa.request_id': trail.requestId ?? '',
      }
      add({ ids: trail.span, name: `${method} ${route}`, kind: 'server', ms, isFailed: status >= 500, about })
    },
    executed: ({ text, ms, isFailed, trail }) => {
      if (trail?.span === undefined) return
      const { traceId, spanId: parentId } = trail.span
      const ids = { traceId, parentId, spanId: randomBytes(8).toString('hex') }
      // Values are beside the text and never in it.
      const about = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, STATEMENT_LETTERS_MOST) }
      add({ ids, name: /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL', kind: 'client', ms, isFailed, about })
    },
    worked: ({ queue, ms, isFailed, span, sentBy }) => {
      if (span === undefined) return
      add({ ids: span, name: `job ${queue}`, kind: 'consumer', ms, isFailed, about: { 'messaging.destination.name': queue }, link: sentBy })
    },
  }
}

function written({ ids, name, kind, ms, isFailed, about, link }: Span): object {
  const end = performance.timeOrigin + performance.now()
  return {
    traceId: ids.traceId,
    spanId: ids.spanId,
    ...(ids.parentId === undefined ? {} : { parentSpanId: ids.parentId }),
    name,
    kind: KIND[kind],
    startTimeUnixNano: nanos(end - ms),
    endTimeUnixNano: nanos(end),
    attributes: attributes(about),
    ...(link === undefined ? {} : { links: [{ traceId: link.traceId, spanId: link.spanId }] }),
    ...(isFailed ? { status: FAILED } : {}),
  }
}

function nanos(ms: number): string {
  return `${Math.round(ms * 1000)}000`
}

function attributes(about: Span['about']): object[] {
  return Object.entries(about).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }))
}

function batch(service: string, spans: readonly object[]): object {
  const resource = { attributes: attributes({ 'service.name': service, 'service.version': VERSION }) }
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'diyafa', version: VERSION }, spans }] }] }
}
