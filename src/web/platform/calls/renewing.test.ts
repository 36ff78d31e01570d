import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_LETTERS } from '#domain/accounts/accounts.ts'
import { FakeBrowser } from '#tests/support/web/fake-browser.ts'
import { renewToken } from './renewing.ts'
import { endSession, lastSessionEnd, startSession, storedToken } from './session.ts'
import { withToken } from './with-token.ts'

const tokenOf = (session: string, n: number) => `${`Bearer ${session}`.padEnd(SESSION_LETTERS, 'a')} ${n}`
const [FIRST, SECOND] = [tokenOf('mona', 1), tokenOf('mona', 2)]
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
let browser: FakeBrowser

beforeEach(() => {
  browser = new FakeBrowser()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', {})
  fetched.mockImplementation(async () => Response.json({ success: true, token: SECOND }))
  startSession(FIRST, null)
})
afterEach(() => {
  endSession('replaced')
  browser.leave()
  fetched.mockReset()
})

/** A call that the shop answers with 401 for the tokens that are over. */
function callWith(...over: string[]) {
  return vi.fn(async (token: string | null) => ({ status: token === null || over.includes(token) ? 401 : 200 }))
}

test('a call whose token is over is made once more with the next one', async () => {
  const send = callWith(FIRST)
  expect((await withToken(send)).status).toBe(200)
  expect(send.mock.calls).toEqual([[FIRST], [SECOND]])
  expect(storedToken()).toBe(SECOND)
})

test('many calls at once ask for one token', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => withToken(callWith(FIRST))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(fetched).toHaveBeenCalledOnce()
})

test('a tab that comes later takes the token that another has fetched', async () => {
  const request = vi.fn(async (_name: string, _options: object, work: () => Promise<boolean>) => {
    browser.put('token', SECOND)
    return work()
  })
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await renewToken(FIRST)).toBe(true)
  expect([storedToken(), fetched.mock.calls.length]).toEqual([SECOND, 0])
})

test('a tab that fell asleep with the lock stops no other', async () => {
  vi.useFakeTimers()
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('navigator', { locks: { request } })
  const renewed = renewToken(FIRST)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await renewed).toBe(true)
  vi.useRealTimers()
})

test('a session that is over on the server ends here, and the call is answered with its refusal', async () => {
  fetched.mockImplementation(async () => Response.json({}, { status: 401 }))
  expect((await withToken(callWith(FIRST))).status).toBe(401)
  expect([storedToken(), lastSessionEnd()]).toEqual([null, 'expired'])
})

test.each([401, 403, 503])('an answer of %i in place of a token is not left open', async (status) => {
  const refusal = Response.json({}, { status })
  fetched.mockImplementation(async () => refusal)
  await renewToken(FIRST).catch(() => null)
  expect(refusal.bodyUsed).toBe(true)
})

test.each([
  ['no network', async () => Promise.reject(new TypeError('no network'))],
  ['a shop that is away', async () => Response.json({}, { status: 503 })],
])('with %s the call fails, and the session stays', async (_what, answer) => {
  fetched.mockImplementation(answer)
  await expect(withToken(callWith(FIRST))).rejects.toThrow()
  expect(storedToken()).toBe(FIRST)
})

test('signing out meanwhile stays: the next token is thrown away', async () => {
  fetched.mockImplementation(async () => {
    endSession('replaced')
    return Response.json({ success: true, token: SECOND })
  })
  expect((await withToken(callWith(FIRST))).status).toBe(401)
  expect(storedToken()).toBeNull()
})

test('a call of one person is not repeated as another who has signed in meanwhile', async () => {
  const other = tokenOf('omar', 1)
  const send = vi.fn(async () => {
    startSession(other, null)
    return { status: 401 }
  })
  expect((await withToken(send)).status).toBe(401)
  expect([send.mock.calls.length, storedToken(), fetched.mock.calls.length]).toEqual([1, other, 0])
})

test('a call that is refused with the next token too ends the session, and is not made a third time', async () => {
  const send = callWith(FIRST, SECOND)
  expect((await withToken(send)).status).toBe(401)
  expect([send.mock.calls.length, storedToken()]).toEqual([2, null])
})
