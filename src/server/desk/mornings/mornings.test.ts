import { beforeEach, expect, test } from 'vitest'
import { wallTime } from '#domain/support/wall-clock.ts'
import { promiseTime } from '#i18n/times/promise-time.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { emailSite } from '#tests/support/mail/email-site.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { idOf, join, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'
import { morningEmail } from './mornings.mail.ts'
import { type Morning, readMorning, sendMorningEmails } from './mornings.service.ts'

const NOTE = 'marker-of-a-note'

describeShop('the email of the morning', (shop, on) => {
  const calls = desking(shop)

  beforeEach(async () => {
    for (const who of ['admin', 'otherAdmin', 'member'] as const) await join(shop(), who)
  })

  /** Looks with several processes at once; answers how many of them queued the emails, and to whom. */
  async function looked(at: string) {
    const database = on.database()
    const to: string[] = []
    const jobs = {
      send: async (_tx: unknown, _job: unknown, payload: object) => {
        to.push('userId' in payload ? String(payload.userId) : '')
      },
    }
    const looks = await Promise.all(
      [1, 2, 3].map(() => sendMorningEmails({ database, jobs, now: () => new Date(at), settings: () => DEMO_SETTINGS })),
    )
    return { senders: looks.filter(Boolean).length, to: to.toSorted() }
  }

  test('goes to everybody at the desk once, when work begins', async () => {
    // A Monday in winter: work begins at 09:00 in Cairo, 07:00 by UTC.
    expect(await looked('2027-01-18T06:59:00Z')).toEqual({ senders: 0, to: [] })
    const { senders, to } = await looked('2027-01-18T07:00:00Z')
    expect([senders, to]).toEqual([1, [...new Set(to)]])
    expect(to).toEqual(expect.arrayContaining([idOf('admin'), idOf('otherAdmin')]))
    expect(to).not.toContain(idOf('member'))
    expect((await looked('2027-01-18T07:05:00Z')).senders).toBe(0)
    expect((await looked('2027-01-19T07:05:00Z')).senders).toBe(1)
  })

  test('is not sent on a holiday, nor by a shop that starts at noon', async () => {
    expect((await looked('2027-01-25T07:05:00Z')).senders).toBe(0)
    expect((await looked('2027-01-20T11:00:00Z')).senders).toBe(0)
  })

  test('lists what comes due to its owner, what nobody has taken to all, and no note', async () => {
    const { orderId } = await calls.request()
    const entry = await calls.entry(orderId)
    const morning = (who: 'admin' | 'otherAdmin', at: Date, day = wallTime(at, 'Africa/Cairo').day): Promise<Morning | null> =>
      readMorning({ database: on.database(), now: () => at, settings: () => DEMO_SETTINGS }, { userId: idOf(who), day })
    const due = new Date(entry.promised)
    const lists = async (who: 'admin' | 'otherAdmin', at = due) =>
      (await morning(who, at))?.entries.some(({ id }) => id === entry._id) ?? false
    expect([await lists('admin'), await lists('otherAdmin')]).toEqual([true, true])
    // Planning a step takes the entry.
    await calls.act(entry._id, 'next', { next: { kind: 'call', at: entry.promised, note: NOTE } })
    expect([await lists('admin'), await lists('otherAdmin')]).toEqual([true, false])

    const read = await morning('admin', due)
    if (read === null) throw new Error('Something is due.')
    const own = { ...read, entries: read.entries.filter(({ id }) => id === entry._id), customers: 1 }
    const { subject, text, html } = morningEmail(own, emailSite(PUBLIC_URL), 'a-token')
    expect(subject).toBe('1 customer is waiting for you today')
    expect(text).toContain(`${promiseTime(due, 'en').split(', ').at(-1)} · Call: Mona`)
    expect(text).toContain(entry.number)
    expect(html).toContain(`${PUBLIC_URL}/dashboard/desk?entry=${entry._id}`)
    expect(text + html).not.toContain(NOTE)
    const arabic = morningEmail({ ...own, language: 'ar' }, emailSite(PUBLIC_URL), 'a-token')
    expect([arabic.subject, arabic.text]).toEqual(['عميل واحد في انتظارك اليوم', expect.stringContaining('اتصال')])

    expect(await morning('admin', due, '2020-01-01')).toBeNull()
    const choose = async (isWanted: boolean) =>
      sendJson(shop(), {
        call: 'PUT /api/user/me/emails',
        headers: await signedIn(shop(), 'admin'),
        body: { wanted: { 'desk-morning': isWanted } },
      })
    await choose(false)
    expect(await morning('admin', due)).toBeNull()
    await choose(true)
    expect(await lists('admin')).toBe(true)
    const later = new Date(due.getTime() + 30 * 86_400_000).toISOString()
    await calls.act(entry._id, 'next', { next: { kind: 'sleep', at: later } })
    expect(await lists('admin')).toBe(false)
  })
})
