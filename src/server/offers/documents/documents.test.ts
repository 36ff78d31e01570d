import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatLongDate } from '#i18n/formats.ts'
import { askForPdf } from '#tests/support/documents/ask-for-pdf.ts'
import { readPdf } from '#tests/support/documents/read-pdf.ts'
import type { ReceivedEmail } from '#tests/support/mail/mail-server.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { describeEmailShop, newAddress } from '#tests/support/shop/email-shop.ts'
import { laterDay, offering, YES } from '#tests/support/shop/offering.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const LINES = [sampleLine({ unitMinor: 12_345_600 })]
const AMOUNT = '123,456'

describeShop('the documents of an offer', (shop, on) => {
  const calls = offering(shop)

  test('are named after the version, say its amounts, and have the same bytes each time', async () => {
    const { id, token } = await calls.sent(undefined, { lines: LINES })
    const { number } = await calls.offer(id)
    const first = await askForPdf(shop(), `/api/offer/link/${token}/document?language=en`)
    expect(first).toMatchObject({ name: `${number}-v1.pdf`, language: 'en' })
    expect(first.text).toContain(AMOUNT)
    const again = await askForPdf(shop(), `/api/offer/${id}/document?language=en`, 'admin')
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect((await askForPdf(shop(), `/api/offer/link/${token}/document`)).language).toBe('ar')
  })

  test('a technical offer has no amount, by the link and by staff', async () => {
    const { id } = await calls.sent(undefined, { lines: LINES })
    const { technical } = await calls.tokens(id)
    const byLink = await askForPdf(shop(), `/api/offer/link/${technical}/document`)
    const byStaff = await askForPdf(shop(), `/api/offer/${id}/document?prices=no`, 'admin')
    for (const { text, name } of [byLink, byStaff]) {
      expect(text).toContain('GR-700')
      expect(text).not.toMatch(/123,456|L\.E/)
      expect(name).toContain('-technical.pdf')
    }
  })

  test('say draft until the offer is sent, and no link opens them once it is withdrawn', async () => {
    const { _id: id } = await calls.make()
    await calls.write(id, { lines: LINES })
    const draft = await askForPdf(shop(), `/api/offer/${id}/document?language=en`, 'admin')
    expect(draft.name).toMatch(/-draft\.pdf$/)
    expect(draft.text).toContain('DRAFT')
    await calls.send(id)
    const { answering } = await calls.tokens(id)
    expect((await askForPdf(shop(), `/api/offer/link/${answering}/document?language=en`)).text).not.toContain('DRAFT')
    await calls.staff('POST', `/api/offer/${id}/withdraw`, { reason: 'Sold.' })
    expect((await shop().get(`/api/offer/link/${answering}/document`)).status).toBe(404)
  })

  test('confirms the order to both sides once it is final, and not to others', async () => {
    const { orderId } = await calls.request()
    const { id, token } = await calls.sent(orderId, { lines: LINES, validUntil: laterDay() })
    await calls.call('nobody', 'POST', `/api/offer/link/${token}/accept`, YES)
    expect((await shop().get(`/api/offer/link/${token}/document?kind=confirmation`)).status).toBe(404)
    await calls.staff('POST', `/api/offer/${id}/confirm`, {})
    const document = await askForPdf(shop(), `/api/offer/link/${token}/document?kind=confirmation&language=en`)
    expect(document.text).toContain('Order confirmation')
    expect(document.text).toContain(YES.name)
    expect(document.name).toMatch(/-v1-order\.pdf$/)
    const { reading } = await calls.tokens(id)
    expect((await shop().get(`/api/offer/link/${reading}/document?kind=confirmation`)).status).toBe(404)
  })

  test('says the last day that staff gave an expired offer when they recorded its yes', async () => {
    const { id, token } = await calls.sent(undefined, { lines: LINES })
    const [was, given] = [laterDay(-3), laterDay(4)]
    await on.database().db.execute(sql`update offer_versions set valid_until = ${was}::date,
      content = jsonb_set(content, '{validUntil}', to_jsonb(${was}::text)) where offer_id = ${id}`)
    const ask = async () => (await askForPdf(shop(), `/api/offer/link/${token}/document?language=en`)).text
    expect(await ask()).toContain(formatLongDate(was, 'en'))
    const answer = { answer: 'accepted', way: 'phone', name: YES.name, validUntil: given }
    expect((await calls.staff('POST', `/api/offer/${id}/answer`, answer)).status).toBe(200)
    const text = await ask()
    expect(text).toContain(formatLongDate(given, 'en'))
    expect(text).not.toContain(formatLongDate(was, 'en'))
  })

  test('lists for each delivery what comes with it, without an amount', async () => {
    const { orderId } = await calls.request()
    const { id, token } = await calls.sent(orderId, { lines: [...LINES, sampleLine({ id: 'line-2', sku: 'FR-1' })] })
    await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES)
    const path = `/api/offer/${id}/document?kind=delivery&language=en`
    const all = await askForPdf(shop(), path, 'admin')
    expect(all.text).toContain('GR-700')
    expect(all.text).not.toContain(AMOUNT)
    const { items } = await calls.offer(id)
    const moved = { status: 'Delivered', serials: ['SN-1'], delivered: laterDay(0) }
    expect((await calls.staff('PUT', `/api/offer/${id}/item/${items[0]._id}`, moved)).status).toBe(200)
    const first = await askForPdf(shop(), `${path}&delivered=${laterDay(0)}`, 'admin')
    expect(first.text).toContain('SN-1')
    expect(first.name).toMatch(/-D1\.pdf$/)
    const next = await askForPdf(shop(), path, 'admin')
    expect(next.name).toMatch(/-D2\.pdf$/)
    expect(next.text).toContain('FR-1')
    expect(next.text).not.toContain('GR-700')
  })

  test('numbers a delivery once: one of an earlier day that is written down later gets the next number', async () => {
    const { orderId } = await calls.request()
    const lines = ['A-1', 'B-2', 'C-3'].map((sku) => sampleLine({ id: sku, sku }))
    const { id, token } = await calls.sent(orderId, { lines })
    await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES)
    const [a, b, c] = (await calls.offer(id)).items
    const move = async (item: { _id: string }, status: string, delivered: string) =>
      expect((await calls.staff('PUT', `/api/offer/${id}/item/${item._id}`, { status, delivered })).status).toBe(200)
    const path = `/api/offer/${id}/document?kind=delivery&language=en`
    const note = async (day?: string) => {
      const { name, text } = await askForPdf(shop(), day === undefined ? path : `${path}&delivered=${day}`, 'admin')
      return [name.slice(-6, -4), ...lines.flatMap(({ sku }) => (text.includes(sku) ? [sku] : []))]
    }
    const [today, earlier, right] = [laterDay(0), laterDay(-2), laterDay(-3)]
    await move(a, 'Delivered', today)
    expect([await note(today), await note()]).toEqual([
      ['D1', 'A-1'],
      ['D2', 'B-2', 'C-3'],
    ])
    await move(b, 'Delivered', earlier)
    // Nothing that is not delivered has a day, so it makes no note.
    await move(c, 'Shipped', right)
    expect([await note(today), await note(earlier), await note()]).toEqual([
      ['D1', 'A-1'],
      ['D2', 'B-2'],
      ['D3', 'C-3'],
    ])
    await move(b, 'Delivered', right)
    expect([await note(today), await note(right)]).toEqual([
      ['D1', 'A-1'],
      ['D2', 'B-2'],
    ])
    expect((await calls.staff('GET', `${path}&delivered=${earlier}`)).status).toBe(404)
  })
})

describeEmailShop('the email of an offer', (opened) => {
  const calls = offering(() => opened().shop)

  test('brings the offer as PDF, and a technical recipient one without amounts', async () => {
    const { _id: id } = await calls.make()
    const [customer, engineer] = [newAddress(), newAddress()]
    const recipients = [{ name: 'Engineer', email: engineer, phone: '', language: 'en' as const, hasPrices: false }]
    await calls.write(id, { lines: LINES, addressee: { ...sampleOffer().addressee, email: customer }, recipients })
    expect((await calls.send(id, ['email'])).status).toBe(200)
    const { number } = await calls.offer(id)
    const [priced] = await opened().mail.emailsTo(customer)
    const [technical] = await opened().mail.emailsTo(engineer)
    expect(priced?.email.attachments).toMatchObject([{ filename: `${number}-v1.pdf`, mimeType: 'application/pdf' }])
    expect((await attached(priced)).text).toContain(AMOUNT)
    const { text, language } = await attached(technical)
    expect(language).toBe('en')
    expect(text).not.toMatch(/123,456|L\.E/)
  })

  function attached(received: ReceivedEmail | undefined) {
    return readPdf(Buffer.from(received?.email.attachments[0]?.content as ArrayBuffer))
  }
})
