import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutValues } from '#server/platform/db/errors.ts'
import { refusalAnswer } from '#server/platform/http/refusals.ts'
import { describeOnBothDatabases } from '../../support/database/both-databases.ts'

describeOnBothDatabases(
  'an error that goes to the log',
  ({ database }) => {
    test("holds the database's message, without the list of values that drizzle adds", async () => {
      const secret = 'mona@diyafa.example'
      const error: unknown = await database()
        .db.execute(sql`select ${secret}::text::integer`)
        .catch((thrown: unknown) => thrown)
      expect(String((error as Error).message)).toContain(secret)
      const shown = withoutValues(error) as Error
      expect(shown.message).toMatch(/integer/)
      expect(String(shown.stack)).not.toContain('params')
      expect(withoutValues(new Error('other'))).toEqual(new Error('other'))
    })

    test('is no bug of ours where the server takes no writes, as a replica before it is promoted', async () => {
      const writing = database().transaction(async (tx) => {
        await tx.execute(sql`set transaction read only`)
        await tx.execute(sql`create table refused (n int)`)
      })
      const refused = refusalAnswer(await writing.catch((error: unknown) => error), 'en', 'r-3')
      expect(refused).toMatchObject({ status: 503, isBug: false, isAway: true })
      await database().transaction((tx) => tx.execute(sql`create temporary table taken (n int)`))
    })
  },
  { isShared: true },
)

describeOnBothDatabases(
  'a transaction that takes so long that it is undone',
  ({ database }) => {
    test('is no bug either, and may be asked for again', async () => {
      const over = Promise.withResolvers<void>()
      const slow = database().transaction(() => over.promise, { limitMs: 50 })
      const refused = refusalAnswer(await slow.catch((error: unknown) => error), 'en', 'r-4')
      expect(refused).toMatchObject({ status: 503, isBug: false, body: { code: 'unavailable' }, retryAfterSeconds: expect.any(Number) })
      over.resolve()
    })
  },
  { isShared: true },
)

describe('a database that is away', () => {
  let silent: Server
  beforeAll(async () => {
    silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
  })
  afterAll(() => {
    silent.close()
  })

  async function failureOf(config: pg.PoolConfig): Promise<unknown> {
    const pool = new pg.Pool({ host: '127.0.0.1', ...config })
    const failure = await pool.query('SELECT 1').then(
      () => null,
      (error: unknown) => error,
    )
    await pool.end()
    return failure
  }

  const portOf = () => (silent.address() as AddressInfo).port

  test.each([
    ['refuses', () => failureOf({ port: 1 })],
    ['does not answer', () => failureOf({ port: portOf(), connectionTimeoutMillis: 30 })],
  ])('a database that %s is answered as away, with a time to come again', async (_how, fail) => {
    const { status, body, retryAfterSeconds, isBug, isAway } = refusalAnswer(await fail(), 'en', 'r-1')
    expect({ status, code: body.code, requestId: body.requestId }).toEqual({ status: 503, code: 'unavailable', requestId: 'r-1' })
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect({ isBug, isAway }).toEqual({ isBug: false, isAway: true })
  })

  test('is distinguished from a bug of ours', () => {
    expect(refusalAnswer(new Error('x is not a function'), 'en', 'r-2').status).toBe(500)
  })
})
