import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { sampleLine } from '#tests/support/offers.ts'
import { agePrices } from '#tests/support/shop/catalogue-changes.ts'
import { laterDay, offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

let later = 0
const inDays = (days: number) => {
  later = days * DAY_MS
}

const choices = [{ id: 'oven', title: { en: 'Oven', ar: 'فرن' } }]
const withChoices = {
  choices,
  lines: [
    sampleLine({ id: 'range' }),
    sampleLine({ id: 'italian', role: 'choice', choiceId: 'oven', isChosen: true, unitMinor: 500_000, listMinor: 500_000 }),
    sampleLine({ id: 'turkish', role: 'choice', choiceId: 'oven', unitMinor: 300_000, listMinor: 300_000 }),
    sampleLine({ id: 'hood', role: 'optional', unitMinor: 50_000, listMinor: 50_000 }),
  ],
}
const decision = { choices: { oven: 'turkish' }, ticked: ['hood'] }

describeShopOnBoth(
  'the answer to an offer',
  (shop, { once }) => {
    const calls = offering(shop)
    const link = (token: string, rest = '') => `/api/offer/link/${token}${rest}`
    const accept = (who: 'member' | 'nobody', token: string, body: object = YES) => calls.call(who, 'POST', link(token, '/accept'), body)

    once('by the link alone is a yes that staff confirm; the same person may repeat it, and another person is refused', async () => {
      const { orderId } = await calls.request()
      const { id, token } = await calls.sent(orderId, withChoices)
      const yes = { ...YES, decision }
      expect((await accept('nobody', token)).json.code).toBe('offer/choice-missing')
      expect((await accept('nobody', token, { ...yes, name: '12 34' })).json.code).toBe('offer/name-missing')
      const first = done(await accept('nobody', token, yes))
      expect(first.message).toBe('The quotation is accepted. We will call you to confirm.')
      expect(done(await accept('nobody', token, yes)).offer).toEqual(first.offer)
      expect((await accept('nobody', token, { ...yes, name: 'Another Person' })).json.code).toBe('offer/already-accepted')
      const before = await calls.offer(id)
      // 1,000 + 3,000 + 500 and 14 % of it.
      expect(before.versions[0]).toMatchObject({
        state: 'accepted',
        totalMinor: 513_000,
        acceptance: { isConfirmed: false, name: 'Mona Adel', way: 'link' },
      })
      expect(before.items).toEqual([])
      const { offer } = done(await calls.staff('POST', `/api/offer/${id}/confirm`, { shown: 1 }))
      expect(offer.items.map(({ lineId }: { lineId: string }) => lineId)).toEqual(['range', 'turkish', 'hood'])
    })

    test('an acceptance that staff refuse opens the offer again, with those that it had closed, and the customer reads why', async () => {
      const { orderId } = await calls.request()
      const { id, token } = await calls.sent(orderId)
      const [other, newer, withdrawn] = [await calls.sent(orderId), await calls.sent(orderId), await calls.sent(orderId)]
      done(await calls.staff('POST', `/api/offer/${withdrawn.id}/withdraw`, { reason: '' }))
      const states = async () =>
        Promise.all(
          [other, newer, withdrawn].map(async (each) => (await calls.offer(each.id)).versions.map((one: { state: string }) => one.state)),
        )
      done(await accept('nobody', token))
      expect(await states()).toEqual([['superseded'], ['superseded'], ['withdrawn']])
      const { offer: draft } = done(await calls.staff('POST', `/api/offer/${newer.id}/revise`, {}))
      done(await calls.send(newer.id, ['print'], draft.versions[0].revision))
      expect((await calls.staff('POST', `/api/offer/${id}/refuse`, { reason: '' })).json.code).toBe('offer/reason-missing')
      done(await calls.staff('POST', `/api/offer/${id}/refuse`, { reason: 'Please let the manager sign.' }))
      const { offer } = done(await calls.call('nobody', 'GET', link(token)))
      expect(offer).toMatchObject({ state: 'sent', acceptance: null, messages: [{ from: 'staff', text: 'Please let the manager sign.' }] })
      expect(await states()).toEqual([['sent'], ['sent', 'superseded'], ['withdrawn']])
      done(await accept('nobody', other.token))
      expect((await accept('nobody', token)).json.code).toBe('offer/superseded')
    })

    once('by the signed-in requester is final and supersedes the other offers of the request', async () => {
      const { orderId } = await calls.request()
      const one = await calls.sent(orderId)
      const other = await calls.sent(orderId)
      const { offer, message } = done(await accept('member', one.token))
      expect([offer.isConfirmed, offer.acceptance.way, message]).toEqual([true, 'account', 'The quotation is accepted. Thank you!'])
      expect((await calls.offer(other.id)).versions[0].state).toBe('superseded')
      expect((await accept('nobody', other.token)).json.code).toBe('offer/superseded')
    })

    test('at once with another one, with a new version, or with the cancelled request has one outcome', async () => {
      const { orderId } = await calls.request()
      const [a, b] = [await calls.sent(orderId), await calls.sent(orderId)]
      const yes = await Promise.all([
        accept('nobody', a.token),
        accept('nobody', b.token),
        accept('nobody', a.token, { ...YES, name: 'Somebody Else' }),
      ])
      expect(yes.filter(({ status }) => status === 200)).toHaveLength(1)

      const { id, token } = await calls.sent()
      done(await calls.staff('POST', `/api/offer/${id}/revise`, {}))
      const { revision } = await calls.write(id)
      const [accepted, sent] = await Promise.all([accept('nobody', token), calls.send(id, ['print'], revision)])
      expect([accepted.status, sent.status].toSorted()).toEqual([200, 400])
      expect(accepted.status === 200 ? sent.json.code : accepted.json.code).toBe(
        accepted.status === 200 ? 'offer/already-accepted' : 'offer/superseded',
      )

      const request = await calls.request()
      const open = await calls.sent(request.orderId)
      const [answer, cancelled] = await Promise.all([
        accept('member', open.token),
        calls.call('member', 'DELETE', `/api/order/cancel/${request.orderId}`),
      ])
      expect([answer.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1)
      expect((await calls.offer(open.id)).versions[0].state).toBe(answer.status === 200 ? 'accepted' : 'withdrawn')
    })

    once('a cancelled request withdraws its offers and ends their links; an accepted one takes a reason', async () => {
      const open = await calls.request()
      const { id, token } = await calls.sent(open.orderId)
      done(await calls.call('member', 'DELETE', `/api/order/cancel/${open.orderId}`))
      expect((await calls.offer(id)).versions[0].state).toBe('withdrawn')
      expect((await calls.call('nobody', 'GET', link(token))).status).toBe(404)

      expect(done(await calls.call('member', 'GET', '/api/offer/me')).offers).toMatchObject([{ _id: id, state: 'withdrawn', token: null }])

      const agreed = await calls.request('otherMember')
      const accepted = await calls.sent(agreed.orderId)
      done(await calls.call('otherMember', 'POST', link(accepted.token, '/accept'), YES))
      const cancel = (body?: object) => calls.call('otherMember', 'DELETE', `/api/order/cancel/${agreed.orderId}`, body)
      expect(await cancel({})).toMatchObject({ status: 400, json: { code: 'offer/reason-missing' } })
      done(await cancel({ reason: 'The restaurant is not built.' }))
      const { orders } = done(await calls.staff('GET', '/api/order/archive'))
      expect(orders[0].archived.reason).toBe('The restaurant is not built.')
      const { items, versions } = await calls.offer(accepted.id)
      expect([versions[0].withdrawal.reason, items[0].status]).toEqual(['The restaurant is not built.', 'Cancelled'])
    })

    test('one of two colleagues who ask for new links at once is told that they are there', async () => {
      const { id } = await calls.sent()
      const shown = (await calls.offer(id)).links.answering
      const answers = await Promise.all([1, 2].map(() => calls.staff('POST', `/api/offer/${id}/link`, { shown })))
      expect(answers.map(({ status, json }) => (status === 200 ? 'made' : json.code)).toSorted()).toEqual(['conflict', 'made'])
      const { links, events } = await calls.offer(id)
      expect(answers.find(({ status }) => status === 200)?.json.offer.links).toEqual(links)
      expect(events.filter(({ kind }: { kind: string }) => kind === 'link-renewed')).toHaveLength(1)
    })

    once('recorded by staff says how it came and by whom; an expired version takes a new last day', async () => {
      const { id } = await calls.sent()
      inDays(8)
      const record = (more: object) =>
        calls.staff('POST', `/api/offer/${id}/answer`, { answer: 'accepted', way: 'purchase-order', name: 'Mona Adel', ...more })
      expect((await record({})).status).toBe(400)
      for (const deposit of [{}, { depositMinor: 0 }])
        expect((await record({ way: 'deposit', ...deposit })).json.fields).toHaveProperty('depositMinor')
      expect((await record({ purchaseOrder: 'PO-7' })).json.code).toBe('offer/expired')
      const [saidOn, tomorrow] = [laterDay(7), laterDay(9)]
      expect((await record({ purchaseOrder: 'PO-7', validUntil: laterDay(20), day: tomorrow })).json.fields).toHaveProperty('day')
      expect((await record({ purchaseOrder: 'PO-7', validUntil: laterDay(1_000) })).json.fields).toHaveProperty('validUntil')
      const { offer } = done(await record({ purchaseOrder: 'PO-7', validUntil: laterDay(20), day: saidOn }))
      inDays(0)
      expect(offer.versions[0]).toMatchObject({
        validUntil: laterDay(20),
        content: { validUntil: laterDay() },
        acceptance: { way: 'purchase-order', purchaseOrder: 'PO-7', recordedBy: 'Ola', saidOn, isConfirmed: true },
      })
    })

    once('an answer that staff recorded as a no names the person and the day', async () => {
      const { id } = await calls.sent()
      const said = { name: 'Mona Adel', saidOn: laterDay(-1) }
      const body = { answer: 'declined', way: 'phone', name: said.name, day: said.saidOn, reason: 'Too dear.' }
      const { offer } = done(await calls.staff('POST', `/api/offer/${id}/answer`, body))
      expect(offer.versions[0].decline).toMatchObject({ ...said, recordedBy: 'Ola' })
    })

    once('with a tick at a line that counts without one is refused under the ticks', async () => {
      const { token } = await calls.sent(undefined, withChoices)
      const wrong = await accept('nobody', token, { ...YES, decision: { ...decision, ticked: ['range'] } })
      expect(wrong).toMatchObject({ status: 400, json: { code: 'validation', fields: { ticked: [expect.any(String)] } } })
    })

    once('after its end asks to renew, once however often it is pressed', async () => {
      const { id, token } = await calls.sent()
      const { hash } = (await calls.offer(id)).versions[0]
      inDays(8)
      expect((await accept('nobody', token)).json.code).toBe('offer/expired')
      for (const text of ['Still wanted.', 'Still wanted!']) done(await calls.call('nobody', 'POST', link(token, '/renew'), { text }))
      const { offer } = done(await calls.call('nobody', 'GET', link(token)))
      expect(offer).toMatchObject({ state: 'expired', hash, messages: [{ isRenewal: true, text: 'Still wanted.' }] })
      done(await calls.staff('POST', `/api/offer/${id}/revise`, {}))
      const { revision } = await calls.write(id, { validUntil: laterDay(14) })
      done(await calls.send(id, ['print'], revision))
      inDays(20)
      // The next version has expired too: this is another request than the first.
      done(await calls.call('nobody', 'POST', link(token, '/renew'), { text: 'Once more.' }))
      expect(done(await calls.call('nobody', 'GET', link(token))).offer.messages).toHaveLength(2)
      inDays(120)
      expect((await calls.call('nobody', 'GET', link(token))).status).toBe(404)
      expect(done(await calls.call('nobody', 'GET', link(token, '/preview')))).toEqual({ number: null })
      inDays(0)
    })

    test('is followed by deliveries, which move with the lines of the request, and by payments', async () => {
      const { orderId, productId } = await calls.request('member', 1, { governorate: 'giza' })
      const { _id: id } = await calls.make(orderId)
      const { governorate, fees } = done(await calls.staff('GET', `/api/offer/${id}/prices`))
      expect(governorate).toBe('giza')
      expect(fees).toContainEqual({ governorate: 'redSea', delivery: 'on-request', installation: 'on-request' })
      expect(done(await calls.staff('GET', `/api/offer/${(await calls.make())._id}/prices`)).governorate).toBeNull()
      const [version] = (await calls.offer(id)).versions
      done(await calls.staff('PUT', `/api/offer/${id}/draft`, { draft: { content: { ...version.content, validUntil: laterDay() } } }))
      done(await calls.send(id))
      const soon = { id: randomUUID(), part: 0, amountMinor: 57_000, received: laterDay(0), way: 'transfer' }
      expect((await calls.staff('POST', `/api/offer/${id}/payment`, soon)).json).toMatchObject({ code: 'offer/not-accepted' })
      const { answering } = await calls.tokens(id)
      done(await accept('member', answering))
      const { reading } = await calls.tokens(id)
      const seenBy = async (who: 'member' | 'nobody', at: string) => done(await calls.call(who, 'GET', link(at))).offer
      // People who were shown the offer see what was bought, and neither who said so nor the way to order it again.
      expect(await seenBy('nobody', reading)).toMatchObject({ _id: null, acceptance: null, decision: { choices: {}, ticked: [] } })
      expect(await seenBy('member', answering)).toMatchObject({ _id: id, acceptance: { name: 'Mona Adel' } })
      const today = async () => done(await calls.staff('GET', `/api/offer/products?products=${productId}`)).products[0]
      const undelivered = async () => (await today()).undelivered
      expect(await today()).toMatchObject({ isPriceOld: false })
      await agePrices(shop(), [productId], 90)
      expect(await today()).toMatchObject({ isPriceOld: true })
      expect(JSON.stringify(await seenBy('member', answering))).not.toMatch(/priceConfirmed|isPriceOld/i)
      expect(await undelivered()).toBe(1)
      const { items } = await calls.offer(id)
      const lineStatus = async () => (await calls.read('member', orderId)).products[0]?.status
      await calls.move('admin', orderId, items[0].orderLineId, 'Processing')
      expect((await calls.offer(id)).items[0].status).toBe('Processing')
      const day = laterDay(0)
      const delivered = { status: 'Delivered', from: 'Processing', serials: ['SN-1'], delivered: day, warrantyMonths: 12 }
      for (const far of [laterDay(1), laterDay(-1000)]) {
        const wrong = await calls.staff('PUT', `/api/offer/${id}/item/${items[0]._id}`, { ...delivered, delivered: far })
        expect(wrong.json.fields).toHaveProperty('delivered')
      }
      const moved = done(await calls.staff('PUT', `/api/offer/${id}/item/${items[0]._id}`, delivered))
      expect(moved.offer.items[0]).toMatchObject({
        serials: ['SN-1'],
        delivered: day,
        warrantyEnds: `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`,
      })
      expect([await lineStatus(), await undelivered()]).toEqual(['Delivered', 0])
      expect((await calls.staff('PUT', `/api/offer/${id}/item/${items[0]._id}`, delivered)).json.code).toBe('order/line-changed')
      const payment = { id: randomUUID(), part: 0, amountMinor: 57_000, received: daysAfter(day, -1), way: 'transfer' }
      const early = { ...payment, received: daysAfter(day, 1) }
      expect((await calls.staff('POST', `/api/offer/${id}/payment`, early)).json.fields).toHaveProperty('received')
      const pay = (more: object) => calls.staff('POST', `/api/offer/${id}/payment`, { ...payment, ...more })
      await Promise.all([pay({}), pay({})])
      const paid = done(await pay({})).offer
      expect(paid.payments).toHaveLength(1)
      const tooMuch = await pay({ id: randomUUID(), amountMinor: 57_001 })
      expect(tooMuch.json).toMatchObject({ code: 'offer/overpaid', error: 'Only 570\u00a0L.E of this offer is still to be received.' })
      expect(tooMuch.json.fields).toHaveProperty('amountMinor')
      expect([paid.deliveryBegins, paid.payments[0].amountMinor]).toEqual([payment.received, 57_000])
      expect((await calls.staff('POST', `/api/offer/${id}/withdraw`, { reason: '' })).json.code).toBe('offer/reason-missing')
      // A delivery that was marked by mistake: the request does not go with its last line.
      done(await calls.staff('PUT', `/api/offer/${id}/item/${items[0]._id}`, { status: 'Cancelled', from: 'Delivered' }))
      expect([(await calls.offer(id)).items[0].status, await lineStatus()]).toEqual(['Cancelled', 'Delivered'])
    })

    once('is asked of the answering link alone; notes, the other recipients and list prices stay with staff', async () => {
      const recipients = [{ name: 'Consultant', email: 'consultant@plans.example', phone: '', language: 'en', hasPrices: false }] as const
      const { id, token } = await calls.sent(undefined, { recipients, lines: [sampleLine({ unitMinor: 120_000, listMinor: 123_456 })] })
      done(await calls.staff('POST', `/api/offer/${id}/note`, { text: 'Pays late.' }))
      const { text, headers } = await calls.call('nobody', 'GET', link(token))
      for (const hidden of ['Pays late.', 'consultant@plans.example', '123456']) expect(text).not.toContain(hidden)
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      const { technical, reading } = await calls.tokens(id)
      const technicalText = (await calls.call('nobody', 'GET', link(technical))).text
      expect(technicalText).not.toMatch(/120000|"hundredths"|"totalMinor":\d/)
      expect((await calls.call('nobody', 'GET', link(reading))).text).toContain('120000')
      expect(done(await calls.call('nobody', 'GET', link(token, '/preview')))).toEqual({ number: (await calls.offer(id)).number })

      for (const [who, at] of [
        ['admin', token],
        ['nobody', reading],
      ] as const)
        done(await calls.call(who, 'POST', link(at, '/seen'), { version: 1 }))
      expect((await calls.offer(id)).versions[0].seenAt).toBeNull()
      done(await calls.call('nobody', 'POST', link(token, '/seen'), { version: 1 }))
      expect((await calls.offer(id)).versions[0].seenAt).not.toBeNull()

      done(await calls.staff('POST', `/api/offer/${id}/link`, {}))
      for (const old of [token, reading, technical]) expect((await calls.call('nobody', 'GET', link(old))).status).toBe(404)
      done(await calls.staff('POST', `/api/offer/${id}/withdraw`, { reason: '' }))
      const { answering } = await calls.tokens(id)
      expect(done(await calls.call('nobody', 'GET', link(answering))).offer).toMatchObject({
        state: 'withdrawn',
        content: null,
        previous: null,
      })
    })
  },
  { now: () => new Date(Date.now() + later) },
)
