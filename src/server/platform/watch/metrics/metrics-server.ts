import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import type { Metrics } from './metrics.ts'

const HEADERS = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' }

export interface MetricsServer {
  readonly port: number
  close(): void
}

/** A port of its own, so that no proxy in front of the shop ever passes the figures on. */
export async function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    void metrics.exposition().then(
      (text) => response.writeHead(200, HEADERS).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefusal(`The metrics cannot be served where METRICS_PORT and METRICS_HOST say: ${reason}.`, { cause: error })
  })
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
