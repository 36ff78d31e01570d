import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { connectChat, listen } from '#tests/support/chat/chat-client.ts'
import { openAnyTestDatabase } from '#tests/support/database/both-databases.ts'
import { rawAsk } from '#tests/support/http/raw-ask.ts'
import { idOf, signedIn } from '#tests/support/shop/people.ts'
import { openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts'
import { prove } from './hostile-sockets.prove.ts'

let database: Database
let shop: TestShop
let origin: string
beforeAll(async () => {
  database = await openAnyTestDatabase()
  shop = await openTestShop(database)
  origin = await listen(shop)
})
afterAll(async () => {
  await shop.close()
  await database.close()
})

test('every invalid event is refused on its acknowledgement, and others talk on', async () => {
  expect(await prove('small')).toBe('200 malformed payloads, each refused on its acknowledgement, 0 faults')
})

test('an event larger than any message ends its connection and nothing else', async () => {
  const { authorization: token } = await signedIn(shop, 'member')
  const [large, other] = [await connectChat({ origin, token }), await connectChat({ origin, token })]
  const ended = new Promise((resolve) => large.socket.once('disconnect', resolve))
  large.socket.emit('message', { text: 'x'.repeat(100_000), to: 'x' })
  expect(await ended).toBe('transport close')
  expect(await other.ask('connectUser')).toEqual({ ok: true })
  const posted = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`, { method: 'POST', body: 'x'.repeat(100_000) })
  expect(posted.status).toBe(400)
})

test("the handshake's answers have the shop's headers and refuse other sites", async () => {
  const answer = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`)
  expect(answer.status).toBe(200)
  for (const [name, value] of [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['cache-control', 'no-store'],
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ] as const)
    expect(answer.headers.get(name)).toBe(value)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  const foreign = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`, { headers: { origin: 'https://evil.example' } })
  expect(foreign.status).toBe(403)
  expect((await fetch(`${origin}/socket.io/socket.io.js`)).status).toBe(400)
})

test('a request to upgrade the protocol is ignored at any other address', async () => {
  for (const upgrade of ['websocket', 'h2c']) {
    expect((await rawAsk(origin, '/healthz', { headers: { connection: 'Upgrade', upgrade } })).status).toBe(200)
  }
})

/** The message by which a socket is refused. */
function refusalOf(token?: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: token === undefined ? {} : { token },
    })
    socket.once('connect_error', ({ message }) => {
      socket.close()
      resolve(message)
    })
  })
}

test('pages whose tokens have ended block no others behind the same address, however many they are', async () => {
  const { authorization: token } = await signedIn(shop, 'member')
  const { tokens } = shop.accounts
  const over = await tokens.issue({ userId: idOf('member'), version: 1, sessionId: shop.making.newId() }, 0)
  for (let n = 0; n < 4; n++) {
    expect(new Set(await Promise.all(Array.from({ length: 80 }, () => refusalOf(over))))).toEqual(new Set(['token over']))
  }
  const client = await connectChat({ origin, token })
  client.close()
})

test('repeated tries without a token block their network address for a while', async () => {
  const answers = await Promise.all(Array.from({ length: 150 }, () => refusalOf()))
  expect(answers.filter((answer) => answer === 'no token').length).toBeGreaterThan(0)
  for (let n = 0; n < 3; n++) await Promise.all(Array.from({ length: 100 }, () => refusalOf()))
  expect(await refusalOf()).not.toBe('no token')
})
