import { expect, test } from 'vitest'
import { OWN_DATA_PARTS } from '#contract/own/own-data.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { offering } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { emailOf, idOf, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const NOTE = 'staffonly7f3a'
const MANY = 120

describeShop('the file of what the shop stores about a person', (shop, on) => {
  const { call, request, sent } = offering(shop)
  const file = (who: 'member' | 'otherMember' | 'nameless' | 'merchant' | 'admin') => call(who, 'GET', '/api/user/me/data')

  async function haveEverything(): Promise<{ orderId: string; productId: string }> {
    const made = await request('member', 2, { place: { governorate: 'Cairo', area: 'Maadi' } })
    await sent(made.orderId)
    const address = { isDefault: true, address: '5 Road 9', city: 'Maadi', state: 'Cairo', country: 'Egypt', zipCode: '11431' }
    done(await call('member', 'POST', '/api/address/add', address))
    done(await call('member', 'POST', '/api/wishlist', { isLiked: true, product: made.productId }))
    const review = { title: 'Good', review: 'It bakes well.', rating: 5, isRecommended: true, product: made.productId }
    done(await call('member', 'POST', '/api/review/add', review))
    const email = emailOf('member')
    done(await call('member', 'POST', '/api/contact/add', { name: 'Mona', email, message: 'When do you open?' }))
    done(await call('member', 'POST', '/api/newsletter/subscribe', { email }))
    await on.database().runSql(`update desk_log set note = '${NOTE}'`)
    await on.database().runSql(`update desk_entries set next_note = '${NOTE}'`)
    return made
  }

  test('is an attachment with every part, and with nothing of the desk', async () => {
    await haveEverything()
    const { status, headers, json, text } = await file('member')
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''own-data-${dayInCairo(new Date())}.json`)
    expect(Object.keys(json)).toEqual(Object.keys(OWN_DATA_PARTS))
    expect(json.account).toMatchObject({ email: emailOf('member'), firstName: 'Mona', language: 'en' })
    expect(json.addresses).toMatchObject([{ address: '5 Road 9' }])
    expect(json.wishlist).toHaveLength(1)
    expect(json.reviews).toMatchObject([{ review: 'It bakes well.', status: 'Waiting Approval' }])
    expect(json.requests).toMatchObject([{ products: [{ name: 'Oven', quantity: 2, purchasePrice: 1000 }] }])
    expect(json.offers).toMatchObject([{ state: 'sent', page: { hasPrices: true, state: 'sent' } }])
    expect(json.contactMessages).toMatchObject([{ name: 'Mona', email: emailOf('member'), message: 'When do you open?' }])
    expect(json.newsletter).toMatchObject([{ email: emailOf('member') }])
    expect(text).not.toContain(NOTE)
    expect(text).not.toContain('token')
  })

  test('holds nothing about anybody else', async () => {
    await haveEverything()
    const { json, text } = await file('otherMember')
    expect(text).not.toContain(`"${emailOf('member')}"`)
    expect([json.requests, json.offers, json.addresses, json.reviews, json.newsletter, json.contactMessages]).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
    ])
  })

  test('tells no price to somebody who may not see prices', async () => {
    const { productId } = await request('otherMember')
    done(await call('nameless', 'POST', '/api/wishlist', { isLiked: true, product: productId }))
    await on.database().runSql(`update orders set user_id = '${idOf('nameless')}'`)
    const { text, json } = await file('nameless')
    expect(json.requests).toHaveLength(1)
    expect(json.wishlist).toHaveLength(1)
    expect(text).not.toMatch(/"(price|purchasePrice|totalPrice|total)"|\b1000\b/)
  })

  test('has cancelled requests too, and all of very many', async () => {
    const { orderId } = await request()
    done(await call('member', 'DELETE', `/api/order/cancel/${orderId}`, {}))
    await on
      .database()
      .runSql(`insert into orders (id, cart_id, user_id, language, first_name, last_name, phone_number, email, search_text, created)
      select gen_random_uuid(), gen_random_uuid(), '${idOf('member')}', 'en', 'Mona', '', '', 'm@people.example', '', now()
      from generate_series(1, ${MANY})`)
    const { json } = await file('member')
    const ids = new Set(json.requests.map(({ _id }: { _id: string }) => _id))
    expect(ids.size).toBe(MANY + 1)
    expect(ids).toContain(orderId)
  })

  test('tells merchants about their application, and staff about themselves', async () => {
    expect((await file('merchant')).json.applications).toMatchObject([{ email: 'merchant@merchants.example', status: 'Approved' }])
    expect((await file('admin')).json).toMatchObject({ account: { role: 'ROLE ADMIN' }, applications: [] })
  })

  test('leaves out what was written under an address that is not proven', async () => {
    await haveEverything()
    await on.database().runSql(`update users set is_email_proven = false where id = '${idOf('member')}'`)
    expect((await file('member')).json).toMatchObject({ newsletter: [], contactMessages: [] })
  })

  test('is made a limited number of times in an hour', async () => {
    const headers = await signedIn(shop(), 'member')
    const ask = () => sendJson(shop(), { call: 'GET /api/user/me/data', headers })
    for (let times = 0; times < 10; times += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})
