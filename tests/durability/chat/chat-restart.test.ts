import { io } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { addPeople, type ChatPersonToConnect } from '#tests/support/chat/chat-people.ts'
import { type RunningChat, runChat } from '#tests/support/chat/run-chat.ts'
import { BRIEF_FLAGS } from '#tests/support/child-environment.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { ChatStore } from '#web/features/chat/chat-store.ts'

const until = <T>(read: () => T) => expect.poll(read, { interval: 20, timeout: 60_000 })
const cleanup: (() => unknown)[] = []
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each()
})

/** The browser's own side of the chat, outside of a browser. */
function browserOf({ id, token }: ChatPersonToConnect, origin: string, isStaff: boolean): ChatStore {
  const socket = io(origin, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  })
  const received: ChatMessage[] = []
  let sent = 0
  const store = new ChatStore({
    socket,
    me: id,
    isStaff,
    newId: () => `${id} ${++sent}`,
    now: Date.now,
    isWatched: () => true,
    onNews: (message) => received.push(message),
    onRefused: () => undefined,
  })
  store.start()
  cleanup.push(() => {
    store.stop()
    socket.close()
  })
  return store
}

test('a server that is killed in the middle of a conversation loses and duplicates no message', async () => {
  const { database, url, close } = await openPostgresTestDatabase()
  cleanup.push(close)
  const [[customer], [worker]] = await Promise.all([addPeople(database, 'ROLE MEMBER', 1), addPeople(database, 'ROLE ADMIN', 1)])
  if (customer === undefined || worker === undefined) throw new Error('nobody is there')
  let server: RunningChat = await runChat({ databaseUrl: url, hasLimits: false, flags: BRIEF_FLAGS })
  cleanup.push(() => server.kill())
  const { origin } = server
  const port = Number(new URL(origin).port)
  const [asking, answering] = [browserOf(customer, origin, false), browserOf(worker, origin, true)]
  const seen = (store: ChatStore, peer: string) => (store.snapshot().threads[peer]?.messages ?? []).map(({ text }) => text)
  const connections = () => [asking, answering].map((store) => store.snapshot().connection)
  await until(connections).toEqual(['online', 'online'])
  asking.select(worker.id)
  answering.select(customer.id)

  const due: string[] = []
  for (let round = 0; round < 2; round++) {
    // These messages are sent while the server dies and while it is away.
    for (let n = 0; n < 10; n++) {
      const text = `${round}.${n}`
      due.push(text)
      asking.send(worker.id, text)
      if (n === 4) void server.kill()
    }
    await server.kill()
    await until(() => connections().includes('online')).toBe(false)
    asking.send(worker.id, `${round} meanwhile`)
    due.push(`${round} meanwhile`)
    server = await runChat({ databaseUrl: url, port, hasLimits: false, flags: BRIEF_FLAGS })
    await until(connections).toEqual(['online', 'online'])
    await until(() => seen(answering, customer.id)).toEqual(due)
    await until(() => seen(asking, worker.id)).toEqual(due)
    const answer = `answer ${round}`
    answering.send(customer.id, answer)
    due.push(answer)
    await until(() => seen(asking, worker.id)).toEqual(due)
    await until(() => asking.snapshot().pending).toEqual([])
  }
  const { rows } = await database.runSql<{ text: string }>('SELECT text FROM chat_messages ORDER BY position')
  expect(rows.map(({ text }) => text)).toEqual(due)
})
