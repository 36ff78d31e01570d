import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, type Job, PgBoss, type QueueOptions, type QueueResult } from 'pg-boss'
import type { Database, Db } from '#server/platform/db/database.ts'
import { isDatabaseAway, withoutValues } from '#server/platform/db/errors.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Watch } from '#server/platform/watch/watch.ts'
import { listDueQueues } from './job-status.ts'
import { runOnTrail, withTrail } from './job-trail.ts'
import { FinalJobError, type JobDefinition, type JobHandler, type JobQueue, type Jobs, type JobsOptions } from './jobs.ts'

const LOOK_EVERY_SECONDS = 10
/** Each queue by itself is looked at this seldom while notifications come: one statement for all of them looks for what they missed. */
const LOOK_AT_EACH_EVERY_SECONDS = 10 * 60
const STOP_LIMIT_MS = 8_000
/** A job of a killed process waits this long before another takes it: one heartbeat and one round. */
const HEARTBEAT_SECONDS = 10
const SUPERVISE_SECONDS = 15
const DONE_JOBS_RETENTION_SECONDS = 24 * 60 * 60
const FAILED_JOBS_RETENTION_SECONDS = 30 * 24 * 60 * 60
/** No job has this id: asking for it reads the queue and no job. */
const NO_JOB = '00000000-0000-0000-0000-000000000000'

interface Work {
  job: JobQueue
  atOnce: number
  run(job: Job<unknown>): Promise<void>
}

class JobBoss implements Jobs {
  private readonly database: Database
  private readonly log: Log
  private readonly definitions: readonly JobQueue[]
  private readonly lookEverySeconds: number
  private readonly superviseEverySeconds: number
  private readonly stopLimitMs: number
  private readonly watch: Watch | null
  private readonly works: Work[] = []
  private boss: PgBoss | null = null
  private lookTimer: NodeJS.Timeout | undefined

  constructor({
    database,
    log,
    definitions,
    lookEverySeconds = LOOK_EVERY_SECONDS,
    superviseEverySeconds = SUPERVISE_SECONDS,
    stopLimitMs = STOP_LIMIT_MS,
    watch = null,
  }: JobsOptions) {
    this.database = database
    this.log = log
    this.definitions = definitions
    this.lookEverySeconds = lookEverySeconds
    this.superviseEverySeconds = superviseEverySeconds
    this.stopLimitMs = stopLimitMs
    this.watch = watch
  }

  async send<Payload extends object>(
    tx: Db,
    job: JobDefinition<Payload>,
    payload: Payload,
    { afterSeconds }: { afterSeconds?: number } = {},
  ): Promise<void> {
    if (this.boss === null) throw new Error(`Job ${job.name} was sent before the jobs were started.`)
    this.refuseUnknown(job)
    const options = afterSeconds === undefined ? {} : { startAfter: afterSeconds }
    await this.boss.send(job.name, withTrail(job.payload.parse(payload)), { ...options, db: fromDrizzle(tx, sql) })
  }

  work<Payload extends object>(job: JobDefinition<Payload>, handler: JobHandler<Payload>, { atOnce = 1 }: { atOnce?: number } = {}): void {
    if (this.boss !== null) throw new Error(`The handler of job ${job.name} was registered after the start.`)
    // A file of jobs that could not be found ends the start, and not the first request that sends one.
    this.refuseUnknown(job)
    this.works.push({
      job,
      atOnce,
      run: ({ id, data, signal }) =>
        runOnTrail({ queue: job.name, data, watch: this.watch }, async (payload) => {
          try {
            await handler(job.payload.parse(payload), { id, signal })
          } catch (error) {
            if (error instanceof FinalJobError) await this.endTries(job.name, id)
            else
              this.log.warn({ err: withoutValues(error), job: job.name, id }, 'a job failed and will be tried again while tries are left')
            throw error
          }
        }),
    })
  }

  /** The failure that follows is the last, and can be read for a month. */
  private async endTries(name: string, id: string): Promise<void> {
    const text = 'UPDATE pgboss.job SET retry_limit = retry_count, deletion_seconds = $3 WHERE name = $1 AND id = $2'
    await this.database.runSql(text, [name, id, FAILED_JOBS_RETENTION_SECONDS])
  }

  async start(): Promise<void> {
    const boss = bossOver(this.database, this.log, this.superviseEverySeconds)
    await boss.start()
    await this.prepareQueues(boss)
    this.boss = boss
    const workers = new Map<string, readonly string[]>()
    for (const work of this.works) workers.set(work.job.name, await this.startWorkers(boss, work))
    this.lookLater(boss, workers)
  }

  /** A shop that rests would ask its database several times a second if each queue looked for itself. */
  private lookLater(boss: PgBoss, workers: ReadonlyMap<string, readonly string[]>): void {
    const look = async () => {
      try {
        for (const name of await listDueQueues(this.database, [...workers.keys()]))
          for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
      } catch (error) {
        if (this.boss === boss) this.log.warn({ err: withoutValues(error) }, 'the job queue looks for due jobs later')
      }
      if (this.boss === boss) this.lookLater(boss, workers)
    }
    this.lookTimer = setTimeout(() => void look(), this.lookEverySeconds * 1000).unref()
  }

  async stop(): Promise<void> {
    const { boss } = this
    this.boss = null
    if (boss === null) return
    clearTimeout(this.lookTimer)
    const limit = Promise.withResolvers<void>()
    const timer = setTimeout(limit.resolve, this.stopLimitMs)
    // A graceful stop of pg-boss itself looks only twice a second whether the jobs under way have ended.
    const ended = Promise.all(this.works.map(({ job }) => boss.offWork(job.name, { wait: true })))
    await Promise.race([ended, limit.promise]).finally(() => clearTimeout(timer))
    // A job that did not end in time finds the database closed: it is tried again later, which is no trouble.
    boss.removeAllListeners('error')
    boss.on('error', ({ message: reason }) => this.log.info({ reason }, 'a job was cut off by the end of the process'))
    await boss.stop({ graceful: false, close: false })
  }

