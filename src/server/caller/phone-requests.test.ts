import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { makeProofLink } from '#server/accounts/links/account-links.service.ts'
import { multipart } from '#tests/support/http/multipart.ts'
import { PDF } from '#tests/support/pdf.ts'
import { callersForm, enterRequest } from '#tests/support/shop/callers.ts'
import { addCustomer } from '#tests/support/shop/customers.ts'
import { done, ordering } from '#tests/support/shop/ordering.ts'
import { idOf } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

const PRICE = /"(?:price|total|purchasePrice|totalPrice|priceMinor)"|L\.E/

describeShopOnBoth('a request by phone', (shop, on) => {
  const { call, order } = ordering(shop)
  const enter = (form: object, who: 'admin' | 'merchant' = 'admin') => call(who, 'POST', '/api/order/phone', { request: form })
  const byLink = (token: string) => call('nobody', 'GET', `/api/request/${token}`)
  const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
  const emailOfSomebody = () => `caller-${randomUUID()}@hotels.example`

  test('needs a name and a phone, makes no account, and stands in the lists as “Not processed” with a total of 0', async () => {
    const form = callersForm({ words: 'A kitchen for 120 seats', company: 'Nile Hotels', governorate: 'giza' })
    const { order: made, link, isEmailed, entry, customer } = done(await enter(form))
    expect([isEmailed, link.url]).toEqual([false, expect.stringContaining('/request/')])
    const read = done(await call('admin', 'GET', `/api/order/${made._id}`)).order
    expect(read).toMatchObject({
      number: made.number,
      status: 'Not processed',
      total: 0,
      products: [],
      isByPhone: true,
      words: 'A kitchen for 120 seats',
      requester: { _id: null, firstName: 'Hany Shaker', email: '', language: 'en' },
      delivery: { company: 'Nile Hotels', governorate: 'giza' },
    })
    const { card } = done(await call('admin', 'GET', `/api/desk/${entry}`))
    expect(card).toMatchObject({
      customer: { _id: customer },
      entries: [{ _id: entry, subject: made._id, about: { en: 'A kitchen for 120 seats' } }],
    })
    // The colleague who wrote it down has just spoken with the customer.
    expect(card.entries[0]).toMatchObject({
      state: 'talking',
      firstContact: card.entries[0].arrived,
      nextStep: { kind: 'send-offer' },
      owner: { _id: idOf('admin') },
    })
    const { log } = done(await call('admin', 'GET', `/api/desk/${entry}`))
    const about = { kind: 'request', subject: made._id, number: expect.stringContaining(String(made.number)), isArchived: false }
    expect(log).toMatchObject(
      [
        { event: 'contact', way: 'call-in', outcome: 'reached', about },
        { event: 'arrived', about },
      ].map((line) => expect.objectContaining(line)),
    )
    expect([read.promised ?? null, done(await byLink(tokenOf(link.url))).request.promised]).toEqual([null, null])
    const [found] = done(await call('admin', 'GET', `/api/order/search?search=${made.number}`)).orders
    expect(found._id).toBe(made._id)
    expect((await call('admin', 'GET', '/api/order?limit=100')).json.orders.map(({ _id }: { _id: string }) => _id)).toContain(made._id)
    for (const who of ['member', 'merchant'] as const) expect((await call(who, 'GET', `/api/order/${made._id}`)).status).toBe(404)
    const { rows } = await on.database().runSql<{ n: number }>("SELECT count(*)::int AS n FROM users WHERE first_name = 'Hany Shaker'")
    expect(rows).toEqual([{ n: 0 }])
  })

  test('without products is never cancelled: the desk closes it', async () => {
    const { orderId } = await enterRequest(shop())
    const refused = await call('admin', 'DELETE', `/api/order/cancel/${orderId}`)
    expect([refused.status, refused.json.code]).toEqual([400, 'order/in-words'])
    expect((await call('admin', 'GET', `/api/order/${orderId}`)).status).toBe(200)
  })

  test('outlives its last product, and once it is cancelled its link says so and nothing else', async () => {
    const [product = ''] = await shop().stock({ products: [{ name: 'Oven', quantity: 10 }] })
    const { orderId, token } = await enterRequest(shop(), { words: 'A kitchen for 120 seats', lines: [{ product, quantity: 1 }] })
    const { products } = done(await call('admin', 'GET', `/api/order/${orderId}`)).order
    const cancelled = await call('admin', 'PUT', `/api/order/status/item/${products[0]._id}`, { orderId, status: 'Cancelled' })
    expect(done(cancelled).orderCancelled).toBe(false)
    expect(done(await byLink(token)).request).toMatchObject({
      cancelled: null,
      words: 'A kitchen for 120 seats',
      lines: [{ status: 'Cancelled' }],
    })
    const cards = done(await call('admin', 'GET', '/api/desk?limit=100')).cards
    const entry = cards
      .flatMap((card: { entries: { subject: string }[] }) => card.entries)
      .find((each: { subject: string }) => each.subject === orderId)
    expect(entry).toMatchObject({ about: { en: 'A kitchen for 120 seats' }, machines: 0 })

    done(await call('admin', 'DELETE', `/api/order/cancel/${orderId}`, { reason: 'They closed.' }))
    const ended = await byLink(token)
    expect(done(ended).request).toMatchObject({
      cancelled: expect.any(String),
      status: 'Cancelled',
      words: '',
      lines: [],
      name: '',
      phone: '',
    })
    expect(ended.text).not.toContain('Oven')
    expect((await call('nobody', 'GET', `/api/request/${token}/files/x`)).status).toBe(404)
  })

  test('gets one new link where two make one at once from the same screen, and the second is told', async () => {
    const { orderId } = await enterRequest(shop())
    const shown = async () => done(await call('admin', 'GET', `/api/order/${orderId}/link`)).link.url
    const before = await shown()
    const answers = await Promise.all([1, 2].map(() => call('admin', 'POST', `/api/order/${orderId}/link`, { shown: before })))
    expect(answers.map(({ status, json }) => (status === 200 ? 'made' : json.code)).sort()).toEqual(['made', 'order/link-changed'])
    const made = answers.find(({ status }) => status === 200)?.json.link.url
    expect([await shown(), made === before]).toEqual([made, false])
  })

  test('holds the pieces that the bag would, and says how many more are wanted', async () => {
    const [product = ''] = await shop().stock({ products: [{ name: 'Chair', pounds: 48_750, quantity: 10 }] })
    const { orderId, token } = await enterRequest(shop(), { lines: [{ product, quantity: 120 }] })
    const read = done(await call('admin', 'GET', `/api/order/${orderId}`)).order
    expect(read.products).toMatchObject([{ quantity: 1, status: 'Not processed', purchasePrice: 48_750 }])
    expect(read.delivery.wished).toMatchObject([{ quantity: 120 }])
    const linked = await byLink(token)
    expect(done(linked).request.lines).toMatchObject([{ name: 'Chair', quantity: 120 }])
    expect(linked.text).not.toMatch(PRICE)
    expect(linked.text).not.toMatch(/48,?750/)
  })

  test('sent again, also at once, is the same request', async () => {
    const form = callersForm()
    const [one, other] = await Promise.all([enter(form), enter(form)])
    const again = await enter(form)
    expect([done(other).order, done(again).order]).toEqual([done(one).order, done(one).order])
    expect(done(again).link.url).toBe(done(one).link.url)
  })

  test('under the key of a bag is refused', async () => {
    const [product = ''] = await shop().stock({ products: [{ name: 'Oven' }] })
    const id = await order('member', [{ product, quantity: 1 }])
    const { cartId } = done(await call('member', 'GET', `/api/order/${id}`)).order
    expect((await enter(callersForm({ key: cartId }))).json.code).toBe('conflict')
  })

  test('a request for a known phone, in any spelling, asks first; then it belongs to that customer or to a new one', async () => {
    const phone = `0111${String(Date.now()).slice(-7)}`
    const { customer } = await enterRequest(shop(), { phone, company: 'Sea Food House' })
    const arabic = phone.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    for (const spelling of [phone, `+2${phone}`, `002 ${phone}`, arabic]) {
      const known = done(await call('admin', 'GET', `/api/order/phone/known?phone=${encodeURIComponent(spelling)}`)).customers
      expect(known, spelling).toMatchObject([{ _id: customer, name: 'Hany Shaker', company: 'Sea Food House', hasAccount: false }])
      const refused = await enter(callersForm({ phone: spelling }))
      expect([refused.status, refused.json.code, Object.keys(refused.json.fields)]).toEqual([400, 'order/caller-known', ['phone']])
    }
    expect(done(await enter(callersForm({ phone, customer }))).customer).toBe(customer)
    const twin = done(await enter(callersForm({ phone, isSomebodyElse: true }))).customer
    expect(twin).not.toBe(customer)
    expect(done(await call('admin', 'GET', `/api/order/phone/known?phone=${phone}`)).customers).toHaveLength(2)
    expect((await enter(callersForm({ customer: randomUUID() }))).status).toBe(404)
  })

  test('two requests of one unknown caller at once make one customer and one question', async () => {
    const phone = `0122${String(Date.now()).slice(-7)}`
    const answers = await Promise.all([enter(callersForm({ phone })), enter(callersForm({ phone }))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('shows its holder what was asked, and takes files, until the link ends', async () => {
    const { orderId, token } = await enterRequest(shop(), { words: 'مطبخ لـ ١٢٠ مقعد', language: 'ar', callTime: 'noon' })
    const path = `/api/request/${token}`
    const { headers, body } = multipart([
      { name: 'name', value: 'plan.pdf' },
      { name: 'file', file: PDF },
    ])
    const { file } = done(await shop().ask({ method: 'POST', path: `${path}/files`, headers, body }))
    expect(file).toMatchObject({ name: 'plan.pdf', by: { kind: 'requester' }, isOwn: true })
    const answer = await byLink(token)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    expect(done(answer).request).toMatchObject({
      words: 'مطبخ لـ ١٢٠ مقعد',
      callTime: 'noon',
      lines: [],
      offers: [],
      files: [{ _id: file._id }],
    })
    expect(done(await call('admin', 'GET', `/api/order/${orderId}/files`)).files).toMatchObject([
      { by: { kind: 'requester' }, isOwn: false },
    ])
    // A second link ends the first.
    const { link } = done(await call('admin', 'POST', `/api/order/${orderId}/link`))
    expect((await byLink(token)).status).toBe(404)
    expect((await byLink(tokenOf(link.url))).status).toBe(200)
    expect(Date.parse(link.ends) - Date.now()).toBeGreaterThan(89 * DAY_MS)
    await on.database().runSql("UPDATE request_links SET ends = now() - interval '1 second' WHERE order_id = $1", [orderId])
    for (const rest of ['', '/files/x']) {
      expect((await call('nobody', 'GET', `/api/request/${tokenOf(link.url)}${rest}`)).status).toBe(404)
    }
    expect(done(await call('admin', 'GET', `/api/order/${orderId}/link`)).link).toBeNull()
  })

  test('gives no way to the files of another request', async () => {
    const [one, other] = [await enterRequest(shop()), await enterRequest(shop())]
    const { headers, body } = multipart([
      { name: 'name', value: 'plan.pdf' },
      { name: 'file', file: PDF },
    ])
    const { file } = done(await shop().ask({ method: 'POST', path: `/api/request/${one.token}/files`, headers, body }))
    for (const method of ['GET', 'DELETE']) {
      expect((await call('nobody', method, `/api/request/${other.token}/files/${file._id}`)).status).toBe(404)
    }
    expect((await call('nobody', 'GET', `/api/request/${one.token}/files/${file._id}`)).status).toBe(200)
  })

  /** Somebody with an account who has not proven its address yet. */
  async function joined(email: string) {
    const person = { email, password: 'diyafa-kitchens', firstName: 'Hany', lastName: 'Shaker', phoneNumber: '01001234567' }
    const { token, user } = done(await call('nobody', 'POST', '/api/auth/register', { ...person, isSubscribed: false }))
    const userId: string = user._id
    const send = (method: string, path: string, sent: object) =>
      shop().ask({ method, path, headers: { authorization: token, 'content-type': 'application/json' }, body: JSON.stringify(sent) })
    const prove = async () =>
      send('POST', `/api/auth/prove/${await makeProofLink(on.database().db, { userId, email, now: new Date() })}`, {})
    return { userId, token: token as string, send, prove }
  }

  test('belongs to the account that proves the address, with its customer; to nobody who only claims it', async () => {
    const email = emailOfSomebody()
    const { orderId, customer } = await enterRequest(shop(), { email, words: 'Two fryers' })
    const { userId, token, prove } = await joined(email)
    const own = async () => (await shop().get('/api/order/me', { authorization: token })).json.orders
    expect(await own()).toEqual([])
    expect((await prove()).status).toBe(200)
    expect(await own()).toMatchObject([{ _id: orderId, words: 'Two fryers', requester: { _id: userId } }])
    const { rows: owners } = await on.database().runSql<{ user_id: string }>('SELECT user_id FROM customers WHERE id = $1', [customer])
    expect(owners).toEqual([{ user_id: userId }])
  })

  test('its record becomes part of the one that the account has already, and goes with the account; one of several addresses stays apart', async () => {
    const email = emailOfSomebody()
    const { orderId } = await enterRequest(shop(), { email, name: 'Hany Abdelrahman', words: 'Two fryers' })
    const hotel = await addCustomer(shop(), { name: 'Nile Hotels', email: emailOfSomebody() })
    await addCustomer(shop(), { customerId: hotel, name: '', email })
    const { userId, send, prove } = await joined(email)
    const own = await addCustomer(shop(), { userId, isEmailProven: false, name: 'Hany Shaker', email })
    expect((await prove()).status).toBe(200)
    const read = done(await call('admin', 'GET', `/api/customer/${own}`))
    expect(read.customer.joined).toMatchObject([{ name: 'Hany Abdelrahman', by: 'Hany Shaker' }])
    expect(read.customer.twins).toMatchObject([{ _id: hotel }])
    expect(read.entries).toMatchObject([{ subject: orderId }])
    expect((await send('DELETE', '/api/user/me', { password: 'diyafa-kitchens', cancelsOpen: true })).status).toBe(200)
    const { rows } = await on
      .database()
      .runSql<{ text: string }>(
        'SELECT c::text AS text FROM customers c UNION ALL SELECT j::text FROM customer_joins j UNION ALL SELECT k::text FROM customer_contacts k',
      )
    expect(rows.filter(({ text }) => text.includes('Hany') || text.includes(email))).toEqual([])
    expect(rows.filter(({ text }) => text.includes('Nile Hotels'))).toHaveLength(1)
  })
})
