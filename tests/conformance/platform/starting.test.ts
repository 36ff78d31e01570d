import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { appliedMigration, migrateWithin, runMigrations } from '#server/platform/db/schema/migrate.ts'
import type { Log } from '#server/platform/log/log.ts'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import { BRIEF_FLAGS, CHILD_ENVIRONMENT } from '#tests/support/child-environment.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { holdOpen } from '#tests/support/database/lock-waits.ts'
import { type PostgresCluster, startPostgresCluster } from '#tests/support/database/postgres-cluster.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'
import { MIGRATIONS_FOLDER } from '#tests/support/database/template.ts'

const HOLDER = new URL('hold-directory.ts', import.meta.url).pathname

let folder: string
let cluster: PostgresCluster

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-starting-'))
  cluster = await startPostgresCluster({ fsync: false })
})
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  await cluster?.stop()
})

const openIn = async (dataDir: string) => openDatabase({ dataDir, log: failingLog, snapshot: await migratedSnapshot() })

const journal = (): readonly { readonly tag: string; readonly when: number }[] =>
  JSON.parse(fs.readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')).entries

test('a second process on the same directory is refused by name and pid, and let in once the first was killed', async () => {
  const dataDir = path.join(folder, 'shared')
  const holder = spawn(process.execPath, [...BRIEF_FLAGS, HOLDER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: CHILD_ENVIRONMENT,
  })
  await once(holder.stdout, 'data')
  await expect(openIn(dataDir)).rejects.toThrow(`The database in ${dataDir} is in use by another process (pid ${holder.pid})`)
  const gone = once(holder, 'exit')
  holder.kill('SIGKILL')
  await gone
  const database = await openIn(dataDir)
  await expect(openIn(dataDir)).rejects.toThrow(`pid ${process.pid}`)
  await expect(openIn(dataDir)).rejects.toBeInstanceOf(StartRefusal)
  await database.close()
})

test('written data is there at the next start, and a start that died half way begins again', async () => {
  const dataDir = path.join(folder, 'kept')
  fs.mkdirSync(path.join(dataDir, 'database.unfinished'), { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'database.unfinished', 'PG_VERSION'), 'half')
  const first = await openIn(dataDir)
  await first.db.execute(sql`CREATE TABLE kept AS SELECT 'كرسي' AS word`)
  await first.close()
  const second = await openIn(dataDir)
  await runMigrations(second, MIGRATIONS_FOLDER)
  expect((await second.db.execute(sql`SELECT word FROM kept`)).rows).toEqual([{ word: 'كرسي' }])
  await second.close()
})

test('a snapshot of one database opens as another', async () => {
  const source = await openIn(path.join(folder, 'source'))
  await source.db.execute(sql`CREATE TABLE copied AS SELECT 5 AS n`)
  const snapshot = await source.snapshot()
  await source.close()
  const copy = await openDatabase({ dataDir: path.join(folder, 'copy'), log: failingLog, snapshot: new Blob([new Uint8Array(snapshot)]) })
  expect((await copy.db.execute(sql`SELECT n FROM copied`)).rows).toEqual([{ n: 5 }])
  await copy.close()
})

test('processes that start at once on a new PostgreSQL database all end up with one schema', async () => {
  const databaseUrl = await cluster.createDatabase('at_once')
  const databases = await Promise.all(
    Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: '', log: failingLog, poolSize: 2 })),
  )
  await Promise.all(databases.map((database) => runMigrations(database, MIGRATIONS_FOLDER)))
  const applied = await databases[0]?.runSql<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations')
  expect(applied?.rows).toHaveLength(journal().length)
  await Promise.all(databases.map((database) => database.close()))
})

test('contacts leave the history of an older release with its upgrade, and nothing else does', async () => {
  const database = await openDatabase({ databaseUrl: await cluster.createDatabase('older'), dataDir: '', log: failingLog })
  const emptying = journal().findIndex(({ tag }) => tag.endsWith('contacts-out-of-history'))
  await database.transaction((tx) => migrateWithin(tx, MIGRATIONS_FOLDER, journal()[emptying - 1]?.when))
  const contact = { email: 'mona@people.example', phoneNumber: '0100 123 4567' }
  const staffEmails = '00000000-0000-7000-8000-000000000008'
  const older = [
    { kind: 'user', before: { ...contact, firstName: 'Mona' }, after: { ...contact, firstName: 'Muna' } },
    { kind: 'merchant', before: null, after: { ...contact, status: 'Approved' } },
    { kind: 'customer', before: { salesperson: 'Sara', other: 'Hani', stage: 'new' }, after: { salesperson: 'Hani' } },
    { kind: 'settings', id: staffEmails, before: { orders: contact.email }, after: { orders: '' } },
    { kind: 'settings', before: { phone: '0200' }, after: { phone: '0211' } },
    { kind: 'product', actor: 'Sara', before: { price: 1 }, after: { price: 2, version: 2 } },
  ]
  for (const [at, { kind, id = randomUUID(), actor = contact.email, before, after }] of older.entries()) {
    await database.runSql(
      `insert into audit_entries (id, at, actor_name, action, record_kind, record_id, before, after)
        values ($1, now() + make_interval(secs => $2), $3, $4, $5, $6, $7, $8)`,
      [randomUUID(), at, actor, `${kind}.edited`, kind, id, before, after],
    )
  }
  await runMigrations(database, MIGRATIONS_FOLDER)
  const { rows } = await database.runSql('select record_kind as kind, actor_name as actor, before, after from audit_entries order by at')
  expect(rows).toEqual([
    { kind: 'user', actor: '', before: { firstName: 'Mona' }, after: { firstName: 'Muna' } },
    { kind: 'merchant', actor: '', before: null, after: { status: 'Approved' } },
    { kind: 'customer', actor: '', before: { stage: 'new' }, after: {} },
    { kind: 'settings', actor: '', before: {}, after: {} },
    { kind: 'settings', actor: '', before: { phone: '0200' }, after: { phone: '0211' } },
    { kind: 'product', actor: 'Sara', before: { price: 1 }, after: { price: 2, version: 2 } },
  ])
  await database.close()
})

