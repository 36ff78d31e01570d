import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'
import { isUniqueViolation } from '#server/platform/db/errors.ts'
import { notifyOnCommit, withCommit } from '#server/platform/db/together.ts'
import { describeOnBothDatabases } from '#tests/support/database/both-databases.ts'
import { chairs, idsOfChairs, makeChairs } from '#tests/support/database/chairs.ts'

describeOnBothDatabases('the end of a transaction', ({ database, kind }) => {
  beforeEach(() => makeChairs(database().db))

  const idsOf = () => idsOfChairs(database().db)

  test('statements that leave with the commit have run once the transaction is over', async () => {
    await database().transaction(async (tx) => {
      await withCommit(tx, [() => tx.insert(chairs).values({ id: 1 }), () => tx.insert(chairs).values({ id: 2 })])
      await withCommit(tx, [() => tx.insert(chairs).values({ id: 3 })])
    })
    expect(await idsOf()).toEqual([1, 2, 3])
  })

  test('a statement that left with the commit and fails rolls everything back, and its error is told', async () => {
    const isTaken = (error: unknown) => isUniqueViolation(error, 'platform_chairs_id')
    const doubled = (tx: Db) => [() => tx.insert(chairs).values({ id: 2 }), () => tx.insert(chairs).values({ id: 1 })]
    const last = database().transaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1 })
      await withCommit(tx, doubled(tx))
    })
    await expect(last).rejects.toSatisfy(isTaken)
    const followed = database().transaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1 })
      await withCommit(tx, doubled(tx))
      await tx.insert(chairs).values({ id: 3 })
    })
    await expect(followed).rejects.toSatisfy(isTaken)
    const unsaid = database().transaction(async (tx) => {
      await tx.insert(chairs).values({ id: 1 })
      await withCommit(tx, [() => tx.insert(chairs).values({ id: 2 }), () => Promise.reject(new Error('no chair'))])
    })
    await expect(unsaid).rejects.toThrow('no chair')
    expect(await idsOf()).toEqual([])
    await database().transaction((tx) => tx.insert(chairs).values({ id: 7 }))
    expect(await idsOf()).toEqual([7])
  })

  // The embedded database has one session, whose transactions never wait for each other's rows.
  if (kind === 'postgres')
    test('a transaction whose last statements wait longer than its limit is told as they end, and never as rolled back', async () => {
      const held = Promise.withResolvers<void>()
      const isHolding = Promise.withResolvers<void>()
      const holding = database().transaction(async (tx) => {
        await tx.insert(chairs).values({ id: 1 })
        isHolding.resolve()
        await held.promise
        throw new Error('given up')
      })
      await isHolding.promise
      const waiting = database().transaction((tx) => withCommit(tx, [() => tx.insert(chairs).values({ id: 1 })]), { limitMs: 100 })
      await pause(300)
      held.resolve()
      await expect(holding).rejects.toThrow('given up')
      await waiting
      expect(await idsOf()).toEqual([1])
    })

  test('notifications are delivered once their transaction commits, and never when it rolls back', async () => {
    const received: string[] = []
    await database().listen('chairs', (payload) => received.push(payload))
    await database()
      .transaction(async (tx) => {
        await notifyOnCommit(tx, 'chairs', 'never')
        throw new Error('no chair')
      })
      .catch(() => {})
    await database().transaction(async (tx) => {
      await notifyOnCommit(tx, 'chairs', 'first')
      await tx
        .transaction(async (inner) => {
          await notifyOnCommit(inner, 'chairs', 'given up')
          throw new Error('only this')
        })
        .catch(() => {})
      await tx.transaction((inner) => notifyOnCommit(inner, 'chairs', 'inner'))
      await notifyOnCommit(tx, 'chairs', 'كرسي "2"')
      await pause(50)
      expect(received).toEqual([])
    })
    await expect.poll(() => received.toSorted()).toEqual(['first', 'inner', 'كرسي "2"'])
  })
})
