import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Log } from '#server/platform/log/log.ts'
import { VERSION } from '#server/platform/version.ts'
import type { PoolCounts, Watch } from '#server/platform/watch/watch.ts'

/** Figures that stand in the database or in other parts of the process, read for each scrape. */
export interface Readings {
  readonly connections: number
  readonly sockets: number
  readonly cache: { readonly bytes: number; readonly hits: number; readonly misses: number; readonly stale: number }
  /** Null while the database cannot be asked. */
  readonly stored: StoredReadings | null
}

export interface StoredReadings {
  readonly queues: readonly {
    readonly name: string
    readonly waiting: number
    readonly running: number
    readonly failed: number
    /** Seconds since the oldest waiting job was due. */
    readonly overdueSeconds: number
  }[]
  /** Entries of the search that wait to be made anew. */
  readonly searchEntriesBehind: number
  /** Changes of products that the bitmaps of the search do not hold yet. */
  readonly searchChanges: number
  /** Null where no backup was made yet. */
  readonly lastBackup: Date | null
  /** Null where nothing is stored on this machine. */
  readonly diskFreeBytes: number | null
}

export interface Metrics {
  readonly watch: Partial<Watch>
  /** Names the source of figures that cannot be counted as they happen; called once the shop is there. */
  readFrom(read: () => Promise<Readings>): void
  exposition(): Promise<string>
}

const ANSWER_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]
const STATEMENT_BUCKETS = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]
const WAIT_BUCKETS = [0.001, 0.01, 0.1, 0.5, 1, 5]
const JOB_BUCKETS = [0.01, 0.1, 0.5, 1, 5, 30, 120]
const KINDS: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'])

export function createMetrics(log: Log): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'diyafa_info', help: 'The version of the shop.', labelNames: ['version'], registers }).set({ version: VERSION }, 1)
  const { watch, pools } = countedAsTheyHappen(registers)
  const readings = readGauges(registers)
  pool(registers, pools)
  let read: (() => Promise<Readings>) | null = null
  return {
    watch,
    readFrom: (given) => {
      read = given
    },
    exposition: async () => {
      if (read !== null) {
        await read()
          .then(readings)
          .catch((error: unknown) => log.warn({ err: error }, 'some figures of the process could not be read'))
      }
      return registry.metrics()
    },
  }
}

type Registers = Registry[]

function countedAsTheyHappen(registers: Registers): { watch: Partial<Watch>; pools: PoolCounts[] } {
  const pools: PoolCounts[] = []
  const answers = new Counter({
    name: 'diyafa_http_requests_total',
    help: 'Answers to requests, by the pattern of the address.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'diyafa_http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route'],
    buckets: ANSWER_BUCKETS,
    registers,
  })
  const statements = new Histogram({
    name: 'diyafa_database_statement_duration_seconds',
    help: 'Time from saying a statement to its answer.',
    labelNames: ['kind'],
    buckets: STATEMENT_BUCKETS,
    registers,
  })
  const failures = new Counter({ name: 'diyafa_database_statement_failures_total', help: 'Statements that failed.', registers })
  const waits = new Histogram({
    name: 'diyafa_database_wait_seconds',
    help: 'Time that work waited for a connection.',
    buckets: WAIT_BUCKETS,
    registers,
  })
  const jobs = new Histogram({
    name: 'diyafa_job_duration_seconds',
    help: 'Time of one try of a job.',
    labelNames: ['queue', 'result'],
    buckets: JOB_BUCKETS,
    registers,
  })
  const emails = new Counter({
    name: 'diyafa_emails_total',
    help: 'Tries to send an email: sent, failed for now, or refused for good.',
    labelNames: ['result'],
    registers,
  })
  const watch: Partial<Watch> = {
    answered: ({ method, route, status, ms }) => {
      answers.inc({ method, route, status })
      durations.observe({ method, route }, ms / 1000)
    },
    executed: ({ text, ms, isFailed }) => {
      statements.observe({ kind: kindOf(text) }, ms / 1000)
      if (isFailed) failures.inc()
    },
    waited: (ms) => waits.observe(ms / 1000),
    worked: ({ queue, ms, isFailed }) => jobs.observe({ queue, result: isFailed ? 'failed' : 'done' }, ms / 1000),
    emailed: (result) => emails.inc({ result }),
    openedPool: (opened) => void pools.push(opened),
  }
  return { watch, pools }
}

function kindOf(text: string): string {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? ''
  return KINDS.has(word) ? word : 'other'
}

function pool(registers: Registers, pools: readonly PoolCounts[]): void {
  const sum = (of: keyof PoolCounts) => pools.reduce((total, each) => total + each[of], 0)
  const gauge = (name: string, help: string, of: keyof PoolCounts) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(sum(of))
      },
    })
  gauge('diyafa_database_connections', 'Open connections of the pool.', 'totalCount')
  gauge('diyafa_database_connections_idle', 'Open connections that nothing uses.', 'idleCount')
  gauge('diyafa_database_waiting', 'Work that waits for a connection.', 'waitingCount')
}

function readGauges(registers: Registers): (readings: Readings) => void {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers })
  const connections = gauge('diyafa_http_connections', 'Open connections of browsers and proxies.')
  const sockets = gauge('diyafa_sockets', 'Open sockets.')
  const cacheBytes = gauge('diyafa_cache_bytes', 'Memory of the cached answers.')
  const cached = new Counter({
    name: 'diyafa_cache_answers_total',
    help: 'Answers that everybody may share: from the cache, made anew, or sent although they may have changed.',
    labelNames: ['result'],
    registers,
  })
  const up = gauge('diyafa_database_up', '1 while the database can be asked.')
  const jobs = gauge('diyafa_jobs', 'Jobs of all processes, by queue and state.', ['queue', 'state'])
  const overdue = gauge('diyafa_job_overdue_seconds', 'Time since the oldest waiting job of a queue was due.', ['queue'])
  const behind = gauge('diyafa_search_entries_behind', 'Entries of the search that another version made.')
  const changes = gauge('diyafa_search_changes', 'Changes of products that the bitmaps of the search do not hold yet.')
  const backup = gauge('diyafa_backup_timestamp_seconds', 'When the last backup was finished.')
  const disk = gauge('diyafa_disk_free_bytes', 'Free bytes of the disk that the shop writes to.')
  return (readings) => {
    const { bytes, ...counts } = readings.cache
    connections.set(readings.connections)
    sockets.set(readings.sockets)
    cacheBytes.set(bytes)
    cached.reset()
    for (const [result, count] of Object.entries(counts)) cached.inc({ result }, count)
    up.set(readings.stored === null ? 0 : 1)
    for (const each of [behind, changes, backup, disk]) each.remove()
    jobs.reset()
    overdue.reset()
    if (readings.stored === null) return
    for (const { name: queue, overdueSeconds, ...states } of readings.stored.queues) {
      for (const [state, count] of Object.entries(states)) jobs.set({ queue, state }, count)
      overdue.set({ queue }, overdueSeconds)
    }
    behind.set(readings.stored.searchEntriesBehind)
    changes.set(readings.stored.searchChanges)
    if (readings.stored.lastBackup !== null) backup.set(readings.stored.lastBackup.getTime() / 1000)
    if (readings.stored.diskFreeBytes !== null) disk.set(readings.stored.diskFreeBytes)
  }
}
