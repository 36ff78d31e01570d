import { expect, test } from 'vitest'
import { promiseTime } from '#i18n/times/promise-time.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { emailSite } from '#tests/support/mail/email-site.ts'
import type { ReceivedEmail } from '#tests/support/mail/mail-server.ts'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { describeEmailShop, newAddress } from '#tests/support/shop/email-shop.ts'
import { brandOf, signedIn } from '#tests/support/shop/people.ts'
import { PUBLIC_URL, STAFF_EMAIL } from '#tests/support/shop/test-shop.ts'
import { findChangedLines } from './order-emails.service.ts'
import { statusEmail } from './orders.mail.ts'

const PHONE = '0100 123 4567'

describeEmailShop('emails about orders', (opened, on) => {
  async function send(method: string, path: string, authorization: string, body: object, language = 'en') {
    const headers = { authorization, 'content-type': 'application/json', 'accept-language': language }
    const answer = await opened().shop.ask({ method, path, headers, body: JSON.stringify(body) })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.json
  }

  async function register(firstName: string, phoneNumber = PHONE) {
    const email = newAddress()
    const form = { email, password: 'correct horse', firstName, lastName: 'Adel', phoneNumber, isSubscribed: false }
    const { token } = await send('POST', '/api/auth/register', '', form)
    return { email, token: String(token) }
  }

  async function ordered(token: string, language = 'en', delivery?: object) {
    const { shop } = opened()
    const ids = await shop.stock({
      products: [
        { name: 'Combi oven <10 trays>', nameAr: 'فرن كومبي ١٠ صواني', pounds: 98_765.43, quantity: 200 },
        { name: 'Fridge', nameAr: '', pounds: 76_543, quantity: 1 },
      ],
    })
    const products = ids.map((product, index) => ({ product, quantity: index === 0 ? 11 : 1 }))
    const { cartId } = await send('POST', '/api/cart/add', token, { products }, language)
    const { order } = await send('POST', '/api/order/add', token, { cartId, total: 1, delivery }, language)
    return String(order._id)
  }

  async function read(token: string, id: string) {
    return (await opened().shop.get(`/api/order/${id}`, { authorization: token })).json.order
  }

  /** The one email about an order among all that this address got. */
  async function emailAbout(to: string, id: string, subject: RegExp): Promise<ReceivedEmail['email']> {
    for (let count = 1; ; count += 1) {
      const messages = await opened().mail.emailsTo(to, count)
      const found = messages.find(({ email }) => subject.test(email.subject ?? '') && email.text?.includes(id))
      if (found !== undefined) return found.email
    }
  }

  const written = ({ text, html, subject }: ReceivedEmail['email']) => `${subject}\n${text}\n${html}`
  const AMOUNT = /98[,.]?765|76[,.]?543|1[,.]?086|L\.E|price|السعر:/i

  test('a request is confirmed to the requester and sent to the sales desk, with the contact to call and reply', async () => {
    const { email, token } = await register('Mona')
    const id = await ordered(token, 'en', { company: 'Nile\r\nHotels', address: '5 Corniche', governorate: 'suez', callTime: 'noon' })

    const confirmation = await emailAbout(email, id, /received your quotation request/)
    const { number, promised } = await read(token, id)
    expect(confirmation.subject).toBe(`R-${number}: we received your quotation request`)
    expect(confirmation.text).toContain('Hello Mona,')
    expect(confirmation.text).toContain(`We will call you on ${PHONE} by ${promiseTime(promised, 'en')}. Our working hours:`)
    expect(confirmation.text).toContain('Saturday to Thursday: 9\u00a0AM – 6\u00a0PM')
    expect(confirmation.text).toContain('Friday: 1\u00a0PM – 6\u00a0PM')
    expect(confirmation.text).toContain(`Request number: R-${number}`)
    expect(confirmation.text).toMatch(/^11 pieces: Combi oven <10 trays>$/m)
    expect(confirmation.text).toMatch(/^1 piece: Fridge$/m)
    expect(confirmation.html).toContain('Combi oven &lt;10 trays&gt;')
    expect(confirmation.html).toContain(`href="${PUBLIC_URL}/order/${id}"`)

    const notice = await emailAbout(STAFF_EMAIL, id, /new quotation request/)
    expect(notice.subject).toBe(`R-${number}: new quotation request from Mona Adel`)
    expect(notice.replyTo).toEqual([{ name: 'Mona Adel', address: email }])
    expect(notice.text).toContain(`Phone: ${PHONE}`)
    expect(notice.text).toContain(`Call by: ${promiseTime(promised, 'en')}`)
    expect(notice.text).toContain(`Email: ${email}`)
    expect(notice.text).toMatch(/11 pieces: Combi oven <10 trays> · SKU-/)
    expect(notice.html).toContain(`href="${PUBLIC_URL}/order/${id}"`)
    for (const email of [confirmation, notice]) {
      expect(email.text).toMatch(/^1 piece: Fridge.*\n {2}76,543\u00a0L\.E$/m)
      expect(email.text).toContain('98,765.43\u00a0L.E each · 1,086,419.73\u00a0L.E together')
      expect(email.text).toContain('Total: 1,162,962.73\u00a0L.E')
      expect(email.text).toMatch(/^Company: Nile Hotels$/m)
      expect(email.text).toMatch(/^Place of delivery: 5 Corniche · Suez$/m)
      expect(email.text).toMatch(/^When to call: around noon$/m)
      expect(email.html).toMatch(/href="https:\/\/shop\.example\/product\/combi-oven-10-trays[^"]*"/)
    }
    expect(notice.text).toContain(`Request ID: ${id}`)
  })

  test('a requester without a first name sees no amount, the sales desk does', async () => {
    const { email, token } = await register('Nameless')
    await send('PUT', '/api/user', token, { profile: { firstName: '', lastName: 'Adel', phoneNumber: PHONE } })
    const id = await ordered(token)
    expect(written(await emailAbout(email, id, /received your quotation request/))).not.toMatch(AMOUNT)
    expect(written(await emailAbout(STAFF_EMAIL, id, /new quotation request/))).toMatch(AMOUNT)
  })

  test('an Arabic request gets right-to-left emails with Arabic names and pages, whatever language the requester uses later', async () => {
    const { email, token } = await register('منى')
    const id = await ordered(token, 'ar')
    const confirmation = await emailAbout(email, id, /استلمنا طلب عرض السعر/)
    expect(confirmation.html).toContain('<html lang="ar" dir="rtl"')
    expect(confirmation.text).toContain('من السبت إلى الخميس: \u2068من 9\u00a0ص إلى 6\u00a0م\u2069')
    expect(confirmation.text).toContain('11 قطعة')
    expect(confirmation.text).toContain('فرن كومبي ١٠ صواني')
    expect(confirmation.text).toContain('قطعة واحدة: \u2068Fridge\u2069')
    expect(confirmation.html).toContain(`href="${PUBLIC_URL}/ar/order/${id}"`)
    const notice = await emailAbout(STAFF_EMAIL, id, /طلب عرض سعر من/)
    expect(notice.html).toContain(`<span dir="ltr" style="word-break:break-word">${PHONE}</span>`)
    expect(confirmation.text).toContain('الإجمالي: \u20661,162,962.73\u00a0L.E\u2069')
  })

  test('an admin’s cancellation is emailed to the requester with the reason, the requester’s own to the staff', async () => {
    const { shop, mail } = opened()
    const { email, token } = await register('Karim')
    const byMe = await ordered(token)
    await send('DELETE', `/api/order/cancel/${byMe}`, token, { reason: 'requesters owe none' })
    const byStaff = await ordered(token)
    const numberText = `R-${(await read(token, byStaff)).number}`
    const admin = (await signedIn(shop, 'admin')).authorization
    await send('DELETE', `/api/order/cancel/${byStaff}`, admin, { reason: 'The oven is no longer made.' }, 'ar')
    const toRequester = await emailAbout(email, numberText, /was cancelled/)
    expect(toRequester.subject).toMatch(/^R-\d{5}: your quotation request was cancelled$/)
    expect(toRequester.text).toContain('Reason: The oven is no longer made.')
    expect(toRequester.text).toContain('11 pieces: Combi oven')
    expect(toRequester.html).toContain(`href="${PUBLIC_URL}/shop"`)
    expect(written(toRequester)).not.toMatch(AMOUNT)
    const toStaff = await emailAbout(STAFF_EMAIL, byMe, /Karim Adel cancelled the request/)
    expect(toStaff.text).toContain('Karim Adel cancelled the whole request.')
    expect(toStaff.html).toContain(`href="${PUBLIC_URL}/dashboard/orders/archive/${byMe}"`)
    expect(written(toStaff)).not.toContain('owe none')
    // The sales desk's notices of both have arrived by then, as has everything that was queued earlier.
    await emailAbout(STAFF_EMAIL, byStaff, /new quotation request/)
    const about = (to: string, id: string) =>
      mail.received.filter(({ to: by, email: { subject, text } }) => by === to && /cancelled/.test(subject ?? '') && text?.includes(id))
    expect([about(email, byMe).length, about(email, numberText).length]).toEqual([0, 1])
    expect([about(STAFF_EMAIL, byMe).length, about(STAFF_EMAIL, numberText).length]).toEqual([1, 0])
  })

  test('a request that ends with its customer’s account names a former customer to the staff, in both languages', async () => {
    for (const [language, subject, sentence, former] of [
      ['en', /Former customer cancelled the request$/, 'The customer deleted the account', 'Former customer'],
      ['ar', /أُلغي الطلب \(عميل سابق\)$/, 'حذف العميل حسابه، فأُلغي الطلب بالكامل', 'عميل سابق'],
    ] as const) {
      const { token } = await register('Nermin')
      const id = await ordered(token, language)
      await send('DELETE', '/api/user/me', token, { password: 'correct horse', cancelsOpen: true })
      const { text } = await emailAbout(STAFF_EMAIL, id, subject)
      expect(text).toContain(sentence)
      expect(text).toMatch(new RegExp(`: ${former}$`, 'm'))
      expect(text).not.toContain('\u2014')
    }
  })

  test('emails go to an address that the requester has proven since, and the request keeps its original one', async () => {
    const { shop } = opened()
    const [{ email, token }, address] = [await register('Laila'), newAddress()]
    const [byStaff, byMe] = [await ordered(token), await ordered(token)]
    await on.database().runSql('UPDATE users SET email = $1, is_email_proven = true WHERE email = $2', [address, email])
    const admin = (await signedIn(shop, 'admin')).authorization
    const numberText = `R-${(await read(admin, byStaff)).number}`
    expect((await read(admin, byStaff)).requester.email).toBe(email)
    await send('DELETE', `/api/order/cancel/${byStaff}`, admin, { reason: '' })
    expect((await emailAbout(address, numberText, /was cancelled/)).text).toContain('Hello Laila,')
    await send('DELETE', `/api/order/cancel/${byMe}`, token, {})
    expect((await emailAbout(STAFF_EMAIL, byMe, /cancelled the request/)).replyTo).toEqual([{ name: 'Laila Adel', address }])
  })

  test('a line that the requester cancels is emailed to the staff at once, the last one as the whole order', async () => {
    const { token } = await register('Dalia')
    const id = await ordered(token)
    const [oven, fridge] = (await read(token, id)).products
    await send('PUT', '/api/user', token, { profile: { firstName: 'Renamed', lastName: 'Since' } })
    await send('PUT', `/api/order/status/item/${oven._id}`, token, { orderId: id, status: 'Cancelled' })
    const line = await emailAbout(STAFF_EMAIL, id, /Dalia Adel cancelled a product/)
    expect(line.text).toContain('Dalia Adel cancelled 1 product. The rest of the request stays open.')
    expect(line.text).toMatch(/^Cancelled: Combi oven <10 trays> · SKU-/m)
    expect(line.text).not.toContain('Fridge')
    await send('PUT', `/api/order/status/item/${fridge._id}`, token, { orderId: id, status: 'Cancelled' })
    await emailAbout(STAFF_EMAIL, id, /Dalia Adel cancelled the request/)
  })

  test('moves by staff are emailed to the requester once per ten minutes, with the latest statuses and the reason of a cancelled line', async () => {
    const { shop } = opened()
    const { token } = await register('Samir')
    const id = await ordered(token)
    const [oven, fridge] = (await read(token, id)).products
    const admin = (await signedIn(shop, 'admin')).authorization
    const move = (item: string, status: string, reason?: string) =>
      send('PUT', `/api/order/status/item/${item}`, admin, { orderId: id, status, reason })
    await move(oven._id, 'Processing')
    await move(oven._id, 'Shipped')
    await move(fridge._id, 'Cancelled', 'Sold <b>out</b>')
    const { rows } = await on
      .database()
      .runSql<{ data: { before: Record<string, 'Not processed'> }; minutes: number }>(
        "SELECT data, round(extract(epoch from start_after - now()) / 60)::int AS minutes FROM pgboss.job WHERE name = 'email-order-status' AND data->>'orderId' = $1",
        [id],
      )
    expect(rows.map(({ minutes }) => minutes)).toEqual([10])
    const before = rows[0]?.data.before ?? {}
    expect(before).toEqual({ [oven._id]: 'Not processed', [fridge._id]: 'Not processed' })
    const moved = await findChangedLines(
      { database: on.database(), requestKey: '', now: () => new Date(), settings: () => DEMO_SETTINGS },
      { orderId: id, before },
    )
    const { subject, text } = moved === null ? { subject: '', text: '' } : statusEmail(moved, emailSite(PUBLIC_URL))
    expect(subject).toMatch(/^R-\d{5}: news about your request$/)
    expect(text).toMatch(/^Shipped: Combi oven <10 trays>\n {2}11 pieces$/m)
    expect(text).toMatch(/^Cancelled: Fridge\n {2}1 piece · Reason: Sold out$/m)
    expect(text).not.toMatch(AMOUNT)
    await move(oven._id, 'Not processed')
    await move(fridge._id, 'Not processed')
    expect(
      await findChangedLines(
        { database: on.database(), requestKey: '', now: () => new Date(), settings: () => DEMO_SETTINGS },
        { orderId: id, before },
      ),
    ).toBeNull()
  })

  test('a merchant gets the lines of its own brand in a new request, and nothing of the requester', async () => {
    const { shop } = opened()
    const { token } = await register('Hoda')
    const own = await addProductTo(shop, { brandId: await brandOf(shop, 'merchant'), categoryIds: [], isActive: true })
    const [foreign = ''] = await shop.stock({ products: [{ name: 'Somebody else’s mixer' }] })
    const admin = (await signedIn(shop, 'admin')).authorization
    for (const price of [5, 1000]) await send('PUT', `/api/product/${own}`, admin, { product: { price } })
    const products = [own, foreign].map((product) => ({ product, quantity: 1, price: 5 }))
    const { cartId } = await send('POST', '/api/cart/add', token, { products })
    const { order } = await send('POST', '/api/order/add', token, { cartId })
    const email = await emailAbout('merchant@people.example', order._id, /products of your brand/)
    expect(email.subject).toBe(`R-${order.number}: request for products of your brand`)
    expect(email.text).toMatch(/^1 piece: /m)
    expect(email.text).toMatch(/in the customer’s bag, /)
    expect(written(email)).not.toMatch(/mixer|Hoda|0100 123|@people\.example/)
  })

  test('a name with line breaks and addresses adds no receivers', async () => {
    const { email, token } = await register('Eve\r\nBcc: victim@people.example')
    const id = await ordered(token)
    const notice = await emailAbout(STAFF_EMAIL, id, /new quotation request/)
    expect(notice.headers.map(({ key }) => key)).not.toContain('bcc')
    expect((await emailAbout(email, id, /received/)).text).toMatch(/^Hello,/)
    expect(opened().mail.received.some(({ to }) => to === 'victim@people.example')).toBe(false)
  })
})
