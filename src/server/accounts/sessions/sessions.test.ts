import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { SESSION_LETTERS, SESSION_SEEN_EVERY_MS, SESSION_TTL_MS, SESSIONS_MAX, SHORT_TOKEN_TTL_MS } from '#domain/accounts/accounts.ts'
import { emailOf, idOf, join, PASSWORD, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'
import { sessions } from '../accounts.tables.ts'
import { endedSessions } from '../ended-sessions.service.ts'
import { tidyAccounts } from '../tidying.service.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Mobile/15E Safari/604.1'

let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)

describeShopOnBoth(
  'sessions',
  (shop) => {
    const db = () => shop().accounts.database.db
    const login = async (userAgent = PHONE, email = emailOf('member')) => {
      const headers = { 'user-agent': userAgent }
      const { json } = await sendJson(shop(), { call: 'POST /api/auth/login', body: { email, password: PASSWORD }, headers })
      return { authorization: String(json.token) }
    }
    const me = async (headers: Record<string, string>) => (await shop().get('/api/user/me', headers)).status
    const list = async (headers: Record<string, string>) => (await shop().get('/api/auth/sessions', headers)).json.sessions
    const end = (call: string, headers: Record<string, string>) => sendJson(shop(), { call, headers, body: {} })
    beforeEach(async () => {
      aheadMs = 0
      await join(shop(), 'member')
    })

    test('signing out ends the session on the server, and no other', async () => {
      const [left, stays] = [await login(), await login()]
      expect((await end('POST /api/auth/logout', left)).status).toBe(200)
      expect([await me(left), await me(stays)]).toEqual([401, 200])
    })

    test('a token from before sessions were stored stays valid, and is not listed', async () => {
      const old = await signedIn(shop(), 'member')
      const current = await login()
      expect((await end('POST /api/auth/logout', old)).status).toBe(200)
      expect(await me(old)).toBe(200)
      expect(await list(current)).toHaveLength(1)
    })

    test('are listed with device and hour, with the current one marked', async () => {
      await login('curl/8.5.0')
      aheadMs = SESSION_SEEN_EVERY_MS / 2
      const phone = await login()
      const [first, second] = await list(phone)
      expect(first).toMatchObject({ browser: 'Safari', system: 'iPhone', isCurrent: true })
      expect(second).toMatchObject({ browser: null, system: null, isCurrent: false })
      aheadMs += SESSION_SEEN_EVERY_MS + 1000
      await me(phone)
      const seen = new Date((await list(phone))[0].lastSeen).getTime()
      expect(seen).toBeGreaterThan(new Date(first.lastSeen).getTime() + SESSION_SEEN_EVERY_MS)
      await me(phone)
      expect(new Date((await list(phone))[0].lastSeen).getTime()).toBe(seen)
    })

    test('can be ended one by one or all others at once, but only by their owner', async () => {
      const [here, first, second] = [await login(), await login(), await login()]
      const other = (await list(here)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
      await join(shop(), 'otherMember')
      const stranger = await login(PHONE, emailOf('otherMember'))
      expect((await end(`DELETE /api/auth/sessions/${other._id}`, stranger)).json.code).toBe('account/session-not-found')
      expect((await end(`DELETE /api/auth/sessions/${other._id}`, here)).status).toBe(200)
      expect([await me(first), await me(second)].sort()).toEqual([200, 401])
      expect((await end('DELETE /api/auth/sessions', here)).status).toBe(200)
      expect([await me(here), await me(first), await me(second), await me(stranger)]).toEqual([200, 401, 401, 200])
    })

    test('end with a new password, and their rows with them', async () => {
      const headers = await login()
      const body = { password: PASSWORD, confirmPassword: 'something new' }
      expect((await sendJson(shop(), { call: 'POST /api/auth/reset', headers, body })).status).toBe(200)
      expect(await me(headers)).toBe(401)
      expect(await db().$count(sessions)).toBe(0)
    })

    test('last seven days, and are deleted then', async () => {
      const headers = await login()
      aheadMs = SESSION_TTL_MS - 60_000
      expect(await me(headers)).toBe(200)
      aheadMs = SESSION_TTL_MS + 60_000
      expect(await me(headers)).toBe(401)
      await tidyAccounts(shop().accounts)
      expect(await db().$count(sessions)).toBe(0)
    })

    describe('of a page of ours', () => {
      const PAGE = { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin', 'token-lifetime': 'short', 'user-agent': PHONE }
      const signIn = async (email = emailOf('member'), others: Record<string, string> = {}) => {
        const headers = { ...PAGE, ...others }
        const answer = await sendJson(shop(), { call: 'POST /api/auth/login', body: { email, password: PASSWORD }, headers })
        const set = [answer.headers['set-cookie'] ?? []].flat().map(String)
        return { authorization: String(answer.json.token), set, cookie: (set.at(-1) ?? '').split(';', 1)[0] ?? '', text: answer.text }
      }
      const renew = ({ authorization, cookie }: { authorization: string; cookie: string }, headers: Record<string, string> = {}) =>
        sendJson(shop(), { call: 'POST /api/auth/refresh', body: {}, headers: { ...PAGE, authorization, cookie, ...headers } })
      const over = () => {
        aheadMs += SHORT_TOKEN_TTL_MS + 1000
      }

      test('have a token of ten minutes, and a cookie that no script reads and no other site sends', async () => {
        const { authorization, set } = await signIn()
        expect(set).toHaveLength(1)
        expect(set[0]).toMatch(/^(__Host-)?renewal-[\da-f]{12}=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; (Secure; )?SameSite=Strict$/)
        expect(await me({ authorization })).toBe(200)
        over()
        expect(await me({ authorization })).toBe(401)
        expect((await shop().get('/api/product/list', { authorization })).status).toBe(401)
        expect((await shop().get('/api/product/list')).status).toBe(200)
      })

      test('get no cookie over plain http, whose browsers would drop it, but a token that needs none', async () => {
        const { authorization, set } = await signIn(emailOf('member'), { origin: PUBLIC_URL.replace('https:', 'http:') })
        expect(set).toEqual([])
        over()
        expect(await me({ authorization })).toBe(200)
      })

      test('hand the secret of the cookie to no script, by no answer', async () => {
        const own = await signIn()
        const secret = own.cookie.split('=')[1] ?? ''
        expect(secret).toHaveLength(43)
        const renewed = await renew(own)
        expect(renewed.status).toBe(200)
        for (const text of [own.text, renewed.text]) expect(text).not.toContain(secret)
      })

      test('go on with the next token, by two tabs at once and after a lost answer, for seven days at most', async () => {
        const { cookie, authorization } = await signIn()
        over()
        const [first, second] = await Promise.all([renew({ authorization, cookie }), renew({ authorization, cookie })])
        expect([first?.status, second?.status]).toEqual([200, 200])
        const next = String(first?.json.token)
        expect(next.slice(0, SESSION_LETTERS)).toBe(authorization.slice(0, SESSION_LETTERS))
        expect((await login()).authorization.slice(0, SESSION_LETTERS)).not.toBe(authorization.slice(0, SESSION_LETTERS))
        expect(await me({ authorization: next })).toBe(200)
        aheadMs = SESSION_TTL_MS - 60_000
        const last = await renew({ authorization: next, cookie })
        expect(await me({ authorization: last.json.token })).toBe(200)
        aheadMs = SESSION_TTL_MS + 1000
        expect(await me({ authorization: last.json.token })).toBe(401)
        expect((await renew({ authorization: next, cookie })).status).toBe(401)
      })

      test('are renewed with both halves alone: token and cookie of one session, from a page of ours', async () => {
        await join(shop(), 'otherMember')
        const [own, other] = [await signIn(), await signIn(emailOf('otherMember'))]
        const long = await login()
        over()
        const tries = [
          renew({ ...own, cookie: '' }),
          renew({ ...own, cookie: other.cookie }),
          renew({ ...own, cookie: `${own.cookie.split('=')[0]}=${other.cookie.split('=')[1]}` }),
          renew({ ...other, cookie: own.cookie }),
          renew({ ...long, cookie: own.cookie }),
          renew({ ...own, authorization: '' }),
        ]
        for (const { status } of await Promise.all(tries)) expect(status).toBe(401)
        for (const headers of [
          { origin: 'https://elsewhere.example' },
          { 'sec-fetch-site': 'same-site' },
          { 'sec-fetch-site': 'cross-site' },
        ])
          expect((await renew(own, headers)).status).toBe(403)
        expect((await renew(own)).status).toBe(200)
      })

      test('end for good: signed out with a token that is over, or by a new password', async () => {
        const [left, stays] = [await signIn(), await signIn()]
        over()
        const answer = await sendJson(shop(), { call: 'POST /api/auth/logout', headers: { authorization: left.authorization }, body: {} })
        expect([answer.status, answer.headers['set-cookie']]).toEqual([200, expect.stringContaining('=; Max-Age=0;')])
        expect((await renew(left)).status).toBe(401)
        const { json } = await renew(stays)
        const body = { password: PASSWORD, confirmPassword: 'something new' }
        await sendJson(shop(), { call: 'POST /api/auth/reset', headers: { authorization: json.token }, body })
        expect((await renew({ ...stays, authorization: json.token })).status).toBe(401)
      })

      test('stand beside others in one browser, of which a further sign-in ends those over five, the oldest first', async () => {
        const first = await signIn()
        const names = [first.cookie, ...Array.from({ length: 4 }, (_, n) => `__Host-renewal-${n}=secret`), 'other=x']
        const beside = await signIn(emailOf('member'), { cookie: names.slice(0, 4).join('; ') })
        expect(beside.set).toEqual([expect.stringContaining('Max-Age=604800')])
        // A name that no answer can set, as another site of the host may have left it, is passed over.
        const { set } = await signIn(emailOf('member'), { cookie: ['__Host-renewal-odd one=x', ...names].join('; ') })
        expect(set).toEqual([
          expect.stringContaining(`${first.cookie.split('=')[0]}=; Max-Age=0`),
          expect.stringContaining('Max-Age=604800'),
        ])
      })
    })

    test('are limited in number: one more ends the one that was used longest ago', async () => {
      const first = await login()
      const rows = Array.from({ length: SESSIONS_MAX - 1 }, (_, n) => {
        const lastSeen = new Date(now().getTime() + 1000 + n)
        return { id: randomUUID(), userId: idOf('member'), browser: null, system: null, created: lastSeen, lastSeen, expires: lastSeen }
      })
      await db().insert(sessions).values(rows)
      expect(await me(first)).toBe(200)
      await join(shop(), 'otherMember')
      const stranger = await login(PHONE, emailOf('otherMember'))
      aheadMs = 60_000
      const last = await login()
      expect([await me(first), await me(last), await me(stranger)]).toEqual([401, 200, 200])
      expect(await list(last)).toHaveLength(SESSIONS_MAX)
    })

    test('have their sockets closed when they end', async () => {
      const [left, stays] = [await login(), await login()]
      await end('POST /api/auth/logout', left)
      const open = [left, stays].map(({ authorization }) => ({
        token: authorization,
        personId: idOf('member'),
        role: 'ROLE MEMBER' as const,
        areas: [],
      }))
      expect(await endedSessions(shop().accounts, open)).toEqual([open[0]])
    })
  },
  { now },
)
