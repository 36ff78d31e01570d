import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PASSWORD_MAX } from '#domain/accounts/accounts.ts'
import { LIMITS } from '#domain/limits.ts'
import { newsletterSubscribers } from '#server/newsletter/newsletter.tables.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { users } from './accounts.tables.ts'

const FORM = {
  email: 'nadia@kitchen.example',
  password: 'open sesame',
  firstName: 'Nadia',
  lastName: 'Kitchen',
  phoneNumber: '+20 100 123 4567',
  isSubscribed: false,
}

describeShop('signing up', (shop) => {
  const register = (form: object = FORM, { from = '10.1.1.1', language = 'en' } = {}) =>
    sendJson(shop(), { call: 'POST /api/auth/register', body: form, headers: { 'accept-language': language }, from })
  const db = () => shop().accounts.database.db
  const queued = async (): Promise<string[]> => {
    const { rows } = await db().execute<{ name: string }>(sql`select name from pgboss.job order by name`)
    return rows.map(({ name }) => name)
  }

  test('makes a member who is signed in at once, and queues a welcome email', async () => {
    const { status, json } = await register()
    expect(status).toBe(200)
    expect(Object.keys(json).sort()).toEqual(['message', 'success', 'token', 'user'])
    expect(json).toMatchObject({
      success: true,
      message: 'You have signed up successfully! You will be receiving an email as well. Thank you!',
      user: { email: FORM.email, firstName: 'Nadia', lastName: 'Kitchen', phoneNumber: FORM.phoneNumber },
    })
    expect(json.user).toMatchObject({ role: 'ROLE MEMBER', provider: 'Email', merchant: null })
    const me = await shop().get('/api/user/me', { authorization: json.token })
    expect(me.json.user).toEqual(json.user)
    expect(await queued()).toEqual(['email-welcome'])
  })

  test('stores the language and only an argon2id hash of the password', async () => {
    await register(FORM, { language: 'ar' })
    const [row] = await db().select().from(users)
    expect(row?.language).toBe('ar')
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(FORM.password)
  })

  test('the checkbox puts the address on the newsletter list', async () => {
    await register({ ...FORM, isSubscribed: true })
    expect(await db().select({ email: newsletterSubscribers.email }).from(newsletterSubscribers)).toEqual([{ email: FORM.email }])
    expect(await queued()).toEqual(['email-newsletter', 'email-welcome'])
    await register({ ...FORM, email: 'other@kitchen.example' })
    expect(await db().$count(newsletterSubscribers)).toBe(1)
  })

  test('nobody becomes an admin by the form, and unknown keys are dropped', async () => {
    const { json } = await register({ ...FORM, role: 'ROLE ADMIN', merchantId: FORM.email, tokenVersion: 9, isAdmin: true })
    expect(json.user).toMatchObject({ role: 'ROLE MEMBER', merchant: null })
  })

  test('tags are removed from names, and Arabic digits are accepted', async () => {
    const { json } = await register({ ...FORM, firstName: ' <b>Nadia</b><script>x</script> ', phoneNumber: '٠١٠٠١٢٣٤٥٦٧' })
    expect(json.user).toMatchObject({ firstName: 'Nadia', phoneNumber: '01001234567' })
  })

  test('one of several concurrent sign-ups with one email address succeeds, and the others leave nothing behind', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => register({ ...FORM, isSubscribed: true })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.json).toEqual({ error: 'That email address is already in use.', code: 'account/email-taken' })
    expect((await register({ ...FORM, email: ` ${FORM.email.toUpperCase()}` })).json.code).toBe('account/email-taken')
    expect(await db().$count(users)).toBe(1)
    expect(await queued()).toEqual(['email-newsletter', 'email-welcome'])
  })

  test('a common password, or the own name or address, is refused with the reason', async () => {
    for (const password of ['123456', 'Password', 'aaaaaa', '      ', '１２３４５６', 'Diyafa', 'diyafa2026!']) {
      const { status, json } = await register({ ...FORM, password })
      expect([status, json.code]).toEqual([400, 'account/password-common'])
      expect(json.fields).toEqual({ password: ['This password is too common and easy to guess. Please choose another one.'] })
    }
    for (const password of [FORM.email, 'Nadia Kitchen', 'nadiakitchen']) {
      expect((await register({ ...FORM, password })).json.code).toBe('account/password-own')
    }
    expect((await register({ ...FORM, password: 'diyafa-demo' })).status).toBe(200)
  })

  test('a password of 200 characters counts whole, and a longer one is refused', async () => {
    const password = 'Two ovens and a fryer for Aswan. '.repeat(7).slice(0, PASSWORD_MAX)
    expect((await register({ ...FORM, password })).status).toBe(200)
    const signIn = (given: string) => sendJson(shop(), { call: 'POST /api/auth/login', body: { email: FORM.email, password: given } })
    expect((await signIn(password)).status).toBe(200)
    expect((await signIn(password.slice(0, -1))).json.code).toBe('account/wrong-credentials')
    const longer = await register({ ...FORM, email: 'other@kitchen.example', password: `${password}x` })
    expect([longer.status, Object.keys(longer.json.fields)]).toEqual([400, ['password']])
  })

  test('each field is required', async () => {
    const { status, json } = await register({})
    expect(status).toBe(400)
    expect(json.fields).toEqual({
      email: ['Email is required.'],
      phoneNumber: ['Phone Number is required.'],
      firstName: ['First Name is required.'],
      lastName: ['Brand Name is required.'],
      password: ['Password is required.'],
    })
  })

  test('is limited to thirty an hour from one network address', async () => {
    const { most } = LIMITS.openForms
    for (let n = 0; n < most; n += 1) expect((await register({ ...FORM, email: `n${n}@kitchen.example` })).status).toBe(200)
    const { status, headers } = await register({ ...FORM, email: 'late@kitchen.example' })
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await register(FORM, { from: '10.1.1.2' })).status).toBe(200)
  })
})
