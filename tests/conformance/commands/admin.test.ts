import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#server/accounts/accounts.tables.ts'
import { auditEntries } from '#server/audit/audit.tables.ts'
import { lockDirectory } from '#server/platform/db/directory-lock.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openPasswords } from '#server/platform/passwords/passwords.ts'
import { BRIEF_FLAGS, CHILD_ENVIRONMENT } from '#tests/support/child-environment.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { migratedSnapshot } from '#tests/support/database/snapshot.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const EMAIL = 'boss@shop.example'

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command as an operator would, with the answers piped in. */
function admin(args: readonly string[], answers: readonly string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...BRIEF_FLAGS, 'scripts/admin.mjs', ...args], {
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

describe.each(['embedded', 'postgres'] as const)('npm run admin (%s)', (kind) => {
  let env: Record<string, string>
  let close = async () => {}
  beforeAll(async () => {
    if (kind === 'embedded') {
      const folder = mkdtempSync(join(tmpdir(), 'diyafa-admin-'))
      env = { DATA_DIR: folder }
      // Migrating an empty folder takes seconds, and starts are tested elsewhere.
      await (await openDatabase({ dataDir: folder, log: failingLog, snapshot: await migratedSnapshot() })).close()
      close = async () => rmSync(folder, { recursive: true })
    } else {
      const opened = await openPostgresTestDatabase()
      env = { DATABASE_URL: opened.url, DATA_DIR: join(tmpdir(), 'diyafa-admin-unused') }
      close = () => opened.close()
    }
  })
  afterAll(() => close())

  const look = async <T>(read: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> => {
    const url = env.DATABASE_URL === undefined ? {} : { databaseUrl: env.DATABASE_URL }
    const database = await openDatabase({ dataDir: env.DATA_DIR ?? '', log: failingLog, ...url })
    try {
      return await read(database)
    } finally {
      await database.close()
    }
  }
  const stored = () =>
    look(async ({ db }) => ({
      people: await db.select().from(users),
      entries: await db.select().from(auditEntries).orderBy(auditEntries.id),
    }))

  test('makes an admin who can sign in, never shows the password, and leaves an entry', async () => {
    const { code, out, err } = await admin(['create', ` ${EMAIL.toUpperCase()}`], ['Ola', 'top secret'], env)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`${EMAIL} is an admin now`)
    expect(out).not.toContain('top secret')
    const { people, entries } = await stored()
    const [ola] = people
    expect(ola).toMatchObject({ email: EMAIL, firstName: 'Ola', role: 'ROLE ADMIN', provider: 'Email' })
    expect(await (await openPasswords()).isRight('top secret', ola?.passwordHash ?? null)).toBe(true)
    expect(entries).toMatchObject([
      { action: 'user.created', recordId: ola?.id, actorId: null, before: null, after: { role: 'ROLE ADMIN' } },
    ])
  })

  // One database is enough for this and for the next but one: the tests between show that each is read and written. PostgreSQL opens sooner.
  if (kind === 'postgres')
    test('has nothing to do for an admin', async () => {
      expect(await admin(['create', EMAIL], [], env)).toMatchObject({ code: 0, out: expect.stringContaining('is an admin already') })
    })

  test('makes an existing account an admin, after asking', async () => {
    await look(({ db }) => db.update(users).set({ role: 'ROLE MEMBER', firstName: '' }))
    expect(await admin(['create', EMAIL], ['n'], env)).toMatchObject({ code: 0, out: expect.stringContaining('Nothing was changed.') })
    const [before] = (await stored()).people
    expect(before?.role).toBe('ROLE MEMBER')
    const { code, out } = await admin(['create', EMAIL], ['y', 'Ola', 'known to Ola alone'], env)
    expect(code).toBe(0)
    expect(out).not.toContain('known to Ola alone')
    const { people, entries } = await stored()
    const [ola] = people
    expect(ola).toMatchObject({ role: 'ROLE ADMIN', firstName: 'Ola', tokenVersion: (before?.tokenVersion ?? 0) + 1 })
    // The password of a stranger, who signed up with the address before its owner, must stop working.
    const passwords = await openPasswords()
    expect(await passwords.isRight('known to Ola alone', ola?.passwordHash ?? null)).toBe(true)
    expect(await passwords.isRight('top secret', ola?.passwordHash ?? null)).toBe(false)
    expect(entries.slice(1)).toMatchObject([
      { action: 'user.role-changed', recordId: ola?.id, before: { role: 'ROLE MEMBER' }, after: { role: 'ROLE ADMIN' } },
      { action: 'user.password-changed', recordId: ola?.id, actorId: null },
    ])
  })

  if (kind === 'postgres')
    test("leaves an account's sign-in by another service unchanged", async () => {
      await look(({ db }) => db.update(users).set({ role: 'ROLE MEMBER', provider: 'Google', passwordHash: null }))
      expect(await admin(['create', EMAIL], ['y'], env)).toMatchObject({ code: 0, out: expect.stringContaining('signs in with Google') })
      expect((await stored()).people).toMatchObject([{ role: 'ROLE ADMIN', provider: 'Google', passwordHash: null }])
    })

  // One database is enough, because these refusals come before anything is stored; PostgreSQL opens sooner.
  if (kind === 'postgres')
    test('refuses in a sentence what the sign-up form would refuse', async () => {
      const refused = async (args: string[], answers: string[]) => {
        const { code, err } = await admin(args, answers, env)
        expect(code).toBe(1)
        return err.trim()
      }
      expect(await refused(['create', 'other@shop.example'], ['Ola', 'short'])).toBe('Password must be at least 6 characters.')
      expect(await refused(['create', 'other@shop.example'], [' '])).toBe('First Name is required.')
      expect(await refused(['create', 'other@shop.example'], [])).toBe('There was no answer. Nothing was changed.')
      expect(await refused(['create', 'nobody'], [])).toBe('"nobody" is no email address. Usage: npm run admin -- create EMAIL')
      expect((await stored()).people).toHaveLength(1)
    })

  if (kind === 'embedded')
    test('says what to do while the shop is running', async () => {
      const lock = lockDirectory(join(env.DATA_DIR ?? ''))
      const { code, err } = await admin(['create', EMAIL], [], env)
      lock.release()
      expect(code).toBe(1)
      expect(err).toContain('Stop the shop, run this command again, then start it.')
    })
})

test('the command without a verb or an address says how it is used', async () => {
  const wrong = [[], ['create'], ['delete', EMAIL], ['create', EMAIL, 'more']]
  const told = await Promise.all(wrong.map((args) => admin(args, [], {})))
  expect(told).toEqual(wrong.map(() => ({ code: 1, out: '', err: 'Usage: npm run admin -- create EMAIL\n' })))
})
