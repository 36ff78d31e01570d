import { expect, test } from 'vitest'
import { describeEmailShop, newAddress, post } from '#tests/support/shop/email-shop.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'
import { findReaderToWelcome } from './account-emails.service.ts'

const PASSWORD = 'correct horse'
const LINK = new RegExp(`${PUBLIC_URL}(/ar)?/reset-password/([\\w-]{20,})`)

describeEmailShop('emails about an account', (opened) => {
  const registered = async (language = 'en', more: object = {}) => {
    const { shop, mail } = opened()
    const email = newAddress()
    const form = { email, password: PASSWORD, firstName: 'Mona', lastName: 'Adel', phoneNumber: '01000000000', ...more }
    expect((await post(shop, '/api/auth/register', form, language)).status).toBe(200)
    return { email, welcome: (await mail.emailsTo(email))[0]?.email }
  }
  /** The newest email with a link to choose another password. */
  const linkFor = async (email: string, messages: number) => {
    const { shop, mail } = opened()
    expect((await post(shop, '/api/auth/forgot', { email })).status).toBe(200)
    const message = (await mail.emailsTo(email, messages)).at(-1)?.email
    const [, , token = ''] = LINK.exec(message?.text ?? '') ?? []
    return { message, token }
  }

  test('a sign-up is welcomed by name', async () => {
    const { email, welcome } = await registered()
    expect(welcome?.subject).toBe('Welcome to Diyafa')
    expect(welcome?.text).toContain('Hello Mona,')
    expect(welcome?.text).toContain(email)
    expect(welcome?.html).toMatch(new RegExp(`href="${PUBLIC_URL}/prove-email/[\\w-]{40,}"`))
  })

  test('a sign-up on the Arabic screens gets an Arabic welcome, from right to left', async () => {
    const { welcome } = await registered('ar', { firstName: 'منى' })
    expect(welcome?.subject).toBe('أهلًا بك في ضيافة')
    expect(welcome?.text).toContain('أهلًا منى،')
    expect(welcome?.html).toContain('<html lang="ar" dir="rtl"')
    expect(welcome?.html).toContain(`href="${PUBLIC_URL}/ar/prove-email/`)
  })

  test('an advertisement entered as a name is not sent to the owner of the address', async () => {
    const { welcome } = await registered('en', { firstName: 'Win at http://evil.example' })
    expect(`${welcome?.subject}${welcome?.text}${welcome?.html}`).not.toContain('evil.example')
  })

  test('an emailed link opens the account once, and the change is confirmed by email', async () => {
    const { shop, mail } = opened()
    const { email } = await registered()
    const { message, token } = await linkFor(email, 2)
    expect(message?.subject).toBe('Choose a new password')
    expect(message?.html?.split(`href="${PUBLIC_URL}/reset-password/${token}"`)).toHaveLength(3)
    expect(message?.text).toContain('The link works once, within 1 hour.')
    const form = { password: 'another horse', confirmPassword: 'another horse' }
    expect((await post(shop, `/api/auth/reset/${token}`, form)).status).toBe(200)
    expect((await post(shop, `/api/auth/reset/${token}`, form)).json.code).toBe('account/link-invalid')
    const told = (await mail.emailsTo(email, 3))[2]?.email
    expect(told?.subject).toBe('Your password was changed')
    expect(told?.html).toContain(`href="${PUBLIC_URL}/login"`)
    expect((await post(shop, '/api/auth/login', { email, password: 'another horse' })).status).toBe(200)
  })

  test('a request for a link to an unknown address sends no email', async () => {
    const { shop, mail } = opened()
    const stranger = newAddress()
    const known = await registered()
    const asked = await post(shop, '/api/auth/forgot', { email: stranger })
    const { message } = await linkFor(known.email, 2)
    expect(asked.status).toBe(200)
    expect(message?.subject).toBe('Choose a new password')
    expect(mail.received.filter(({ to }) => to === stranger)).toEqual([])
  })

  test('subscribing to the newsletter at sign-up sends its email too', async () => {
    const { mail } = opened()
    const { email } = await registered('en', { isSubscribed: true })
    const subjects = (await mail.emailsTo(email, 2)).map((message) => message.email.subject)
    expect(subjects.sort()).toEqual(['Welcome to Diyafa', 'You are on the newsletter list'])
  })

  test('a welcome that is written after a change of address was requested proves neither address', async () => {
    const { shop } = opened()
    const { email } = await registered()
    const { json } = await post(shop, '/api/auth/login', { email, password: PASSWORD })
    const headers = { 'content-type': 'application/json', authorization: json.token }
    const me = (await shop.get('/api/user/me', headers)).json.user
    expect((await findReaderToWelcome(shop.accounts, me._id))?.token).toEqual(expect.any(String))
    const body = JSON.stringify({ email: newAddress(), password: PASSWORD })
    expect((await shop.ask({ method: 'PUT', path: '/api/user/email', headers, body })).status).toBe(200)
    expect(await findReaderToWelcome(shop.accounts, me._id)).toMatchObject({ reader: { email }, token: null })
  })

  test('a new address gets the link that proves it, and the old one a notice once it is proven', async () => {
    const { shop, mail } = opened()
    const { email, welcome } = await registered()
    const { json } = await post(shop, '/api/auth/login', { email, password: PASSWORD })
    const headers = { 'content-type': 'application/json', authorization: json.token }
    const prove = async (text = '') =>
      shop.ask({ method: 'POST', path: `/api/auth/prove/${/prove-email\/([\w-]+)/.exec(text)?.[1] ?? ''}`, headers, body: '{}' })
    expect((await prove(welcome?.text)).status).toBe(200)
    const newEmail = newAddress()
    const body = JSON.stringify({ email: newEmail, password: PASSWORD })
    expect((await shop.ask({ method: 'PUT', path: '/api/user/email', headers, body })).status).toBe(200)
    const proof = (await mail.emailsTo(newEmail))[0]?.email
    expect(proof?.subject).toBe('Confirm your email address')
    const told = (await mail.emailsTo(email, 2))[1]?.email
    expect(told?.subject).toBe('Your email address is about to change')
    expect(told?.text).toContain(newEmail)
    expect((await prove(proof?.text)).status).toBe(200)
    expect((await post(shop, '/api/auth/login', { email: newEmail, password: PASSWORD })).status).toBe(200)
  })
})
