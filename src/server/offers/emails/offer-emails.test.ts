import { expect, test } from 'vitest'
import type { OfferContent } from '#domain/offers/content.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { describeEmailShop, newAddress, post } from '#tests/support/shop/email-shop.ts'
import { offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { PUBLIC_URL, SECRET, STAFF_EMAIL } from '#tests/support/shop/test-shop.ts'
import { findReminder, remindOnce } from './offer-emails.service.ts'

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
      { name: 'شريك', email: partner, phone: '', language: 'ar', hasPrices: true },
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
    expect(shared.text, 'an amount is no part of the Arabic around it').toContain('\n  \u2066900,001\u00a0L.E\u2069')
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
    const acceptance = (await emailTo(STAFF_EMAIL, new RegExp(`${number}: accepted by Mona Adel`))).written
    expect(acceptance).toContain('by the link alone')
    expect(acceptance).toContain('Company: Nile Hotels')
    done(await calls.staff('POST', `/api/offer/${id}/confirm`, {}))
    expect((await emailTo(to, /your order is confirmed/)).written).toContain(tokens.answering)
  })

  test('the customer is reminded once, and not of an answered offer', async () => {
    const to = newAddress()
    const { id, number, tokens } = await sentByEmail(addressed(to))
    const { accounts } = opened().shop
    const [version] = (await calls.offer(id)).versions
    const deps = { ...accounts, publicUrl: PUBLIC_URL, offerKey: '', emailKey: SECRET }
    await remindOnce(deps, version._id)
    await remindOnce(deps, version._id)
    await emailTo(to, new RegExp(`${number}: valid until`))
    // A mail server that was away gets an email later than it was queued.
    expect(await findReminder(deps, version._id)).toMatchObject({ to })
    expect(await findReminder({ ...deps, now: () => new Date(Date.now() + 10 * 86_400_000) }, version._id)).toBeNull()
    done(await calls.staff('POST', `/api/offer/${id}/pause`, { isPaused: true }))
    expect(await findReminder(deps, version._id)).toBeNull()
    expect((await calls.offer(id)).events.filter(({ kind }: { kind: string }) => kind === 'reminded')).toHaveLength(1)
    const other = await sentByEmail(addressed(to))
    done(await calls.call('nobody', 'POST', `/api/offer/link/${other.tokens.answering}/accept`, YES))
    await remindOnce(deps, (await calls.offer(other.id)).versions[0]._id)
    expect((await calls.offer(other.id)).events.some(({ kind }: { kind: string }) => kind === 'reminded')).toBe(false)
    expect(tokens.answering).not.toBe(other.tokens.answering)
  })

  test('the log tells of a reminder that is not sent after all, and a later version is reminded of', async () => {
    const { accounts } = opened().shop
    const to = newAddress()
    const { id, number } = await sentByEmail(addressed(to))
    const [version] = (await calls.offer(id)).versions
    // The queue holds the reminder until the offer is paused, as it does while the mail server is away.
    const queued: Parameters<typeof accounts.jobs.send>[] = []
    const held = { ...accounts.jobs, send: async (...sent: Parameters<typeof accounts.jobs.send>) => void queued.push(sent) }
    const deps = { ...accounts, publicUrl: PUBLIC_URL, offerKey: '', emailKey: SECRET }
    await remindOnce({ ...deps, jobs: held as typeof accounts.jobs }, version._id)
    done(await calls.staff('POST', `/api/offer/${id}/pause`, { isPaused: true }))
    const [[, ...reminder] = []] = queued
    await accounts.database.transaction((tx) => accounts.jobs.send(tx, ...(reminder as [never, never])))
    const told = async () =>
      (await calls.offer(id)).events.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind.startsWith('remind'))
    await expect.poll(told, { timeout: 30_000 }).toEqual(['reminder-late'])
    done(await calls.staff('POST', `/api/offer/${id}/pause`, { isPaused: false }))
    await remindOnce(deps, version._id)
    await emailTo(to, new RegExp(`${number}: valid until`))
    expect(await told()).toEqual(['reminded', 'reminder-late'])
  })

  test('a reader without an account stops reminders by the link in one, and takes that back', async () => {
    const { shop } = opened()
    const to = newAddress()
    const remind = async () => {
      const { id, number } = await sentByEmail(addressed(to))
      const [version] = (await calls.offer(id)).versions
      await remindOnce({ ...shop.accounts, publicUrl: PUBLIC_URL, offerKey: '', emailKey: SECRET }, version._id)
      return { number, isReminded: (await calls.offer(id)).events.some(({ kind }: { kind: string }) => kind === 'reminded') }
    }
    const { number } = await remind()
    const { headers, written } = await emailTo(to, new RegExp(`${number}: valid until`))
    expect(headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
    const oneClick = headers.find(({ key }) => key === 'list-unsubscribe')?.value.replace(/^<|>$/g, '') ?? ''
    expect(oneClick.startsWith(`${PUBLIC_URL}/api/emails/stop/`)).toBe(true)
    const token = new URL(oneClick).pathname.split('/').at(-1) ?? ''
    expect(written).toContain(`${PUBLIC_URL}/newsletter/unsubscribe/${token}`)
    expect(token).not.toContain(to)
    const choice = async () => (await shop.get(`/api/emails/choice/${token}`)).json
    const wanted = (isWanted: boolean) => ({ kind: 'offer-reminders', isWanted })

    // A program that opens every link of an email changes nothing.
    const opening = await shop.get(`/api/emails/stop/${token}`, { 'accept-language': 'ar' })
    expect(opening).toMatchObject({ status: 302, headers: { location: `${PUBLIC_URL}/ar/newsletter/unsubscribe/${token}` } })
    expect(await choice()).toEqual(wanted(true))

    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const click = () => shop.ask({ method: 'POST', path: `/api/emails/stop/${token}`, headers: form, body: 'List-Unsubscribe=One-Click' })
    for (const answer of [await click(), await click()]) expect(answer).toMatchObject({ status: 200, json: { choice: wanted(false) } })
    expect(await choice()).toEqual(wanted(false))
    expect((await remind()).isReminded).toBe(false)
    const back = await post(shop, `/api/emails/resume/${token}`, {}, 'ar')
    expect(back.json).toEqual({ success: true, message: 'ستصلك هذه الرسائل من جديد.', choice: wanted(true) })
    expect((await remind()).isReminded).toBe(true)
    const changed = `${token.slice(0, -4)}AAAA`
    for (const wrong of [changed, 'invented', '%00', 'x'.repeat(400)])
      expect((await post(shop, `/api/emails/stop/${wrong}`, {})).json.code).toBe('newsletter/link-invalid')
  })
})
