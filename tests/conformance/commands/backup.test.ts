import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsOf } from '#domain/settings/sections.ts'
import { superfluousArchives } from '#server/backup/backup.facts.ts'
import { makeBackup } from '#server/backup/making.service.ts'
import { backUpByNight, backUpNow, claimNight, type NightlyDeps } from '#server/backup/nightly.service.ts'
import { readBackup, restoreBackup } from '#server/backup/restoring.service.ts'
import { contactMessages } from '#server/contact/contact.tables.ts'
import { openControl } from '#server/platform/control/control.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { createIds } from '#server/platform/ids.ts'
import { openDiskStorage } from '#server/platform/media/disk-storage.ts'
import { readSecrets, storedSecret } from '#server/platform/secrets/secrets.ts'
import { DEMO_VALUES } from '#server/shop-settings/first-values.facts.ts'
import { BRIEF_FLAGS, CHILD_ENVIRONMENT } from '#tests/support/child-environment.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'
import { MIGRATIONS_FOLDER } from '#tests/support/database/template.ts'
import { startS3Server } from '#tests/support/s3/s3-server.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const PICTURE = 'originals/0123456789abcdef0123456789abcdef'
const OTHER_PICTURE = 'originals/fedcba9876543210fedcba9876543210'
/** A user that no machine has. */
const OTHER_USER = 54_321
const newId = createIds(Date.now)

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs a command as an operator would, with the answers piped in. */
function command(name: string, args: readonly string[], env: Record<string, string>, answers: readonly string[] = []): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...BRIEF_FLAGS, `scripts/${name}.mjs`, ...args], {
      cwd: ROOT,
      env: { ...CHILD_ENVIRONMENT, ...env },
    })
    const said = { out: '', err: '' }
    child.stdout.on('data', (chunk) => {
      said.out += chunk
    })
    child.stderr.on('data', (chunk) => {
      said.err += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...said }))
    child.stdin.end(answers.map((answer) => `${answer}\n`).join(''))
  })
}

let folder: string
let dataDir: string
let other: Awaited<ReturnType<typeof openPostgresTestDatabase>>
const at = (name: string) => path.join(folder, name)
const open = async (directory = dataDir) => openDatabase({ dataDir: directory, log: failingLog, snapshot: await migratedSnapshot() })
const messages = ({ db }: Database) => db.select().from(contactMessages).orderBy(contactMessages.id)

async function write({ db }: Database, message: string): Promise<void> {
  const who = { name: 'Ola', email: 'ola@people.example', language: 'ar', created: new Date() } as const
  await db.insert(contactMessages).values({ ...who, id: newId(), message })
}

