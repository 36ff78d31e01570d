import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { OFFERS_CHANGED } from '#contract/chat.ts'
import { inLanguage, LANGUAGES } from '#domain/text/language.ts'
import { offerVersions } from '#server/offers/offers.tables.ts'
import { describeChat, until } from '#tests/support/chat/chat-shop.ts'
import { openPostgresTestDatabase } from '#tests/support/database/both-databases.ts'
import { holdOpen, lockWaits } from '#tests/support/database/lock-waits.ts'
import { emailSite } from '#tests/support/mail/email-site.ts'
import { asking } from '#tests/support/shop/asking.ts'
import { laterDay } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { brandOf, emailOf, type PersonName } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { openTestShop, PUBLIC_URL } from '#tests/support/shop/test-shop.ts'
import { answeredEmail, questionEmail } from './availability.mail.ts'
import { findAnsweredQuestion, findQuestionToMerchant } from './availability-emails.service.ts'

const CUSTOMER = 'Nile Hotels'

describeShopOnBoth('the availability of machines', (shop, on) => {
  const calls = asking(shop)

  test('a merchant is asked at a line, answers, and the answer stands there', async () => {
    const { offer, product, line } = await calls.offered()
    expect(await calls.known(offer, product)).toEqual({ questions: [], askable: [product] })
    done(await calls.ask(offer, { line, product, quantity: 3 }))
    const [asked] = (await calls.known(offer, product)).questions
    expect(asked).toMatchObject({ line, product, quantity: 3, askedBy: 'Ola', brand: { en: 'Brand of merchant' }, answer: null })

    expect(await calls.waiting('merchant')).toBe(1)
    const [question] = await calls.own('merchant')
    expect(question).toMatchObject({ _id: asked._id, name: { en: 'Oven' }, quantity: 3, stock: 500, answer: null })
    const behind = done(await calls.call('merchant', 'GET', '/api/availability?page=2'))
    expect(behind, 'a page behind the last still tells what waits').toEqual({ count: 1, currentPage: 2, totalPages: 1, questions: [] })
    expect(JSON.stringify(question)).not.toMatch(new RegExp(`${CUSTOMER}|mona|minor|price|Q-20|${offer}`, 'i'))
    expect([await calls.waiting('otherMerchant'), await calls.own('otherMerchant')]).toEqual([0, []])

    const day = laterDay(9)
    done(await calls.answer('merchant', asked._id, { answer: 'by-day', day, word: 'From the  next container.' }))
    const answer = { answer: 'by-day', pieces: null, day, word: 'From the next container.' }
    expect((await calls.known(offer, product)).questions).toMatchObject([{ line, answer: { ...answer, by: 'Hany' } }])
    expect(await calls.waiting('merchant')).toBe(0)
    expect(await calls.own('merchant', 'answered')).toMatchObject([{ _id: asked._id, answer }])
  })

  on.once('an answer goes on to the next version of the offer', async () => {
    const { offer, product, line } = await calls.offered()
    done(await calls.ask(offer, { line, product, quantity: 1 }))
    const [{ _id: id }] = await calls.own('merchant')
    done(await calls.answer('merchant', id, { answer: 'in-stock', pieces: 4 }))
    done(await calls.send(offer))
    done(await calls.staff('POST', `/api/offer/${offer}/revise`, { isPaused: false }))
    const [{ content }] = (await calls.offer(offer)).versions
    expect(content.lines.map((each: { id: string }) => each.id)).toEqual([line])
    expect((await calls.known(offer, product)).questions).toMatchObject([{ line, answer: { answer: 'in-stock', pieces: 4, day: null } }])
  })

  test('nobody is asked twice, however many ask at once, but once more after an answer', async () => {
    const { offer, product, line } = await calls.offered()
    const body = { line, product, quantity: 2 }
    const asked = await Promise.all([1, 2, 3, 4].map(() => calls.ask(offer, body)))
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect(asked.find(({ status }) => status === 400)?.json).toMatchObject({ code: 'availability/asked' })
    const [{ _id: id }] = await calls.own('merchant')
    const answers = await Promise.all([1, 2, 3].map((pieces) => calls.answer('merchant', id, { answer: 'in-stock', pieces })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.json).toMatchObject({ code: 'availability/answered' })
    done(await calls.ask(offer, body))
    expect((await calls.known(offer, product)).questions).toMatchObject([{ answer: null }, { answer: { answer: 'in-stock' } }])
  })

  test('a question is taken back until it is answered', async () => {
    const { offer, product, line } = await calls.offered()
    done(await calls.ask(offer, { line, product, quantity: 2 }))
    const [{ _id: id }] = await calls.own('merchant')
    const takeBack = (of: string) => calls.staff('DELETE', `/api/offer/${of}/availability/${id}`)
    const { offer: other } = await calls.offered()
    expect((await takeBack(other)).status).toBe(404)
    done(await takeBack(offer))
    expect([await calls.waiting('merchant'), (await calls.answer('merchant', id, { answer: 'not-available' })).status]).toEqual([0, 404])
    done(await calls.ask(offer, { line, product, quantity: 3 }))
    const [again] = await calls.own('merchant')
    done(await calls.answer('merchant', again._id, { answer: 'not-available' }))
    expect((await calls.staff('DELETE', `/api/offer/${offer}/availability/${again._id}`)).json).toMatchObject({
      code: 'availability/answered',
    })
  })

  test('is asked only of an active merchant with the brand of a machine that exists', async () => {
    const refused = async (brandId: string | null, code: string) => {
      const { offer, product, line } = await calls.offered(brandId)
      expect((await calls.known(offer, product)).askable).toEqual([])
      expect((await calls.ask(offer, { line, product, quantity: 1 })).json).toMatchObject({ code })
    }
    await refused(await brandOf(shop(), 'disabledMerchant'), 'availability/no-merchant')
    await refused(null, 'availability/no-merchant')
    const { offer } = await calls.offered()
    const gone = { line: 'one', product: randomUUID(), quantity: 1 }
    expect((await calls.ask(offer, gone)).json).toMatchObject({ code: 'availability/product-gone' })
    expect((await calls.ask(randomUUID(), gone)).json).toMatchObject({ code: 'offer/not-found' })
    for (const quantity of [0, -1, 1e9, '2']) expect((await calls.ask(offer, { ...gone, quantity })).status, String(quantity)).toBe(400)
  })

  test('a machine that was deleted is not asked about any more', async () => {
    const { offer, product, line } = await calls.offered()
    done(await calls.ask(offer, { line, product, quantity: 1 }))
    const [{ _id: id }] = await calls.own('merchant')
    done(await calls.staff('DELETE', `/api/product/delete/${product}`))
    expect([await calls.waiting('merchant'), await calls.own('merchant')]).toEqual([0, []])
    expect((await calls.answer('merchant', id, { answer: 'not-available' })).json).toMatchObject({ code: 'availability/product-gone' })
    expect((await calls.known(offer, product)).questions).toMatchObject([{ line, answer: null }])
  })

  on.once('an offer that has ended asks nothing more, until a new version is written', async () => {
    const { offer, product, line } = await calls.offered()
    done(await calls.ask(offer, { line, product, quantity: 1 }))
    const [{ _id: id }] = await calls.own('merchant')
    done(await calls.send(offer))
    expect(await calls.waiting('merchant')).toBe(1)
    const { db } = shop().accounts.database
    const until = (day: string) => db.update(offerVersions).set({ validUntil: day }).where(eq(offerVersions.offerId, offer))
    await until('2026-01-01')
    expect([await calls.waiting('merchant'), await calls.own('merchant')]).toEqual([0, []])
    expect((await calls.answer('merchant', id, { answer: 'not-available' })).json).toMatchObject({ code: 'availability/closed' })
    await until(laterDay(3))
    done(await calls.staff('POST', `/api/offer/${offer}/withdraw`, { reason: 'No longer made.' }))
    expect(await calls.waiting('merchant')).toBe(0)
    expect((await calls.ask(offer, { line: 'another-line', product, quantity: 1 })).json).toMatchObject({ code: 'availability/closed' })
    done(await calls.staff('POST', `/api/offer/${offer}/revise`, { isPaused: false }))
    expect(await calls.own('merchant')).toMatchObject([{ _id: id }])
  })

  on.once('an answer says pieces, or a day from today on, or neither', async () => {
    const { offer, product, line } = await calls.offered()
    done(await calls.ask(offer, { line, product, quantity: 1 }))
    const [{ _id: id }] = await calls.own('merchant')
    const wrong = [
      [{ answer: 'in-stock' }, 'pieces'],
      [{ answer: 'in-stock', pieces: 0 }, 'pieces'],
      [{ answer: 'by-day' }, 'day'],
      [{ answer: 'by-day', day: laterDay(-1) }, 'day'],
      [{ answer: 'soon' }, 'answer'],
      [{ answer: 'not-available', word: 'x'.repeat(201) }, 'word'],
    ] as const
    for (const [body, field] of wrong) {
      const answer = await calls.answer('merchant', id, body)
      expect([answer.status, Object.keys(answer.json.fields)], field).toEqual([400, [field]])
    }
    // Facts that do not belong to the answer are not stored.
    done(await calls.answer('merchant', id, { answer: 'not-available', pieces: 4, day: laterDay() }))
    expect((await calls.known(offer, product)).questions).toMatchObject([{ answer: { answer: 'not-available', pieces: null, day: null } }])
  })

  on.once('the merchant and the person who asked are told by email, the merchant nothing of the offer', async () => {
    const { offer, product, line } = await calls.offered()
    const { number } = await calls.offer(offer)
    done(await calls.ask(offer, { line, product, quantity: 3 }))
    const [{ _id: id }] = await calls.own('merchant')
    const deps = { database: on.database() }
    const question = await findQuestionToMerchant(deps, id)
    expect(question).toMatchObject({ to: emailOf('merchant'), firstName: 'Hany', quantity: 3 })
    for (const language of LANGUAGES) {
      const written = question && questionEmail({ ...question, language }, emailSite(PUBLIC_URL))
      expect(written?.text).toContain(inLanguage({ en: 'Oven', ar: 'فرن' }, language))
      expect(written?.text).toContain(`${PUBLIC_URL}${language === 'ar' ? '/ar' : ''}/dashboard/availability`)
      expect(`${written?.subject}${written?.html}${written?.text}`).not.toMatch(new RegExp(`${CUSTOMER}|Mona|${number}|${offer}|L\\.E`))
    }
    done(await calls.answer('merchant', id, { answer: 'in-stock', pieces: 2, word: 'At the port.' }))
    expect(await findQuestionToMerchant(deps, id)).toBeNull()
    const answered = await findAnsweredQuestion(deps, id)
    expect(answered).toMatchObject({ to: emailOf('admin'), number, answer: 'in-stock', pieces: 2 })
    for (const language of LANGUAGES) {
      const written = answered && answeredEmail({ ...answered, language }, emailSite(PUBLIC_URL), 'a-token')
      for (const part of [number, 'At the port.', `/dashboard/offers/${offer}`]) expect(written?.text).toContain(part)
    }
  })

  on.once('is shown to nobody else', async () => {
    const word = 'marker-of-an-answer'
    const { offer, product, line } = await calls.offered()
    done(await calls.ask(offer, { line, product, quantity: 1 }))
    const [{ _id: id }] = await calls.own('merchant')
    expect((await calls.answer('otherMerchant', id, { answer: 'not-available' })).status).toBe(404)
    done(await calls.answer('merchant', id, { answer: 'not-available', word }))
    done(await calls.send(offer))
    const { answering } = await calls.tokens(offer)
    for (const who of ['member', 'otherMerchant', 'nobody'] as const satisfies readonly (PersonName | 'nobody')[])
      for (const path of [`/api/offer/link/${answering}`, '/api/availability?show=answered', `/api/offer/${offer}/availability`])
        expect((await calls.call(who, 'GET', path)).text, `${who} ${path}`).not.toContain(word)
  })
})

describeChat('news of the availability of machines', ({ visitors, shop }) => {
  const calls = asking(shop)

  test('reach staff alone, when a merchant is asked, answers, and a question is taken back', async () => {
    const { offer, product, line } = await calls.offered()
    const told = { admin: 0, merchant: 0 }
    for (const who of ['admin', 'merchant'] as const) {
      const { socket } = await visitors.connect(who)
      socket.on(OFFERS_CHANGED, () => {
        told[who] += 1
      })
    }
    done(await calls.ask(offer, { line, product, quantity: 3 }))
    await until(() => told).toEqual({ admin: 1, merchant: 0 })
    const [{ _id: id }] = await calls.own('merchant')
    done(await calls.answer('merchant', id, { answer: 'in-stock', pieces: 2 }))
    await until(() => told).toEqual({ admin: 2, merchant: 0 })
    done(await calls.ask(offer, { line, product, quantity: 3 }))
    const [{ _id: again }] = await calls.own('merchant')
    done(await calls.staff('DELETE', `/api/offer/${offer}/availability/${again}`))
    await until(() => told).toEqual({ admin: 4, merchant: 0 })
  })
})

/** The embedded database's one session has nobody to wait behind. */
test('a question that is asked while the draft is being deleted finds no offer', async () => {
  const { database, close } = await openPostgresTestDatabase()
  const shop = await openTestShop(database, { hasLimits: false })
  const calls = asking(() => shop)
  const { offer, product, line } = await calls.offered()
  // The deletion stops at the offer's log, once the offer is deleted.
  const letGo = await holdOpen(database, (tx) => tx.execute(sql`lock table offer_events in access exclusive mode`))
  const deleting = calls.staff('DELETE', `/api/offer/${offer}/draft`)
  await expect.poll(() => lockWaits(database), { timeout: 30_000 }).toBe(1)
  const asked = calls.ask(offer, { line, product, quantity: 1 })
  await expect.poll(() => lockWaits(database), { timeout: 30_000 }).toBe(2)
  await letGo()
  expect((await deleting).json).toMatchObject({ isOfferGone: true })
  expect((await asked).json).toMatchObject({ code: 'offer/not-found' })
  await shop.close()
  await close()
})
