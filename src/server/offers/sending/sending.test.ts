import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { databaseWorkOf, transactionLengthOf } from '#tests/support/database/statements.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { addCustomer } from '#tests/support/shop/customers.ts'
import { laterDay, offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { idOf } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { offerCounters, offerVersions } from '../offers.tables.ts'

let clock: () => Date = () => new Date()

describeShop(
  'offers that are written and sent',
  (shop, on) => {
    const calls = offering(shop)
    const draft = (content: unknown, version?: number) => ({ draft: { content, ...(version === undefined ? {} : { version }) } })

    test('are counted per year in Cairo, each number once however many are made at once', async () => {
      await calls.make()
      const made = await Promise.all(Array.from({ length: 6 }, () => calls.make()))
      const year = dayInCairo(new Date()).slice(0, 4)
      expect(made.map(({ number }) => number).toSorted()).toEqual([2, 3, 4, 5, 6, 7].map((number) => `Q-${year}-0000${number}`))
      // New Year in Cairo is two hours before that of UTC.
      clock = () => new Date('2030-12-31T22:30:00Z')
      const { number } = await calls.make()
      clock = () => new Date()
      expect(number).toBe('Q-2031-00001')
      expect(await on.database().db.select().from(offerCounters)).toHaveLength(2)
    })

    test("begin with the request's lines at today's prices, and tell those of then", async () => {
      const { orderId, productId } = await calls.request('member', 3, { company: 'Nile Hotel' })
      const offer = await calls.make(orderId)
      expect(offer.versions[0].content.addressee).toMatchObject({ company: 'Nile Hotel' })
      const [line] = offer.versions[0].content.lines
      expect(line).toMatchObject({ productId, quantity: 3, unitMinor: 100_000, listMinor: 100_000 })
      expect(line.requestLineId).toBe((await calls.read('member', orderId)).products[0]?._id)
      const { products } = done(await calls.staff('GET', `/api/offer/${offer._id}/prices`))
      expect(products).toMatchObject([{ _id: productId, priceMinor: 100_000, requestMinor: 100_000, stock: 500, undelivered: 0 }])
    })

    test.each(['ar', 'en'] as const)('in %s have links that open in that language, as staff send them by WhatsApp', async (language) => {
      const { id } = await calls.sent(undefined, { language })
      const { links } = await calls.offer(id)
      for (const url of Object.values(links)) expect(new URL(String(url)).pathname.startsWith('/ar/')).toBe(language === 'ar')
    })

    test('are copied with their lines, whatever became of the first one', async () => {
      const { id } = await calls.sent(undefined, { lines: [sampleLine({ sku: 'COPY-1' })] })
      done(await calls.staff('POST', `/api/offer/${id}/withdraw`, { reason: '' }))
      const { offer } = done(await calls.staff('POST', '/api/offer/add', { copyOf: id, name: 'Second kitchen' }))
      expect(offer).toMatchObject({ name: 'Second kitchen', versions: [{ state: 'draft', content: { lines: [{ sku: 'COPY-1' }] } }] })
    })

    test('are copied for another customer without the first one and their recipients', async () => {
      const recipients = [{ name: 'Consultant', email: 'consultant@plans.example', phone: '', language: 'en', hasPrices: true }] as const
      const { orderId } = await calls.request()
      const { id } = await calls.sent(orderId, { recipients, addressee: { ...sampleOffer().addressee, attention: 'Mr Adel' } })
      const copied = async (more: object) =>
        done(await calls.staff('POST', '/api/offer/add', { copyOf: id, ...more })).offer.versions[0].content
      const same = { recipients: [{ name: 'Consultant' }], addressee: { attention: 'Mr Adel' } }
      for (const reader of [{}, { order: orderId }, { order: (await calls.request()).orderId }])
        expect(await copied(reader)).toMatchObject(same)
      const others = [
        { order: (await calls.request('otherMember')).orderId },
        { customer: await addCustomer(shop(), { name: 'Hany Samir', phone: '0100 000 1044' }) },
      ]
      for (const reader of others)
        expect(await copied(reader)).toMatchObject({ recipients: [], addressee: { attention: '', name: expect.stringMatching(/./) } })
    })

    test('are sent with few statements: what the desk, the lists and the answer need is read once', async () => {
      await calls.sent()
      const alone = (await calls.make())._id
      const answering = (await calls.make((await calls.request()).orderId))._id
      for (const id of [alone, answering]) await calls.write(id)
      expect(await transactionLengthOf(() => calls.send(alone))).toBeLessThanOrEqual(31)
      expect(await transactionLengthOf(() => calls.send(answering))).toBeLessThanOrEqual(31)
    })

    test('are read by link with few statements: before a yes nothing of deliveries, and messages only by the answering link', async () => {
      const { id } = await calls.sent()
      const { answering, reading } = await calls.tokens(id)
      const statementsFor = async (token: string) => {
        const read = async () => done(await calls.call('nobody', 'GET', `/api/offer/link/${token}`))
        return (await databaseWorkOf(on.database(), read)).statements
      }
      // The emails of the offer go out meanwhile, and their statements can be among those of one read.
      await expect.poll(() => statementsFor(answering)).toBeLessThanOrEqual(3)
      await expect.poll(() => statementsFor(reading)).toBeLessThanOrEqual(2)
    })

    test('the second of two editors learns what the first changed', async () => {
      const { _id: id } = await calls.make()
      const first = sampleOffer({ validUntil: laterDay() })
      expect(done(await calls.staff('PUT', `/api/offer/${id}/draft`, draft(first, 1))).revision).toBe(2)
      const second = await calls.staff('PUT', `/api/offer/${id}/draft`, draft({ ...first, roundingMinor: 5 }, 1))
      expect(second).toMatchObject({ status: 400, json: { code: 'conflict' } })
      expect(Object.keys(second.json.fields)).toEqual(['roundingMinor'])
      expect((await calls.offer(id)).versions[0].savedBy).toBe('Ola')
      expect(await calls.staff('POST', `/api/offer/${id}/send`, { ways: ['print'], version: 1 })).toMatchObject({
        json: { code: 'conflict' },
      })
      const [a, b] = await Promise.all(
        [1, 2].map((minor) => calls.staff('PUT', `/api/offer/${id}/draft`, draft({ ...first, roundingMinor: minor }, 2))),
      )
      expect([a?.status, b?.status].toSorted()).toEqual([200, 400])
    })

    test('say field by field what is missing', async () => {
      const { _id: id } = await calls.make()
      const lines = [sampleLine({ unitMinor: null })]
      await calls.write(id, {
        lines,
        taxBasis: null,
        validUntil: daysAfter(laterDay(), -30),
        addressee: { ...sampleOffer().addressee, email: '' },
      })
      const answer = await calls.send(id, ['email'])
      expect(answer).toMatchObject({ status: 400, json: { code: 'validation' } })
      expect(Object.keys(answer.json.fields).toSorted()).toEqual(['addressee.email', 'lines.0.unitMinor', 'taxBasis', 'validUntil'])
      expect(answer.text).not.toContain('{{')
    })

    test('stay as they were sent; the next version supersedes the last, and says so to whoever answers the old one', async () => {
      const { id, token } = await calls.sent()
      expect(await calls.staff('PUT', `/api/offer/${id}/draft`, draft(sampleOffer()))).toMatchObject({
        json: { code: 'offer/already-sent' },
      })
      done(await calls.staff('POST', `/api/offer/${id}/revise`, { isPaused: true }))
      const paused = await calls.call('nobody', 'POST', `/api/offer/link/${token}/accept`, YES)
      expect(paused.json.code).toBe('offer/being-revised')
      const { revision } = await calls.write(id, { lines: [sampleLine({ unitMinor: 95_000 })] })
      done(await calls.send(id, ['print'], revision))
      const { offer } = done(await calls.call('nobody', 'GET', `/api/offer/link/${token}`))
      expect(offer).toMatchObject({ version: 2, isPaused: false, previous: { version: 1, content: { lines: [{ unitMinor: 100_000 }] } } })
      expect((await calls.call('nobody', 'POST', `/api/offer/link/${token}/accept`, YES)).json.code).toBe('offer/superseded')
      expect((await calls.offer(id)).versions.map(({ state }: { state: string }) => state)).toEqual(['sent', 'superseded'])
    })

    test('two sends at once send one version, once', async () => {
      const { _id: id } = await calls.make()
      await calls.write(id)
      const answers = await Promise.all([
        calls.staff('POST', `/api/offer/${id}/send`, { ways: ['print'], version: 2 }),
        calls.staff('POST', `/api/offer/${id}/send`, { ways: ['print'], version: 2 }),
      ])
      expect(answers.map(({ status, json }) => (status === 200 ? 'sent' : json.code)).toSorted()).toEqual(['offer/already-sent', 'sent'])
      const versions = await on
        .database()
        .db.select()
        .from(offerVersions)
        .where(and(eq(offerVersions.offerId, id), eq(offerVersions.state, 'sent')))
      expect(versions).toHaveLength(1)
      const { events } = await calls.offer(id)
      expect(events.filter(({ kind }: { kind: string }) => kind.startsWith('sent'))).toHaveLength(1)
    })

    test('are sent once more as they were, whatever draft stands beside them', async () => {
      const { id } = await calls.sent()
      const again = (body: object = {}) => calls.staff('POST', `/api/offer/${id}/send`, { ways: ['print'], shown: 1, ...body })
      const { offer } = done(await calls.staff('POST', `/api/offer/${id}/revise`, {}))
      done(await again())
      const { versions, events } = await calls.offer(id)
      expect(versions.map(({ state }: { state: string }) => state)).toEqual(['draft', 'sent'])
      expect(events[0]).toMatchObject({ kind: 'sent-again', version: 1 })
      done(await calls.send(id, ['print'], offer.versions[0].revision))
      expect((await again()).json.code).toBe('offer/superseded')
      done(await again({ shown: 2 }))
    })

    test('are opened again only while they are paused, and get no new links once their request was cancelled', async () => {
      const { orderId } = await calls.request()
      const { id } = await calls.sent(orderId)
      const pause = (isPaused: boolean) => calls.staff('POST', `/api/offer/${id}/pause`, { isPaused })
      done(await pause(true))
      done(await pause(false))
      expect((await pause(false)).json.code).toBe('offer/not-paused')
      done(await calls.call('member', 'DELETE', `/api/order/cancel/${orderId}`))
      expect((await calls.staff('POST', `/api/offer/${id}/link`)).json.code).toBe('offer/request-cancelled')
      expect((await calls.offer(id)).links).toBe(null)
    })

    test('over the discount limit wait until somebody approves; a larger discount asks again', async () => {
      const { _id: id } = await calls.make()
      const at = (hundredths: number) => calls.write(id, { discount: { kind: 'percent', hundredths } })
      await at(2_000)
      expect(done(await calls.send(id)).isWaiting).toBe(true)
      expect((await calls.send(id)).json.code).toBe('offer/waiting')
      expect(done(await calls.staff('GET', '/api/waiting'))).toMatchObject({ merchants: 0, reviews: 0, offers: 1 })
      done(await calls.staff('POST', `/api/offer/${id}/approve`, {}))
      const { revision } = await at(2_500)
      expect(done(await calls.send(id)).isWaiting).toBe(true)
      done(await calls.staff('POST', `/api/offer/${id}/take-back`, { version: revision }))
      await at(1_900)
      expect(done(await calls.send(id)).isWaiting).toBe(false)
    })

    test('over the limit of the settings are sent by a colleague whose own limit allows it, and wait for one with a lower limit', async () => {
      const { _id: id } = await calls.make()
      await calls.write(id, { discount: { kind: 'percent', hundredths: 2_000 } })
      const limit = async (percent: unknown) => calls.staff('PUT', `/api/staff/${idOf('admin')}/discount-limit`, { percent })
      const seen = async () => {
        const [version] = (await calls.offer(id)).versions
        return [version.needsApproval, done(await calls.staff('GET', '/api/offer/defaults')).discountLimitHundredths]
      }
      const general = (await seen())[1]
      for (const wrong of ['-1', '101', '1.255', 'much']) expect(Object.keys((await limit(wrong)).json.fields)).toEqual(['percent'])
      done(await limit('١٩٫٩٩'))
      expect(await seen()).toEqual([true, 1_999])
      done(await limit(20))
      expect(await seen()).toEqual([false, 2_000])
      done(await limit(''))
      expect(await seen()).toEqual([true, general])
      done(await limit(20))
      expect(done(await calls.send(id)).isWaiting).toBe(false)
      const { entries } = done(await calls.staff('GET', `/api/history/user/${idOf('admin')}`))
      expect(entries[0]).toMatchObject({
        action: 'user.discount-limit-changed',
        before: { discountLimit: null },
        after: { discountLimit: 20 },
      })
    })

    test('are approved as the screen shows them: a decision about a discount that was raised meanwhile is a conflict', async () => {
      const { _id: id } = await calls.make()
      const waits = async (hundredths: number): Promise<number> => {
        const { revision } = await calls.write(id, { discount: { kind: 'percent', hundredths } })
        expect(done(await calls.send(id)).isWaiting).toBe(true)
        return revision
      }
      const version = await waits(2_000)
      done(await calls.staff('POST', `/api/offer/${id}/take-back`, { version }))
      const raised = await waits(4_000)
      const reason = 'Too much.'
      for (const [path, body] of [['approve'], ['refuse-approval', { reason }], ['take-back']] as const)
        expect((await calls.staff('POST', `/api/offer/${id}/${path}`, { ...body, version })).json.code).toBe('conflict')
      expect((await calls.offer(id)).versions[0]).toMatchObject({ state: 'waiting', revision: raised, approvedHundredths: null })
      done(await calls.staff('POST', `/api/offer/${id}/approve`, { version: raised }))
    })

    test('the list price that approval looks at is the catalogue\u2019s, whatever the screen sends, and an approved discount holds for the next version', async () => {
      const { productId } = await calls.request()
      const { _id: id } = await calls.make()
      const line = sampleLine({ productId, unitMinor: 70_000, listMinor: 70_000 })
      expect((await calls.write(id, { lines: [line] })).needsApproval).toBe(true)
      expect(done(await calls.send(id)).isWaiting).toBe(true)
      done(await calls.staff('POST', `/api/offer/${id}/approve`, {}))
      done(await calls.send(id))
      expect((await calls.offer(id)).versions[0].content.lines[0].listMinor).toBe(100_000)
      done(await calls.staff('POST', `/api/offer/${id}/revise`, {}))
      expect((await calls.write(id, { lines: [line] })).needsApproval).toBe(false)
    })

    test('a machine is measured by its list price also where the line no longer names its product', async () => {
      const { orderId } = await calls.request()
      const { _id: id, versions } = await calls.make(orderId)
      const line = { ...versions[0].content.lines[0], unitMinor: 70_000, taxRateId: 'vat' }
      const isMeasured = async (changes: object) =>
        (await calls.write(id, { lines: [{ ...line, productId: null, sku: '', ...changes }] })).needsApproval
      expect(await isMeasured({})).toBe(true)
      expect(await isMeasured({ id: 'retyped', sku: line.sku.toLowerCase() })).toBe(true)
      expect(await isMeasured({ id: 'free' })).toBe(false)
    })

    test('are listed by state, sight, search and order', async () => {
      const { id } = await calls.sent(undefined, { addressee: { ...sampleOffer().addressee, company: 'Kahk Palace' } })
      await calls.make()
      const found = async (query: string) =>
        done(await calls.staff('GET', `/api/offer?${query}`)).offers.map(({ _id }: { _id: string }) => _id)
      const { number } = await calls.offer(id)
      for (const query of ['state=sent', 'seen=no', 'search=kahk', `search=${number.replace('Q-', 'q ')}`, 'salesperson=Karim%20Hassan']) {
        expect([query, await found(query)]).toEqual([query, [id]])
      }
      expect(await found('state=expired')).toEqual([])
      const { fields } = (await calls.staff('GET', '/api/offer?state=foo&order=7')).json
      expect(fields).toEqual({ state: ['Status is not valid.'], order: ['The request is not valid.'] })
      expect(await found('seen=yes')).toEqual([])
      for (const sort of ['newest', 'valid-until', 'total', 'customer', 'seen']) expect(await found(`sort=${sort}`)).toHaveLength(2)
    })

    test('pasted lines find their products by SKU', async () => {
      await shop().stock({ products: [{ name: 'Gas range with oven', sku: 'GR-900', pounds: 500 }] })
      const { lines } = done(
        await calls.staff('POST', '/api/offer/match', {
          pasted: 'SKU\tItem\tQty\tPrice\nGR 900\tGas range\t2\t450\n\tShipping to Luxor\t1\t100',
        }),
      )
      expect(lines).toMatchObject([
        { match: 'matched', quantity: 2, unitMinor: 45_000, products: [{ sku: 'GR-900', priceMinor: 50_000 }] },
        { match: 'free', products: [] },
      ])
    })
  },
  { now: () => clock() },
)
