import { readFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openSmtp } from '#server/platform/mail/smtp-mailer.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { startTraceCollector, type TraceCollector } from '#tests/support/http/trace-collector.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/mail-server.ts'
import { newAddress } from '#tests/support/shop/email-shop.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { createMetrics, type Metrics, type StoredReadings } from './metrics/metrics.ts'
import { type MetricsServer, serveMetrics } from './metrics/metrics-server.ts'
import { createTracer, type Tracer } from './traces/tracer.ts'
import { trailFields } from './trail.ts'
import { watchOf } from './watch.ts'

const PARENT = '0af7651916cd43dd8448eb211c80319c'
const lines: Record<string, unknown>[] = []
const log = pino(
  { mixin: trailFields },
  new Writable({ write: (line, _encoding, done) => done(void lines.push(JSON.parse(String(line)))) }),
)

let mail: MailServer
let collector: TraceCollector
let tracer: Tracer
let metrics: Metrics
let server: MetricsServer
let database: Database
let shop: TestShop
let origin: string
let stored: StoredReadings | null = null

beforeAll(async () => {
  mail = await startMailServer()
  collector = await startTraceCollector()
  metrics = createMetrics(log)
  server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  tracer = createTracer({ endpoint: collector.url, headers: {}, service: 'diyafa', log })
  const watch = watchOf([metrics.watch, tracer.watch])
  if (watch === null) throw new Error('Two watches make one.')
  database = await openTestDatabase({ watch })
  const mailer = openSmtp({ url: mail.url, address: () => 'sales@shop.example' })
  shop = await openTestShop(database, { log, watch, mailer, trustProxy: true })
  metrics.readFrom(async () => ({ connections: 1, sockets: shop.app.sockets(), cache: { ...shop.app.cache.counts, bytes: 0 }, stored }))
  origin = await shop.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shop.close()
  await database.close()
  await tracer.close()
  server.close()
  collector.close()
  await mail.stop()
})

const scrape = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()

async function sendMessage(email: string): Promise<void> {
  const headers = { 'content-type': 'application/json', traceparent: `00-${PARENT}-b7ad6b7169203331-01` }
  const body = JSON.stringify({ name: 'Mona', email, message: 'A message of ten words.' })
  expect((await fetch(`${origin}/api/contact/add`, { method: 'POST', headers, body })).status).toBe(200)
}

describe('whoever watches the shop', () => {
  test('counts answers by the pattern of their address, and the cached ones among them', async () => {
    for (const path of ['/api/category/list', '/api/category/list', '/api/category/list', '/api/product/item/nothing-here']) {
      await (await fetch(`${origin}${path}`)).arrayBuffer()
    }
    const text = await scrape()
    expect(text).toMatch(/^diyafa_http_requests_total\{method="GET",route="\/api\/category\/list",status="200"\} 3$/m)
    expect(text).toMatch(/^diyafa_http_requests_total\{method="GET",route="\/api\/product\/item\/:slug",status="404"\} 1$/m)
    expect(text).toMatch(/^diyafa_cache_answers_total\{result="hits"\} 2$/m)
    expect(text).toMatch(/^diyafa_database_statement_duration_seconds_count\{kind="select"\} [1-9]/m)
    expect(text).toMatch(/^diyafa_database_connections 1$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(text).not.toContain('nothing-here')
    const alerts = readFileSync('deploy/alerts.yml', 'utf8').match(/diyafa_\w+/g) ?? []
    for (const name of new Set(alerts)) expect(text).toContain(`# TYPE ${name} `)
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404)
  })

  test('is told of jobs and the disk while the database can be asked, and that it can not', async () => {
    expect(await scrape()).toMatch(/^diyafa_database_up 0$/m)
    const queues = [{ name: 'email-thanks', waiting: 3, running: 1, failed: 2, overdueSeconds: 70 }]
    stored = { queues, searchEntriesBehind: 0, searchChanges: 4, lastBackup: new Date(5_000), diskFreeBytes: 9 }
    const text = await scrape()
    expect(text).toMatch(/^diyafa_database_up 1$/m)
    expect(text).toMatch(/^diyafa_jobs\{queue="email-thanks",state="failed"\} 2$/m)
    expect(text).toMatch(/^diyafa_job_overdue_seconds\{queue="email-thanks"\} 70$/m)
    expect(text).toMatch(/^diyafa_search_changes 4$/m)
    expect(text).toMatch(/^diyafa_backup_timestamp_seconds 5$/m)
    stored = null
    expect(await scrape()).not.toContain('email-thanks",state')
  })

  test('follows a request by its id into its job, the lines of its log and its email', async () => {
    const email = newAddress()
    await sendMessage(email)
    const [received] = await mail.emailsTo(email)
    const id = lines.findLast(({ path, status }) => path === '/api/contact/add' && status === 200)?.requestId
    expect(id).toEqual(expect.any(String))
    expect(received?.email.headers).toContainEqual(expect.objectContaining({ key: 'x-request-id', value: id }))

    mail.be({ kind: 'refuses', code: 550, text: '5.1.1 no such address' })
    const nobody = newAddress()
    await sendMessage(nobody)
    await expect
      .poll(() => lines.filter(({ msg }) => String(msg).startsWith('the receiver of an email does not exist')))
      .not.toHaveLength(0)
    mail.be({ kind: 'takes' })
    const asked = lines.findLast(({ path, status }) => path === '/api/contact/add' && status === 200)?.requestId
    const refused = lines.find(({ msg }) => String(msg).startsWith('the receiver of an email does not exist'))
    expect(refused).toMatchObject({ requestId: asked, job: expect.stringMatching(/^email-/) })
    expect(await scrape()).toMatch(/^diyafa_emails_total\{result="refused"\} [12]$/m)
  })

  test('sees a request, its statements and its job in traces, joined by a link', async () => {
    const email = newAddress()
    await sendMessage(email)
    await mail.emailsTo(email)
    const request = () => collector.spans.findLast(({ name }) => name === 'POST /api/contact/add')
    const job = () =>
      collector.spans.findLast(({ name, links }) => name.startsWith('job email-') && links?.[0]?.spanId === request()?.spanId)
    await expect.poll(job, { timeout: 30_000 }).toBeDefined()
    expect(request()).toMatchObject({ traceId: PARENT, parentSpanId: 'b7ad6b7169203331', kind: 2 })
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === request()?.spanId)
    expect(statements.map(({ name }) => name)).toContain('INSERT')
    expect(JSON.stringify(statements)).not.toContain(email)
    expect(job()?.traceId).not.toBe(PARENT)
    expect(Number(request()?.endTimeUnixNano)).toBeGreaterThan(Number(request()?.startTimeUnixNano))
  })

  test('drops spans beyond four thousand while the collector hangs, and none afterwards', async () => {
    const answering = Promise.withResolvers<void>()
    const hanging = await startTraceCollector(answering.promise)
    const { watch, close } = createTracer({ endpoint: hanging.url, headers: {}, service: 'diyafa', log })
    const execute = (text: string) => watch.executed?.({ text, ms: 1, isFailed: false, trail: { span: { traceId: PARENT, spanId: '1' } } })
    for (let n = 0; n < 6000; n += 1) execute('SELECT 1')
    answering.resolve()
    await expect.poll(() => hanging.spans.length).toBe(4096)
    execute('DELETE 1')
    await close()
    expect(hanging.spans.slice(4096)).toMatchObject([{ name: 'DELETE' }])
    hanging.close()
  })
})
