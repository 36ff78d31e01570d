import { beforeEach, expect, test } from 'vitest'
import { desking } from '#tests/support/shop/desking.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { idOf, join } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

let clock = new Date()
const setClock = (at: string) => {
  clock = new Date(at)
}

describeShop(
  'the sales desk by the clock',
  (shop) => {
    const calls = desking(shop)

    beforeEach(async () => {
      setClock('2027-04-26T08:00:00Z')
      for (const who of ['admin', 'otherAdmin'] as const) await join(shop(), who)
    })

    /** True where the subject stands under the filter of this person. */
    const sees = async (who: 'admin' | 'otherAdmin', owner: 'mine' | 'nobody', subject: string): Promise<boolean> => {
      const { cards, counts } = done(await calls.call(who, 'GET', `/api/desk?owner=${owner}`))
      const isThere = cards.some(({ entries }: { entries: { subject: string }[] }) => entries.some((each) => each.subject === subject))
      expect(counts[owner]).toBe(cards.length)
      return isThere
    }

    test('a new entry is the salesperson’s alone until half of the promise, then everybody’s', async () => {
      const first = await calls.request()
      const entry = await calls.entry(first.orderId)
      expect([await sees('admin', 'nobody', first.orderId), await sees('otherAdmin', 'nobody', first.orderId)]).toEqual([true, true])
      const { customer } = (await calls.read(entry._id)).card
      const edited = { name: customer.name, language: 'en', salesperson: idOf('otherAdmin') }
      done(await calls.staff('PUT', `/api/customer/${customer._id}`, { customer: edited }))
      await calls.act(entry._id, 'close', { state: 'lost', reason: 'price' })

      const { orderId } = await calls.request()
      setClock('2027-04-26T11:59:59Z')
      expect([await sees('otherAdmin', 'mine', orderId), await sees('otherAdmin', 'nobody', orderId)]).toEqual([true, true])
      expect([await sees('admin', 'mine', orderId), await sees('admin', 'nobody', orderId)]).toEqual([false, false])
      setClock('2027-04-26T12:00:00Z')
      expect([await sees('admin', 'nobody', orderId), await sees('otherAdmin', 'mine', orderId)]).toEqual([true, true])
    })

    test('an entry that the salesperson gives back is everybody’s at once', async () => {
      const { orderId } = await calls.request()
      const entry = await calls.entry(orderId)
      const { customer } = (await calls.read(entry._id)).card
      const edited = { name: customer.name, language: 'en', salesperson: idOf('otherAdmin') }
      done(await calls.staff('PUT', `/api/customer/${customer._id}`, { customer: edited }))
      await calls.act(entry._id, 'close', { state: 'lost', reason: 'price' })
      const next = await calls.entry((await calls.request()).orderId)
      done(await calls.call('otherAdmin', 'POST', `/api/desk/${next._id}/take`, { from: null }))
      expect(await sees('admin', 'nobody', next.subject)).toBe(false)
      done(await calls.call('otherAdmin', 'POST', `/api/desk/${next._id}/release`, {}))
      expect(await sees('admin', 'nobody', next.subject)).toBe(true)
    })

    // Summer time begins on 30 April 2027, whose first hour does not exist, and ends on 28 October, whose last hour comes twice.
    test.each([
      ['before the night in which summer time begins', '2027-04-29T21:59:00Z', '2027-04-29T06:00:00Z', 200],
      ['after it', '2027-04-29T22:00:00Z', '2027-04-29T21:59:00Z', 400],
      ['in the first minute of that day', '2027-04-29T22:00:00Z', '2027-04-29T22:00:00Z', 200],
      ['in the hour that comes twice', '2027-10-28T21:30:00Z', '2027-10-28T06:00:00Z', 200],
      ['on the day after it', '2027-10-28T22:00:00Z', '2027-10-28T21:59:00Z', 400],
    ])('the day of a step ends at midnight in Cairo: %s', async (_, now, at, status) => {
      setClock(now)
      const entry = await calls.entry((await calls.request()).orderId)
      expect((await calls.staff('POST', `/api/desk/${entry._id}/next`, { next: { kind: 'call', at } })).status).toBe(status)
    })

    test('a promise over summer time and a holiday is the same on desk and order', async () => {
      setClock('2027-04-29T14:00:00Z')
      const { orderId } = await calls.request()
      // Two hours on Thursday, five on Friday afternoon; Saturday is a holiday, and on Sunday work begins an hour earlier by UTC.
      const promised = '2027-05-02T07:00:00.000Z'
      expect((await calls.entry(orderId)).promised).toBe(promised)
      expect(done(await calls.call('member', 'GET', `/api/order/${orderId}`)).order.promised).toBe(promised)
      for (const [now, urgency] of [
        ['2027-05-02T07:00:00Z', 'due'],
        ['2027-05-02T07:00:01Z', 'late'],
      ] as const) {
        setClock(now)
        expect((await calls.entry(orderId)).urgency).toBe(urgency)
      }
    })

    test('an entry put away until a day comes back when work begins, and not at midnight', async () => {
      const entry = await calls.entry((await calls.request()).orderId)
      const at = '2027-05-02T06:00:00.000Z'
      await calls.act(entry._id, 'next', { next: { kind: 'sleep', at } })
      const awake = async () => (await calls.cards()).length
      setClock('2027-05-01T21:00:00Z')
      expect(await awake()).toBe(0)
      setClock(at)
      expect(await awake()).toBe(1)
    })
  },
  { now: () => clock },
)
