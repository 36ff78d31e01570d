import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/language.ts'
import { DEMO_SETTINGS } from '#server/shop-settings/first-values.facts.ts'
import { askForPdf } from '#tests/support/documents/ask-for-pdf.ts'
import { emailSite } from '#tests/support/mail/email-site.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { idOf, join } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'
import { weeklyEmail } from './weekly.mail.ts'
import { readWeekly, sendWeeklyFigures } from './weekly.service.ts'

/** A Thursday, at four in the afternoon in Cairo. */
const THURSDAY = '2027-01-21T14:00:00Z'

describeShop('the figures of the week', (shop, on) => {
  const calls = desking(shop)

  /** Looks with several processes at once; answers to whom emails were queued. */
  async function looked(at: string): Promise<string[]> {
    const to: string[] = []
    const jobs = {
      send: async (_tx: unknown, _job: unknown, payload: object) => {
        to.push('userId' in payload ? String(payload.userId) : '')
      },
    }
    await Promise.all([1, 2, 3].map(() => sendWeeklyFigures({ database: on.database(), jobs, now: () => new Date(at) })))
    return to
  }

  test('go on Thursdays, once, to whoever wants them', async () => {
    await join(shop(), 'otherAdmin')
    const want = async (isWanted: boolean) => done(await calls.staff('PUT', '/api/figures/weekly', { isWanted }))
    expect(done(await calls.staff('GET', '/api/figures/weekly'))).toEqual({ isWanted: false })
    expect(await looked(THURSDAY)).toEqual([])
    expect(await want(true)).toEqual({ isWanted: true })
    await want(true)
    expect(await looked('2027-01-20T14:00:00Z')).toEqual([])
    expect(await looked(THURSDAY)).toEqual([idOf('admin')])
    expect(await looked('2027-01-21T14:05:00Z')).toEqual([])
    expect(await looked('2027-01-28T14:05:00Z')).toEqual([idOf('admin')])
    const asked = { userId: idOf('admin'), day: '2027-01-21' }
    const deps = { database: on.database(), now: () => new Date(THURSDAY), settings: () => DEMO_SETTINGS }
    const weekly = await readWeekly(deps, asked)
    if (weekly === null) throw new Error('The figures are wanted.')
    for (const language of LANGUAGES) {
      const { subject, text } = weeklyEmail({ ...weekly, language }, emailSite(PUBLIC_URL), 'a-token')
      expect(subject).toContain('21')
      expect(text).toContain('/dashboard/figures')
      expect(text).toMatch(language === 'en' ? /\d offers? · / : /عرض|لا شيء/)
    }
    // A mail server that was away for a week is not told of the week before.
    expect(await readWeekly({ ...deps, now: () => new Date('2027-01-22T09:00:00Z') }, asked)).not.toBeNull()
    expect(await readWeekly({ ...deps, now: () => new Date('2027-01-23T09:00:00Z') }, asked)).toBeNull()
    await want(false)
    expect(await looked('2027-02-04T14:00:00Z')).toEqual([])
    expect(await readWeekly(deps, asked)).toBeNull()
  })

  test('are one sheet of paper in both languages', async () => {
    const { orderId } = await calls.request('member', 2)
    await calls.sent(orderId, {})
    for (const language of LANGUAGES) {
      const pdf = await askForPdf(shop(), `/api/figures/document?language=${language}`, 'admin')
      expect(pdf).toMatchObject({ pages: 1, language })
      expect(pdf.text).toContain('Q-')
    }
  })
})
