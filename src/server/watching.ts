import { promisify } from 'node:util'
import type { App } from './app.ts'
import type { Environment } from './environment.ts'
import type { Log } from './platform/log/log.ts'
import type { Readings } from './platform/watch/metrics/metrics.ts'
import { type Watch, watchOf } from './platform/watch/watch.ts'
import type { ReadingDeps } from './status/readings.service.ts'

interface Watched extends ReadingDeps {
  readonly app: App
}

export interface Watching {
  /** Null where nobody asks for figures or traces. */
  readonly watch: Watch | null
  /** Called once the shop is there. */
  begin(watched: Watched): Promise<void>
  close(): Promise<void>
}

interface Part {
  readonly watch: Partial<Watch>
  begin?(watched: Watched): Promise<void>
  close?(): Promise<void>
}

/** Loads what watches the process only where a setting asks for it. */
export async function openWatching(settings: Environment, log: Log): Promise<Watching> {
  const parts = (await Promise.all([openMetrics(settings, log), openTraces(settings, log)])).filter((part) => part !== null)
  return {
    watch: watchOf(parts.map(({ watch }) => watch)),
    begin: async (watched) => {
      for (const part of parts) await part.begin?.(watched)
    },
    close: async () => {
      for (const part of parts) await part.close?.()
    },
  }
}

async function openMetrics({ METRICS_PORT: port, METRICS_HOST: host }: Environment, log: Log): Promise<Part | null> {
  if (port === undefined) return null
  const { createMetrics } = await import('./platform/watch/metrics/metrics.ts')
  const metrics = createMetrics(log)
  return {
    watch: metrics.watch,
    begin: async ({ app, ...deps }) => {
      const { serveMetrics } = await import('./platform/watch/metrics/metrics-server.ts')
      const { readStored } = await import('./status/readings.service.ts')
      metrics.readFrom(async () => ({ ...(await readProcess(app)), stored: await readStored(deps) }))
      const { port: taken } = await serveMetrics(metrics, { port, host })
      log.info({ host, port: taken }, 'figures for Prometheus are served at /metrics')
    },
  }
}

async function openTraces(settings: Environment, log: Log): Promise<Part | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_SERVICE_NAME: service } = settings
  if (endpoint === undefined) return null
  const { createTracer } = await import('./platform/watch/traces/tracer.ts')
  return createTracer({ endpoint, headers: headers, service, log })
}

async function readProcess({ http, cache, sockets }: App): Promise<Omit<Readings, 'stored'>> {
  const connections = await promisify<number>(http.server.getConnections.bind(http.server))()
  return { connections, sockets: sockets(), cache: { ...cache.counts, bytes: cache.bytes } }
}
