import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secrets } from '#server/platform/secrets/secrets.tables.ts'
import { storedSecret } from '#server/platform/secrets/secrets.ts'
import { describeOnBothDatabases } from '#tests/support/database/both-databases.ts'

describeOnBothDatabases(
  'secrets that the shop made for itself',
  (on) => {
    let dataDir: string
    beforeAll(() => {
      dataDir = mkdtempSync(join(tmpdir(), 'diyafa-secrets-'))
    })
    afterAll(() => rmSync(dataDir, { recursive: true }))
    const secret = (name: string) => storedSecret({ database: on.database(), dataDir }, name)

    test('are long, and the same at every start', async () => {
      const first = await secret('lasting')
      expect(first).toMatch(/^[\w-]{43}$/)
      expect(await secret('lasting')).toBe(first)
      expect(await secret('another')).not.toBe(first)
    })

    if (on.kind === 'postgres')
      test('are the same for processes that start at once, and stored in the database alone', async () => {
        const seen = await Promise.all(Array.from({ length: 8 }, () => secret('raced')))
        expect(new Set(seen).size).toBe(1)
        expect(readdirSync(dataDir)).toEqual([])
      })

    if (on.kind === 'embedded')
      test('are a file that only its owner reads, and not in the database', async () => {
        const value = await secret('filed')
        const file = join(dataDir, 'secrets', 'filed')
        expect(readFileSync(file, 'utf8').trim()).toBe(value)
        expect(statSync(file).mode & 0o777).toBe(0o600)
        expect(statSync(join(dataDir, 'secrets')).mode & 0o777).toBe(0o700)
        expect(await on.database().db.$count(secrets)).toBe(0)
      })
  },
  { isShared: true },
)
