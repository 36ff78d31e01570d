import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { PROOF_LINK_TTL_MS } from '#domain/accounts/accounts.ts'
import { LIMITS } from '#domain/limits.ts'
import { inConflict } from '#tests/support/database/conflicts.ts'
import { merchantDesk } from '#tests/support/shop/merchants.ts'
import { emailOf, join } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { findReaderWithProofLink } from './account-emails.service.ts'
import { users } from './accounts.tables.ts'
import { createEmailQuota } from './email-quota.service.ts'
import { makeMerchantLink, makeProofLink, makeResetLink } from './links/account-links.service.ts'

const EMAIL = 'owner@famous-brand.shop'
const PASSWORD = 'open sesame'
const NEW_EMAIL = 'nadia@new-kitchen.shop'

let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)

describeShop(
  'proving an email address',
  (shop) => {
    const db = () => shop().accounts.database.db
    const desk = merchantDesk(shop)
    const send = (call: string, body: object = {}, headers: Record<string, string> = {}) => sendJson(shop(), { call, body, headers })
    const register = async (email = EMAIL) => {
      const form = { email, password: PASSWORD, firstName: 'Nadia', lastName: 'K', phoneNumber: '01000000000' }
      const { json } = await send('POST /api/auth/register', form)
      return { authorization: String(json.token) }
    }
    const me = async (headers: Record<string, string>) => (await shop().get('/api/user/me', headers)).json.user
    const idByEmail = async (email = EMAIL) => (await db().select().from(users).where(eq(users.email, email)))[0]?.id ?? ''
    const link = async (email = EMAIL) => makeProofLink(db(), { userId: await idByEmail(), email, now: now() })
    const queued = async (): Promise<string[]> => {
      const { rows } = await db().execute<{ name: string }>(sql`select name from pgboss.job order by created_on, name`)
      return rows.map(({ name }) => name)
    }
    const askFor = (email: string, headers: Record<string, string>, password = PASSWORD) =>
      send('PUT /api/user/email', { email, password }, headers)
    beforeEach(() => {
      aheadMs = 0
    })

    test('is made again where the database ends it for another change, and the link is taken once', async () => {
      const headers = await register()
      const token = await link()
      const conflict = { table: 'users', times: 1 }
      const proven = await inConflict(shop().accounts.database, conflict, () => send(`POST /api/auth/prove/${token}`, {}, headers))
      expect(proven.json.success).toBe(true)
      expect((await me(headers)).isEmailProven).toBe(true)
      expect((await send(`POST /api/auth/prove/${token}`)).json.code).toBe('account/link-invalid')
    })

    test('is done once by an emailed link; opening the link changes nothing', async () => {
      const headers = await register()
      expect(await me(headers)).toMatchObject({ isEmailProven: false, newEmail: null })
      const token = await link()
      const { json } = await shop().get(`/api/auth/prove/${token}`, headers)
      expect(json).toEqual({ proof: { email: EMAIL, isChange: false, needsPassword: false } })
      expect((await me(headers)).isEmailProven).toBe(false)
      expect((await send(`POST /api/auth/prove/${token}`, {}, headers)).json.message).toBe(
        'Your email address has been confirmed. Thank you!',
      )
      expect((await me(headers)).isEmailProven).toBe(true)
      expect((await send(`POST /api/auth/prove/${token}`)).json.code).toBe('account/link-invalid')
      expect((await shop().get(`/api/auth/prove/${token}`)).json).toEqual({ proof: null })
    })

    test('a link lasts a week, and a link of another kind proves nothing', async () => {
      await register()
      const token = await link()
      aheadMs = PROOF_LINK_TTL_MS + 1000
      expect((await send(`POST /api/auth/prove/${token}`)).status).toBe(400)
      const reset = await makeResetLink(db(), { userId: await idByEmail(), now: now() })
      expect((await send(`POST /api/auth/prove/${reset}`)).status).toBe(400)
    })

    test('a new password by an emailed link proves the address too', async () => {
      await register()
      const token = await makeResetLink(db(), { userId: await idByEmail(), now: now() })
      await send(`POST /api/auth/reset/${token}`, { password: 'sesame again', confirmPassword: 'sesame again' })
      const { json } = await send('POST /api/auth/login', { email: EMAIL, password: 'sesame again' })
      expect(json.user.isEmailProven).toBe(true)
    })

    test('the email is sent again on request, three times an hour, and never for a proven address', async () => {
      const headers = await register()
      const again = () => send('POST /api/auth/prove', {}, headers)
      expect((await again()).json.message).toBe(`We sent a link to ${EMAIL}. Please open it to confirm the address.`)
      expect(await queued()).toEqual(['email-welcome', 'email-prove-email'])
      for (let n = 1; n < LIMITS.proofEmails.most; n += 1) expect((await again()).status).toBe(200)
      expect((await again()).status).toBe(429)
      await send(`POST /api/auth/prove/${await link()}`, {}, headers)
      expect((await again()).json.message).toBe('Your email address is already confirmed.')
    })

    describe('of another address', () => {
      test('the old one stays until the new one is proven, then links to the old one open nothing', async () => {
        const headers = await register()
        const reset = await makeResetLink(db(), { userId: await idByEmail(), now: now() })
        const asked = await askFor(NEW_EMAIL, headers)
        expect(asked.json.user).toMatchObject({ email: EMAIL, newEmail: NEW_EMAIL })
        const token = await link(NEW_EMAIL)
        const { json } = await shop().get(`/api/auth/prove/${token}`, headers)
        expect(json.proof).toEqual({ email: NEW_EMAIL, isChange: true, needsPassword: false })
        expect((await send(`POST /api/auth/prove/${token}`, {}, headers)).status).toBe(200)
        expect(await me(headers)).toMatchObject({ email: NEW_EMAIL, newEmail: null, isEmailProven: true })
        expect((await send('POST /api/auth/login', { email: EMAIL, password: PASSWORD })).status).toBe(400)
        expect((await send('POST /api/auth/login', { email: NEW_EMAIL, password: PASSWORD })).status).toBe(200)
        expect((await send(`POST /api/auth/reset/${reset}`, { password: 'of the old', confirmPassword: 'of the old' })).status).toBe(400)
      })

      test('needs the password and a free address', async () => {
        const headers = await register()
        expect((await askFor(NEW_EMAIL, headers, 'guessed')).json.fields).toEqual({ password: ['The password is wrong.'] })
        await join(shop(), 'member')
        expect((await askFor(emailOf('member'), headers)).json.code).toBe('account/email-taken')
        expect((await me(headers)).newEmail).toBeNull()
      })

      test('is withdrawn by asking for the current address, and its link is then invalid', async () => {
        const headers = await register()
        await askFor(NEW_EMAIL, headers)
        const token = await link(NEW_EMAIL)
        expect((await askFor(EMAIL, headers)).json).toMatchObject({
          message: 'Your email address stays as it is.',
          user: { newEmail: null },
        })
        expect((await send(`POST /api/auth/prove/${token}`)).status).toBe(400)
      })

      test('the address goes to the person who signs up with it meanwhile', async () => {
        const headers = await register()
        await askFor(NEW_EMAIL, headers)
        const token = await link(NEW_EMAIL)
        await register(NEW_EMAIL)
        expect((await send(`POST /api/auth/prove/${token}`)).json.code).toBe('account/email-taken')
        expect((await me(headers)).email).toBe(EMAIL)
      })
    })

    describe('by a person who is not signed in with the account', () => {
      const CHOSEN = { password: 'chosen by the owner', confirmPassword: 'chosen by the owner' }
      const signIn = async (password: string, email = EMAIL) => (await send('POST /api/auth/login', { email, password })).status

      test('ends the old password and sessions, which may belong to a person who only knew the address', async () => {
        const attacker = await register()
        await askFor('attacker@elsewhere.shop', attacker)
        const token = await link()
        expect((await shop().get(`/api/auth/prove/${token}`)).json.proof).toMatchObject({ needsPassword: true })
        const { status, json } = await send(`POST /api/auth/prove/${token}`)
        expect([status, json.message]).toEqual([200, expect.stringContaining('Forgot password')])
        expect((await shop().get('/api/user/me', attacker)).status).toBe(401)
        expect(await signIn(PASSWORD)).toBe(400)
        const { id } = await desk.waiting({ email: EMAIL })
        expect((await desk.approve(id)).json.merchant.hasAccount).toBe(true)
        const reset = await makeResetLink(db(), { userId: await idByEmail(), now: now() })
        await send(`POST /api/auth/reset/${reset}`, CHOSEN)
        const owner = (await send('POST /api/auth/login', { email: EMAIL, password: CHOSEN.password })).json.user
        expect(owner).toMatchObject({ role: 'ROLE MERCHANT', isEmailProven: true, newEmail: null })
      })

      test('may also set a new password with the link, by the rules of passwords', async () => {
        const attacker = await register()
        const token = await link()
        const use = (body: object) => send(`POST /api/auth/prove/${token}`, body)
        expect((await use({ password: EMAIL, confirmPassword: EMAIL })).json.code).toBe('account/password-own')
        expect((await use({ ...CHOSEN, confirmPassword: 'something else' })).json.fields).toHaveProperty('confirmPassword')
        expect((await use(CHOSEN)).status).toBe(200)
        expect((await shop().get('/api/user/me', attacker)).status).toBe(401)
        expect([await signIn(PASSWORD), await signIn(CHOSEN.password)]).toEqual([400, 200])
      })

      test('works alike when another person is signed in, and when the address is to replace a proven one', async () => {
        const attacker = await register('attacker@elsewhere.shop')
        const userId = await idByEmail('attacker@elsewhere.shop')
        await askFor(EMAIL, attacker)
        const token = await makeProofLink(db(), { userId, email: EMAIL, now: now() })
        expect((await send(`POST /api/auth/prove/${token}`, {}, await register('third@elsewhere.shop'))).status).toBe(200)
        expect((await shop().get('/api/user/me', attacker)).status).toBe(401)
        expect(await signIn(PASSWORD)).toBe(400)
      })

      test('is refused when the page believes it is signed in; a second link of a proven address ends nothing', async () => {
        const headers = await register()
        const [token, second] = [await link(), await link()]
        const { json } = await send(`POST /api/auth/prove/${token}`, { isBySession: true })
        expect(json.code).toBe('account/sign-in-to-prove')
        expect((await send(`POST /api/auth/prove/${token}`, { isBySession: true }, headers)).status).toBe(200)
        expect((await send(`POST /api/auth/prove/${second}`, CHOSEN)).json.code).toBe('account/link-invalid')
        expect((await send(`POST /api/auth/prove/${second}`)).status).toBe(200)
        expect((await me(headers)).isEmailProven).toBe(true)
      })
    })

    test('a requested change of address ends with the password that requested it', async () => {
      const attacker = await register()
      const mail = () => findReaderWithProofLink({ database: shop().accounts.database, now }, userId)
      const userId = await idByEmail()
      await askFor(NEW_EMAIL, attacker)
      const before = await mail()
      const reset = await makeResetLink(db(), { userId, now: now() })
      await send(`POST /api/auth/reset/${reset}`, { password: 'the true owner', confirmPassword: 'the true owner' })
      const { json } = await send('POST /api/auth/login', { email: EMAIL, password: 'the true owner' })
      expect(json.user).toMatchObject({ email: EMAIL, newEmail: null })
      expect((await send(`POST /api/auth/prove/${before?.token}`)).json.code).toBe('account/link-invalid')
      // Covers an email that was queued earlier or is tried again.
      expect(await mail()).toBeNull()
      const owner = { authorization: String(json.token) }
      await askFor(NEW_EMAIL, owner, 'the true owner')
      await send('POST /api/auth/reset', { password: 'the true owner', confirmPassword: 'changed by the owner' }, owner)
      expect((await send('POST /api/auth/login', { email: EMAIL, password: 'changed by the owner' })).json.user.newEmail).toBeNull()
    })

    test('proofs to one address are limited per day, over all accounts', async () => {
      const answers: number[] = []
      for (let n = 0; n <= LIMITS.proofEmailsTo.most; n += 1) {
        answers.push((await askFor(NEW_EMAIL, await register(`number-${n}@elsewhere.shop`))).status)
      }
      expect(answers).toEqual([...Array<number>(LIMITS.proofEmailsTo.most).fill(200), 429])
    })

    test('probing which addresses are taken is limited per hour', async () => {
      const headers = await register()
      await join(shop(), 'member')
      for (let n = 0; n < LIMITS.proofEmails.most; n += 1) expect((await askFor(emailOf('member'), headers)).status).toBe(400)
      expect((await askFor(emailOf('member'), headers)).status).toBe(429)
    })

    test('approving a merchant does not give the brand to an account that has not proven the address', async () => {
      const attacker = await register()
      const { id } = await desk.waiting({ email: EMAIL })
      expect((await desk.approve(id)).json.merchant.hasAccount).toBe(false)
      expect((await desk.emailsAbout(id)).at(-1)).toBe('invited')
      expect((await me(attacker)).role).toBe('ROLE MEMBER')
      const token = await makeMerchantLink(db(), { merchantId: id, now: now() })
      const form = { email: EMAIL, firstName: 'Owner', lastName: 'Brand', password: 'the true owner' }
      expect((await desk.signUp(token, form)).status).toBe(200)
      expect((await shop().get('/api/user/me', attacker)).status).toBe(401)
      const { json } = await send('POST /api/auth/login', { email: EMAIL, password: 'the true owner' })
      expect(json.user).toMatchObject({ role: 'ROLE MERCHANT', isEmailProven: true, firstName: 'Owner' })
    })

    test('an unproven address gets at most five emails a day; staff are not limited', async () => {
      await register()
      const quota = createEmailQuota({ ...shop().accounts, staffEmail: () => 'sales@shop.example' })
      for (let n = 0; n < LIMITS.unprovenEmails.most; n += 1) expect(await quota.take(EMAIL)).toBe(true)
      expect(await quota.take(EMAIL)).toBe(false)
      expect(await createEmailQuota({ ...shop().accounts, staffEmail: () => EMAIL }).take(EMAIL)).toBe(true)
      await quota.giveBack(EMAIL)
      await quota.giveBack(EMAIL)
      expect(await quota.take(EMAIL)).toBe(true)
      await send(`POST /api/auth/prove/${await link()}`)
      for (let n = 0; n < 3; n += 1) expect(await quota.take(EMAIL)).toBe(true)
    })

    test('the migration counts only providers, admins, the demo and merchants who used a link as proven', async () => {
      const desired = {
        'member@kitchen.shop': false,
        'merchant@kitchen.shop': false,
        'own@kitchen.shop': true,
        'google@kitchen.shop': true,
      }
      for (const [email, isOf] of Object.entries({ ...desired, 'admin@kitchen.shop': true, 'mona@guests.example': true })) {
        const id = shop().making.newId()
        const name = email.split('@')[0] ?? ''
        const role = name === 'admin' ? 'ROLE ADMIN' : name === 'merchant' || name === 'own' ? 'ROLE MERCHANT' : 'ROLE MEMBER'
        const isGoogle = name === 'google'
        const kind = isGoogle ? ({ provider: 'Google' } as const) : ({ provider: 'Email', passwordHash: 'none' } as const)
        await db()
          .insert(users)
          .values({ id, email, role, ...kind, language: 'en', created: now() })
        if (name === 'own')
          await db().execute(
            sql`insert into audit_entries (id, at, actor_id, actor_name, action, record_kind, record_id) values (${id}, now(), ${id}, 'Own', 'user.created', 'user', ${id})`,
          )
        Object.assign(desired, { [email]: isOf })
      }
      const migration = await readFile(new URL('../../../migrations/0011_sessions.sql', import.meta.url), 'utf8')
      for (const statement of migration.split('--> statement-breakpoint').filter((part) => /^UPDATE /m.test(part))) {
        await db().execute(sql.raw(statement))
      }
      const rows = await db().select({ email: users.email, isEmailProven: users.isEmailProven }).from(users)
      const known = rows.filter(({ email }) => email in desired).map(({ email, isEmailProven }) => [email, isEmailProven])
      expect(Object.fromEntries(known)).toEqual(desired)
    })
  },
  { now },
)
