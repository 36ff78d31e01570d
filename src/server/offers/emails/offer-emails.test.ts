import { expect, test } from 'vitest'
import type { OfferContent } from '#domain/offers/content.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { describeEmailShop, newAddress } from '#tests/support/shop/email-shop.ts'
import { offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { PUBLIC_URL, STAFF_EMAIL } from '#tests/support/shop/test-shop.ts'
import { remindOnce } from './offer-emails.service.ts'

describeEmailShop('emails about offers', (opened) => {
  const calls = offering(() => opened().shop)
  const addressed = (to: string): Partial<OfferContent> => ({
    language: 'en',
    addressee: { ...sampleOffer().addressee, email: to },
    // The catalogue's price of 987,654 stands in no email.
    lines: [sampleLine({ unitMinor: 90_000_100, listMinor: 98_765_400, taxRateId: null })],
  })

  async function sentByEmail(changes: Partial<OfferContent>) {
    const { _id: id } = await calls.make()
    await calls.write(id, changes)
    done(await calls.staff('POST', `/api/offer/${id}/send`, { ways: ['email', 'print'], emailText: 'Now at 900,001 for you.' }))
    return { id, number: String((await calls.offer(id)).number), tokens: await calls.tokens(id) }
  }

  async function emailTo(to: string, about: RegExp) {
    for (let count = 1; ; count += 1) {
      const found = (await opened().mail.emailsTo(to, count)).find(({ email }) => about.test(email.subject ?? ''))
      if (found !== undefined) return { ...found.email, written: `${found.email.subject}\n${found.email.text}\n${found.email.html}` }
    }
  }

  test('an offer reaches its addressee with its own amounts, a technical recipient in Arabic with none, each with a link of their own', async () => {
    const [to, consultant, partner] = [newAddress(), newAddress(), newAddress()]
    const recipients = [
      { name: 'سامي', email: consultant, phone: '', language: 'ar', hasPrices: false },
      { name: 'Partner', email: partner, phone: '', language: 'en', hasPrices: true },
    ] as const
    const { number, tokens } = await sentByEmail({ ...addressed(to), recipients })
    const offer = await emailTo(to, new RegExp(number))
    expect(offer.written).toContain('900,001')
    expect(offer.written).toContain(`${PUBLIC_URL}/offer/${tokens.answering}`)
    expect(offer.written).not.toMatch(/987[,.]?654/)
    const technical = await emailTo(consultant, new RegExp(number))
    expect(technical.subject).toMatch(/: العرض الفني$/)
    expect(technical.written).toContain(`${PUBLIC_URL}/ar/offer/${tokens.technical}`)
    expect(technical.written).not.toMatch(/900[,.]?001|987[,.]?654|L\.E/)
    const shared = await emailTo(partner, new RegExp(number))
    expect(shared.written).toContain('900,001')
    expect(shared.written).toContain(tokens.reading)
    for (const { written } of [technical, shared]) expect(written).not.toContain(tokens.answering)
  })

  test('answers and messages reach the other side', async () => {
    const to = newAddress()
    const { id, number, tokens } = await sentByEmail(addressed(to))
    done(await calls.call('nobody', 'POST', `/api/offer/link/${tokens.answering}/message`, { text: 'Is the hood included?' }))
    expect((await emailTo(STAFF_EMAIL, new RegExp(`${number}: a message`))).written).toContain('Is the hood included?')
    done(await calls.staff('POST', `/api/offer/${id}/message`, { text: 'Yes, it is.' }))
    expect((await emailTo(to, new RegExp(`${number}: a message for you`))).written).toContain('Yes, it is.')
    done(await calls.call('nobody', 'POST', `/api/offer/link/${tokens.answering}/accept`, YES))
    expect((await emailTo(STAFF_EMAIL, new RegExp(`${number}: accepted by Mona Adel`))).written).toContain('by the link alone')
    done(await calls.staff('POST', `/api/offer/${id}/confirm`, {}))
    expect((await emailTo(to, /your order is confirmed/)).written).toContain(tokens.answering)
  })

  test('the customer is reminded once, and not of an answered offer', async () => {
    const to = newAddress()
    const { id, number, tokens } = await sentByEmail(addressed(to))
    const { accounts } = opened().shop
    const [version] = (await calls.offer(id)).versions
    const deps = { ...accounts, publicUrl: PUBLIC_URL, offerKey: '' }
    await remindOnce(deps, version._id)
    await remindOnce(deps, version._id)
    await emailTo(to, new RegExp(`${number}: valid until`))
    expect((await calls.offer(id)).events.filter(({ kind }: { kind: string }) => kind === 'reminded')).toHaveLength(1)
    const other = await sentByEmail(addressed(to))
    done(await calls.call('nobody', 'POST', `/api/offer/link/${other.tokens.answering}/accept`, YES))
    await remindOnce(deps, (await calls.offer(other.id)).versions[0]._id)
    expect((await calls.offer(other.id)).events.some(({ kind }: { kind: string }) => kind === 'reminded')).toBe(false)
    expect(tokens.answering).not.toBe(other.tokens.answering)
  })
})
