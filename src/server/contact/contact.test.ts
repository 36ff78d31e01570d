import { describe, expect, test } from 'vitest'
import { describeEmailShopOnBoth, newAddress, post } from '#tests/support/shop/email-shop.ts'
import { STAFF_EMAIL } from '#tests/support/shop/test-shop.ts'

const PATH = '/api/contact/add'
const MESSAGE = 'Hello,\nwe need two combi ovens <and> a fridge.'

describeEmailShopOnBoth('the contact form', (opened) => {
  /** The notice of one sender among all that staff got. */
  const noticeOf = async (email: string) => {
    const { mail } = opened()
    for (let count = 1; ; count += 1) {
      const notice = (await mail.emailsTo(STAFF_EMAIL, count)).find((message) => message.email.replyTo?.[0]?.address === email)
      if (notice !== undefined) return notice.email
    }
  }

  test('stores the message, thanks the sender and tells staff, who can reply at once', async () => {
    const { shop, mail } = opened()
    const email = newAddress()
    const { status, json } = await post(shop, PATH, { name: ' Mona Adel ', email: ` ${email.toUpperCase()} `, message: MESSAGE })
    expect(status).toBe(200)
    expect(json).toEqual({ success: true, message: `We received your message. We will reply to ${email}.` })

    const [thanks] = await mail.emailsTo(email)
    expect(thanks?.email.subject).toBe('We received your message')
    expect(thanks?.email.text).toContain('Hello Mona Adel,')
    expect(thanks?.email.html).toContain('<html lang="en" dir="ltr"')
    expect(`${thanks?.email.html}${thanks?.email.text}`).not.toContain('combi ovens')

    const notice = await noticeOf(email)
    expect(notice.subject).toBe('Message from Mona Adel')
    expect(notice.replyTo).toEqual([{ name: 'Mona Adel', address: email }])
    expect(notice.text).toContain('> we need two combi ovens  a fridge.')
    expect(notice.html).toContain('we need two combi ovens  a fridge.')
    expect(notice.messageId).not.toBe(thanks?.email.messageId)
  })

  test('answers an Arabic message in Arabic, from right to left', async () => {
    const { shop, mail } = opened()
    const email = newAddress()
    const { json } = await post(shop, PATH, { name: 'Cafe "Nile" #3', email, message: 'السلام عليكم، أحتاج عرض سعر' }, 'ar')
    expect(json.message).toBe(`استلمنا رسالتك، وسنرد على \u2068${email}\u2069.`)
    const [thanks] = await mail.emailsTo(email)
    expect(thanks?.email.subject).toBe('استلمنا رسالتك')
    expect(thanks?.email.from).toEqual({ name: 'ضيافة', address: 'sales@diyafa.example' })
    expect(thanks?.email.html).toContain('<html lang="ar" dir="rtl"')
    const notice = await noticeOf(email)
    expect(notice.subject).toBe('رسالة من \u2068Cafe "Nile" #3\u2069')
    expect(notice.html).toContain(`<span dir="ltr" style="word-break:break-word">${email}</span>`)
  })

  test('takes several messages of one sender', async () => {
    const { shop, mail } = opened()
    const email = newAddress()
    for (const n of [1, 2]) expect((await post(shop, PATH, { name: 'Mona', email, message: `Message number ${n}` })).status).toBe(200)
    expect(await mail.emailsTo(email, 2)).toHaveLength(2)
  })

  test('sends emails only to sender and staff, whatever the name is', async () => {
    const { shop, mail } = opened()
    const email = newAddress()
    const name = 'Mona\r\nBcc: victim@people.example\r\n\r\nhttp://evil.example'
    expect((await post(shop, PATH, { name, email, message: MESSAGE })).status).toBe(200)
    const [thanks] = await mail.emailsTo(email)
    await noticeOf(email)
    expect(thanks?.raw).not.toContain('evil.example')
    expect(mail.received.some(({ to }) => to === 'victim@people.example')).toBe(false)
  })

  test('shows a name with encoded words as typed, never decoded', async () => {
    const email = newAddress()
    expect((await post(opened().shop, PATH, { name: '=?utf-8?q?=E2=80=AEanoM?=', email, message: MESSAGE })).status).toBe(200)
    expect((await noticeOf(email)).subject).toBe('Message from = ?utf-8?q?=E2=80=AEanoM?=')
  })

  describe('names every field that is wrong', () => {
    test.each([
      ['en', {}, { name: 'Name is required.', email: 'Email is required.', message: 'Message is required.' }],
      [
        'en',
        { name: 'M', email: 'nobody', message: 'too short' },
        { email: 'Email format is invalid.', message: 'Message must be at least 10 characters.' },
      ],
      [
        'en',
        { name: '<b></b>', email: 'm@people.example', message: '<p>short</p>' },
        { name: 'Name is required.', message: 'Message must be at least 10 characters.' },
      ],
    ])('%s %j', async (language, form, fields) => {
      const { status, json } = await post(opened().shop, PATH, form, language)
      expect(status).toBe(400)
      expect(firstTexts(json.fields)).toEqual(fields)
    })
  })
})

/** The text that a form shows under each field. */
function firstTexts(fields: Record<string, string[]>) {
  return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts[0]]))
}
