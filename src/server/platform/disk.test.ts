import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openTestDatabase } from '#tests/support/database/test-database.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { checkDisk } from './disk.ts'

let folder: string
let database: Database
let shop: TestShop
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'diyafa-disk-'))
  database = await openTestDatabase()
  shop = await openTestShop(database, { checkDisk: () => checkDisk(folder) })
})
afterAll(async () => {
  await shop?.close()
  await database?.close()
  rmSync(folder, { recursive: true })
})

/** The probe file is a link to /dev/full, the system's device that is always full. */
function fillDisk(): void {
  symlinkSync('/dev/full', join(folder, `.space-${process.pid}`))
}

test('a full disk makes the process not ready, leaves no file behind, and is checked again the next time', async () => {
  fillDisk()
  await expect(checkDisk(folder)).rejects.toMatchObject({ code: 'ENOSPC' })
  fillDisk()
  expect(await shop.get('/readyz')).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, json: { code: 'unavailable' } })
  expect((await shop.get('/readyz')).status).toBe(200)
  expect(readdirSync(folder)).toEqual([])
})

test('a write that fails on a full disk is answered with 503 and retry-after, and succeeds later', async () => {
  const subscribe = () =>
    sendJson(shop, { call: 'POST /api/newsletter/subscribe', body: { email: 'mona@people.example' }, from: '203.0.113.5' })
  await database.runSql(`
    CREATE FUNCTION find_disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'could not extend file "base/5/16500": No space left on device' USING ERRCODE = 'disk_full';
    END $$`)
  await database.runSql('CREATE TRIGGER full_disk BEFORE INSERT ON newsletter_subscribers FOR EACH ROW EXECUTE FUNCTION find_disk_full()')
  expect(await subscribe()).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, json: { code: 'unavailable' } })
  expect((await shop.get('/api/product/list')).status).toBe(200)
  await database.runSql('DROP TRIGGER full_disk ON newsletter_subscribers')
  expect((await subscribe()).status).toBe(200)
})
