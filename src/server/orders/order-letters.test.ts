import { expect, test } from 'vitest'
import type { ReceivedLetter } from '#tests/support/mail/mail-server.ts'
import { describeLetterShop, newAddress } from '#tests/support/shop/letter-shop.ts'
import { signedIn } from '#tests/support/shop/people.ts'
import { PUBLIC_URL, STAFF_EMAIL } from '#tests/support/shop/test-shop.ts'

const PHONE = '0100 123 4567'

describeLetterShop('letters about orders', (opened) => {
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

  async function ordered(token: string, language = 'en') {
    const { shop } = opened()
    const ids = await shop.stock({
      products: [
        { name: 'Combi oven <10 trays>', nameAr: 'فرن كومبي ١٠ صواني', pounds: 98_765.43, quantity: 200 },
        { name: 'Fridge', nameAr: '', pounds: 76_543, quantity: 1 },
      ],
    })
    const products = ids.map((product, index) => ({ product, quantity: index === 0 ? 11 : 1 }))
    const { cartId } = await send('POST', '/api/cart/add', token, { products }, language)
    const { order } = await send('POST', '/api/order/add', token, { cartId, total: 1 }, language)
    return String(order._id)
  }

  /** Among all that somebody got, the one letter about an order. */
  async function letterAbout(to: string, id: string, subject: RegExp): Promise<ReceivedLetter['email']> {
    for (let count = 1; ; count += 1) {
      const letters = await opened().mail.lettersTo(to, count)
      const found = letters.find(({ email }) => subject.test(email.subject ?? '') && email.text?.includes(id))
      if (found !== undefined) return found.email
    }
  }

  const written = ({ text, html, subject }: ReceivedLetter['email']) => `${subject}\n${text}\n${html}`
  const AMOUNT = /98[,.]?765|76[,.]?543|1[,.]?086|L\.E|price|السعر:/i

  test('a request is confirmed to whoever made it, and told to the sales desk, which can call and reply at once', async () => {
    const { email, token } = await register('Mona')
    const id = await ordered(token)

    const confirmation = await letterAbout(email, id, /received your quotation request/)
    expect(confirmation.subject).toBe('We received your quotation request')
    expect(confirmation.text).toContain('Hello Mona,')
    expect(confirmation.text).toContain(`We will call you on ${PHONE} in our working hours:`)
    expect(confirmation.text).toContain('Saturday to Thursday: 9\u00a0AM – 6\u00a0PM')
    expect(confirmation.text).toContain('Friday: 1\u00a0PM – 6\u00a0PM')
    expect(confirmation.text).toContain(`Request number: ${id}`)
    expect(confirmation.text).toMatch(/^11 pieces: Combi oven <10 trays>$/m)
    expect(confirmation.text).toMatch(/^1 piece: Fridge$/m)
    expect(confirmation.html).toContain('Combi oven &lt;10 trays&gt;')
    expect(confirmation.html).toContain(`href="${PUBLIC_URL}/order/${id}"`)

    const notice = await letterAbout(STAFF_EMAIL, id, /New quotation request/)
    expect(notice.subject).toBe('New quotation request from Mona Adel')
    expect(notice.replyTo).toEqual([{ name: 'Mona Adel', address: email }])
    expect(notice.text).toContain(`Phone: ${PHONE}`)
    expect(notice.text).toContain(`Email: ${email}`)
    expect(notice.text).toMatch(/11 pieces: Combi oven <10 trays> · SKU-/)
    expect(notice.html).toContain(`href="${PUBLIC_URL}/order/${id}"`)
    for (const letter of [confirmation, notice]) expect(written(letter)).not.toMatch(AMOUNT)
  })

  test('in Arabic from right to left, with the Arabic names and the Arabic pages, however the person reads later', async () => {
    const { email, token } = await register('منى')
    const id = await ordered(token, 'ar')
    const confirmation = await letterAbout(email, id, /استلمنا طلب عرض السعر/)
    expect(confirmation.html).toContain('<html lang="ar" dir="rtl"')
    expect(confirmation.text).toContain('من السبت إلى الخميس: \u2068من 9\u00a0ص إلى 6\u00a0م\u2069')
    expect(confirmation.text).toContain('11 قطعة')
    expect(confirmation.text).toContain('فرن كومبي ١٠ صواني')
    expect(confirmation.text).toContain('قطعة واحدة: \u2068Fridge\u2069')
    expect(confirmation.html).toContain(`href="${PUBLIC_URL}/ar/order/${id}"`)
    const notice = await letterAbout(STAFF_EMAIL, id, /طلب عرض سعر من/)
    expect(notice.html).toContain(`<span dir="ltr" style="word-break:break-word">${PHONE}</span>`)
    for (const letter of [confirmation, notice]) expect(written(letter)).not.toMatch(AMOUNT)
  })

  test('an order that somebody else called off is told of, and one that the requester called off is not', async () => {
    const { shop, mail } = opened()
    const { email, token } = await register('Karim')
    const byMe = await ordered(token)
    await send('DELETE', `/api/order/cancel/${byMe}`, token, {})
    const byStaff = await ordered(token)
    const admin = (await signedIn(shop, 'admin')).authorization
    await send('DELETE', `/api/order/cancel/${byStaff}`, admin, {}, 'ar')
    const letter = await letterAbout(email, byStaff, /was cancelled/)
    expect(letter.text).toContain('Your request for a quotation was cancelled by our team.')
    expect(letter.text).toContain('11 pieces: Combi oven')
    expect(letter.html).toContain(`href="${PUBLIC_URL}/shop"`)
    expect(written(letter)).not.toMatch(AMOUNT)
    // The staff's notices of both are in by then, as is everything that was queued before.
    await letterAbout(STAFF_EMAIL, byMe, /New quotation request/)
    const cancelled = mail.received.filter(({ to, email: { subject } }) => to === email && /cancelled/.test(subject ?? ''))
    expect(cancelled).toHaveLength(1)
  })

  test('a name made of line ends and receivers reaches nobody else', async () => {
    const { email, token } = await register('Eve\r\nBcc: victim@people.example')
    const id = await ordered(token)
    const notice = await letterAbout(STAFF_EMAIL, id, /New quotation request/)
    expect(notice.headers.map(({ key }) => key)).not.toContain('bcc')
    expect((await letterAbout(email, id, /received/)).text).toMatch(/^Hello,/)
    expect(opened().mail.received.some(({ to }) => to === 'victim@people.example')).toBe(false)
  })
})
