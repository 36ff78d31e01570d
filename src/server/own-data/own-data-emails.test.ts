import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { choiceToken, type EmailChoice } from '#server/accounts/email-choices/choice-links.service.ts'
import { findReminder, remindOnce } from '#server/offers/emails/offer-emails.service.ts'
import { findEmailReview } from '#server/reviews/review-emails.service.ts'
import { sampleOffer } from '#tests/support/offers.ts'
import { describeEmailShop, newAddress, post } from '#tests/support/shop/email-shop.ts'
import { offering } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { emailOf, idOf, join, PASSWORD } from '#tests/support/shop/people.ts'
import { reviewing } from '#tests/support/shop/reviewing.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { PUBLIC_URL, SECRET } from '#tests/support/shop/test-shop.ts'

describeEmailShop('emails to the owner of an account', (opened, on) => {
  const shop = () => opened().shop
  const { call, make, write, staff, offer } = offering(shop)
  const choice = async (who: 'member' | 'admin' | 'otherAdmin') => {
    const { language, kinds } = done(await call(who, 'GET', '/api/user/me/emails'))
    return { language, ...Object.fromEntries(kinds.map(({ kind, isWanted }: { kind: string; isWanted: boolean }) => [kind, isWanted])) }
  }
  const choose = (who: 'member' | 'admin', change: object) => call(who, 'PUT', '/api/user/me/emails', change)

  test('the last one, of a deleted account, goes to its address in its language, and its job tells nobody the address', async () => {
    const { mail } = opened()
    const email = newAddress()
    const form = { email, password: PASSWORD, firstName: 'منى', lastName: 'عادل', phoneNumber: '01000000000' }
    const { json } = await post(shop(), '/api/auth/register', form, 'ar')
    await mail.emailsTo(email)
    const headers = { authorization: String(json.token), 'accept-language': 'ar' }
    expect((await sendJson(shop(), { call: 'GET /api/user/me/emails', headers })).json.kinds).toEqual([{ kind: 'reviews', isWanted: true }])
    const { status } = await sendJson(shop(), { call: 'DELETE /api/user/me', headers, body: { password: PASSWORD } })
    expect(status).toBe(200)
    const last = (await mail.emailsTo(email, 2)).at(-1)?.email
    expect(last?.subject).toBe('تم حذف حسابك')
    expect(last?.text).toContain('أهلًا منى،')
    expect(last?.text).toContain(email)
    const { rows } = await on
      .database()
      .runSql<{ count: number }>(`select count(*)::int as count from pgboss.job where data::text like '%${email}%'`)
    expect(rows).toEqual([{ count: 0 }])
  })

  test('come in the chosen language, whatever the language of a later sign-in', async () => {
    await join(shop(), 'member')
    expect(await choice('member')).toEqual({ language: null, news: false, reviews: true, 'offer-reminders': true })
    done(await choose('member', { language: 'ar', wanted: { news: true } }))
    expect(await choice('member')).toEqual({ language: 'ar', news: true, reviews: true, 'offer-reminders': true })
    done(await post(shop(), '/api/auth/login', { email: emailOf('member'), password: PASSWORD }, 'en'))
    const list = (await opened().mail.emailsTo(emailOf('member')))[0]?.email
    expect(list?.subject).toBe('تم اشتراكك في النشرة البريدية')
    expect(await choice('member')).toMatchObject({ language: 'ar' })
    done(await choose('member', { language: null, wanted: { news: false } }))
    done(await post(shop(), '/api/auth/login', { email: emailOf('member'), password: PASSWORD }, 'en'))
    expect(await choice('member')).toMatchObject({ language: null, news: false })
  })

  test('emails that one may do without are not written once they are declined', async () => {
    const { database } = shop().accounts
    const [oven = ''] = await shop().stock({ products: [{ name: 'Oven' }] })
    const reviews = reviewing(shop)
    const reviewId = await reviews.review('member', oven)
    done(await reviews.reject('admin', reviewId))
    const { _id: offerId } = await make()
    await write(offerId, { addressee: { ...sampleOffer().addressee, email: emailOf('member').toUpperCase() } })
    done(await staff('POST', `/api/offer/${offerId}/send`, { ways: ['print'] }))
    const [version] = (await offer(offerId)).versions
    const offers = { ...shop().accounts, publicUrl: PUBLIC_URL, offerKey: SECRET, emailKey: SECRET }
    const written = async () => [
      (await findEmailReview({ database }, reviewId, 'Rejected')) !== null,
      (await findReminder(offers, version._id)) !== null,
    ]
    expect(await written()).toEqual([true, true])
    done(await choose('member', { wanted: { reviews: false, 'offer-reminders': false } }))
    expect(await written()).toEqual([false, false])
    await remindOnce(offers, version._id)
    expect((await offer(offerId)).events.map(({ kind }: { kind: string }) => kind)).not.toContain('reminded')
    done(await choose('member', { wanted: { reviews: true } }))
    expect(await written()).toEqual([true, false])
  })

  test('are stopped by a link as in the account, which shows it and takes it back, and not by a link of an account that is gone', async () => {
    await join(shop(), 'member')
    const press = async (what: 'stop' | 'resume', about: EmailChoice) =>
      (await post(shop(), `/api/emails/${what}/${choiceToken({ emailKey: SECRET }, about)}`, {})).status
    const reviews = { kind: 'reviews', userId: idOf('member') } as const
    const reminders = { kind: 'offer-reminders', email: emailOf('member').toUpperCase() } as const
    const weekly = { kind: 'weekly-figures', userId: idOf('admin') } as const
    expect([await press('stop', reviews), await press('stop', reminders)]).toEqual([200, 200])
    expect(await choice('member')).toMatchObject({ reviews: false, 'offer-reminders': false })
    done(await choose('member', { wanted: { 'offer-reminders': true } }))
    expect(await choice('member')).toMatchObject({ reviews: false, 'offer-reminders': true })
    expect([await press('stop', reminders), await press('resume', reminders), await press('resume', reviews)]).toEqual([200, 200, 200])
    expect(await choice('member')).toMatchObject({ reviews: true, 'offer-reminders': true })
    done(await choose('admin', { wanted: { 'weekly-figures': true } }))
    expect(await press('stop', weekly)).toBe(200)
    expect(await choice('admin')).toMatchObject({ 'weekly-figures': false })
    const gone = { kind: 'reviews', userId: randomUUID() } as const
    expect([await press('stop', gone), await press('resume', gone)]).toEqual([200, 404])
    // A member is not offered the figures of the week, whatever a link from former days says.
    expect(await press('resume', { kind: 'weekly-figures', userId: idOf('member') })).toBe(404)
  })

  test('to the desk are chosen by those who work there, and Thursday’s figures in both places', async () => {
    const atDesk = { 'desk-morning': true, 'availability-answers': true, 'weekly-figures': false }
    expect(await choice('admin')).toMatchObject(atDesk)
    done(await choose('admin', { wanted: { 'desk-morning': false, 'weekly-figures': true } }))
    expect(await choice('admin')).toMatchObject({ 'desk-morning': false, 'weekly-figures': true })
    expect(done(await staff('GET', '/api/figures/weekly'))).toEqual({ isWanted: true })
    expect(await choice('otherAdmin')).toMatchObject(atDesk)
    done(await choose('member', { wanted: { 'weekly-figures': true } }))
    expect((await choose('member', { language: 'fr' })).status).toBe(400)
    expect(Object.keys(await choice('member'))).not.toContain('weekly-figures')
  })
})
