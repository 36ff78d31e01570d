import { expect, test } from 'vitest'
import { describeEmailShop, newAddress, post } from '#tests/support/shop/email-shop.ts'
import { application, merchantDesk } from '#tests/support/shop/merchants.ts'
import { PASSWORD } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { PUBLIC_URL, STAFF_EMAIL } from '#tests/support/shop/test-shop.ts'

const SIGNUP = new RegExp(`${PUBLIC_URL}(/ar)?/merchant-signup/([\\w-]{20,})\\?email=([^"\\s]+)`)
const PROOF = new RegExp(`${PUBLIC_URL}(?:/ar)?/prove-email/([\\w-]{20,})`)

describeEmailShop('emails to merchants', (opened) => {
  const desk = merchantDesk(() => opened().shop)
  const applied = async (facts: object = {}, language = 'en') => {
    const form = application({ email: newAddress(), ...facts })
    const { json, status } = await desk.apply(form, language)
    expect(status).toBe(200)
    // Two jobs run side by side: the confirmation arrives before anything else is sent.
    await opened().mail.emailsTo(form.email)
    return { ...form, id: json.merchant._id as string }
  }
  /** Waits until an address has so many emails, and answers the newest. */
  const emailTo = async (email: string, count: number) => {
    const message = (await opened().mail.emailsTo(email, count)).at(-1)?.email
    return { subject: message?.subject ?? '', text: message?.text ?? '', html: message?.html ?? '', replyTo: message?.replyTo }
  }
  const noticeOf = async (email: string) => {
    for (let count = 1; ; count += 1) {
      const notice = (await opened().mail.emailsTo(STAFF_EMAIL, count)).find((message) => message.email.replyTo?.[0]?.address === email)
      if (notice !== undefined) return notice.email
    }
  }

  test('an application is confirmed without repeating it, and staff can answer it and find it in the list', async () => {
    const { email, business, brandName } = await applied()
    const thanks = await emailTo(email, 1)
    expect(thanks.subject).toBe('We received your seller application')
    expect(thanks.text).toContain('Hello Nour Adly,')
    expect(`${thanks.text}${thanks.html}`).not.toContain(business)
    const notice = await noticeOf(email)
    expect(notice.subject).toBe('Seller application from Nour Adly')
    expect(notice.text).toContain(`> ${business}`)
    expect(notice.text).toContain(brandName)
    expect(notice.text).toContain('+20 100 222 3333')
    expect(notice.html).toContain(`${PUBLIC_URL}/dashboard/merchant?search=${encodeURIComponent(email)}`)
  })

  test('the whole way in Arabic: applied, approved by a link, welcomed, disabled and enabled', async () => {
    const { email, id } = await applied({ name: 'نور عدلي', brandName: 'أفران نور' }, 'ar')
    expect((await emailTo(email, 1)).subject).toBe('استلمنا طلب انضمامك كتاجر')
    await desk.approve(id)
    const invitation = await emailTo(email, 2)
    expect(invitation.subject).toBe('تمت الموافقة على انضمامك كتاجر')
    expect(invitation.html).toContain('<html lang="ar" dir="rtl"')
    expect(invitation.text).toContain('يعمل الرابط مرة واحدة وخلال 7 أيام.')
    const [, language, token = '', address = ''] = SIGNUP.exec(invitation.text) ?? []
    expect(language).toBe('/ar')
    expect(address).toBe(email)
    const form = { email, firstName: 'نور', lastName: 'عدلي', password: PASSWORD }
    expect((await desk.signUp(token, form, 'ar')).status).toBe(200)
    const welcome = await emailTo(email, 3)
    expect(welcome.subject).toBe('أهلًا بعلامة أفران نور في ضيافة')
    expect(welcome.html).toContain(`${PUBLIC_URL}/ar/dashboard/product`)
    await desk.turn(id, false)
    expect((await emailTo(email, 4)).subject).toBe('تم إيقاف حساب التاجر')
    await desk.turn(id, true)
    expect((await emailTo(email, 5)).subject).toBe('تم تفعيل حساب التاجر من جديد')
  })

  test('a fresh sign-up link is sent while the last was not used, and either works', async () => {
    const { email, id } = await applied()
    await desk.approve(id)
    const first = SIGNUP.exec((await emailTo(email, 2)).text)?.[2] ?? ''
    await desk.approve(id)
    const second = SIGNUP.exec((await emailTo(email, 3)).text)?.[2] ?? ''
    expect(second).not.toBe(first)
    expect((await opened().shop.get(`/api/merchant/signup/${first}`)).json.invitation).toMatchObject({ email })
    const form = { email, firstName: 'Nour', lastName: 'Adly', password: PASSWORD }
    expect((await desk.signUp(second, form)).status).toBe(200)
    expect((await desk.signUp(first, form)).status).toBe(400)
  })

  test('the owner of a proven account is told that it has the brand', async () => {
    const { shop, mail } = opened()
    const email = newAddress()
    const form = { email, password: PASSWORD, firstName: 'Nour', lastName: 'Adly', phoneNumber: '01000000000' }
    const { json } = await post(shop, '/api/auth/register', form)
    const headers = { authorization: json.token }
    const [, token = ''] = PROOF.exec((await mail.emailsTo(email))[0]?.email.text ?? '') ?? []
    expect((await sendJson(shop, { call: `POST /api/auth/prove/${token}`, headers, body: {} })).status).toBe(200)
    const { id } = await applied({ email })
    await desk.approve(id)
    const message = await emailTo(email, 3)
    expect(message.text).toContain(`You now manage the brand with the account that exists for ${email}.`)
    expect(message.text).not.toMatch(SIGNUP)
    expect(message.html).toContain(`href="${PUBLIC_URL}/dashboard"`)
    expect((await post(shop, '/api/auth/login', { email, password: PASSWORD })).json.user.role).toBe('ROLE MERCHANT')
  })

  test('a rejected applicant gets a kind email', async () => {
    const { email, id } = await applied()
    await desk.reject(id)
    const message = await emailTo(email, 2)
    expect(message.subject).toBe('About your seller application')
    expect(message.text).toContain('We are sorry that we cannot accept your application at the moment.')
  })

  test('an advertisement entered as a name is not sent to the owner of the address', async () => {
    const { email } = await applied({ name: 'Win at http://evil.example', brandName: 'http://evil.example' })
    const { subject, text, html } = await emailTo(email, 1)
    expect(`${subject}${text}${html}`).not.toContain('evil.example')
  })
})
