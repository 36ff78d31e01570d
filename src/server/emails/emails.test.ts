import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { type Email, UndeliverableError } from '#server/platform/mail/email.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { merchantDesk } from '#tests/support/shop/merchants.ts'
import { join, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'

const OUTBOX = '/srv/shop/data/outbox'

let refusal: Error | null = null
const sent: string[] = []
const send = async ({ id }: Email) => {
  if (refusal !== null) throw refusal
  sent.push(id)
}

let database: Database
let sending: TestShop
let withOutbox: TestShop
beforeAll(async () => {
  database = await openTestDatabase()
  sending = await openTestShop(database, { mailer: { atOnce: 1, send }, pace: { lookEverySeconds: 1 } })
  withOutbox = await openTestShop(database, { outbox: OUTBOX })
  await join(withOutbox, 'admin')
})
afterAll(async () => {
  await withOutbox.close()
  await sending.close()
  await database.close()
})

test('admins see the outbox folder while no mail server is set', async () => {
  expect((await withOutbox.get('/api/email', await signedIn(withOutbox, 'admin'))).json).toEqual({ outbox: OUTBOX })
  expect((await sending.get('/api/email', await signedIn(sending, 'admin'))).json).toEqual({ outbox: null })
})

test('the admin who approves a merchant sees the folder of the unsent sign-up link', async () => {
  for (const [shop, outbox] of [
    [withOutbox, OUTBOX],
    [sending, undefined],
  ] as const) {
    const desk = merchantDesk(() => shop)
    const { id } = await desk.waiting()
    const { status, json } = await desk.approve(id)
    expect(status).toBe(200)
    expect(json.message).toBe('Merchant has been approved successfully!')
    expect(json.outbox).toBe(outbox)
    expect((await desk.approve(id)).json.outbox).toBe(outbox)
  }
})

test('an email that its receiver refuses for good is listed with the reason, and sent again on a press', async () => {
  const headers = await signedIn(sending, 'admin')
  const status = async () => (await sending.get('/api/status', headers)).json
  refusal = new UndeliverableError('550 no such user <ola@people.example>')
  const body = { name: 'Ola', email: 'ola@people.example', message: 'When do you open on Saturday?' }
  expect((await sendJson(sending, { call: 'POST /api/contact/add', body })).status).toBe(200)
  await expect.poll(async () => (await status()).waiting.failed).toBeGreaterThan(0)
  await expect.poll(async () => (await status()).waiting.emails).toBe(0)
  const { troubles, ...rest } = await status()
  expect(troubles.map(({ job }: { job: string }) => job)).toContain('email-contact-received')
  const waiting = async () => (await sending.get('/api/waiting', headers)).json.status
  expect(await waiting()).toBe(troubles.length)
  for (const trouble of troubles) expect(trouble).toMatchObject({ reason: '550 no such user …', next: null, tries: 0 })
  expect(rest).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    database: { kind: 'embedded', processes: 1, bytes: expect.any(Number) },
    disk: { free: expect.any(Number), total: expect.any(Number) },
    backup: { isNightly: false, last: null, failed: null },
    outbox: null,
  })
  refusal = null
  const again = (id: string) => sendJson(sending, { call: `POST /api/status/job/${id}/again`, headers })
  const ids: string[] = troubles.map(({ _id }: { _id: string }) => _id)
  for (const id of ids) expect((await again(id)).json).toEqual({ success: true, message: 'It is tried again now.' })
  await expect.poll(() => ids.every((id) => sent.includes(id))).toBe(true)
  await expect.poll(async () => (await status()).troubles).toEqual([])
  expect(await waiting()).toBe(0)
  expect((await again(ids[0] ?? '')).status).toBe(404)
})
