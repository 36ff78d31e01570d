import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeEmailShopOnBoth, newAddress, post } from '#tests/support/shop/email-shop.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'
import { newsletterSubscribers } from './newsletter.tables.ts'

const SUBSCRIBE = '/api/newsletter/subscribe'
const SUBSCRIBED = { success: true, message: 'You have successfully subscribed to the newsletter.' }

describeEmailShopOnBoth('the newsletter', (opened, on) => {
  const isListed = async (email: string) =>
    (await on.database().db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))).length === 1

  /** Subscribes an address and answers the email about it. */
  const subscribed = async (language = 'en') => {
    const { shop, mail } = opened()
    const email = newAddress()
    expect((await post(shop, SUBSCRIBE, { email }, language)).status).toBe(200)
    const message = (await mail.emailsTo(email))[0]?.email
    if (message === undefined) throw new Error('no email')
    const header = message.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const oneClick = header.replace(/^<|>$/g, '')
    return { email, message, oneClick, token: oneClick.split('/').at(-1) ?? '' }
  }

  test('welcomes a new subscriber with an email that has the unsubscribe link', async () => {
    const { message, oneClick, token } = await subscribed()
    expect(message.subject).toBe('You are on the newsletter list')
    expect(oneClick).toBe(`${PUBLIC_URL}/api/newsletter/unsubscribe/${token}`)
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(message.html).toContain(`href="${PUBLIC_URL}/newsletter/unsubscribe/${token}"`)
    expect(message.text?.split(/\r?\n/)).toContain(`${PUBLIC_URL}/newsletter/unsubscribe/${token}`)
  })

  test('is Arabic for a subscriber from the Arabic screens', async () => {
    const { message, token } = await subscribed('ar')
    expect(message.subject).toBe('تم اشتراكك في النشرة البريدية')
    expect(message.html).toContain('<html lang="ar" dir="rtl"')
    expect(message.html).toContain(`href="${PUBLIC_URL}/ar/newsletter/unsubscribe/${token}"`)
  })

  test('answers alike for an address on the list, so that a stranger learns nothing, and emails once', async () => {
    const { shop, mail } = opened()
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(shop, SUBSCRIBE, { email: ` ${email.toUpperCase()}` })))
    for (const { status, json } of answers) expect({ status, json }).toEqual({ status: 200, json: SUBSCRIBED })
    expect((await post(shop, SUBSCRIBE, { email })).json).toEqual(SUBSCRIBED)
    await mail.emailsTo(email)
    const waiting = "SELECT id FROM pgboss.job WHERE name = 'email-newsletter' AND state < 'completed'"
    await expect.poll(async () => (await on.database().runSql(waiting)).rows).toEqual([])
    expect(mail.received.filter(({ to }) => to === email)).toHaveLength(1)
  })

  test('is left by the page’s button', async () => {
    const { shop } = opened()
    const { email, token } = await subscribed()
    const path = `/api/newsletter/unsubscribe/${token}`
    const left = await post(shop, path, {})
    expect(left).toMatchObject({ status: 200, json: { success: true, message: 'You are off the newsletter list.' } })
    expect(await isListed(email)).toBe(false)
    const again = await post(shop, path, {}, 'ar')
    expect(again).toMatchObject({ status: 404, json: { code: 'newsletter/not-listed', error: 'أنت لست مشتركًا في النشرة.' } })
    expect((await post(shop, path, {})).json.error).toBe('You are not on the list.')
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'],
    ['text/plain', 'List-Unsubscribe=One-Click'],
    ['application/json', '{broken'],
  ])('is left by the one click of a mail program that sends %s', async (type, body) => {
    const { email, oneClick } = await subscribed()
    const { pathname } = new URL(oneClick)
    const { status } = await opened().shop.ask({ method: 'POST', path: pathname, headers: { 'content-type': type }, body })
    expect(status).toBe(200)
    expect(await isListed(email)).toBe(false)
  })

  test.each(['%00', 'a%00b', '%F0%9F%98%80', '__proto__', 'x'.repeat(200)])('is not left by %s', async (token) => {
    const answer = await post(opened().shop, `/api/newsletter/unsubscribe/${token}`, {})
    expect(answer).toMatchObject({ status: 404, json: { code: 'newsletter/link-invalid' } })
  })

  test('is joined by a JSON body only', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const { status } = await opened().shop.ask({ method: 'POST', path: SUBSCRIBE, headers, body: 'email=x%40people.example' })
    expect(status).toBe(415)
  })

  test('is not left by opening a link: it leads to the page', async () => {
    const { email, token } = await subscribed()
    const path = `/api/newsletter/unsubscribe/${token}`
    for (const [language, page] of [
      ['en', `${PUBLIC_URL}/newsletter/unsubscribe/${token}`],
      ['ar', `${PUBLIC_URL}/ar/newsletter/unsubscribe/${token}`],
    ] as const) {
      const answer = await opened().shop.get(path, { 'accept-language': language })
      expect(answer).toMatchObject({ status: 302, headers: { location: page } })
    }
    expect(await isListed(email)).toBe(true)
  })

  test.each([
    [{}, 'Email is required.'],
    [{ email: 'nobody' }, 'Email format is invalid.'],
  ])('names what is wrong with %j', async (form, text) => {
    const { status, json } = await post(opened().shop, SUBSCRIBE, form)
    expect(status).toBe(400)
    expect(json.fields).toEqual({ email: [text] })
  })
})
