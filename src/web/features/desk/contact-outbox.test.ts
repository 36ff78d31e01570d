import { expect, test } from 'vitest'
import { createContactOutbox, type PendingContact, type SendResult } from './contact-outbox.ts'

const CALL = { _id: 'call-1', entry: 'entry-1', customer: 'mona', way: 'call-out', outcome: 'no-answer', note: 'rang twice' } as const

function setUp(answers: SendResult<string>[], stored: string | null = null) {
  const world = { stored, sent: [] as PendingContact[], saved: [] as string[] }
  const outbox = createContactOutbox<string>({
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
  return { world, outbox }
}

test('a call that found no connection is sent again under the same name until it is saved', async () => {
  const { world, outbox } = setUp([{ kind: 'unreachable' }, { kind: 'unreachable' }, { kind: 'saved', reply: 'done' }])
  await outbox.add(CALL)
  expect(outbox.pending.get()).toMatchObject([{ state: 'waiting', note: 'rang twice' }])
  await outbox.flush()
  await outbox.flush()
  await outbox.flush()
  expect(world.sent.map(({ _id }) => _id)).toEqual(['call-1', 'call-1', 'call-1'])
  expect(world.saved).toEqual(['done'])
  expect(outbox.pending.get()).toEqual([])
  expect(world.stored).toBeNull()
})

test('a call survives a reload in the middle of its sending', async () => {
  const { world } = setUp([])
  const { promise, resolve } = Promise.withResolvers<SendResult<string>>()
  const first = createContactOutbox<string>({
    send: () => promise,
    onSaved: () => undefined,
    read: () => null,
    write: (text) => {
      world.stored = text
    },
  })
  void first.add(CALL)
  const { world: later, outbox } = setUp([{ kind: 'saved', reply: 'done' }], world.stored)
  expect(outbox.pending.get()).toMatchObject([{ _id: 'call-1', state: 'waiting' }])
  await outbox.flush()
  expect(later.saved).toEqual(['done'])
  resolve({ kind: 'unreachable' })
})

test('a refused call tells why, is not sent by itself again, and can be tried or forgotten', async () => {
  const { world, outbox } = setUp([
    { kind: 'refused', reason: 'closed meanwhile' },
    { kind: 'refused', reason: 'still closed' },
  ])
  await outbox.add(CALL)
  await outbox.flush()
  expect(world.sent).toHaveLength(1)
  await outbox.retry('call-1')
  expect(outbox.pending.get()).toMatchObject([{ state: 'refused', reason: 'still closed' }])
  outbox.drop('call-1')
  expect(outbox.pending.get()).toEqual([])
})

test('a spoiled store counts as empty', () => {
  expect(setUp([], '{').outbox.pending.get()).toEqual([])
  expect(setUp([], '"x"').outbox.pending.get()).toEqual([])
})
