import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#server/platform/db/database.ts'
import { createJobs } from '#server/platform/jobs/job-boss.ts'
import { defineJob, type JobHandler, type Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import { describeOnBothDatabases } from '#tests/support/database/both-databases.ts'
import { statementTextsOf } from '#tests/support/database/statements.ts'

const email = defineJob({ name: 'platform-email', payload: z.object({ to: z.string() }) })
const fragile = defineJob({
  name: 'platform-fragile',
  payload: z.object({ n: z.number() }),
  retry: { limit: 3, firstPauseSeconds: 1, longestPauseSeconds: 1 },
})

const quietLog: Log = { info() {}, warn() {}, error() {} }

/** Settles with the handled jobs once there are that many. */
function gather<Payload>(): { handler: JobHandler<Payload>; seen: Payload[]; reach(count: number): Promise<Payload[]> } {
  const seen: Payload[] = []
  let wanted = Number.POSITIVE_INFINITY
  let reached = () => {}
  return {
    seen,
    handler: async (payload) => {
      seen.push(payload)
      if (seen.length >= wanted) reached()
    },
    reach: (count) =>
      new Promise((resolve) => {
        wanted = count
        reached = () => resolve(seen)
        if (seen.length >= count) reached()
      }),
  }
}

/** Four jobs that wait for each other; the second fails at its first try. */
function gatherAtOnce() {
  const seen: number[] = []
  const met = Promise.withResolvers<void>()
  let [running, most] = [0, 0]
  const handler: JobHandler<{ n: number }> = async ({ n }) => {
    seen.push(n)
    running += 1
    most = Math.max(most, running)
    if (running === 4) met.resolve()
    await met.promise
    running -= 1
    if (n === 1 && seen.filter((each) => each === 1).length === 1) throw new Error('not yet')
  }
  return { seen, handler, most: () => most }
}

const crowd = defineJob({
  name: 'platform-crowd',
  payload: z.object({ n: z.number() }),
  retry: { limit: 3, firstPauseSeconds: 1, longestPauseSeconds: 1 },
})

describeOnBothDatabases(
  'jobs',
  ({ database }) => {
    let jobs: Jobs
    const emails = gather<{ to: string }>()
    const tries: number[] = []
    const survived = Promise.withResolvers<void>()
    const atOnce = gatherAtOnce()

    beforeAll(async () => {
      jobs = createJobs({ database: database(), log: quietLog, definitions: [email, fragile, crowd], lookEverySeconds: 0.5 })
      jobs.work(email, emails.handler)
      jobs.work(fragile, async ({ n }) => {
        tries.push(n)
        if (tries.length < 3) throw new Error('not yet')
        survived.resolve()
      })
      jobs.work(crowd, atOnce.handler, { atOnce: 4 })
      await jobs.start()
    })
    afterAll(() => jobs.stop())

    test('run beside each other where that is asked for; one that fails is tried again by itself', async () => {
      await database().transaction(async (tx) => {
        for (let n = 0; n < 6; n += 1) await jobs.send(tx, crowd, { n })
      })
      await expect.poll(() => atOnce.seen.toSorted(), { timeout: 30_000 }).toEqual([0, 1, 1, 2, 3, 4, 5])
      expect(atOnce.most()).toBe(4)
    })

    test('a slow job holds up none that come later', async () => {
      const slow = Promise.withResolvers<void>()
      const queue = defineJob({ name: 'platform-slow', payload: z.object({ n: z.number() }) })
      const beside = createJobs({ database: database(), log: quietLog, definitions: [queue], lookEverySeconds: 0.5 })
      const begun: number[] = []
      const done: number[] = []
      beside.work(
        queue,
        async ({ n }) => {
          begun.push(n)
          if (n === 0) await slow.promise
          done.push(n)
        },
        { atOnce: 2 },
      )
      await beside.start()
      await database().transaction((tx) => beside.send(tx, queue, { n: 0 }))
      await expect.poll(() => begun).toEqual([0])
      for (const n of [1, 2, 3]) await database().transaction((tx) => beside.send(tx, queue, { n }))
      await expect.poll(() => done.toSorted(), { timeout: 30_000 }).toEqual([1, 2, 3])
      slow.resolve()
      await expect.poll(() => done.length).toBe(4)
      await beside.stop()
    })

    test('a job that waits in a queue of a former name is done under the new one, with its id', async () => {
      const former = defineJob({ name: 'platform-former', payload: z.object({ to: z.string() }) })
      const before = createJobs({ database: database(), log: quietLog, definitions: [former] })
      await before.start()
      await database().transaction((tx) => before.send(tx, former, { to: 'somebody' }))
      await before.stop()
      const [waiting] = (await database().db.execute<{ id: string }>(sql`select id from pgboss.job where name = 'platform-former'`)).rows
      const renamed = defineJob({ ...former, name: 'platform-renamed', formerName: 'platform-former' })
      const done = Promise.withResolvers<{ to: string; id: string }>()
      const after = createJobs({ database: database(), log: quietLog, definitions: [renamed], lookEverySeconds: 0.5 })
      after.work(renamed, async ({ to }, { id }) => done.resolve({ to, id }))
      await after.start()
      expect(await done.promise).toEqual({ to: 'somebody', id: waiting?.id })
      await after.stop()
    })

    test('a job sent in a committed transaction arrives, one in a rolled-back transaction never does', async () => {
      const rolledBack = database().transaction(async (tx) => {
        await jobs.send(tx, email, { to: 'nobody' })
        throw new Error('rolled back')
      })
      await expect(rolledBack).rejects.toThrow('rolled back')
      await database().transaction(async (tx) => {
        await jobs.send(tx, email, { to: 'first' })
        expect(emails.seen).toEqual([])
      })
      await jobs.send(database().db, email, { to: 'second' })
      expect((await emails.reach(2)).map(({ to }) => to)).toEqual(['first', 'second'])
      const { rows } = await database().runSql("SELECT 1 FROM pgboss.job WHERE data->>'to' = 'nobody'")
      expect(rows).toEqual([])
    })

    test('a job that fails is tried again', async () => {
      await jobs.send(database().db, fragile, { n: 7 })
      await survived.promise
      expect(tries).toEqual([7, 7, 7])
    })

    test('a payload that breaks its schema is refused when it is sent', async () => {
      const broken = { to: 5 } as unknown as { to: string }
      await expect(jobs.send(database().db, email, broken)).rejects.toBeInstanceOf(z.ZodError)
    })

    test('a second start finds its queues, and a send in its first transaction does not wait', async () => {
      const again = createJobs({ database: database(), log: quietLog, definitions: [email, fragile] })
      await again.start()
      await database().transaction((tx) => again.send(tx, fragile, { n: 8 }))
      await again.stop()
      const unknown = defineJob({ name: 'platform-unknown', payload: z.object({}) })
      await expect(jobs.send(database().db, unknown, {})).rejects.toThrow('not among the definitions')
      await expect(again.send(database().db, email, { to: 'late' })).rejects.toThrow('before the jobs were started')
    })
  },
  { isShared: true },
)

describeOnBothDatabases(
  'stopping jobs',
  ({ database }) => {
    test('running jobs finish before the stop is over', async () => {
      const jobs = createJobs({ database: database(), log: quietLog, definitions: [email] })
      const started = Promise.withResolvers<void>()
      const finish = Promise.withResolvers<void>()
      let isFinished = false
      jobs.work(email, async () => {
        started.resolve()
        await finish.promise
        isFinished = true
      })
      await jobs.start()
      await jobs.send(database().db, email, { to: 'slow' })
      await started.promise
      const stopping = jobs.stop()
      finish.resolve()
      await stopping
      expect(isFinished).toBe(true)
      const { rows } = await database().runSql("SELECT state FROM pgboss.job WHERE data->>'to' = 'slow'")
      expect(rows).toEqual([{ state: 'completed' }])
    })

    test('one that the end of the process cuts off finds the database closed, and that is logged as no error', async () => {
      const logged: string[] = []
      const note = (level: string) => (_: object, text: string) => void logged.push(`${level}: ${text}`)
      const log: Log = { info: note('info'), warn: note('warn'), error: note('error') }
      let isClosed = false
      const runSql: Database['runSql'] = (text, values) =>
        isClosed ? Promise.reject(new Error('Cannot use a pool after calling end on the pool')) : database().runSql(text, values)
      const closing: Database = Object.create(database(), { runSql: { value: runSql } })
      const jobs = createJobs({ database: closing, log, definitions: [email], stopLimitMs: 1 })
      const started = Promise.withResolvers<void>()
      const never = Promise.withResolvers<void>()
      jobs.work(email, async () => {
        started.resolve()
        await never.promise
      })
      await jobs.start()
      await jobs.send(database().db, email, { to: 'cut off' })
      await started.promise
      isClosed = true
      await jobs.stop()
      await expect.poll(() => logged).toContain('info: a job was cut off by the end of the process')
      expect(logged.filter((line) => line.startsWith('error'))).toEqual([])
    })
  },
  { isShared: true },
)

describeOnBothDatabases(
  'many jobs at once',
  ({ database }) => {
    test('the jobs of one transaction are done one after another without a pause between them', async () => {
      const jobs = createJobs({ database: database(), log: quietLog, definitions: [email], lookEverySeconds: 60 })
      const emails = gather<{ to: string }>()
      jobs.work(email, emails.handler)
      await jobs.start()
      await database().transaction(async (tx) => {
        for (let n = 0; n < 20; n += 1) await jobs.send(tx, email, { to: String(n) })
      })
      expect(await emails.reach(20)).toHaveLength(20)
      await jobs.stop()
    })

    test('a job whose time has come is found by one look for all queues, and none of the others is asked for its jobs', async () => {
      const resting = Array.from({ length: 5 }, (_, n) => defineJob({ name: `platform-resting-${n}`, payload: z.object({}) }))
      const jobs = createJobs({ database: database(), log: quietLog, definitions: [email, ...resting], lookEverySeconds: 0.5 })
      const emails = gather<{ to: string }>()
      jobs.work(email, emails.handler)
      for (const each of resting) jobs.work(each, async () => {})
      await jobs.start()
      // Each queue is asked once at the start, which is over when the first job is done.
      await jobs.send(database().db, email, { to: 'first' }, { afterSeconds: 1 })
      await emails.reach(1)
      const texts = await statementTextsOf(async () => {
        await jobs.send(database().db, email, { to: 'second' }, { afterSeconds: 2 })
        await emails.reach(2)
      })
      expect(texts.filter((text) => text.includes("j.name = 'platform-email'")).length).toBeGreaterThan(0)
      expect(texts.filter((text) => text.includes("j.name = 'platform-resting-"))).toEqual([])
      await jobs.stop()
    })
  },
  { isShared: true },
)
