import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offerVersions } from '#server/offers/offers.tables.ts'
import { multipart } from '#tests/support/http/multipart.ts'
import { sampleLine } from '#tests/support/offers.ts'
import { PDF } from '#tests/support/pdf.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { type PersonName, signedIn } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { deskEntries, deskLog } from '../desk.tables.ts'
import { catchUp } from './catching-up.service.ts'

describeShop('questions on an offer', (shop) => {
  const calls = desking(shop)

  async function offered() {
    const { id, token } = await calls.sent((await calls.request()).orderId)
    return { id, byId: `/api/offer/${id}/files`, byLink: `/api/offer/link/${token}/files`, link: `/api/offer/link/${token}` }
  }
  async function put(who: PersonName | 'nobody', path: string, name: string) {
    const { headers, body } = multipart([
      { name: 'name', value: name },
      { name: 'file', file: PDF, type: 'application/pdf' },
    ])
    const signed = who === 'nobody' ? {} : await signedIn(shop(), who)
    return done(await shop().ask({ method: 'POST', path, headers: { ...headers, ...signed }, body })).file
  }
  const stateOf = async (id: string) => {
    const rows = await shop().accounts.database.db.select().from(deskEntries).where(eq(deskEntries.subjectId, id))
    return rows.find(({ kind }) => kind === 'offer-message')?.state
  }

  test('a yes by link waits for the confirming call with what the customer chose, beside what they ask', async () => {
    const oven = sampleLine({ id: 'oven', name: { en: 'Oven', ar: 'فرن' }, quantity: 2 })
    const stand = sampleLine({ id: 'stand', name: { en: 'Stand', ar: 'حامل' }, role: 'optional', isChosen: true })
    const hood = sampleLine({ id: 'hood', name: { en: 'Hood', ar: 'شفاط' }, role: 'optional' })
    const { orderId } = await calls.request()
    const { id, token } = await calls.sent(orderId, { lines: [oven, stand, hood] })
    const longAgo = { sent: new Date(Date.now() - 20 * 86_400_000) }
    await shop().accounts.database.db.update(offerVersions).set(longAgo).where(eq(offerVersions.offerId, id))
    const accept = () =>
      calls.call('nobody', 'POST', `/api/offer/link/${token}/accept`, { ...YES, decision: { choices: {}, ticked: ['hood'] } })
    done(await accept())
    done(await calls.call('nobody', 'POST', `/api/offer/link/${token}/message`, { text: 'When do you call?' }))
    const kinds = async () => (await calls.open(id)).map(({ kind, state }) => `${kind} ${state}`).sort()
    expect(await kinds()).toEqual(['acceptance new', 'offer-message new'])
    const { versions } = await calls.offer(id)
    expect((await calls.open(id)).find(({ kind }) => kind === 'acceptance')).toMatchObject({
      about: { en: 'Oven · Hood', ar: 'فرن · شفاط' },
      pieces: 3,
      valueMinor: versions[0].acceptance.totalMinor,
      nextStep: { kind: 'call' },
    })
    const [acceptance] = (await calls.open(id)).filter(({ kind }) => kind === 'acceptance')
    expect((await calls.staff('POST', `/api/desk/${acceptance._id}/close`, { state: 'done' })).json.code).toBe('desk/not-closable')
    done(await calls.staff('POST', `/api/offer/${id}/refuse`, { reason: 'Their cook pressed it.' }))
    expect(await kinds()).toEqual([])
    const reopened = await calls.entry(orderId)
    expect(reopened).toMatchObject({ state: 'offer-sent', urgency: 'calm', nextStep: { kind: 'follow-up' } })
    expect(Date.parse(reopened.nextStep.at), 'the offer is followed up from the refusal on').toBeGreaterThan(Date.now())
    done(await accept())
    expect(await kinds()).toEqual(['acceptance new'])
    done(await calls.staff('POST', `/api/offer/${id}/confirm`, {}))
    expect(await kinds()).toEqual([])
  })

  test('an offer for nobody in particular waits from the moment its discount is asked for, on the card of its approval', async () => {
    const { _id: id } = await calls.make()
    const addressee = { name: 'Walk-in', company: '', attention: '', project: '', reference: '', email: '', phone: '' }
    await calls.write(id, { addressee, discount: { kind: 'percent', hundredths: 3_000 } })
    expect(await calls.open(id)).toEqual([])
    done(await calls.send(id))
    const cardsOf = async () =>
      (await calls.cards())
        .map(({ entries }) => entries.flatMap((each: { kind: string; subject: string }) => (each.subject === id ? [each.kind] : [])).sort())
        .filter((kinds) => kinds.length > 0)
    expect(await cardsOf()).toEqual([['approval', 'offer']])
    done(await calls.staff('POST', `/api/offer/${id}/approve`, {}))
    expect(await calls.entry(id)).toMatchObject({ kind: 'offer', state: 'new', nextStep: { kind: 'send-offer' } })
    done(await calls.staff('POST', `/api/offer/${id}/withdraw`, { reason: 'They bought elsewhere.' }))
    expect(await calls.open(id)).toEqual([])
  })

  test('a question that staff put away wakes when the customer writes again', async () => {
    const { id, link } = await offered()
    const write = async (text: string) => done(await calls.call('nobody', 'POST', `${link}/message`, { text }))
    await write('Could it be the smaller oven?')
    const { _id } = await calls.entry(id)
    const at = new Date(Date.now() + 20 * 86_400_000).toISOString()
    await calls.act(_id, 'next', { next: { kind: 'sleep', at }, state: 'talking' })
    expect(await calls.entry(id)).toMatchObject({ nextStep: { kind: 'sleep' } })
    await write('We need it by Thursday.')
    expect(await calls.entry(id)).toMatchObject({ state: 'new', urgency: 'calm', nextStep: { kind: 'answer' } })
  })

  test('a file of the customer waits for staff as a message does, until they write', async () => {
    const { id, byId, byLink } = await offered()
    await put('admin', byId, 'ours.pdf')
    expect(await calls.open(id)).toEqual([])
    await put('nobody', byLink, 'kitchen.pdf')
    expect(await calls.entry(id)).toMatchObject({
      kind: 'offer-message',
      state: 'new',
      about: { en: 'New file: kitchen.pdf', ar: expect.stringContaining('kitchen.pdf') },
    })
    done(await calls.staff('POST', `/api/offer/${id}/message`, { text: 'Thank you, we look at it.' }))
    expect([await calls.open(id), await stateOf(id)]).toEqual([[], 'done'])
    await put('member', byLink, 'second floor.pdf')
    expect(await calls.entry(id)).toMatchObject({ state: 'new', about: { en: 'New file: second floor.pdf' } })
  })

  test('a file that the customer deleted waits for nobody', async () => {
    const { id, byLink } = await offered()
    const { _id } = await put('member', byLink, 'wrong.pdf')
    expect(await calls.entry(id)).toMatchObject({ state: 'new' })
    done(await calls.call('member', 'DELETE', `${byLink}/${_id}`, {}))
    expect([await calls.open(id), await stateOf(id)]).toEqual([[], 'done'])
  })

  test('a new version answers what was asked of the last one, in words or with a file', async () => {
    const { id, byLink, link } = await offered()
    done(await calls.call('nobody', 'POST', `${link}/message`, { text: 'Could it be the smaller oven?' }))
    await put('nobody', byLink, 'kitchen.pdf')
    expect(await calls.entry(id)).toMatchObject({ about: { en: 'New file: kitchen.pdf' } })
    const unanswered = async () =>
      done(await calls.staff('GET', '/api/offer')).offers.find((each: { _id: string }) => each._id === id).unanswered
    expect(await unanswered()).toBe(1)
    const { offer } = done(await calls.staff('POST', `/api/offer/${id}/revise`, {}))
    expect(await stateOf(id)).toBe('new')
    done(await calls.send(id, ['print'], offer.versions[0].revision))
    expect([await unanswered(), await calls.open(id), await stateOf(id)]).toEqual([0, [], 'done'])
  })

  test('a file from before the desk gets an entry too', async () => {
    const { db } = shop().accounts.database
    const { id, byLink } = await offered()
    await put('nobody', byLink, 'kitchen.pdf')
    await db.delete(deskLog)
    await db.delete(deskEntries)
    const jobs = { send: async () => undefined }
    await catchUp({ ...shop().accounts, jobs, version: 'next' }, { after: null }, new AbortController().signal)
    expect(await calls.entry(id)).toMatchObject({ kind: 'offer-message', about: { en: 'New file: kitchen.pdf' } })
  })
})
