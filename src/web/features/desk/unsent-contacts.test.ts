import { expect, test } from 'vitest'
import { createUnsentContacts, type PendingContact, type SendResult } from './unsent-contacts.ts'

const CALL = { _id: 'call-1', entry: 'entry-1', customer: 'mona', way: 'call-out', outcome: 'no-answer', note: 'rang twice' } as const

function setUp(answers: SendResult<string>[], stored: string | null = null) {
  const world = { stored, sent: [] as PendingContact[], saved: [] as string[] }
  const unsent = createUnsentContacts<string>({
    send: async (contact) => {
      world.sent.push(contact)
      return answers.shift() ?? { kind: 'unreachable' }
    },
    onSaved: (_, reply) => world.saved.push(reply),
    read: () => world.stored,
    write: (text) => {
      world.stored = text
    },
  })
  return { world, unsent }
}

test('a call that found no connection is sent again under the same name until it is saved', async () => {
  const { world, unsent } = setUp([{ kind: 'unreachable' }, { kind: 'unreachable' }, { kind: 'saved', reply: 'done' }])
  await unsent.add(CALL)
  expect(unsent.pending.get()).toMatchObject([{ state: 'waiting', note: 'rang twice' }])
  await unsent.flush()
  await unsent.flush()
  await unsent.flush()
  expect(world.sent.map(({ _id }) => _id)).toEqual(['call-1', 'call-1', 'call-1'])
  expect(world.saved).toEqual(['done'])
  expect(unsent.pending.get()).toEqual([])
  expect(world.stored).toBeNull()
})

test('a call survives a reload in the middle of its sending', async () => {
  const { world } = setUp([])
  const { promise, resolve } = Promise.withResolvers<SendResult<string>>()
  const first = createUnsentContacts<string>({
    send: () => promise,
    onSaved: () => undefined,
    read: () => null,
    write: (text) => {
      world.stored = text
    },
  })
  void first.add(CALL)
  const { world: later, unsent } = setUp([{ kind: 'saved', reply: 'done' }], world.stored)
  expect(unsent.pending.get()).toMatchObject([{ _id: 'call-1', state: 'waiting' }])
  await unsent.flush()
  expect(later.saved).toEqual(['done'])
  resolve({ kind: 'unreachable' })
})

test('a refused call tells why, is not sent by itself again, and can be tried or forgotten', async () => {
  const { world, unsent } = setUp([
    { kind: 'refused', reason: 'closed meanwhile' },
    { kind: 'refused', reason: 'still closed' },
  ])
  await unsent.add(CALL)
  await unsent.flush()
  expect(world.sent).toHaveLength(1)
  await unsent.retry('call-1')
  expect(unsent.pending.get()).toMatchObject([{ state: 'refused', reason: 'still closed' }])
  unsent.drop('call-1')
  expect(unsent.pending.get()).toEqual([])
})

test('a spoiled store counts as empty', () => {
  expect(setUp([], '{').unsent.pending.get()).toEqual([])
  expect(setUp([], '"x"').unsent.pending.get()).toEqual([])
})