  /** Reads every queue into pg-boss's memory: reading one for the first time inside a transaction would query outside of it. */
  private refuseUnknown({ name }: JobQueue): void {
    if (!this.definitions.some((known) => known.name === name)) throw new Error(`Job ${name} is not among the definitions.`)
  }

  private async prepareQueues(boss: PgBoss): Promise<void> {
    const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const definition of this.definitions) {
      const wanted = queueOptions(definition)
      const queue = present.get(definition.name)
      if (queue === undefined) await boss.createQueue(definition.name, wanted)
      else if (!hasOptions(queue, wanted)) await boss.updateQueue(definition.name, wanted)
      else continue
      // Asking for a job makes pg-boss read the queue.
      await boss.findJobs(definition.name, { id: NO_JOB })
    }
    for (const definition of this.definitions) {
      const { formerName } = definition
      if (formerName !== undefined && present.has(formerName)) await this.moveWaiting(boss, formerName, definition.name)
    }
  }

  /** Jobs keep their ids, so that an email sent twice carries one Message-ID. The former queue stays for processes of the version before. */
  private async moveWaiting(boss: PgBoss, from: string, to: string): Promise<void> {
    for (const { id, data, state, startAfter } of await boss.findJobs<object>(from, { queued: true })) {
      if (state !== 'created' && state !== 'retry') continue
      await this.database.transaction(async (tx) => {
        const db = fromDrizzle(tx, sql)
        await boss.send(to, data, { id, startAfter, db })
        await boss.deleteJob(from, id, { db })
      })
    }
  }

  /** A worker takes no further jobs while one of its last ones runs: of two, one slow job holds up the half at most. */
  private async startWorkers(boss: PgBoss, { atOnce, ...work }: Work): Promise<readonly string[]> {
    const shares = [Math.ceil(atOnce / 2), Math.floor(atOnce / 2)].filter((share) => share > 0)
    return Promise.all(shares.map((share) => this.startWorker(boss, { ...work, atOnce: share })))
  }

  private async startWorker(boss: PgBoss, { job: { name }, atOnce, run }: Work): Promise<string> {
    const polling = {
      pollingIntervalSeconds: Math.min(2, this.lookEverySeconds),
      notifyPollingIntervalSeconds: LOOK_AT_EACH_EVERY_SECONDS,
    }
    const worker = await boss.work(name, { ...polling, batchSize: atOnce }, async (jobs) => {
      try {
        if (atOnce === 1) for (const job of jobs) await run(job)
        else await Promise.all(jobs.map((job) => settled(boss, job, run)))
      } finally {
        // Jobs of one transaction are announced together: a worker that has done one looks for the next without a pause.
        boss.notifyWorker(worker)
      }
    })
    return worker
  }
}

/** Marks each job as done separately, so that a process that dies repeats only the jobs that it was working on. */
async function settled(boss: PgBoss, job: Job<unknown>, run: Work['run']): Promise<void> {
  try {
    await run(job)
  } catch (error) {
    await boss.fail(job.name, job, error instanceof Error ? error : new Error(String(error)))
    return
  }
  await boss.complete(job.name, job)
}

export function createJobs(options: JobsOptions): Jobs {
  return new JobBoss(options)
}

/** Makes pg-boss's tables, for snapshots and templates that are opened often. */
export async function installJobs(database: Database, log: Log): Promise<void> {
  const boss = bossOver(database, log)
  await boss.start()
  await boss.stop({ graceful: false, close: false })
}

function bossOver(database: Database, log: Log, superviseEverySeconds = SUPERVISE_SECONDS): PgBoss {
  const db: NonNullable<ConstructorOptions['db']> = {
    executeSql: (text, values) => database.runSql(text, values),
    async listen(channel, receive, onReconnect) {
      let isOpen = true
      await database.listen(channel, (payload) => {
        if (isOpen) receive(payload)
      })
      database.onListeningChange((isListening) => {
        if (isOpen && isListening) onReconnect()
      })
      return {
        close: async () => {
          isOpen = false
        },
      }
    },
  }
  const boss = new PgBoss({
    db,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseEverySeconds,
    monitorIntervalSeconds: superviseEverySeconds,
    flowIntervalSeconds: 3600,
  })
  boss.on('error', (error) => {
    const level = isAway(error) ? 'warn' : 'error'
    log[level]({ reason: error.message }, 'the job queue had trouble with the database')
  })
  return boss
}

/** The queue passes on copies, which are no Error objects any more. */
function isAway(error: Error): boolean {
  return isDatabaseAway(Object.assign(new Error(error.message), error))
}

function queueOptions({ retry, limitSeconds }: JobQueue) {
  return {
    notify: true,
    retryLimit: retry.limit,
    retryDelay: retry.firstPauseSeconds,
    retryBackoff: true,
    retryDelayMax: retry.longestPauseSeconds,
    expireInSeconds: limitSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: retry.retentionSeconds,
    deleteAfterSeconds: DONE_JOBS_RETENTION_SECONDS,
  } satisfies QueueOptions & { notify: boolean }
}

function hasOptions(queue: QueueResult, wanted: ReturnType<typeof queueOptions>): boolean {
  const present: Record<string, unknown> = { ...queue }
  return Object.entries(wanted).every(([name, value]) => present[name] === value)
}