test('a migration gives way to a session that holds a table, and runs once that has ended', async () => {
  const database = await openDatabase({ databaseUrl: await cluster.createDatabase('locked'), dataDir: '', log: failingLog })
  const altering = journal().findIndex(({ tag }) => tag.endsWith('contacts-out-of-history'))
  await database.transaction((tx) => migrateWithin(tx, MIGRATIONS_FOLDER, journal()[altering - 1]?.when))
  const release = await holdOpen(database, (tx) => tx.execute(sql`select 1 from deleted_products`))
  const quick = { pauseMs: 10, lockWaitMs: 50 }
  await expect(runMigrations(database, MIGRATIONS_FOLDER, { ...quick, tries: 2 })).rejects.toThrow('another session holds a table')
  expect(await appliedMigration(database.db)).toBe(journal()[altering - 1]?.when)
  let missed = 0
  const warn = () => {
    missed += 1
    void release()
  }
  await runMigrations(database, MIGRATIONS_FOLDER, { ...quick, log: { ...failingLog, warn } })
  expect(missed).toBeGreaterThan(0)
  expect(await appliedMigration(database.db)).toBe(journal().at(-1)?.when)
  await database.close()
})

test('a database that cannot see Arabic is refused with the statement that makes one that can', async () => {
  const statement = "CREATE DATABASE blind TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'"
  const admin = await openDatabase({ databaseUrl: cluster.url('postgres'), dataDir: '', log: failingLog })
  await admin.runSql(statement)
  await admin.close()
  const blind = await openDatabase({ databaseUrl: cluster.url('blind'), dataDir: '', log: failingLog })
  await expect(runMigrations(blind, MIGRATIONS_FOLDER)).rejects.toThrow("LC_CTYPE 'C.UTF-8'")
  await blind.close()
})

test('a database that is not there is refused with the name of the setting', async () => {
  const opening = openDatabase({ databaseUrl: cluster.url('nowhere'), dataDir: '', log: failingLog })
  await expect(opening).rejects.toThrow(/^The database that DATABASE_URL names cannot be used: .*nowhere.*\.$/)
  await expect(opening).rejects.toBeInstanceOf(StartRefusal)
})

test('a start that is too busy to see the answer in time connects all the same', async () => {
  const databaseUrl = await cluster.createDatabase('busy')
  const opening = openDatabase({ databaseUrl, dataDir: '', log: failingLog, connectLimitMs: 1000 })
  // Holds the thread, as reading hundreds of modules does, past the time that a connection may take. Later tries have a second each.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
  const database = await opening
  await database.ping()
  await database.close()
})

test('a PostgreSQL that goes away and comes back is used again, and subscribers are notified of both', async () => {
  const warnings: string[] = []
  const log: Log = { ...failingLog, warn: (_fields, message) => warnings.push(message) }
  const database = await openDatabase({ databaseUrl: await cluster.createDatabase('away'), dataDir: '', log })
  const changes: boolean[] = []
  const isBack = Promise.withResolvers<void>()
  const received = Promise.withResolvers<string>()
  database.onListeningChange((isListening) => {
    changes.push(isListening)
    if (changes.length === 3) isBack.resolve()
  })
  await database.listen('away', received.resolve)
  const cut = leftOpen(database)
  await cut.isOpen
  const cutOff = expect(cut.ended).rejects.toThrow('pg_sleep')
  await cluster.halt()
  await cutOff
  await expect(database.ping()).rejects.toThrow()
  await cluster.resume()
  await isBack.promise
  await database.db.execute(sql`SELECT pg_notify('away', 'hello again')`)
  expect(await received.promise).toBe('hello again')
  expect(changes).toEqual([true, false, true])
  expect(warnings).toContain('notifications from the database are cut off')
  await database.close()
})

/** A transaction under way when the server goes. */
function leftOpen(database: Database): { isOpen: Promise<void>; ended: Promise<unknown> } {
  const open = Promise.withResolvers<void>()
  const ended = database.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`)
    open.resolve()
    await tx.execute(sql`SELECT pg_sleep(20)`)
  })
  return { isOpen: open.promise, ended }
}
