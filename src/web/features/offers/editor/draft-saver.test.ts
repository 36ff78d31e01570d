import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfferContent } from '#domain/offers/content.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { draftOf } from './draft-example.ts'
import { DraftSaver, type DraftSaverParts, type LocalDraft, type StoredDraft } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const named = (name: string): OfferContent => draftOf({ addressee: { ...draftOf().addressee, name } })

interface Server {
  stored: StoredDraft
  isDown: boolean
  sends: number
  local: LocalDraft | null
}

/** A server with one draft, which refuses older revisions. */
function shopWith(content: OfferContent) {
  const server: Server = { stored: { content, revision: 1 }, isDown: false, sends: 0, local: null }
  return { server, saver: saverOn(server, { stored: server.stored }) }
}

function saverOn(server: Server, beginning: Pick<DraftSaverParts, 'stored' | 'unanswered'>): DraftSaver {
  return new DraftSaver({
    ...beginning,
    send: async (sent, revision) => {
      server.sends += 1
      if (server.isDown) throw new ApiError(0, 'unreachable', '')
      if (revision !== server.stored.revision) throw new ApiError(409, 'conflict', '')
      server.stored = { content: sent, revision: revision + 1 }
      return { revision: revision + 1 }
    },
    fetchNow: async () => {
      if (server.isDown) throw new ApiError(0, 'unreachable', '')
      return server.stored
    },
    store: (local) => {
      server.local = local
    },
  })
}

test('text typed in one go is saved once, and stored in the browser until then', async () => {
  const { server, saver } = shopWith(named(''))
  saver.change(named('M'))
  saver.change(named('Mo'))
  expect(server.local?.content).toEqual(named('Mo'))
  expect(saver.state.get().kind).toBe('unsaved')
  await vi.runAllTimersAsync()
  expect(server.sends).toBe(1)
  expect(server.stored).toEqual({ content: named('Mo'), revision: 2 })
  expect(saver.state.get().kind).toBe('saved')
  expect(server.local).toBeNull()
})

test('typing during a save is saved after it', async () => {
  const { server, saver } = shopWith(named(''))
  saver.change(named('A'))
  const done = saver.flush()
  saver.change(named('B'))
  expect(await done).toBe(true)
  expect(server.stored.content).toEqual(named('B'))
})

test('a lost connection loses nothing: it is said, stored here, and saved when the shop answers again', async () => {
  const { server, saver } = shopWith(named(''))
  server.isDown = true
  saver.change(named('A'))
  expect(await saver.flush()).toBe(false)
  expect(saver.state.get().kind).toBe('offline')
  expect(server.local?.content).toEqual(named('A'))
  server.isDown = false
  await vi.runAllTimersAsync()
  expect(server.stored.content).toEqual(named('A'))
  expect(saver.state.get().kind).toBe('saved')
})

test.each(['mine', 'theirs'] as const)('the second of two editors chooses: %s', async (side) => {
  const { server, saver } = shopWith(named(''))
  server.stored = { content: named('theirs'), revision: 5 }
  saver.change(named('mine'))
  expect(await saver.flush()).toBe(false)
  expect(saver.state.get()).toEqual({ kind: 'conflict', base: named(''), theirs: { content: named('theirs'), revision: 5 } })
  expect(await saver.flush()).toBe(false)
  expect(saver.resolve(side)).toEqual(named(side))
  await vi.runAllTimersAsync()
  expect(server.stored.content).toEqual(named(side))
  expect(saver.state.get().kind).toBe('saved')
})

test('a save that arrives after the page was loaded again is nobody else’s: what was typed since goes on from it', async () => {
  const { server, saver } = shopWith(named(''))
  const base = server.stored
  const onItsWay = Promise.withResolvers<void>()
  const closed = new DraftSaver({
    stored: base,
    send: () => onItsWay.promise.then(() => ({ revision: 2 })),
    fetchNow: async () => server.stored,
    store: (local) => {
      server.local = local
    },
  })
  closed.change(named('A\u00a01 '))
  void closed.flush()
  const local = server.local
  expect(local).toMatchObject({ content: named('A\u00a01 '), base: named(''), unanswered: [named('A\u00a01 ')] })
  saver.stop()
  const reloaded = saverOn(server, { stored: base, unanswered: local?.unanswered })
  reloaded.change(named('A\u00a01 '))
  // The save of the closed page arrives only now, its texts cleaned and in the order of the database.
  server.stored = { content: Object.fromEntries(Object.entries(named('A 1')).reverse()) as unknown as OfferContent, revision: 2 }
  reloaded.change(named('A and B'))
  expect(await reloaded.flush()).toBe(true)
  expect(server.stored).toEqual({ content: named('A and B'), revision: 3 })
})

test('typing goes on from a save whose answer was lost, without a conflict', async () => {
  const { server, saver } = shopWith(named(''))
  saver.change(named('A'))
  server.isDown = true
  expect(await saver.flush()).toBe(false)
  server.stored = { content: named('A'), revision: 2 }
  server.isDown = false
  saver.change(named('AB'))
  expect(await saver.flush()).toBe(true)
  expect(server.stored).toEqual({ content: named('AB'), revision: 3 })
})

test('two editors who wrote the same have no conflict', async () => {
  const { server, saver } = shopWith(named(''))
  server.stored = { content: named('A'), revision: 3 }
  saver.change(named('A'))
  expect(await saver.flush()).toBe(true)
  expect(saver.revision).toBe(3)
})