async function opened<T>(directory: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open(directory)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-backup-'))
  dataDir = at('data')
  other = await openPostgresTestDatabase()
  await opened(dataDir, async (database) => {
    await write(database, 'an oven, please')
    await storedSecret({ database, dataDir }, 'jwt')
  })
  const media = await openDiskStorage({ folder: path.join(dataDir, 'media') })
  await media.put(PICTURE, Buffer.from('a picture'), 'image/jpeg')
})
afterAll(async () => {
  await other.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

test('a backup is made by the running shop, restored into PostgreSQL once that is confirmed, and holds no secrets', async () => {
  const env = { DATA_DIR: dataDir }
  await opened(dataDir, async (database) => {
    const storage = await openDiskStorage({ folder: path.join(dataDir, 'media') })
    const deps = { database, storage, dataDir, version: '1.2.3', now: () => new Date(), newId }
    const work = { backup: (asked: unknown) => backUpNow(deps, asked as { to: string }) }
    const control = await openControl({ dataDir, log: failingLog, work })
    try {
      expect(fs.statSync(path.join(dataDir, 'control.json')).mode & 0o777).toBe(0o600)
      const made = await command('backup', [at('shop.tar.gz'), '--secrets', at('secrets.json')], env)
      expect({ code: made.code, err: made.err }).toEqual({ code: 0, err: '' })
      expect(made.out).toMatch(/shop\.tar\.gz: \d+ rows and 1 files in .* read back and compared/)
      await expect(makeBackup(deps, { to: at('shop.tar.gz') })).rejects.toThrow(/is there already/)
      const twice = await command('backup', [at('second.tar.gz'), '--secrets', at('secrets.json')], env)
      expect(twice).toMatchObject({ code: 1, err: expect.stringMatching(/secrets\.json is there already/) })
      const running = await command('restore', [at('shop.tar.gz'), '--yes'], env)
      expect(running).toMatchObject({ code: 1, err: expect.stringMatching(/is running on .* Stop it first/) })
    } finally {
      control.close()
    }
  })
  for (const name of ['shop.tar.gz', 'secrets.json']) expect(fs.statSync(at(name)).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(folder).toSorted()).toEqual(['data', 'secrets.json', 'shop.tar.gz'])

  const postgres = { DATABASE_URL: other.url, DATA_DIR: at('elsewhere') }
  await other.database.close()
  const asked = await command('restore', [at('shop.tar.gz')], postgres, ['no'])
  expect(asked).toMatchObject({ code: 1, err: 'Nothing was changed.\n' })
  expect(asked.out).toContain(`a shop in the database that DATABASE_URL names and the files of ${at('elsewhere')}. Replace all of it`)
  const restored = await command('restore', [at('shop.tar.gz'), '--secrets', at('secrets.json')], postgres, ['yes'])
  expect({ code: restored.code, err: restored.err }).toEqual({ code: 0, err: '' })
  const target = await openDatabase({ databaseUrl: other.url, dataDir: '', log: failingLog })
  try {
    expect(await messages(target)).toMatchObject([{ message: 'an oven, please', language: 'ar' }])
    expect(await readSecrets({ database: target, dataDir: '' })).toEqual(JSON.parse(fs.readFileSync(at('secrets.json'), 'utf8')).secrets)
    // A shop listens as long as it runs; other sessions end when nobody has used them for a while.
    await target.listen('running', () => {})
    const used = await command('restore', [at('shop.tar.gz'), '--yes'], postgres)
    expect(used).toMatchObject({ code: 1, err: expect.stringMatching(/is running on the database.* Stop all its processes/) })
  } finally {
    await target.close()
  }
  expect(fs.readFileSync(path.join(at('elsewhere'), 'media/originals/01/23', PICTURE.slice('originals/'.length)), 'utf8')).toBe('a picture')
})

test('a restore takes the place of a damaged shop, and leaves one alone when the backup is cut short, changed or newer', async () => {
  const env = { DATA_DIR: at('damaged') }
  const whole = fs.readFileSync(at('shop.tar.gz'))
  await opened(at('damaged'), (database) => write(database, 'to be lost'))
  const media = await openDiskStorage({ folder: path.join(at('damaged'), 'media') })
  await media.put(OTHER_PICTURE, Buffer.from('of the shop before'), 'image/jpeg')
  fs.writeFileSync(at('short.tar.gz'), whole.subarray(0, -60))
  const changed = Buffer.from(whole)
  changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 255
  fs.writeFileSync(at('changed.tar.gz'), changed)
  fs.writeFileSync(at('other.tar.gz'), 'no archive')
  for (const name of ['short', 'changed', 'other']) {
    await expect(readBackup(at(`${name}.tar.gz`), MIGRATIONS_FOLDER)).rejects.toThrow(/is damaged/)
  }
  const refused = await command('restore', [at('short.tar.gz'), '--yes'], env)
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/is damaged.* Nothing was restored/) })
  fs.cpSync(MIGRATIONS_FOLDER, at('older'), { recursive: true })
  const journal = JSON.parse(fs.readFileSync(at('older/meta/_journal.json'), 'utf8'))
  fs.writeFileSync(at('older/meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }))
  await expect(readBackup(at('shop.tar.gz'), at('older'))).rejects.toThrow(/by a newer version of the shop/)
  expect(await opened(at('damaged'), messages)).toMatchObject([{ message: 'to be lost' }])
  expect(await media.has(OTHER_PICTURE)).toBe(true)
  fs.writeFileSync(path.join(at('damaged'), 'database/global/pg_control'), 'torn')
  const restored = await command('restore', [at('shop.tar.gz'), '--yes'], env)
  expect({ code: restored.code, err: restored.err }).toEqual({ code: 0, err: '' })
  expect(restored.out).toMatch(/people sign in again/)
  expect(await opened(at('damaged'), messages)).toMatchObject([{ message: 'an oven, please' }])
  expect([await media.has(PICTURE), await media.has(OTHER_PICTURE)]).toEqual([true, false])
  expect(fs.readdirSync(at('damaged')).toSorted()).toEqual(['database', 'database.lock', 'media'])
})

test('a restore leaves the files of the shop before alone until its rows have been replaced', async () => {
  const target = await openPostgresTestDatabase()
  const media = await openDiskStorage({ folder: path.join(at('before'), 'media') })
  await media.put(OTHER_PICTURE, Buffer.from('of the shop before'), 'image/jpeg')
  const backup = await readBackup(at('shop.tar.gz'), MIGRATIONS_FOLDER)
  try {
    const deps = { database: target.database, storage: media, migrationsFolder: MIGRATIONS_FOLDER, log: failingLog }
    expect((await restoreBackup(deps, backup)).files).toEqual(new Set([PICTURE]))
    expect(await media.has(OTHER_PICTURE)).toBe(true)
  } finally {
    await backup.close()
    await target.close()
  }
})

test('a restore that is interrupted at its question changes nothing and leaves no rows behind', async () => {
  fs.mkdirSync(at('unpacked'))
  const env = { ...CHILD_ENVIRONMENT, DATA_DIR: dataDir, TMPDIR: at('unpacked') }
  const child = spawn(process.execPath, [...BRIEF_FLAGS, 'scripts/restore.mjs', at('shop.tar.gz')], { cwd: ROOT, env, detached: true })
  const ended = once(child, 'close')
  for await (const said of child.stdout) if (String(said).includes('[y/N]')) break
  expect(fs.readdirSync(at('unpacked'))).toEqual([expect.stringMatching(/^diyafa-restore-/)])
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await ended
  await expect.poll(() => fs.readdirSync(at('unpacked'))).toEqual([])
  expect(await opened(dataDir, messages)).toMatchObject([{ message: 'an oven, please' }])
})

if (process.getuid?.() === 0)
  test('root writes nothing into the directory of another user, but may ask the shop that runs there', async () => {
    const env = { DATA_DIR: at('others'), S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    const media = await openDiskStorage({ folder: path.join(at('others'), 'media') })
    await media.put(PICTURE, Buffer.from('a picture'), 'image/jpeg')
    await opened(at('others'), async (database) => {
      await write(database, 'of another user')
      fs.chownSync(at('others'), OTHER_USER, OTHER_USER)
      const work = { backup: async () => ({ file: 'by.the.shop', bytes: 0, rows: 1, files: 1 }) }
      const control = await openControl({ dataDir: at('others'), log: failingLog, work })
      const made = await command('backup', [at('of-others.tar.gz')], env)
      control.close()
      expect({ code: made.code, err: made.err }).toEqual({ code: 0, err: '' })
    })
    const before = fs.readdirSync(at('others')).toSorted()
    const said = `belongs to the user ${OTHER_USER}, who could not open what root writes there. Run this as that user: sudo -u '#${OTHER_USER}'`
    for (const [name, args] of [
      ['restore', [at('shop.tar.gz'), '--yes']],
      ['backup', [at('of-others.tar.gz')]],
      ['move', ['pictures', 'back']],
    ] as const) {
      expect(await command(name, args, env), name).toMatchObject({ code: 1, err: expect.stringContaining(said) })
    }
    expect(fs.readdirSync(at('others')).toSorted()).toEqual(before)
    expect(fs.existsSync(at('of-others.tar.gz'))).toBe(false)
    expect(await opened(at('others'), messages)).toMatchObject([{ message: 'of another user' }])
  })

test('a shop moves to PostgreSQL and its pictures to a bucket and back, each compared', async () => {
  const target = await openPostgresTestDatabase()
  const s3 = await startS3Server()
  try {
    const full = await command('move', [target.url], { DATA_DIR: dataDir })
    expect(full).toMatchObject({ code: 1, err: expect.stringMatching(/holds tables already/) })
    await target.database.runSql(
      'DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; DROP SCHEMA pgboss CASCADE; CREATE SCHEMA public',
    )
    const moved = await command('move', [target.url], { DATA_DIR: dataDir })
    expect({ code: moved.code, err: moved.err }).toEqual({ code: 0, err: '' })
    expect(await messages(target.database)).toEqual(await opened(dataDir, messages))
    const secret = fs.readFileSync(path.join(dataDir, 'secrets/jwt'), 'utf8').trim()
    expect(await storedSecret({ database: target.database, dataDir: '' }, 'jwt')).toBe(secret)

    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3
    const store = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket }
    const env = { DATA_DIR: dataDir, ...store, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
    expect((await command('move', ['pictures'], env)).out).toMatch(/^1 files, 1 of them copied now/)
    expect(s3.objects.get(PICTURE)?.bytes.toString()).toBe('a picture')
    expect((await command('move', ['pictures', 'back'], { ...env, DATA_DIR: at('back') })).out).toMatch(/^1 files, 1 of them copied now/)
  } finally {
    await s3.close()
    await target.close()
  }
})

test('a full disk leaves nothing behind and says so', async () => {
  await opened(dataDir, async (database) => {
    const storage = await openDiskStorage({ folder: path.join(dataDir, 'media') })
    const deps = { database, storage, dataDir, version: '1.2.3', now: () => new Date() }
    fs.mkdirSync(at('full'))
    fs.symlinkSync('/dev/full', at('full/shop.tar.gz.unfinished'))
    await expect(makeBackup(deps, { to: at('full/shop.tar.gz') })).rejects.toThrow(/shop\.tar\.gz: the disk is full\. Nothing was left/)
    await expect(makeBackup(deps, { to: at('nowhere/shop.tar.gz') })).rejects.toThrow(/there is no such folder/)
    expect(fs.readdirSync(at('full'))).toEqual([])
  })
})

test('the backup of the night is queued once over all processes, and the folder keeps the newest', async () => {
  await opened(dataDir, async (database) => {
    const storage = await openDiskStorage({ folder: path.join(dataDir, 'media') })
    const sent: string[] = []
    const jobs: NightlyDeps['jobs'] = { send: async (_tx, _job, payload) => void sent.push((payload as { id: string }).id) }
    const clock = { now: new Date('2026-03-02T00:30:00Z') }
    const deps: NightlyDeps = {
      ...{ database, storage, dataDir, version: '1.2.3', newId, jobs, log: failingLog },
      now: () => clock.now,
      settings: () => settingsOf(DEMO_VALUES),
      plan: { folder: at('nights'), at: '03:00', most: 2 },
    }
    // A process died last month, and somebody is making a backup right now.
    fs.mkdirSync(at('nights/diyafa-2026-02-01-013000.tar.gz.rows'), { recursive: true })
    fs.utimesSync(at('nights/diyafa-2026-02-01-013000.tar.gz.rows'), new Date('2026-02-01'), new Date('2026-02-01'))
    fs.writeFileSync(at('nights/diyafa-2026-03-02-002900.tar.gz.unfinished'), 'half')
    expect(await claimNight(deps)).toBe(false)
    for (const day of ['02', '03', '04']) {
      clock.now = new Date(`2026-03-${day}T01:30:00Z`)
      expect(await Promise.all([claimNight(deps), claimNight(deps)])).toContain(true)
      expect(await claimNight(deps)).toBe(false)
      await backUpByNight(deps, sent.at(-1) ?? '')
    }
    expect(sent).toHaveLength(3)
    expect(fs.readdirSync(at('nights'))).toEqual([
      'diyafa-2026-03-02-002900.tar.gz.unfinished',
      'diyafa-2026-03-03-013000.tar.gz',
      'diyafa-2026-03-04-013000.tar.gz',
    ])
  })
  expect(superfluousArchives(['diyafa-2026-03-03-013000.tar.gz', 'accounts.tar.gz', 'diyafa-notes.txt'], 1)).toEqual([])
})
