import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_LETTERS } from '#domain/accounts/accounts.ts'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import { FakeShopSocket } from '#tests/support/web/fake-shop-socket.ts'
import { endSession, startSession } from './session.ts'
import { renewWhenDue } from './socket-token.ts'

const tokenOf = (n: number) => `${'Bearer mona'.padEnd(SESSION_LETTERS, 'a')} ${n}`
const [FIRST, SECOND] = [tokenOf(1), tokenOf(2)]
const fetched = vi.fn<() => Promise<Response>>()
let browser: FakeBrowser
let socket: FakeShopSocket

beforeEach(async () => {
  vi.useFakeTimers()
  browser = new FakeBrowser()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', {})
  socket = new FakeShopSocket()
  startSession(FIRST, null)
  renewWhenDue(socket.asShopSocket(), { now: FIRST })
  await socket.arrive()
  fetched.mockImplementation(async () => new Response(null, { status: 503 }))
})
afterEach(() => {
  endSession('replaced')
  browser.leave()
  fetched.mockReset()
  vi.useRealTimers()
})

test('a token that the shop can not renew for a moment is asked for again and handed in once', async () => {
  socket.receive('tokenDue', undefined)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  fetched.mockImplementation(async () => Response.json({ success: true, token: SECOND }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(socket.sent('renewToken')).toEqual([{ token: SECOND }])
  await socket.answer('renewToken', { ok: true })
  await vi.advanceTimersByTimeAsync(20_000)
  expect([fetched.mock.calls.length, socket.sent('renewToken').length]).toEqual([4, 1])
})

test('a token that the connection could not take is handed in again', async () => {
  fetched.mockImplementation(async () => Response.json({ success: true, token: SECOND }))
  socket.receive('tokenDue', undefined)
  await vi.advanceTimersByTimeAsync(0)
  await socket.answer('renewToken', { error: 'Later.', code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(socket.sent('renewToken')).toEqual([{ token: SECOND }, { token: SECOND }])
})

test('a connection that is gone asks for no token: the next one brings its own', async () => {
  socket.receive('tokenDue', undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  socket.break('transport close')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetched).toHaveBeenCalledOnce()
})
