import { eq, sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { findDatabaseError } from '#server/platform/db/errors.ts'
import { prepareSelect } from '#server/platform/db/prepared-select.ts'
import { describeOnBothDatabases } from '#tests/support/database/both-databases.ts'

const ovens = pgTable('ovens', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  note: text('note'),
  trays: integer('trays'),
  piastres: bigint('piastres', { mode: 'number' }),
  weight: numeric('weight'),
  isNew: boolean('is_new'),
  specs: jsonb('specs').$type<object>(),
  images: text('images').array(),
  made: timestamp('made', { withTimezone: true }),
  makerId: uuid('maker_id'),
})
const makers = pgTable('makers', { id: uuid('id').primaryKey(), name: text('name').notNull() })

const ID = (n: number) => `019aa3a0-0000-7000-8000-00000000000${n}`

describeOnBothDatabases('a prepared select', ({ database }) => {
  beforeAll(async () => {
    await database().runSql(`
      create table makers (id uuid primary key, name text not null);
      create table ovens (id uuid primary key, name text not null, note text, trays int, piastres bigint, weight numeric, is_new boolean,
        specs jsonb, images text[], made timestamptz, maker_id uuid);
      insert into makers values ('${ID(1)}', 'ألف "دال"');
      insert into ovens values
        ('${ID(2)}', 'فرن', 'a\tb', 4, 9007199254740991, 12.50, true, '{"b":[1,null,"ب"]}', '{a,"b,c",null}', '2026-02-28 10:00:00.123456+03', '${ID(1)}'),
        ('${ID(3)}', '', '', 0, 0, 0, false, '[]', '{}', '2026-02-28 00:00:00+00', '${ID(9)}'),
        ('${ID(4)}', 'Bare', null, null, null, null, null, null, null, null, null)`)
  })

  const selected = () => {
    const { db } = database()
    return db
      .select({
        ...{ id: ovens.id, name: ovens.name, note: ovens.note, trays: ovens.trays, piastres: ovens.piastres, weight: ovens.weight },
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
  }

  test('reads rows as drizzle itself does, under a name and without one, the first time and later', async () => {
    const expected = await selected().execute({ after: ID(1) })
    expect(expected).toHaveLength(3)
    expect(expected[0]).toMatchObject({ made: new Date('2026-02-28T07:00:00.123Z'), piastres: 9_007_199_254_740_991, more: { twice: 8 } })
    const statements = [prepareSelect(database().db, 'ovens_after', selected()), prepareSelect(database().db, '', selected())]
    for (const statement of [...statements, ...statements]) expect(await statement.execute({ after: ID(1) })).toStrictEqual(expected)
    expect(await statements[0]?.execute({ after: ID(3) })).toStrictEqual(expected.slice(2))
    expect(await statements[0]?.execute({ after: ID(4) })).toStrictEqual([])
  })

  test('works inside a transaction, on what it has written so far', async () => {
    const seen = await database().transaction(async (tx) => {
      await tx.execute(sql`update makers set name = 'changed'`)
      const rows = await prepareSelect(tx, 'ovens_in_transaction', selected()).execute({ after: ID(1) })
      await tx.execute(sql`update makers set name = 'ألف "دال"'`)
      return rows.map(({ more }) => more.maker)
    })
    expect(seen).toEqual(['changed', '-', '-'])
  })

  test('that the database refuses is refused with what the database said, and the next one is answered', async () => {
    const statement = prepareSelect(database().db, 'ovens_after', selected())
    const failure: unknown = await statement.execute({ after: 'no id' }).catch((error: unknown) => error)
    expect(findDatabaseError(failure)?.code).toBe('22P02')
    expect(await statement.execute({ after: ID(3) })).toHaveLength(1)
  })

  test('of which a value cannot be read fails once, and the connection goes on', async () => {
    const { db } = database()
    const unreadable = sql<string>`${makers.name}`.mapWith((name: string) => {
      throw new Error(`unreadable: ${name.length}`)
    })
    const statement = prepareSelect(db, 'unreadable', db.select({ unreadable }).from(makers))
    const failure: unknown = await statement.execute().catch((error: unknown) => error)
    expect((failure as Error).cause).toEqual(new Error('unreadable: 9'))
    expect(await prepareSelect(db, 'ovens_after', selected()).execute({ after: ID(3) })).toHaveLength(1)
  })
})
