import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#tests/support/database/both-databases.ts'

describeOnBothDatabases(
  'notifications',
  ({ database }) => {
    test('a notification is heard after the commit and never after a rollback', async () => {
      const received: string[] = []
      const last = Promise.withResolvers<void>()
      await database().listen('Catalogue', (payload) => {
        received.push(payload)
        if (payload === 'last') last.resolve()
      })
      let receivedBeforeCommit = 0
      await database().transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_notify('Catalogue', 'kept')`)
        await tx.execute(sql`SELECT 1`)
        receivedBeforeCommit = received.length
      })
      const thrown = database().transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_notify('Catalogue', 'dropped')`)
        throw new Error('rolled back')
      })
      await expect(thrown).rejects.toThrow('rolled back')
      await database().db.execute(sql`SELECT pg_notify('Catalogue', 'last')`)
      await last.promise
      expect(receivedBeforeCommit).toBe(0)
      expect(received).toEqual(['kept', 'last'])
    })

    test('listening is on, and two may hear one channel', async () => {
      const both = Promise.withResolvers<string[]>()
      const received: string[] = []
      const receiver = (name: string) => (payload: string) => {
        received.push(`${name} ${payload}`)
        if (received.length === 2) both.resolve(received)
      }
      await database().listen('shared', receiver('first'))
      await database().listen('shared', receiver('second'))
      expect(database().isListening()).toBe(true)
      await database().db.execute(sql`SELECT pg_notify('shared', 'x')`)
      expect(await both.promise).toEqual(['first x', 'second x'])
    })

    test('after a session was thrown away notifications come again', async () => {
      const again = Promise.withResolvers<string>()
      await database().listen('again', again.resolve)
      const endless = database().transaction(() => new Promise(() => {}), { limitMs: 50 })
      await expect(endless).rejects.toThrow('50 ms')
      await database().db.execute(sql`SELECT pg_notify('again', 'here')`)
      expect(await again.promise).toBe('here')
    })
  },
  { isShared: true },
)
