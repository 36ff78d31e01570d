import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDataDirectory } from '#server/platform/data-directory.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import { BRIEF_FLAGS, CHILD_ENVIRONMENT } from '#tests/support/child-environment.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const UNUSABLE = /^The database that DATABASE_URL names cannot be used: .+\.\n?$/
const FOLLOW_PARENT = path.join(ROOT, 'scripts/lib/follow-parent.mjs')

let folder: string
let postgres: Awaited<ReturnType<typeof openPostgresTestDatabase>>
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-refused-'))
  fs.writeFileSync(path.join(folder, 'file'), 'a file')
  postgres = await openPostgresTestDatabase()
})
afterAll(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  await postgres?.close()
})

interface Ended {
  readonly code: number | null
  readonly said: string
}

async function start(settings: Readonly<Record<string, string>>): Promise<Ended> {
  const env = { ...CHILD_ENVIRONMENT, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...settings }
  const server = spawn(process.execPath, [...BRIEF_FLAGS, `--import=${FOLLOW_PARENT}`, 'src/server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(server, 'close')
  return { code, said }
}

test.each([
  { location: 'file', why: 'a file stands where a folder is needed' },
  { location: 'file/below', why: 'a file stands where a folder is needed' },
  { location: '/proc/shop/data', why: 'no folder can be made there' },
])('a data directory at $location is refused in one sentence', ({ location, why }) => {
  const dataDir = path.resolve(folder, location)
  const refusal = new StartRefusal(`The directory that DATA_DIR names, ${dataDir}, cannot be used: ${why}.`)
  expect(() => openDataDirectory(dataDir)).toThrow(refusal)
})

test.each(['off', 'on'])('a start without a data directory ends with that sentence (demo %s)', async (demo) => {
  const dataDir = path.join(folder, 'file')
  expect(await start({ DATA_DIR: dataDir, DEMO: demo })).toEqual({
    code: 1,
    said: `The directory that DATA_DIR names, ${dataDir}, cannot be used: a file stands where a folder is needed.\n`,
  })
})

test('a start with a PostgreSQL where nobody listens is refused by the name of its setting and without its password', async () => {
  const { code, said } = await start({ DATA_DIR: path.join(folder, 'beside'), DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:1/shop' })
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(UNUSABLE) })
  expect(said).not.toContain('hidden')
})

test('a PostgreSQL without the database is refused by the name of its setting', async () => {
  const databaseUrl = Object.assign(new URL(postgres.url), { pathname: '/nowhere' }).href
  const opening = openDatabase({ databaseUrl, dataDir: '', log: failingLog })
  await expect(opening).rejects.toBeInstanceOf(StartRefusal)
  await expect(opening).rejects.toThrow(UNUSABLE)
})

test('a folder that is no database of ours is refused without a stack trace', async () => {
  const dataDir = path.join(folder, 'damaged')
  fs.mkdirSync(path.join(dataDir, 'database'), { recursive: true })
  fs.writeFileSync(path.join(dataDir, 'database', 'PG_VERSION'), 'damaged')
  const { code, said } = await start({ DATA_DIR: dataDir })
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^What is in DATA_DIR cannot be opened.+\n$/) })
})

test('a database that a newer shop has changed is left alone', async () => {
  const dataDir = path.join(folder, 'newer')
  const newer = await openDatabase({ dataDir, log: failingLog, snapshot: await migratedSnapshot() })
  await newer.db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 99999999999999)`)
  await newer.close()
  const { code, said } = await start({ DATA_DIR: dataDir })
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^This database .+ newer version of the shop\..+\n$/) })
})
