import { describe, expect, test } from 'vitest'
import { SESSION_TTL_MS } from '#domain/accounts/accounts.ts'
import { LIMITS } from '#domain/limits.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { attemptSeal } from '#server/platform/social/attempt-seal.ts'
import { openTokens } from '#server/platform/tokens/tokens.ts'
import { emailOf, idOf, join, PASSWORD, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { SECRET } from '#tests/support/shop/test-shop.ts'
import { sealCodeDue } from './codes/code-due.service.ts'
import { makeResetLink } from './links/account-links.service.ts'
import { SOCIAL_ATTEMPT_TTL_MS } from './social/social-sign-in.service.ts'

const WRONG = { error: 'The email or the password is wrong.', code: 'account/wrong-credentials' }

let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)

describeShopOnBoth(
  'signing in',
  (shop, { once }) => {
    interface Try {
      readonly email?: string
      readonly password?: string
      readonly from?: string
      readonly language?: string
    }
    const login = ({ email = emailOf('member'), password = PASSWORD, from, language = 'en' }: Try = {}) =>
      sendJson(shop(), {
        call: 'POST /api/auth/login',
        body: { email, password },
        headers: { 'accept-language': language },
        ...(from === undefined ? {} : { from }),
      })
    const me = (authorization: string) => shop().get('/api/user/me', { authorization })

    test('answers the token, the person and a greeting in the language of the screen, and stores the language', async () => {
      await join(shop(), 'member')
      const { status, json } = await login()
      expect(status).toBe(200)
      expect(Object.keys(json).sort()).toEqual(['message', 'success', 'token', 'user'])
      expect(json).toMatchObject({ success: true, message: 'Hey Mona, Welcome Back!' })
      expect(json.user).toEqual({
        _id: idOf('member'),
        id: idOf('member'),
        email: emailOf('member'),
        isEmailProven: true,
        newEmail: null,
        firstName: 'Mona',
        lastName: '',
        phoneNumber: '',
        provider: 'Email',
        role: 'ROLE MEMBER',
        areas: [],
        mustSetUpCode: false,
        merchant: null,
        created: expect.any(String),
      })
      expect((await login({ language: 'ar' })).json.message).toBe('أهلًا بعودتك يا \u2068Mona\u2069')
      const [row] = await shop().accounts.database.db.select({ language: users.language }).from(users)
      expect(row).toEqual({ language: 'ar' })
    })

    test.each(['[]', '"a word"', '5', '[{"email":"a@b.example"}]'])('refuses a body that is not a form: %s', async (body) => {
      const headers = { 'content-type': 'application/json' }
      const { status, json } = await shop().ask({ method: 'POST', path: '/api/auth/login', headers, body })
      expect(status).toBe(400)
      expect(json).toEqual({ error: 'The request could not be read.', code: 'request-malformed' })
    })

    once('greets people without a first name too', async () => {
      await join(shop(), 'nameless')
      expect((await login({ email: emailOf('nameless') })).json.message).toBe('Hey, Welcome Back!')
    })

    test('takes an email address with spaces and capitals, and a password exactly as it is', async () => {
      await join(shop(), 'member')
      expect((await login({ email: ` ${emailOf('member').toUpperCase()} ` })).status).toBe(200)
      expect((await login({ password: ` ${PASSWORD}` })).json).toEqual(WRONG)
      expect((await login({ password: PASSWORD.toUpperCase() })).json).toEqual(WRONG)
    })

    test('an unknown address, a wrong password and an account of another service are answered alike', async () => {
      await join(shop(), 'member')
      const { db } = shop().accounts.database
      await db.insert(users).values({
        id: shop().making.newId(),
        email: 'google@people.example',
        provider: 'Google',
        role: 'ROLE MEMBER',
        language: 'en',
        created: new Date(),
      })
      for (const wrong of [{ password: 'not this one' }, { email: 'nobody@people.example' }, { email: 'google@people.example' }]) {
        const { status, json } = await login(wrong)
        expect({ status, json }).toEqual({ status: 400, json: WRONG })
      }
    })

    test.each([
      [
        { email: '', password: '' },
        { email: ['Email is required.'], password: ['Password is required.'] },
      ],
      [
        { email: 'mona', password: '12345' },
        { email: ['Email format is invalid.'], password: ['Password must be at least 6 characters.'] },
      ],
    ])('%j is refused field by field', async (form, fields) => {
      const { status, json } = await login(form)
      expect({ status, code: json.code, fields: json.fields }).toEqual({ status: 400, code: 'validation', fields })
    })

    describe('limits', () => {
      const { accountFailures, addressFailures } = LIMITS

      test('ten failures lock an account for a quarter of an hour from any address, also for the right password', async () => {
        await join(shop(), 'member')
        await join(shop(), 'otherMember')
        for (let n = 0; n < accountFailures.most; n += 1) {
          expect((await login({ password: 'wrong one', from: `10.0.0.${n}` })).status).toBe(400)
        }
        const { status, json, headers } = await login({ from: '10.0.1.1' })
        expect({ status, code: json.code }).toEqual({ status: 429, code: 'too-many-requests' })
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
        expect((await login({ email: emailOf('otherMember'), from: '10.0.0.1' })).status).toBe(200)
        aheadMs = accountFailures.withinMs + 1000
        expect((await login()).status).toBe(200)
        aheadMs = 0
      })

      once('guesses from elsewhere lock nobody out at an address where they have signed in, but ten failures there do', async () => {
        await join(shop(), 'member')
        const known = '10.0.5.5'
        expect((await login({ from: known })).status).toBe(200)
        for (let n = 0; n <= accountFailures.most; n += 1) await login({ password: 'wrong one', from: `10.0.6.${n}` })
        expect((await login({ from: '10.0.7.7' })).status).toBe(429)
        expect((await login({ from: known })).status).toBe(200)
        for (let n = 0; n < accountFailures.most; n += 1) expect((await login({ password: 'wrong one', from: known })).status).toBe(400)
        expect((await login({ from: known })).status).toBe(429)
      })

      test('concurrent guesses are all counted', async () => {
        await join(shop(), 'member')
        const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => login({ password: `guess ${n}` })))
        expect(answers.filter(({ status }) => status === 400).length).toBe(accountFailures.most)
        expect(answers.filter(({ status }) => status === 429).length).toBe(25 - accountFailures.most)
      })

      once('successful sign-ins do not count, also concurrent ones', async () => {
        await join(shop(), 'member')
        for (let n = 0; n < accountFailures.most + 2; n += 1) expect((await login()).status).toBe(200)
        await Promise.all(Array.from({ length: accountFailures.most * 2 }, () => login()))
        expect((await login()).status).toBe(200)
      })

      once('a hundred failures lock out only their network address', async () => {
        await join(shop(), 'member')
        for (let n = 0; n < addressFailures.most; n += 1) await login({ email: `nobody${n}@people.example`, from: '10.9.9.9' })
        expect((await login({ from: '10.9.9.9' })).status).toBe(429)
        expect((await login({ from: '10.9.9.10' })).status).toBe(200)
      })
    })

    describe('tokens', () => {
      test('a token is read after one "Bearer", two or none', async () => {
        const { authorization } = await signedIn(shop(), 'member')
        const bare = authorization.replace('Bearer ', '')
        for (const sent of [authorization, `Bearer ${authorization}`, bare, `bearer ${bare}`]) expect((await me(sent)).status).toBe(200)
        expect((await me(`Bearer Bearer ${authorization}`)).status).toBe(401)
      })

      test('a token that was changed, signed elsewhere, unsigned or made for something else is anonymous', async () => {
        const { authorization } = await signedIn(shop(), 'admin')
        const [head = '', body = '', signature = ''] = authorization.replace('Bearer ', '').split('.')
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
        const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
        const attempts = attemptSeal({ secret: SECRET, ttlMs: SOCIAL_ATTEMPT_TTL_MS, now })
        const elsewhere = await openTokens({ secret: 'of another shop', ttlMs: SESSION_TTL_MS, now })
        const forged = [
          `${head}.${encoded({ ...claims, ver: 2 })}.${signature}`,
          `${encoded({ alg: 'none' })}.${body}.`,
          `${head}.${body}.`,
          await elsewhere.issue({ userId: idOf('admin'), version: 1 }),
          `${head}.${body}.${signature}`.repeat(20),
          'null',
          await sealCodeDue(attempts, { id: idOf('admin'), tokenVersion: 1 }),
          await makeResetLink(shop().accounts.database.db, { userId: idOf('admin'), now: now() }),
          shop().accounts.tokens.renewalSecret(shop().making.newId()),
        ]
        for (const token of forged) {
          const { status, json } = await me(token)
          expect({ status, json }, token).toEqual({
            status: 401,
            json: { error: 'Unauthorized Access! Please login again', code: 'unauthorized' },
          })
          expect((await shop().get('/api/product/list', { authorization: token })).status).toBe(200)
        }
      })

      test('does not stand in for the password in a sign-in that waits for its code', async () => {
        const { authorization } = await signedIn(shop(), 'admin')
        const signIn = (attempt: string) =>
          sendJson(shop(), { call: 'POST /api/auth/second-factor/sign-in', body: { attempt, code: '123456' } })
        for (const attempt of [authorization, authorization.replace('Bearer ', '')]) {
          expect((await signIn(attempt)).json).toMatchObject({ code: 'account/attempt-over' })
        }
      })

      once('lasts seven days', async () => {
        const { authorization } = await signedIn(shop(), 'member')
        aheadMs = SESSION_TTL_MS - 60_000
        expect((await me(authorization)).status).toBe(200)
        aheadMs = SESSION_TTL_MS + 60_000
        expect((await me(authorization)).status).toBe(401)
        aheadMs = 0
      })

      test('from a deleted account is anonymous', async () => {
        const { authorization } = await signedIn(shop(), 'member')
        await shop().accounts.database.db.delete(users)
        expect((await me(authorization)).status).toBe(401)
      })
    })

    test('a disabled merchant signs in and sees the own account, and is refused the rest', async () => {
      await join(shop(), 'disabledMerchant')
      const { json: session } = await login({ email: emailOf('disabledMerchant') })
      const { status, json } = await me(session.token)
      expect(status).toBe(200)
      expect(json.user.merchant).toEqual({
        _id: expect.any(String),
        name: 'disabledMerchant',
        isActive: false,
        brand: { _id: expect.any(String), name: 'Brand of disabledMerchant', slug: 'brand-of-disabledmerchant' },
      })
      for (const call of ['GET /api/address', 'PUT /api/user']) {
        const refused = await sendJson(shop(), { call, headers: { authorization: session.token } })
        expect({ status: refused.status, json: refused.json }).toEqual({
          status: 403,
          json: { error: 'Forbidden! You are not allowed to access this resource.', code: 'forbidden' },
        })
      }
    })
  },
  { now },
)
