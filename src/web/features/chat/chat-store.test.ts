import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import { FakeShopSocket } from '#tests/support/web/fake-shop-socket.ts'
import { ChatStore, type ChatStoreOptions } from './chat-store.ts'

const message = (position: number, facts: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${position}`,
  from: 'staff',
  to: 'mona',
  customer: 'mona',
  time: position,
  text: `text ${position}`,
  user: { id: 'staff', name: 'Diyafa' },
  position,
  ...facts,
})

let browser: FakeBrowser
let socket: FakeShopSocket
const open: ChatStore[] = []

beforeEach(() => {
  vi.useFakeTimers()
  browser = new FakeBrowser()
  socket = new FakeShopSocket()
})
afterEach(() => {
  for (const store of open.splice(0)) store.stop()
  browser.leave()
  vi.useRealTimers()
})

function started(options: Partial<ChatStoreOptions> = {}): ChatStore {
  let ids = 0
  const store = new ChatStore({
    socket: socket.asShopSocket(),
    me: 'mona',
    isStaff: false,
    newId: () => {
      ids += 1
      return `c${ids}`
    },
    now: () => 1_000,
    isWatched: () => true,
    onNews: () => undefined,
    onRefused: () => undefined,
    ...options,
  })
  store.start()
  open.push(store)
  return store
}

const texts = (store: ChatStore) => store.snapshot().pending.map(({ text }) => text)
const shown = (store: ChatStore) => store.snapshot().threads.staff?.messages.map(({ position }) => position)

test('messages typed offline go out in the order of typing once the connection stands, one after the other', async () => {
  const store = started()
  store.send('staff', 'one')
  store.send('staff', 'two')
  expect(socket.sent('message')).toEqual([])
  await socket.arrive()
  expect(socket.sent('message')).toMatchObject([{ text: 'one', to: 'staff' }])
  await socket.answer('message', { id: 'm1', time: 1 })
  expect(socket.sent('message')).toMatchObject([{ text: 'one' }, { text: 'two' }])
})

test('a message without an acknowledgement is sent again under the same id, and nothing overtakes it', async () => {
  const store = started()
  await socket.arrive()
  store.send('staff', 'one')
  store.send('staff', 'two')
  await socket.fail('message')
  expect(texts(store)).toEqual(['one', 'two'])
  await vi.advanceTimersByTimeAsync(2_000)
  const [first, again] = socket.sent('message')
  expect(socket.sent('message')).toHaveLength(2)
  expect(again).toEqual(first)
})

test('an acknowledged message stays in sight until it arrives as part of the conversation, and then stands there once', async () => {
  const store = started()
  await socket.arrive()
  store.send('staff', 'one')
  await socket.answer('message', { id: 'm1', time: 1 })
  expect(store.snapshot().pending).toMatchObject([{ text: 'one', isSent: true }])
  socket.receive('message', message(1, { from: 'mona', to: 'staff', clientId: 'c1', text: 'one' }))
  expect(texts(store)).toEqual([])
  expect(shown(store)).toEqual([1])
})

test('a message that arrives before its acknowledgement is not shown twice', async () => {
  const store = started()
  await socket.arrive()
  store.send('staff', 'one')
  socket.receive('message', message(1, { from: 'mona', to: 'staff', clientId: 'c1' }))
  await socket.answer('message', { id: 'm1', time: 1 })
  expect(texts(store)).toEqual([])
  expect(shown(store)).toEqual([1])
})

test('a refused message stays with its reason, lets the next one pass, and goes out again only when asked to', async () => {
  const store = started()
  await socket.arrive()
  store.send('staff', 'one')
  store.send('staff', 'two')
  await socket.answer('message', { error: 'Too long.', code: 'validation' })
  expect(store.snapshot().pending[0]).toMatchObject({ text: 'one', failed: 'Too long.' })
  await socket.answer('message', { id: 'm2', time: 2 })
  expect(socket.sent('message')).toHaveLength(2)
  store.retry('c1')
  expect(socket.sent('message').at(-1)).toMatchObject({ text: 'one', clientId: 'c1' })
  store.discard('c1')
  expect(texts(store)).toEqual(['two'])
})

test('a message that meets the end of the token goes out with the next connection', async () => {
  const store = started()
  await socket.arrive()
  store.send('staff', 'one')
  store.send('staff', 'two')
  await socket.answer('message', { error: 'Unauthorized.', code: 'unauthorized' })
  expect(store.snapshot().pending).toMatchObject([
    { text: 'one', failed: null },
    { text: 'two', failed: null },
  ])
  socket.break('io server disconnect')
  await socket.arrive()
  expect(socket.sent('message')).toMatchObject([{ text: 'one' }, { text: 'one', clientId: 'c1' }])
})

test("unsent messages outlive the page, each person has their own, and another tab's are left alone", () => {
  started().send('staff', 'from this tab')
  const key = 'support-outbox mona'
  const other = { clientId: 'other', to: 'staff', text: 'from another tab', time: 5, failed: null, isSent: false }
  browser.put(key, JSON.stringify([...JSON.parse(browser.stored(key) ?? '[]'), other]))
  const again = started()
  expect(texts(again)).toEqual(['from this tab', 'from another tab'])
  again.discard('c1')
  expect(JSON.parse(browser.stored(key) ?? '[]')).toEqual([other])
  expect(texts(started({ me: 'omar' }))).toEqual([])
})

test('an outbox that cannot be read counts as empty', () => {
  browser.put('support-outbox mona', '{"not":"a list"}')
  expect(texts(started())).toEqual([])
  browser.put('support-outbox mona', '[{"clientId":7},null,')
  expect(texts(started())).toEqual([])
})

test('after a break the messages since the last one known are fetched, page after page', async () => {
  const store = started()
  await socket.arrive()
  store.select('staff')
  await socket.answer('getMessages', { messages: [message(1), message(2)], hasMore: false })
  socket.break('transport close')
  expect(store.snapshot().connection).toBe('offline')
  await socket.arrive()
  expect(socket.sent('getMessages').at(-1)).toEqual({ with: 'staff', after: 'm2' })
  await socket.answer('getMessages', { messages: [message(3)], hasMore: true })
  expect(socket.sent('getMessages').at(-1)).toEqual({ with: 'staff', after: 'm3' })
  await socket.answer('getMessages', { messages: [message(4)], hasMore: false })
  expect(shown(store)).toEqual([1, 2, 3, 4])
})

test('messages that come late or twice stand in their order, once', async () => {
  const store = started()
  await socket.arrive()
  for (const position of [3, 1, 3, 2]) socket.receive('message', message(position))
  expect(shown(store)).toEqual([1, 2, 3])
})

test('news is told once for each message of somebody else, and counted as missed while nobody looks', async () => {
  const told: string[] = []
  let isWatched = false
  const store = started({ isWatched: () => isWatched, onNews: ({ id }) => told.push(id) })
  await socket.arrive()
  socket.receive('message', message(1))
  socket.receive('message', message(1))
  socket.receive('message', message(2, { from: 'mona', to: 'staff' }))
  expect(told).toEqual(['m1'])
  expect(store.snapshot().missed).toBe(1)
  isWatched = true
  store.look()
  expect(store.snapshot().missed).toBe(0)
})

test('a conversation is marked as read once for its last message, and only while somebody looks at it', async () => {
  let isWatched = false
  const store = started({ isWatched: () => isWatched })
  await socket.arrive()
  store.select('staff')
  await socket.answer('getMessages', { messages: [message(1)], hasMore: false })
  expect(socket.sent('read')).toEqual([])
  isWatched = true
  store.look()
  store.look()
  expect(socket.sent('read')).toEqual([{ with: 'staff', upTo: 'm1' }])
})

test('a refused connection is told, a broken one comes back by itself', async () => {
  const refused = vi.fn()
  const store = started({ onRefused: refused })
  await socket.arrive()
  socket.break('transport close')
  expect(refused).not.toHaveBeenCalled()
  socket.break('io server disconnect')
  expect(refused).toHaveBeenCalledOnce()
  expect(store.snapshot().connection).toBe('offline')
})

test('a stopped store hears nothing and leaves no subscription behind', async () => {
  const store = started()
  await socket.arrive()
  store.stop()
  socket.receive('message', message(1))
  expect(shown(store)).toBeUndefined()
  expect(socket.subscriptions()).toBe(0)
})

test('a new connection of the same person goes on with what was known, and one of another person does not', async () => {
  const first = started()
  await socket.arrive()
  socket.receive('message', message(1))
  const known = first.snapshot()
  expect(shown(started({ known }))).toEqual([1])
  expect(shown(started({ known, me: 'omar' }))).toBeUndefined()
  expect(shown(started({ known, isStaff: true }))).toBeUndefined()
})
