import { expect, test } from 'vitest'
import { makeProofLink, makeResetLink } from '#server/accounts/links/account-links.service.ts'
import { enterRequest } from '#tests/support/shop/callers.ts'
import { describeEmailShop, newAddress, post } from '#tests/support/shop/email-shop.ts'
import { offering } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'
import { describeSocialShop } from '#tests/support/social/social-shop.ts'

const CHOSEN = { password: 'sesame again', confirmPassword: 'sesame again' }

describeEmailShop('a caller', (opened, on) => {
  const calls = offering(() => opened().shop)

  test('gets the link of the request in their language, whose page leads on to the offers', async () => {
    const { shop, mail } = opened()
    const email = newAddress()
    const [product = ''] = await shop.stock({ products: [{ name: 'Oven', nameAr: 'فرن', pounds: 48_750, quantity: 9 }] })
    const asked = { email, name: 'هاني شاكر', language: 'ar', words: 'مطبخ لـ 120 مقعد', lines: [{ product, quantity: 2 }] }
    const { orderId, number, token } = await enterRequest(shop, asked)
    const [received] = await mail.emailsTo(email)
    const { subject = '', text = '', html = '' } = received?.email ?? {}
    expect(subject).toContain(`R-${number}`)
    expect(text).toContain('مطبخ لـ 120 مقعد')
    expect(html).toContain(`href="${PUBLIC_URL}/ar/request/${token}"`)
    expect(`${subject}${text}${html}`).not.toMatch(/48[,.]?750|97[,.]?500|L\.E/)

    const page = async () => done(await calls.call('nobody', 'GET', `/api/request/${token}`)).request
    expect((await page()).offers).toEqual([])
    const { _id: draft } = await calls.make(orderId)
    await calls.write(draft)
    expect((await page()).offers).toEqual([])
    done(await calls.send(draft))
    const [offer] = (await page()).offers
    expect(offer).toMatchObject({ number: expect.stringMatching(/^Q-\d{4}-\d{5}$/), version: 1, state: 'sent' })
    expect(done(await calls.call('nobody', 'GET', `/api/offer/link/${offer.token}`)).offer).toMatchObject({ number: offer.number })
    done(await calls.staff('POST', `/api/offer/${draft}/withdraw`, { reason: 'Sold out.' }))
    expect((await calls.call('nobody', 'GET', `/api/offer/link/${offer.token}`)).json.offer?.lines ?? []).toEqual([])
  })

  /** A request by phone with an offer, and an account of somebody who typed another address, or this one. */
  async function called(email: string, accountEmail = email) {
    const { shop } = opened()
    const request = await enterRequest(shop, { email })
    const { id: offer } = await calls.sent(request.orderId)
    const person = { email: accountEmail, password: 'correct horse', firstName: 'Hany', lastName: 'Shaker', phoneNumber: '01000000000' }
    const { token, user } = done(await post(shop, '/api/auth/register', person))
    const owners = async () => {
      const { rows } = await on.database().runSql<{ orders: string; offers: string; customers: string }>(
        `SELECT (SELECT user_id FROM orders WHERE id = $1) AS orders, (SELECT user_id FROM offers WHERE id = $2) AS offers,
          (SELECT user_id FROM customers WHERE id = $3) AS customers`,
        [request.orderId, offer, request.customer],
      )
      return rows[0]
    }
    const all = { orders: user._id, offers: user._id, customers: user._id }
    const none = { orders: null, offers: null, customers: null }
    return { userId: user._id as string, headers: { authorization: token as string }, owners, all, none }
  }

  test('owns the request, its offer and the record at the desk once a new password by email proves the address', async () => {
    const email = newAddress()
    const { userId, owners, all, none } = await called(email)
    expect(await owners()).toEqual(none)
    const link = await makeResetLink(on.database().db, { userId, now: new Date() })
    done(await post(opened().shop, `/api/auth/reset/${link}`, CHOSEN))
    expect(await owners()).toEqual(all)
  })

  test('owns the request and its offer once an account that changed to the address has proven it', async () => {
    const email = newAddress()
    const { userId, headers, owners, all, none } = await called(email, newAddress())
    const { shop } = opened()
    const send = (method: string, path: string, body: object) =>
      shop.ask({ method, path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) })
    done(await send('PUT', '/api/user/email', { email, password: 'correct horse' }))
    expect(await owners()).toEqual(none)
    const proof = await makeProofLink(on.database().db, { userId, email, now: new Date() })
    done(await send('POST', `/api/auth/prove/${proof}`, {}))
    expect(await owners()).toEqual(all)
  })
})

describeSocialShop('a caller who signs in by another service', (at) => {
  test('owns what was written down for the address, which the service has verified', async () => {
    const { customer } = await enterRequest(at().shop, { email: 'mona@example.com' })
    await enterRequest(at().shop, { email: 'other@example.com' })
    const { _id: id } = await at().me(await at().signIn('/api/auth/google'))
    const { rows } = await at().database.runSql<{ customer: string; orders: number }>(
      'SELECT c.id AS customer, (SELECT count(*)::int FROM orders o WHERE o.user_id = c.user_id) AS orders FROM customers c WHERE c.user_id = $1',
      [id],
    )
    expect(rows).toEqual([{ customer, orders: 1 }])
  })
})
