import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfferContent } from '#domain/offers/content.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { draftOf } from './draft-example.ts'
import { DraftSaver, type LocalDraft, type StoredDraft } from './draft-saver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const named = (name: string): OfferContent => draftOf({ addressee: { ...draftOf().addressee, name } })

/** A server with one draft, which refuses older revisions. */
function shopWith(content: OfferContent) {
  const server = { stored: { content, revision: 1 } as StoredDraft, isDown: false, sends: 0, local: null as LocalDraft | null }
  const saver = new DraftSaver({
    stored: server.stored,
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
  return { server, saver }
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

test('two editors who wrote the same have no conflict', async () => {
  const { server, saver } = shopWith(named(''))
  server.stored = { content: named('A'), revision: 3 }
  saver.change(named('A'))
  expect(await saver.flush()).toBe(true)
  expect(saver.revision).toBe(3)
})
