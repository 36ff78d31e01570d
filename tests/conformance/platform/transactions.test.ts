import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'
import { findDatabaseError, isUniqueViolation, TransactionLimitError } from '#server/platform/db/errors.ts'
import { OuterQueryError } from '#server/platform/db/pool.ts'
import { inOrder, together } from '#server/platform/db/together.ts'
import { describeOnBothDatabases } from '#tests/support/database/both-databases.ts'
import { chairs, idsOfChairs, makeChairs } from '#tests/support/database/chairs.ts'

describeOnBothDatabases('transactions', ({ database }) => {
  beforeEach(() => makeChairs(database().db))

  const idsOf = () => idsOfChairs(database().db)

  test("a transaction's writes are there after its commit", async () => {
    const answer = await database().transaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1 })
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await idsOf()).toEqual([1])
  })

  test('a transaction that throws leaves no writes, and its error is thrown on', async () => {
    const refusal = new Error('no chair')
    const attempt = database().transaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1 })
      throw refusal
    })
    await expect(attempt).rejects.toBe(refusal)
    expect(await idsOf()).toEqual([])
  })

  test('an inner transaction can be rolled back alone', async () => {
    await database().db.transaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1 })
      await tx
        .transaction(async (inner) => {
          await inner.insert(chairs).values({ id: 2 })
          throw new Error('only this')
        })
        .catch(() => {})
      await tx.insert(chairs).values({ id: 3 })
    })
    expect(await idsOf()).toEqual([1, 3])
  })

  test('an error keeps its code, constraint, detail and message', async () => {
    await database().db.insert(chairs).values({ id: 1 })
    const error = await database()
      .db.insert(chairs)
      .values({ id: 1 })
      .then(
        () => null,
        (thrown: unknown) => thrown,
      )
    expect(findDatabaseError(error)).toEqual({
      code: '23505',
      constraint: 'platform_chairs_id',
      detail: 'Key (id)=(1) already exists.',
      message: 'duplicate key value violates unique constraint "platform_chairs_id"',
    })
    expect(isUniqueViolation(error, 'platform_chairs_id')).toBe(true)
    expect(isUniqueViolation(error, 'another')).toBe(false)
    expect(findDatabaseError(new Error('network'))).toBeNull()
  })

  test('a write says how many rows it touched', async () => {
    await database()
      .db.insert(chairs)
      .values([{ id: 1 }, { id: 2 }])
    const { rowCount } = await database().db.update(chairs).set({ name: 'new' })
    expect(rowCount).toBe(2)
  })

  test('transactions at once do not see each other half done', async () => {
    await database().db.insert(chairs).values({ id: 0, name: '0' })
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database().transaction(async (tx) => {
          const [row] = await tx.select().from(chairs).where(sql`id = 0`).for('update')
          await tx.insert(chairs).values({ id: index + 1 })
          await tx
            .update(chairs)
            .set({ name: String(Number(row?.name) + 1) })
            .where(sql`id = 0`)
        }),
      ),
    )
    const [counter] = await database().db.select().from(chairs).where(sql`id = 0`)
    expect(counter?.name).toBe('20')
    expect(await idsOf()).toHaveLength(21)
  })

  test('statements said at once get their own answers; one that fails rolls all of them back, and its error is told', async () => {
    const named = (id: number) => ({ id, name: `chair ${id}` })
    const answers = await database().transaction((tx) =>
      together([1, 2, 3].map((id) => tx.insert(chairs).values(named(id)).returning({ name: chairs.name }))),
    )
    expect(answers.flat()).toEqual([{ name: 'chair 1' }, { name: 'chair 2' }, { name: 'chair 3' }])
    const late = async (tx: Db) => {
      await tx.insert(chairs).values({ id: 5 })
      await tx.insert(chairs).values({ id: 6 })
    }
    const attempt = database().transaction((tx) => together([late(tx), tx.insert(chairs).values({ id: 1 }), late(tx)]))
    await expect(attempt).rejects.toSatisfy((error) => isUniqueViolation(error, 'platform_chairs_id'))
    expect(await idsOf()).toEqual([1, 2, 3])
  })

  test('steps run in their order, whenever each gets to its statement', async () => {
    const named = async (tx: Db, name: string, turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) await null
      await tx.insert(chairs).values({ id: turns, name })
      return tx.select({ id: chairs.id }).from(chairs).orderBy(chairs.id)
    }
    const seen = await database().transaction((tx) =>
      inOrder(tx, [() => named(tx, 'late', 9), () => Promise.resolve([]), () => tx.select({ id: chairs.id }).from(chairs)]),
    )
    expect(seen[2]).toEqual([{ id: 9 }])
  })

  test('a step behind a lock sees what the transaction that held it has written', async () => {
    await database().db.insert(chairs).values({ id: 1, name: '0' })
    const grown = async () =>
      database().transaction(async (tx) => {
        const [, others] = await inOrder(tx, [
          () => tx.select().from(chairs).where(sql`id = 1`).for('update'),
          () => tx.select({ id: chairs.id }).from(chairs),
        ])
        await tx.insert(chairs).values({ id: others.length + 1 })
      })
    await Promise.all(Array.from({ length: 10 }, grown))
    expect(await idsOf()).toEqual(Array.from({ length: 11 }, (_, index) => index + 1))
  })

  test('a statement behind the end of its transaction is refused', async () => {
    let late: Promise<unknown> | undefined
    await database().transaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1 })
      late = pause(50).then(() => tx.insert(chairs).values({ id: 2 }))
      late.catch(() => {})
    })
    await expect(late).rejects.toThrow()
    expect(await idsOf()).toEqual([1])
  })

  test('one that fails is told also where statements behind it would have shared a plan', async () => {
    const say = (tx: Db, id: number) => tx.execute(sql`select ${id}::int as shared`)
    const behind = async (tx: Db, id: number) => {
      await pause(1)
      await say(tx, id)
    }
    for (const id of [1, 2]) await database().transaction((tx) => say(tx, id))
    await database().db.insert(chairs).values({ id: 1 })
    const attempt = database().transaction((tx) => together([behind(tx, 3), behind(tx, 4), tx.insert(chairs).values({ id: 1 })]))
    await expect(attempt).rejects.toSatisfy((error) => isUniqueViolation(error, 'platform_chairs_id'))
    expect((await database().transaction((tx) => say(tx, 5))).rows).toEqual([{ shared: 5 }])
  })

  test('a connection plans once what transactions say often', async () => {
    const name = `often_${database().kind}`
    const say = (id: number) =>
      database().transaction(async (tx) => {
        await tx.execute(sql`select ${id}::int as ${sql.identifier(name)}`)
        const { rows } = await tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)
        return rows.filter(({ statement }) => statement.includes(name)).length
      })
    const planned: number[] = []
    for (let id = 1; id <= 5; id += 1) planned.push(await say(id))
    expect(planned).toEqual([0, 0, 1, 1, 1])
  })

  test('a query on the outer database inside a transaction is refused, not waited for', async () => {
    const attempt = database().transaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1 })
      await database().db.insert(chairs).values({ id: 2 })
    })
    await expect(attempt).rejects.toSatisfy((error: Error) => error.cause instanceof OuterQueryError)
    await expect(database().transaction(() => database().transaction(async () => {}))).rejects.toBeInstanceOf(OuterQueryError)
    await expect(database().db.transaction(() => database().runSql('SELECT 1'))).rejects.toBeInstanceOf(OuterQueryError)
    expect(await idsOf()).toEqual([])
  })

  test('work that a transaction started may use the outer database once the transaction is over', async () => {
    const over = Promise.withResolvers<void>()
    let later: Promise<unknown> = Promise.resolve()
    await database().transaction(async () => {
      later = over.promise.then(() => database().db.insert(chairs).values({ id: 5 }))
    })
    over.resolve()
    await later
    expect(await idsOf()).toEqual([5])
  })

  test('a transaction past its time is rolled back, the next one runs, and the late one is refused', async () => {
    const over = Promise.withResolvers<void>()
    const late = Promise.withResolvers<unknown>()
    const slow = database().transaction(
      async (tx) => {
        await tx.insert(chairs).values({ id: 1 })
        await over.promise
        await tx
          .insert(chairs)
          .values({ id: 2 })
          .then(() => late.resolve(null), late.resolve)
      },
      { limitMs: 200 },
    )
    const waiting = database().transaction((tx) => tx.insert(chairs).values({ id: 3 }))
    await expect(slow).rejects.toBeInstanceOf(TransactionLimitError)
    await waiting
    over.resolve()
    expect(await late.promise).toBeInstanceOf(Error)
    expect(await idsOf()).toEqual([3])
  })

  test('a failed statement does not affect the next one', async () => {
    await expect(database().runSql('BEGIN; SELECT 1; SELECT nonsense; COMMIT')).rejects.toThrow('nonsense')
    expect((await database().runSql<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })

  test('a large answer and a large parameter pass whole', async () => {
    const letters = 'ض'.repeat(3_000_000)
    const { rows } = await database().runSql<{ value: string }>('SELECT $1::text AS value', [letters])
    expect(rows[0]?.value === letters).toBe(true)
    const many = await database().runSql('SELECT generate_series(1, 100000) AS n')
    expect(many.rows).toHaveLength(100_000)
  })

  test('the database answers a ping', async () => {
    await expect(database().ping()).resolves.toBeUndefined()
  })
})
