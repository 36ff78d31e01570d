import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { RESET_LINK_TTL_MS } from '#domain/accounts/accounts.ts'
import { LIMITS } from '#domain/limits.ts'
import { auditEntries } from '#server/audit/audit.tables.ts'
import { insertMerchant } from '#server/merchants/merchants.repository.ts'
import { emailOf, idOf, join, PASSWORD, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { accountLinks, users } from './accounts.tables.ts'
import { makeMerchantLink, makeResetLink } from './links/account-links.service.ts'

const NEW = 'a new password'
const CHANGED = { success: true, message: 'Password changed successfully. Please login with your new password.' }
const BAD_LINK = { error: 'The link has expired or was already used. Please ask for a new one.', code: 'account/link-invalid' }

let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)

describeShop(
  'passwords',
  (shop) => {
    const db = () => shop().accounts.database.db
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      sendJson(shop(), { call: `POST ${path}`, body, headers })
    const login = (password: string, email = emailOf('member')) => post('/api/auth/login', { email, password })
    const resetBy = (token: string, password = NEW, confirmPassword = password) =>
      post(`/api/auth/reset/${token}`, { password, confirmPassword })
    const link = () => makeResetLink(db(), { userId: idOf('member'), now: now() })
    const me = async (headers: Record<string, string>) => (await shop().get('/api/user/me', headers)).status
    const queued = async (): Promise<{ name: string; data: { userId: string } }[]> => {
      const { rows } = await db().execute<{ name: string; data: { userId: string } }>(sql`select name, data from pgboss.job order by name`)
      return rows
    }
    beforeEach(async () => {
      aheadMs = 0
      await join(shop(), 'member')
    })

    describe('a forgotten password', () => {
      test('queues an email, and answers alike for unknown addresses and accounts of other services', async () => {
        await db().insert(users).values({
          id: shop().making.newId(),
          email: 'google@people.example',
          provider: 'Google',
          role: 'ROLE MEMBER',
          language: 'en',
          created: new Date(),
        })
        const answers = []
        for (const email of [emailOf('member'), 'nobody@people.example', 'google@people.example']) {
          const { status, text } = await post('/api/auth/forgot', { email })
          answers.push({ status, text })
        }
        expect(answers[0]?.status).toBe(200)
        expect(JSON.parse(answers[0]?.text ?? '')).toEqual({
          success: true,
          message: 'If there is an account with this email, a link to choose a new password is on its way to it.',
        })
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
        const mails = await queued()
        const known = await db().select({ id: users.id, provider: users.provider }).from(users)
        const reached = mails.flatMap(({ data }) => known.filter(({ id }) => id === data.userId))
        expect(reached).toEqual([{ id: idOf('member'), provider: 'Email' }])
      })

      test('sends at most three emails an hour, whoever asks, and answers alike', async () => {
        const reached = async () => (await queued()).filter(({ data }) => data.userId === idOf('member')).length
        const forget = async (from: string) => {
          const { status, text } = await sendJson(shop(), { call: 'POST /api/auth/forgot', body: { email: emailOf('member') }, from })
          return `${status} ${text}`
        }
        const answers = new Set<string>()
        for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) answers.add(await forget(from))
        expect(answers.size).toBe(1)
        expect(await reached()).toBe(LIMITS.forgotEmails.most)
        aheadMs = LIMITS.forgotEmails.withinMs + 1000
        await forget('203.0.113.5')
        expect(await reached()).toBe(LIMITS.forgotEmails.most + 1)
      })

      test('asks for an email address', async () => {
        expect((await post('/api/auth/forgot', {})).json.fields).toEqual({ email: ['Email is required.'] })
        expect((await post('/api/auth/forgot', { email: 'mona@' })).json.fields).toEqual({ email: ['Email format is invalid.'] })
      })
    })

    describe('by an emailed link', () => {
      test('is changed once, ends every earlier token, and is confirmed by email', async () => {
        const headers = await signedIn(shop(), 'member')
        const token = await link()
        const other = await link()
        const { status, json } = await resetBy(token)
        expect({ status, json }).toEqual({ status: 200, json: CHANGED })
        expect(await me(headers)).toBe(401)
        expect((await shop().get('/api/product/list', headers)).status).toBe(200)
        expect((await login(PASSWORD)).status).toBe(400)
        expect((await login(NEW)).status).toBe(200)
        for (const used of [token, other]) expect((await resetBy(used, 'yet another')).json).toEqual(BAD_LINK)
        expect(await queued()).toMatchObject([{ name: 'email-password-changed', data: { userId: idOf('member') } }])
      })

      test('a common password is refused, and the link stays valid', async () => {
        const token = await link()
        expect((await resetBy(token, 'password')).json.code).toBe('account/password-common')
        expect((await resetBy(token)).status).toBe(200)
      })

      test('one of several concurrent changes wins', async () => {
        const token = await link()
        const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => resetBy(token, `password ${n}`)))
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
        const winner = answers.findIndex(({ status }) => status === 200)
        expect((await login(`password ${winner}`)).status).toBe(200)
        expect(await queued()).toHaveLength(1)
      })

      test('lasts an hour', async () => {
        const [early, late] = [await link(), await link()]
        aheadMs = RESET_LINK_TTL_MS + 1000
        expect((await resetBy(late)).json).toEqual(BAD_LINK)
        aheadMs = RESET_LINK_TTL_MS - 60_000
        expect((await resetBy(early)).status).toBe(200)
      })

      test('a link of another kind, an invented one and a stored hash open nothing', async () => {
        const merchantId = shop().making.newId()
        const merchant = {
          name: 'Nour',
          phoneNumber: '1',
          brandName: 'Nour',
          business: 'Sells ovens.',
          status: 'Approved',
          created: now(),
        } as const
        await insertMerchant(db(), { ...merchant, id: merchantId })
        await link()
        const [stored] = await db().select().from(accountLinks)
        const tokens = [await makeMerchantLink(db(), { merchantId, now: now() }), 'x'.repeat(43), stored?.tokenHash ?? '', '%00', '..']
        for (const token of tokens) expect((await resetBy(token)).status, token).toBeGreaterThanOrEqual(400)
        expect((await login(PASSWORD)).status).toBe(200)
      })

      test('only a hash of the link is kept', async () => {
        const token = await link()
        const rows = await db().select().from(accountLinks)
        expect(rows).toHaveLength(1)
        expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
        expect(JSON.stringify(rows)).not.toContain(token)
      })

      test('the new password is typed twice', async () => {
        const token = await link()
        const { json } = await resetBy(token, NEW, 'something else')
        expect(json.fields).toEqual({ confirmPassword: ['Confirm password and password fields must match.'] })
        expect((await resetBy(token, 'short')).json.fields).toEqual({
          password: ['Password must be at least 6 characters.'],
          confirmPassword: ['Confirm password must be at least 6 characters.'],
        })
        expect((await resetBy(token)).status).toBe(200)
      })

      test('a person who was locked out by guesses may use it at once', async () => {
        for (let n = 0; n <= LIMITS.accountFailures.most; n += 1) await login('a wrong guess')
        expect((await login(PASSWORD)).status).toBe(429)
        await resetBy(await link())
        expect((await login(NEW)).status).toBe(200)
      })

      test('leaves an audit entry without the password', async () => {
        await resetBy(await link())
        const entries = await db().select().from(auditEntries)
        expect(entries).toMatchObject([
          { action: 'user.password-reset', recordKind: 'user', recordId: idOf('member'), actorId: null, actorName: '' },
        ])
        const [row] = await db().select({ hash: users.passwordHash }).from(users)
        expect(JSON.stringify(entries)).not.toContain(NEW)
        expect(JSON.stringify(entries)).not.toContain(row?.hash)
      })
    })

    describe('while signed in', () => {
      const change = async (body: unknown, headers?: Record<string, string>) =>
        post('/api/auth/reset', body, headers ?? (await signedIn(shop(), 'member')))

      test('is changed with the old password; every earlier token ends, in every tab', async () => {
        const [here, there] = [await signedIn(shop(), 'member'), (await login(PASSWORD)).json.token]
        const { status, json } = await change({ password: PASSWORD, confirmPassword: NEW }, here)
        expect({ status, json }).toEqual({ status: 200, json: CHANGED })
        expect(await me(here)).toBe(401)
        expect(await me({ authorization: there })).toBe(401)
        expect((await login(PASSWORD)).status).toBe(400)
        expect((await login(NEW)).status).toBe(200)
        expect(await queued()).toMatchObject([{ name: 'email-password-changed', data: { userId: idOf('member') } }])
        const entries = await db().select().from(auditEntries)
        expect(entries).toMatchObject([{ action: 'user.password-changed', actorId: idOf('member'), actorName: 'Mona' }])
      })

      test('a wrong old password is refused under its field, in the language of the screen', async () => {
        const headers = await signedIn(shop(), 'member')
        const wrong = { password: 'not the old one', confirmPassword: NEW }
        const english = await change(wrong, headers)
        expect({ status: english.status, json: english.json }).toEqual({
          status: 400,
          json: {
            error: 'Please enter your correct old password.',
            code: 'account/wrong-old-password',
            fields: { password: ['Please enter your correct old password.'] },
          },
        })
        const arabic = await change(wrong, { ...headers, 'accept-language': 'ar' })
        expect(arabic.json.fields.password).toEqual(['كلمة المرور القديمة غير صحيحة.'])
        expect(await me(headers)).toBe(200)
      })

      test('the new password has at least six characters', async () => {
        const { json } = await change({ password: PASSWORD, confirmPassword: '12345' })
        expect(json.fields).toEqual({ confirmPassword: ['Confirm password must be at least 6 characters.'] })
      })

      test('one of several concurrent changes wins', async () => {
        const headers = await signedIn(shop(), 'member')
        const answers = await Promise.all(
          Array.from({ length: 4 }, (_, n) => change({ password: PASSWORD, confirmPassword: `password ${n}` }, headers)),
        )
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect((await login(`password ${answers.findIndex(({ status }) => status === 200)}`)).status).toBe(200)
      })

      test('an account of another service has no password to change', async () => {
        await db()
          .update(users)
          .set({ provider: 'Google', passwordHash: null })
          .where(eq(users.id, idOf('member')))
        const { status, json } = await change({ password: PASSWORD, confirmPassword: NEW })
        expect({ status, code: json.code }).toEqual({ status: 400, code: 'account/no-password' })
      })

      test('guesses of the old password are counted like sign-ins', async () => {
        const headers = await signedIn(shop(), 'member')
        for (let n = 0; n < LIMITS.accountFailures.most; n += 1) {
          expect((await change({ password: `guess ${n}`, confirmPassword: NEW }, headers)).status).toBe(400)
        }
        expect((await change({ password: PASSWORD, confirmPassword: NEW }, headers)).status).toBe(429)
      })
    })
  },
  { now },
)
