import { eq, sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'
import { findDatabaseError } from '#server/platform/db/errors.ts'
import { insertingRows } from '#server/platform/db/json-rows.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { preparedOnce, preparedPerVariant } from '#server/platform/db/prepared.ts'
import { refusalAnswer } from '#server/platform/http/refusals.ts'
import { repeating } from '#server/platform/transactions/repeating.ts'
import { describeOnBothDatabases, openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { failingLog } from '#tests/support/database/failing-log.ts'
import { administer } from '#tests/support/database/postgres-cluster.ts'

const ovens = pgTable('ovens', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  note: text('note'),
  trays: integer('trays'),
  minor: bigint('minor', { mode: 'number' }),
  weight: numeric('weight'),
  isNew: boolean('is_new'),
  specs: jsonb('specs').$type<object>(),
  images: text('images').array(),
  made: timestamp('made', { withTimezone: true }),
  makerId: uuid('maker_id'),
})
const makers = pgTable('makers', { id: uuid('id').primaryKey(), name: text('name').notNull() })

const ID = (n: number) => `019aa3a0-0000-7000-8000-00000000000${n}`

describeOnBothDatabases('a prepared statement', ({ database }) => {
  beforeAll(async () => {
    await database().runSql(`
      create table makers (id uuid primary key, name text not null);
      create table ovens (id uuid primary key, name text not null, note text, trays int, minor bigint, weight numeric, is_new boolean,
        specs jsonb, images text[], made timestamptz, maker_id uuid);
      insert into makers values ('${ID(1)}', 'ألف "دال"');
      insert into ovens values
        ('${ID(2)}', 'فرن', 'a\tb', 4, 9007199254740991, 12.50, true, '{"b":[1,null,"ب"]}', '{a,"b,c",null}', '2026-02-28 10:00:00.123456+03', '${ID(1)}'),
        ('${ID(3)}', '', '', 0, 0, 0, false, '[]', '{}', '2026-02-28 00:00:00+00', '${ID(9)}'),
        ('${ID(4)}', 'Bare', null, null, null, null, null, null, null, null, null)`)
  })

  const selected = (db: Db) =>
    db
      .select({
        ...{ id: ovens.id, name: ovens.name, note: ovens.note, trays: ovens.trays, minor: ovens.minor, weight: ovens.weight },
        ...{ isNew: ovens.isNew, specs: ovens.specs, images: ovens.images, made: ovens.made },
        more: {
          twice: sql<number>`${ovens.trays} * 2`.mapWith(Number),
          maker: sql<string>`coalesce(${makers.name}, '-')`.as('maker'),
        },
      })
      .from(ovens)
      .leftJoin(makers, eq(makers.id, ovens.makerId))
      .where(sql`${ovens.id} > ${sql.placeholder('after')}`)
      .orderBy(ovens.id)

  const ovensAfter = preparedOnce((db) => selected(db).prepare('ovens_after'))
  const ovensBy = preparedPerVariant((db, order: 'id' | 'name') =>
    db.select({ id: ovens.id }).from(ovens).orderBy(ovens[order]).prepare(`ovens_by_${order}`),
  )

  test('reads rows as the same query does unprepared, the first time and later', async () => {
    const { db } = database()
    const expected = await selected(db).execute({ after: ID(1) })
    expect(expected).toHaveLength(3)
    expect(expected[0]).toMatchObject({ made: new Date('2026-02-28T07:00:00.123Z'), minor: 9_007_199_254_740_991, more: { twice: 8 } })
    for (const _ of [1, 2]) expect(await ovensAfter(db).execute({ after: ID(1) })).toStrictEqual(expected)
    expect(await ovensAfter(db).execute({ after: ID(3) })).toStrictEqual(expected.slice(2))
    expect(await ovensAfter(db).execute({ after: ID(4) })).toStrictEqual([])
  })

  test('is built once for each database and variant', () => {
    const { db } = database()
    expect(ovensAfter(db)).toBe(ovensAfter(db))
    expect(ovensBy(db, 'id')).toBe(ovensBy(db, 'id'))
    expect(ovensBy(db, 'id')).not.toBe(ovensBy(db, 'name'))
  })

  test('is built once for all transactions of a connection, and runs in each of them', async () => {
    const built = new Set<unknown>()
    for (const name of ['first', 'second', 'third']) {
      const refusal = new Error(name)
      const attempt = database().transaction(async (tx) => {
        await tx.execute(sql`update makers set name = ${name}`)
        built.add(ovensAfter(tx))
        const [oven] = await ovensAfter(tx).execute({ after: ID(1) })
        expect(oven?.more.maker).toBe(name)
        await tx.transaction(async (inner) => expect(await ovensAfter(inner).execute({ after: ID(1) })).toHaveLength(3))
        throw refusal
      })
      await expect(attempt).rejects.toBe(refusal)
    }
    expect(built.size).toBe(1)
    const [oven] = await ovensAfter(database().db).execute({ after: ID(1) })
    expect(oven?.more.maker).toBe('ألف "دال"')
  })

  test('is planned by the database under its name, once for a connection', async () => {
    const planned = await database().transaction(async (tx) => {
      for (const _ of [1, 2, 3]) await ovensBy(tx, 'name').execute()
      const { rows } = await tx.execute<{ runs: number }>(sql`
        select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where name = 'ovens_by_name'`)
      return rows
    })
    expect(planned).toEqual([{ runs: 3 }])
  })

  test('may be read by the driver alone, its values of the types that the database names', async () => {
    const named = {
      name: 'ovens_read',
      sql: 'select name, trays, is_new as "isNew", images from ovens where id > $1 order by id',
      params: [ID(2)],
    }
    for (const _ of [1, 2]) {
      expect(await database().readNamed(named)).toEqual([
        { name: '', trays: 0, isNew: false, images: [] },
        { name: 'Bare', trays: null, isNew: null, images: null },
      ])
    }
    await expect(database().transaction(() => database().readNamed(named))).rejects.toThrow('outer db')
  })

  test('works inside a transaction and sees its writes', async () => {
    const seen = await database().transaction(async (tx) => {
      await tx.execute(sql`update makers set name = 'changed'`)
      const rows = await ovensAfter(tx).execute({ after: ID(1) })
      await tx.execute(sql`update makers set name = 'ألف "دال"'`)
      return rows.map(({ more }) => more.maker)
    })
    expect(seen).toEqual(['changed', '-', '-'])
  })

  test("a statement that the database refuses throws the database's message, and the next one is answered", async () => {
    const statement = ovensAfter(database().db)
    const failure: unknown = await statement.execute({ after: 'no id' }).catch((error: unknown) => error)
    expect(findDatabaseError(failure)?.code).toBe('22P02')
    expect(await statement.execute({ after: ID(3) })).toHaveLength(1)
  })
})

describeOnBothDatabases('a connection on whose statements a migration came', ({ database }) => {
  const pots = pgTable('pots', { id: integer('id').primaryKey(), litres: integer('litres') })
  const named = preparedOnce((db) =>
    db
      .select({ litres: pots.litres })
      .from(pots)
      .where(eq(pots.id, sql.placeholder('id')))
      .prepare('pots'),
  )
  const readings: readonly ((tx: Db) => Promise<unknown>)[] = [
    (tx) => named(tx).execute({ id: 1 }),
    (tx) => tx.select().from(pots).where(eq(pots.id, 1)),
    async (tx) => (await tx.execute(sql`select * from pots where id = ${1}`)).rows,
  ]
  const readAll = () =>
    Promise.all(readings.map((reading) => repeating(() => database().transaction(reading)).catch((error: unknown) => error)))

  beforeAll(async () => {
    await database().runSql('create table pots (id int primary key, litres int); insert into pots values (1, 20)')
  })

  test('goes on where a column was added, and makes another plan where its type was changed', async () => {
    for (const _ of [1, 2, 3, 4]) await readAll()
    await database().runSql("alter table pots add column lid text default 'steel'")
    const lidded = { id: 1, litres: 20, lid: 'steel' }
    for (const _ of [1, 2, 3, 4]) expect(await readAll()).toEqual([[{ litres: 20 }], [{ id: 1, litres: 20 }], [lidded]])
    await database().runSql('alter table pots alter column litres type numeric')
    for (const _ of [1, 2])
      expect(await readAll()).toMatchObject([[{ litres: 20 }], [{ id: 1, litres: 20 }], [{ ...lidded, litres: '20' }]])
  })

  test('refuses one transaction, and the answer to one that is not begun again says to come back', async () => {
    const read = () => database().transaction((tx) => named(tx).execute({ id: 1 }))
    await read()
    await database().runSql('alter table pots alter column litres type bigint')
    const failures: unknown[] = []
    for (const _ of readings) await read().catch((error: unknown) => failures.push(error))
    expect(failures.length).toBeGreaterThan(0)
    for (const failure of failures) {
      expect(findDatabaseError(failure)?.code).toBe('0A000')
      expect(refusalAnswer(failure, 'en', 'request')).toMatchObject({ status: 503, body: { code: 'unavailable' }, isBug: false })
    }
    // Three connections have read at once.
    expect(await read()).toEqual([{ litres: 20 }])
  })
})

describeOnBothDatabases('rows that are inserted as one parameter', ({ database }) => {
  const pans = pgTable('pans', {
    id: uuid('id').primaryKey(),
    names: text('pan_names').array(),
    specs: jsonb('specs').$type<unknown>(),
    minor: bigint('minor', { mode: 'number' }),
    isNew: boolean('is_new').notNull().default(true),
    made: timestamp('made', { withTimezone: true }),
  })

  beforeAll(async () => {
    await database().runSql(`create table pans (id uuid primary key, pan_names text[], specs jsonb, minor bigint,
      is_new boolean not null default true, made timestamptz)`)
  })

  const made = new Date('2026-02-28T07:00:00.123Z')
  const whole = { id: ID(1), names: ['a "b"', 'ج,د', ''], specs: { deep: [1, null, 'ب'] }, minor: 9_007_199_254_740_991, made }
  const bare = { id: ID(2), names: null, specs: 'a text', minor: null, made: null }

  test('arrive as drizzle itself writes them, and a column that is not given has its default', async () => {
    await database().db.execute(insertingRows(pans, [whole, bare]))
    const stored = () => database().db.select().from(pans).orderBy(pans.id)
    const rows = await stored()
    expect(rows).toStrictEqual([
      { ...whole, isNew: true },
      { ...bare, isNew: true },
    ])
    await database().db.delete(pans)
    await database().db.insert(pans).values([whole, bare])
    expect(await stored()).toStrictEqual(rows)
  })

  test('go on as any insert does', async () => {
    await database().db.delete(pans)
    const insert = (isNew: boolean) =>
      database().db.execute(sql`${insertingRows(pans, [{ ...whole, isNew }])} on conflict do nothing returning id`)
    expect((await insert(false)).rows).toEqual([{ id: whole.id }])
    expect((await insert(true)).rows).toEqual([])
    expect(await database().db.select({ isNew: pans.isNew }).from(pans)).toEqual([{ isNew: false }])
  })

  test('are refused where there are none, or where a column is not of the table', () => {
    expect(() => insertingRows(pans, [])).toThrow('no row')
    expect(() => insertingRows(pans, [{ id: ID(1), colour: 'red' } as typeof pans.$inferInsert])).toThrow('no column colour')
  })
})

test('no statement is compiled, since that takes longer than to run it', async () => {
  const { url, close } = await openPostgresTestDatabase()
  const database = await openDatabase({ databaseUrl: url, dataDir: '', log: failingLog, poolSize: 1 })
  expect((await database.runSql('show jit')).rows).toEqual([{ jit: 'off' }])
  await database.close()
  await close()
})

test('through a pooler nothing is prepared or set for a connection, and notifications arrive over the direct address', async () => {
  const { url, close } = await openPostgresTestDatabase()
  // Another database, so that a notification tells over which address it came.
  const directUrl = Object.assign(new URL(url), { pathname: '/postgres' }).href
  const database = await openDatabase({ databaseUrl: url, directUrl, dataDir: '', log: failingLog, poolSize: 1 })
  const received = Promise.withResolvers<string>()
  await database.listen('through_pooler', received.resolve)
  for (const _ of [1, 2, 3, 4]) {
    await database.readNamed({ name: 'one', sql: 'select $1::int', params: [1] })
    await database.transaction((tx) => tx.execute(sql`select ${1}::int as often_said`))
  }
  await administer(directUrl, "select pg_notify('through_pooler', 'direct')")
  expect(await received.promise).toBe('direct')
  expect((await database.runSql('select name from pg_prepared_statements')).rows).toEqual([])
  expect((await database.runSql('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
  await database.close()
  await close()
})
