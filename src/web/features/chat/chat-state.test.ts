import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChatMessage, ChatUser } from '#contract/chat.ts'
import { type ChatState, merged, peopleFor, sorted, withMark, withNews, withPresence } from './chat-state.ts'
import { searchPeople } from './people-list.tsx'

const message = (position: number, facts: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${position}`,
  from: 'customer',
  to: 'staff',
  customer: 'customer',
  time: position,
  text: `text ${position}`,
  user: { id: 'customer', name: 'Mona' },
  position,
  ...facts,
})
const person = (id: string, facts: Partial<ChatUser> = {}): ChatUser => ({
  id,
  name: id,
  role: 'ROLE MEMBER',
  isAdmin: false,
  online: false,
  unread: 0,
  lastMessage: null,
  waitingSince: null,
  ...facts,
})
const staffState = (users: readonly ChatUser[]): ChatState => ({
  me: 'staff',
  isStaff: true,
  connection: 'online',
  users,
  unlisted: 0,
  threads: {},
  pending: [],
  missed: 0,
})

test('however messages come, in parts, twice or late, the conversation is the same', () => {
  const batches = fc.array(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 10 }), { maxLength: 10 })
  fc.assert(
    fc.property(batches, (parts) => {
      const thread = parts.reduce<readonly ChatMessage[]>(
        (known, part) =>
          merged(
            known,
            part.map((position) => message(position)),
          ),
        [],
      )
      const due = [...new Set(parts.flat())].sort((a, b) => a - b)
      expect(thread.map(({ position }) => position)).toEqual(due)
    }),
  )
})

test('a customer waits from the first message that nobody answered, until somebody does', () => {
  let state = withNews(staffState([person('customer')]), message(1), false)
  state = withNews(state, message(2), false)
  expect(state.users?.[0]).toMatchObject({ unread: 2, waitingSince: 1, lastMessage: { text: 'text 2' } })
  expect(withNews(state, message(2), false).users?.[0]?.unread).toBe(2)
  state = withMark(state, { with: 'customer', by: 'other staff', upTo: 'm2' })
  expect(state.users?.[0]).toMatchObject({ unread: 0, waitingSince: 1 })
  state = withNews(state, message(3, { from: 'other staff', to: 'customer' }), false)
  expect(state.users?.[0]).toMatchObject({ unread: 0, waitingSince: null })
})

test('a sent text leaves the queue when it arrives as a message', () => {
  const typed = { clientId: 'mine', to: 'customer', text: 'Hello', time: 1, failed: null, isSent: true }
  const state = { ...staffState([person('customer')]), pending: [typed, { ...typed, clientId: 'other' }] }
  const after = withNews(state, message(1, { from: 'staff', to: 'customer', clientId: 'mine' }), true)
  expect(after.pending.map(({ clientId }) => clientId)).toEqual(['other'])
  expect(withNews(state, message(1, { clientId: 'mine' }), true).pending).toHaveLength(2)
})

test('people who come online join the list, and people who leave stay in it', () => {
  const come = withPresence(staffState([]), person('customer'), true)
  expect(come.users).toMatchObject([{ id: 'customer', online: true }])
  expect(withPresence(come, person('customer'), false).users).toMatchObject([{ id: 'customer', online: false }])
  expect(withPresence(come, person('nobody'), false).users).toHaveLength(1)
})

test('people who wait longest come first, then those with the latest message, then those online', () => {
  const said = (time: number) => ({ lastMessage: { id: 'm', from: 'x', text: 'x', time } })
  const people = [
    person('silent'),
    person('there', { online: true }),
    person('answered', said(50)),
    person('waits', { waitingSince: 20, ...said(20) }),
    person('waits longest', { waitingSince: 10, ...said(30) }),
  ]
  expect(sorted(people).map(({ id }) => id)).toEqual(['waits longest', 'waits', 'answered', 'there', 'silent'])
})

test('people are found by name, address and last words, whatever the Arabic spelling', () => {
  const people = [
    person('1', { name: 'أحمد عبد الله', email: 'ahmed@guests.example' }),
    person('2', { name: 'Mona Adel', email: 'mona@guests.example', lastMessage: { id: 'm', from: '2', text: 'أحتاج ثلاجة', time: 1 } }),
  ]
  const found = (term: string) => searchPeople(people, term).map(({ id }) => id)
  expect([found('احمد'), found('ADEL mona'), found('ahmed@guests'), found('ثلاجه'), found('nobody'), found(' ')]).toEqual([
    ['1'],
    ['2'],
    ['1'],
    ['2'],
    [],
    ['1', '2'],
  ])
})

describe('people of the list', () => {
  const wrote = { lastMessage: { id: 'm', from: 'c', text: 'Yes', time: 1 } }
  const shown = (users: readonly ChatUser[], chosen: string | null = null) =>
    peopleFor({ users, isStaff: false }, chosen)?.map(({ id }) => id)

  test('are those of the staff who are there or who wrote, for a customer', () => {
    expect(shown([person('a'), person('b', { online: true }), person('c', wrote)])).toEqual(['b', 'c'])
    expect(shown([person('a'), person('b', { online: true })], 'a')).toEqual(['a', 'b'])
  })

  test('are one colleague of the staff while no one is online', () => {
    expect(shown([person('b'), person('a')])).toEqual(['a'])
  })

  test('are all customers, for staff', () => {
    expect(peopleFor({ users: [person('a'), person('b')], isStaff: true }, null)).toHaveLength(2)
  })
})
