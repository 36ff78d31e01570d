import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createJobs } from '#server/platform/jobs/job-boss.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Mailer } from '#server/platform/mail/email.ts'
import { defineEmailJob } from '#server/platform/mail/email-jobs.ts'
import { workEmails } from '#server/platform/mail/email-workers.ts'
import { openSmtp } from '#server/platform/mail/smtp-mailer.ts'
import { describeOnBothDatabases } from '#tests/support/database/both-databases.ts'
import { emailSite } from '#tests/support/mail/email-site.ts'
import { type MailServer, type Mood, startMailServer } from '#tests/support/mail/mail-server.ts'

const emailJob = defineEmailJob({ name: 'conformance-email', payload: z.object({ reader: z.string() }) })
const manyJob = defineEmailJob({ name: 'conformance-many', payload: z.object({ reader: z.string() }) })
const CONNECTIONS = 3
const YEAR_SECONDS = 365 * 24 * 60 * 60

interface EmailRow {
  readonly state: string
  readonly tries: number
  readonly pause: number
  readonly retentionSeconds: number
}

const addressOf = (reader: string) => `${reader}@people.example`

describeOnBothDatabases(
  'an email in the queue',
  ({ database }) => {
    const lines: { fields: object; message: string }[] = []
    const log: Log = { info() {}, error() {}, warn: (fields: object, message: string) => void lines.push({ fields, message }) }
    let mail: MailServer
    let jobs: Jobs
    let count = 0
    const together = Promise.withResolvers<void>()
    let sending = 0
    /** No email leaves before as many are on their way as may be. */
    const gathering: Mailer = {
      atOnce: CONNECTIONS,
      async send() {
        sending += 1
        if (sending === CONNECTIONS) together.resolve()
        await together.promise
      },
    }

    beforeAll(async () => {
      mail = await startMailServer()
      jobs = createJobs({ database: database(), log, definitions: [emailJob, manyJob], lookEverySeconds: 0.5 })
      const timeouts = { connectMs: 2000, greetingMs: 1000, silenceMs: 1000 }
      const mailer = openSmtp({ url: mail.url, address: () => 'sales@shop.example', timeouts })
      const quota = { take: async () => true, giveBack: async () => undefined }
      const written = (reader: string) => ({ to: addressOf(reader), sender: 'Shop', subject: 'Subject', html: '<p>Text</p>', text: 'Text' })
      workEmails(jobs, { mailer, log, quota, site: emailSite }, emailJob, async ({ reader }) =>
        reader.startsWith('gone') ? null : written(reader),
      )
      workEmails(jobs, { mailer: gathering, log, quota, site: emailSite }, manyJob, async ({ reader }) => written(reader))
      await jobs.start()
    })
    beforeEach(() => mail.be({ kind: 'takes' }))
    afterAll(async () => {
      await jobs.stop()
      await mail.stop()
    })

    /** The address of a new reader to whom an email is on its way. */
    const writeTo = async (name = 'reader') => {
      count += 1
      const reader = `${name}-${count}`
      await database().transaction((tx) => jobs.send(tx, emailJob, { reader }))
      return addressOf(reader)
    }
    const rowOf = async (to: string) => {
      const { rows } = await database().runSql<EmailRow>(
        `SELECT state, retry_count AS tries, extract(epoch FROM start_after - now())::int AS pause,
         extract(epoch FROM keep_until - now())::int AS "retentionSeconds"
       FROM pgboss.job WHERE name = '${emailJob.name}' AND data->>'reader' || '@people.example' = $1`,
        [to],
      )
      return rows[0]
    }
    const untilState = (to: string, state: string) => expect.poll(async () => (await rowOf(to))?.state, { timeout: 30_000 }).toBe(state)
    const triedBefore = (to: string, tries: number) =>
      database().runSql(`UPDATE pgboss.job SET retry_count = $2 WHERE data->>'reader' || '@people.example' = $1`, [to, tries])
    /** The pause between two tries is over. */
    const goOn = (to: string) =>
      database().runSql(`UPDATE pgboss.job SET start_after = now() WHERE data->>'reader' || '@people.example' = $1`, [to])

    test('as many emails are on their way at once as there are connections to the mail server', async () => {
      const readers = Array.from({ length: 2 * CONNECTIONS }, (_, n) => `many-${n}`)
      await database().transaction(async (tx) => {
        for (const reader of readers) await jobs.send(tx, manyJob, { reader })
      })
      await expect.poll(() => sending, { timeout: 30_000 }).toBe(readers.length)
    })

    const TROUBLE: readonly (readonly [string, Mood])[] = [
      ['refuses for now', { kind: 'refuses', code: 450, text: '4.2.1 Not now' }],
      ['hangs', { kind: 'hangs', at: 'email' }],
      ['dies in the middle of it', { kind: 'dies' }],
    ]
    test.each(TROUBLE)('an email that meets a mail server which %s leaves once the server is well', async (_what, mood) => {
      mail.be(mood)
      const to = await writeTo()
      await untilState(to, 'retry')
      mail.be({ kind: 'takes' })
      await goOn(to)
      expect(await mail.emailsTo(to)).toHaveLength(1)
      await untilState(to, 'completed')
    })

    test('waits for a mail server that is away, and leaves when it is back', async () => {
      await mail.stop()
      const to = await writeTo()
      await untilState(to, 'retry')
      await mail.start()
      await goOn(to)
      expect(await mail.emailsTo(to)).toHaveLength(1)
    })

    test('an email that a server accepted before it died without an answer is sent again with the same id', async () => {
      mail.be({ kind: 'dies-after-taking' })
      const to = await writeTo()
      await untilState(to, 'retry')
      mail.be({ kind: 'takes' })
      await goOn(to)
      const twice = await mail.emailsTo(to, 2)
      expect(new Set(twice.map(({ email }) => email.messageId)).size).toBe(1)
    })

    test('waits longer after each try, at most an hour, and is tried for more than a year', async () => {
      mail.be({ kind: 'refuses', code: 421, text: '4.3.2 Closing' })
      const to = await writeTo()
      await untilState(to, 'retry')
      expect((await rowOf(to))?.pause).toBeLessThanOrEqual(10)
      expect((await rowOf(to))?.retentionSeconds).toBeGreaterThan(YEAR_SECONDS)
      for (const [tries, least, most] of [
        [5, 300, 640],
        [100, 3590, 3600],
        [9000, 3590, 3600],
      ] as const) {
        await triedBefore(to, tries)
        await goOn(to)
        await expect.poll(async () => (await rowOf(to))?.tries, { timeout: 30_000 }).toBe(tries + 1)
        await untilState(to, 'retry')
        const pause = (await rowOf(to))?.pause ?? 0
        expect(pause).toBeGreaterThanOrEqual(least)
        expect(pause).toBeLessThanOrEqual(most)
      }
    })

    test('to an address that the receiver refuses for good ends with a line in the log that says which', async () => {
      mail.be({ kind: 'refuses', code: 550, text: '5.1.1 No such user' })
      lines.length = 0
      const to = await writeTo()
      await untilState(to, 'failed')
      expect(lines).toHaveLength(1)
      expect(lines[0]).toMatchObject({
        message: expect.stringContaining('receiver of an email'),
        fields: { job: emailJob.name, about: { reader: to.split('@')[0] }, reason: expect.stringContaining('5.1.1') },
      })
      expect(mail.received.filter((message) => message.to === to)).toEqual([])
    })

    test('to a deleted account is not sent', async () => {
      const to = await writeTo('gone')
      await untilState(to, 'completed')
      expect(mail.received.filter((message) => message.to === to)).toEqual([])
    })
  },
  { isShared: true },
)
