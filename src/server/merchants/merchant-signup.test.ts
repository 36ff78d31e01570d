import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { MERCHANT_LINK_TTL_MS } from '#domain/accounts/accounts.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { makeMerchantLink, makeResetLink } from '#server/accounts/links/account-links.service.ts'
import { changeCatalogue } from '#server/catalogue/catalogue-change.service.ts'
import { merchantDesk } from '#tests/support/shop/merchants.ts'
import { emailOf, idOf, join, PASSWORD, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { returnMerchantToWaiting } from './merchants-of-brands.service.ts'

const NEW = 'a merchants password'
const DEAD = { error: 'The link has expired or was already used. Please ask for a new one.', code: 'account/link-invalid' }

let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)

describeShop(
  'signing up as a merchant',
  (shop) => {
    const desk = merchantDesk(shop)
    const db = () => shop().accounts.database.db
    const form = (email: string, more: object = {}) => ({ email, firstName: 'Nour', lastName: 'Adly', password: NEW, ...more })
    const login = (email: string, password = NEW) => sendJson(shop(), { call: 'POST /api/auth/login', body: { email, password } })
    const linkOf = (merchantId: string) => makeMerchantLink(db(), { merchantId, now: now() })
    const invited = async (email?: string) => {
      const merchant = await desk.waiting(email === undefined ? {} : { email })
      await desk.approve(merchant.id)
      return { ...merchant, token: await linkOf(merchant.id) }
    }
    const look = (token: string) => shop().get(`/api/merchant/signup/${token}`)
    beforeEach(() => {
      aheadMs = 0
    })

    test('makes the account of the merchant, who then signs in and manages the brand', async () => {
      const { id, email, token } = await invited()
      expect((await look(token)).json).toEqual({ invitation: { email, brandName: 'Nour Ovens' } })
      const { status, json } = await desk.signUp(token, form(` ${email.toUpperCase()} `), 'ar')
      expect(status).toBe(200)
      expect(json.success).toBe(true)
      const { json: session } = await login(email)
      expect(session.user).toMatchObject({
        role: 'ROLE MERCHANT',
        firstName: 'Nour',
        lastName: 'Adly',
        provider: 'Email',
        phoneNumber: '+20 100 222 3333',
        merchant: { _id: id, isActive: true, brand: { name: 'Nour Ovens' } },
      })
      expect((await shop().get('/api/order', { authorization: session.token })).status).toBe(200)
      expect((await desk.emailsAbout(id)).slice(2)).toEqual(['invited', 'welcome'])
      expect(await desk.entriesOf(session.user._id)).toMatchObject([
        { action: 'user.created', actorId: session.user._id, after: { role: 'ROLE MERCHANT', merchant: 'Nour Adly' } },
      ])
    })

    test('answers the specified message', async () => {
      const { email, token } = await invited()
      expect((await desk.signUp(token, form(email))).json).toEqual({
        success: true,
        message: 'You have signed up successfully! Please sign in with the email and password. Thank you!',
      })
    })

    test('a link works once, also for concurrent callers, and ends every other link of the merchant', async () => {
      const { id, email, token } = await invited()
      const other = await linkOf(id)
      const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => desk.signUp(token, form(email, { password: `password ${n}` }))))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
      const winner = answers.findIndex(({ status }) => status === 200)
      expect((await login(email, `password ${winner}`)).status).toBe(200)
      for (const used of [token, other]) {
        expect((await desk.signUp(used, form(email))).json).toEqual(DEAD)
        expect((await look(used)).json).toEqual({ invitation: null })
      }
    })

    test('a link lasts seven days', async () => {
      const { email, token, id } = await invited()
      aheadMs = MERCHANT_LINK_TTL_MS + 1000
      expect((await desk.signUp(token, form(email))).json).toEqual(DEAD)
      const fresh = await linkOf(id)
      aheadMs += MERCHANT_LINK_TTL_MS - 60_000
      expect((await desk.signUp(fresh, form(email))).status).toBe(200)
    })

    test('a password link cannot sign up, nor a sign-up link change a password', async () => {
      const { email, token } = await invited()
      await join(shop(), 'member')
      const reset = await makeResetLink(db(), { userId: idOf('member'), now: now() })
      for (const wrong of [reset, 'invented', '%00', 'x'.repeat(43)]) {
        const { status } = await desk.signUp(wrong, form(email))
        expect(status, wrong).toBe(400)
      }
      const { json } = await sendJson(shop(), {
        call: `POST /api/auth/reset/${token}`,
        body: { password: NEW, confirmPassword: NEW },
      })
      expect(json).toEqual(DEAD)
      expect((await desk.signUp(token, form(email))).status).toBe(200)
    })

    test('needs the address that the link was sent to, and a typing error does not use the link up', async () => {
      const { email, token } = await invited()
      const { status, json } = await desk.signUp(token, form('somebody@else.example'))
      expect(status).toBe(400)
      const text = 'This link was sent to another email address.'
      expect(json).toEqual({ error: text, code: 'merchant/email-differs', fields: { email: [text] } })
      expect((await desk.signUp(token, form(email))).status).toBe(200)
    })

    test('names every field that is wrong', async () => {
      const { token } = await invited()
      const { json } = await desk.signUp(token, { email: 'nour', password: 'short' })
      expect(json.fields).toEqual({
        email: ['Email format is invalid.'],
        firstName: ['First Name is required.'],
        lastName: ['Brand Name is required.'],
        password: ['Password must be at least 6 characters.'],
      })
    })

    describe('when somebody made an account with the address meanwhile', () => {
      test('it becomes the merchant’s, with the new password, and its sessions end', async () => {
        const { id, token } = await invited(emailOf('member'))
        await join(shop(), 'member')
        const headers = await signedIn(shop(), 'member')
        const reset = await makeResetLink(db(), { userId: idOf('member'), now: now() })
        expect((await desk.signUp(token, form(emailOf('member')))).status).toBe(200)
        expect((await shop().get('/api/user/me', headers)).status).toBe(401)
        expect((await login(emailOf('member'), PASSWORD)).status).toBe(400)
        expect((await login(emailOf('member'))).json.user).toMatchObject({
          role: 'ROLE MERCHANT',
          firstName: 'Nour',
          merchant: { _id: id },
        })
        const taken = await sendJson(shop(), {
          call: `POST /api/auth/reset/${reset}`,
          body: { password: 'mine again', confirmPassword: 'mine again' },
        })
        expect(taken.json).toEqual(DEAD)
        expect((await desk.entriesOf(idOf('member'))).map(({ action }) => action)).toEqual(['user.role-changed', 'user.password-changed'])
      })

      test('an account of another service signs in with the new password from then on', async () => {
        const { email, token } = await invited()
        const account = {
          id: shop().making.newId(),
          email,
          provider: 'Google',
          providerId: 'g-1',
          role: 'ROLE MEMBER',
          language: 'en',
        } as const
        await db()
          .insert(users)
          .values({ ...account, created: new Date() })
        expect((await desk.signUp(token, form(email))).status).toBe(200)
        expect((await login(email)).json.user).toMatchObject({ _id: account.id, provider: 'Email', role: 'ROLE MERCHANT' })
      })

      test('an admin’s account stays an admin’s', async () => {
        const { token } = await invited('chief@people.example')
        await join(shop(), 'admin')
        await db()
          .update(users)
          .set({ email: 'chief@people.example' })
          .where(eq(users.id, idOf('admin')))
        expect((await desk.signUp(token, form('chief@people.example'))).json.code).toBe('merchant/email-of-other')
        expect((await login('chief@people.example', PASSWORD)).json.user.role).toBe('ROLE ADMIN')
      })
    })

    test('a disabled merchant signs up and sees only the reason', async () => {
      const { id, email, token } = await invited()
      await desk.turn(id, false)
      expect((await desk.signUp(token, form(email))).status).toBe(200)
      const { json } = await login(email)
      expect(json.user.merchant.isActive).toBe(false)
      expect((await shop().get('/api/order/me', { authorization: json.token })).status).toBe(403)
    })

    test('a link of a deleted merchant, or one without a brand, is invalid', async () => {
      const gone = await invited()
      await desk.remove(gone.id)
      expect((await desk.signUp(gone.token, form(gone.email))).json).toEqual(DEAD)
      const returned = await invited()
      await withoutBrand(returned.id)
      expect((await desk.signUp(returned.token, form(returned.email))).json).toEqual(DEAD)
    })

    test('a merchant who waits again after the brand was deleted gets a new brand with the old account', async () => {
      const { id, email, token } = await invited()
      await desk.signUp(token, form(email))
      const { authorization } = { authorization: (await login(email)).json.token }
      await withoutBrand(id)
      expect((await shop().get('/api/order/me', { authorization })).status).toBe(403)
      expect((await desk.entriesOf(id)).at(-1)).toMatchObject({
        action: 'merchant.returned-to-waiting',
        after: { status: 'Waiting Approval', isActive: false, brand: null, version: 3 },
      })
      const { json } = await desk.approve(id)
      expect(json.merchant).toMatchObject({ status: 'Approved', isActive: true, hasAccount: true, brand: { name: 'Nour Ovens' } })
      expect((await desk.emailsAbout(id)).slice(-1)).toEqual(['approved'])
      expect((await shop().get('/api/order/me', { authorization })).status).toBe(200)
    })

    async function withoutBrand(id: string): Promise<void> {
      const { json } = await desk.asAdmin('GET /api/merchant')
      const { brand } = json.merchants.find(({ _id }: { _id: string }) => _id === id)
      const { newId, now: at } = shop().making
      await changeCatalogue(shop().change, ({ tx }) =>
        returnMerchantToWaiting(
          tx,
          { newId, now: at, onApplicationChange: async () => {} },
          { brandId: brand._id, actor: { id: null, name: 'Ola' } },
        ),
      )
    }
  },
  { now },
)
