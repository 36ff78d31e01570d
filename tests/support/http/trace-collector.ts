import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
}

export interface TraceCollector {
  readonly url: string
  readonly spans: readonly CollectedSpan[]
  close(): void
}

/** Takes traces as a collector of OpenTelemetry does: OTLP over HTTP, as JSON. It answers once `answering` is done. */
export async function startTraceCollector(answering: Promise<void> = Promise.resolve()): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] }
    const isTaken = request.method === 'POST' && request.url === '/v1/traces' && request.headers['content-type'] === 'application/json'
    if (isTaken) for (const { scopeSpans } of body.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
    await answering
    response.writeHead(isTaken ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, close: () => server.close() }
}
