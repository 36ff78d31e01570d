import { beforeEach, expect, test } from 'vitest'
import { multipart } from '#tests/support/http/multipart.ts'
import { sampleOffer } from '#tests/support/offers.ts'
import { addCustomer } from '#tests/support/shop/customers.ts'
import { type Offering, offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { idOf, join, signedIn } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

describeShopOnBoth('the card of a customer', (shop) => {
  let calls: Offering
  beforeEach(async () => {
    calls = offering(shop)
    for (const who of ['admin', 'member', 'otherMember'] as const) await join(shop(), who)
  })

  const card = async (id: string) => done(await calls.staff('GET', `/api/customer/${id}`))
  const customerOf = (who: 'member' | 'otherMember') => addCustomer(shop(), { userId: idOf(who), name: who })

  test('shows all requests with their totals, cancelled ones too, and nothing of others', async () => {
    const { orderId } = await calls.request('member', 2)
    const { orderId: cancelled } = await calls.request('member')
    await calls.request('otherMember')
    done(await calls.call('member', 'DELETE', `/api/order/cancel/${cancelled}`))
    const { requests } = await card(await customerOf('member'))
    expect(requests).toMatchObject([
      { _id: cancelled, isArchived: true, total: 1000 },
      { _id: orderId, isArchived: false, total: 2000, machines: 1, pieces: 2, status: 'Not processed' },
    ])
  })

  test('shows offers of requests and those made without one, and delivered machines with serials and warranty', async () => {
    const id = await customerOf('member')
    const { orderId } = await calls.request()
    const { id: offerId, token } = await calls.sent(orderId)
    const { _id: own, number } = done(await calls.staff('POST', '/api/offer/add', { customer: id })).offer
    await calls.sent()
    done(await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
    const [item] = (await calls.offer(offerId)).items
    const delivered = { status: 'Delivered', serials: ['CB-77'], warrantyMonths: 12 }
    for (const status of ['Processing', 'Shipped']) done(await calls.staff('PUT', `/api/offer/${offerId}/item/${item._id}`, { status }))
    done(await calls.staff('PUT', `/api/offer/${offerId}/item/${item._id}`, delivered))
    const { offers, machines } = await card(id)
    expect(offers).toMatchObject([
      { _id: own, number, state: 'draft' },
      { _id: offerId, state: 'accepted' },
    ])
    expect(machines).toMatchObject([{ serials: ['CB-77'], warrantyEnds: expect.stringMatching(/^20/), offer: { _id: offerId } }])
  })

  test('shows an offer whose customer the desk recognised by the addressee', async () => {
    const { id } = await calls.sent(undefined, { addressee: { ...sampleOffer().addressee, phone: '0100 555 7788' } })
    const { cards } = done(await calls.staff('GET', '/api/desk?limit=100'))
    const { customer } = cards.find(({ entries }: { entries: { subject: string }[] }) => entries.some(({ subject }) => subject === id))
    expect((await card(customer._id)).offers).toMatchObject([{ _id: id, state: 'sent' }])
  })

  test('gives the editor of an offer the companies of its customer, whatever the offer was made of', async () => {
    const id = await customerOf('member')
    const other = await customerOf('otherMember')
    const company = { name: 'Nile Hotels', nameAr: 'فنادق النيل', branch: 'Maadi' }
    done(await calls.staff('POST', `/api/customer/${id}/company`, company))
    const { orderId } = await calls.request()
    const offers = [await calls.make(orderId), done(await calls.staff('POST', '/api/offer/add', { customer: id })).offer]
    const companies = async (offer: string) => done(await calls.staff('GET', `/api/offer/${offer}/companies`)).companies
    for (const { _id } of offers) expect(await companies(_id)).toMatchObject([company])
    done(await calls.staff('POST', `/api/customer/${other}/join`, { other: id }))
    expect(await companies(offers[0]._id)).toMatchObject([company])
    const strange = [await calls.make(), await calls.make((await calls.request('otherMember')).orderId)]
    expect(await companies(strange[0]._id)).toEqual([])
    expect((await calls.staff('GET', `/api/offer/${orderId}/companies`)).status).toBe(404)
  })

  test('lists the files of requests and of offers, and none of others', async () => {
    const id = await customerOf('member')
    const { orderId } = await calls.request()
    const offers = [await calls.sent(orderId), await calls.sent()]
    const file = Buffer.from('%PDF-1.7\n%%EOF\n')
    const { headers, body } = multipart([
      { name: 'name', value: 'plan.pdf' },
      { name: 'file', file },
    ])
    const signed = await signedIn(shop(), 'admin')
    for (const path of [`/api/order/${orderId}/files`, ...offers.map((offer) => `/api/offer/${offer.id}/files`)])
      done(await shop().ask({ method: 'POST', path, headers: { ...headers, ...signed }, body }))
    expect((await card(id)).files).toMatchObject([
      { name: 'plan.pdf', order: null, offer: { _id: offers[0]?.id, number: expect.stringMatching(/^Q-/) } },
      { name: 'plan.pdf', order: { _id: orderId }, offer: null },
    ])
  })

  test('begins an offer with the newest company, in the language of the customer', async () => {
    const id = await addCustomer(shop(), { name: 'منى صبري', language: 'ar', phone: '0100 000 1043', email: 'mona@nile.example' })
    for (const [nameAr, branch] of [
      ['الشركة القديمة', ''],
      ['فنادق النيل', 'المعادي'],
    ])
      done(await calls.staff('POST', `/api/customer/${id}/company`, { name: 'Nile', nameAr, branch }))
    const { offer } = done(await calls.staff('POST', '/api/offer/add', { customer: id }))
    expect(offer.versions[0].content).toMatchObject({
      language: 'ar',
      addressee: { name: 'منى صبري', company: 'فنادق النيل', project: 'المعادي', phone: '0100 000 1043', email: 'mona@nile.example' },
    })
    expect((await calls.staff('POST', '/api/offer/add', { customer: idOf('member') })).json.code).toBe('customer/not-found')
  })
})
