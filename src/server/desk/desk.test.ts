import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { desking } from '#tests/support/shop/desking.ts'
import { laterDay, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { idOf } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { deskEntries } from './desk.tables.ts'

const NOBODY = { from: null }
const call = (outcome: string, more: object = {}) => ({ _id: randomUUID(), way: 'call-out', outcome, ...more })

describeShopOnBoth('the sales desk', (shop, { once }) => {
  const calls = desking(shop)
  const asked = async (who: 'member' | 'otherMember' = 'member') => {
    const { orderId } = await calls.request(who, 2, { phone: '01001234567' })
    return { orderId, entry: await calls.entry(orderId) }
  }
  const subjectOf = async (entry: string, subject: string) => {
    const { card } = await calls.read(entry)
    return card.entries.find((each: { subject: string }) => each.subject === subject)
  }

  test('a request stands on the desk with its customer, its machines and a promise', async () => {
    const { orderId, entry } = await asked()
    expect(entry).toMatchObject({
      kind: 'request',
      state: 'new',
      owner: null,
      about: { en: 'Oven' },
      machines: 1,
      pieces: 2,
      valueMinor: 200_000,
      nextStep: { kind: 'call' },
    })
    expect(entry.nextStep.at).toBe(entry.promised)
    expect(new Date(entry.promised) > new Date(entry.arrived)).toBe(true)
    const { card, log } = await calls.read(entry._id)
    expect(card.customer).toMatchObject({ name: expect.stringMatching(/./), email: expect.stringContaining('@') })
    expect(log.find((line: { entry: string }) => line.entry === entry._id)).toMatchObject({ event: 'arrived' })
    expect((await calls.cards()).filter((each) => each.entries.some((one: { subject: string }) => one.subject === orderId))).toHaveLength(1)
  })

  test('an offer moves it on, and the yes closes it', async () => {
    const { orderId, entry } = await asked()
    const { id, token } = await calls.sent(orderId, { validUntil: laterDay(5) })
    const sent = await calls.entry(orderId)
    expect(sent).toMatchObject({ state: 'offer-sent', offer: { _id: id }, nextStep: { kind: 'follow-up' } })
    expect(sent.firstContact).not.toBeNull()
    expect(sent.offer.hasDraft).toBe(false)
    done(await calls.staff('POST', `/api/offer/${id}/revise`, {}))
    expect((await calls.entry(orderId)).offer, 'the draft is continued').toMatchObject({ _id: id, hasDraft: true })
    done(await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
    expect(await calls.open(orderId)).toEqual([])
    expect(await subjectOf(entry._id, orderId)).toMatchObject({ state: 'won', nextStep: null, closed: expect.any(String) })
  })

  once('a refused offer is talked about again, and a cancelled request is lost with its reason', async () => {
    const { orderId, entry } = await asked()
    const { token } = await calls.sent(orderId)
    done(await calls.call('member', 'POST', `/api/offer/link/${token}/decline`, { version: 1, reason: 'Too dear.' }))
    expect(await calls.entry(orderId)).toMatchObject({ state: 'talking', proposedLoss: 'ask' })
    await calls.act(entry._id, 'next', { next: { kind: 'call', at: new Date(Date.now() + 86_400_000).toISOString() } })
    expect(await calls.entry(orderId)).toMatchObject({ proposedLoss: null })
    done(await calls.call('member', 'DELETE', `/api/order/cancel/${orderId}`, {}))
    expect(await calls.open(orderId)).toEqual([])
    expect(await subjectOf(entry._id, orderId)).toMatchObject({ state: 'lost', lost: { reason: 'other' } })
    const { log } = await calls.read(entry._id)
    expect(log[0].about, 'the way to the archive').toMatchObject({ kind: 'request', subject: orderId, isArchived: true })
  })

  test('one of two people who take an entry at the same time gets it, and the other is told who has it', async () => {
    const { entry } = await asked()
    const second = await calls.call('otherAdmin', 'POST', `/api/desk/${entry._id}/take`, NOBODY)
    const first = await calls.staff('POST', `/api/desk/${entry._id}/take`, NOBODY)
    expect(second.status).toBe(200)
    expect(first).toMatchObject({ status: 400, json: { code: 'desk/taken' } })
    const { owner } = (await calls.read(entry._id)).card.entries.find((each: { _id: string }) => each._id === entry._id)
    expect(first.json.error).toContain(owner.name)
    const without = await calls.staff('POST', `/api/desk/${entry._id}/take`, { from: owner._id })
    expect(without.json.code).toBe('desk/word-missing')
    await calls.act(entry._id, 'take', { from: owner._id, word: 'Omar is at the dentist.' })
    await calls.act(entry._id, 'release')
  })

  once('a new entry of a customer who is taken belongs to the same colleague, and nobody takes it without a word', async () => {
    const { entry } = await asked('otherMember')
    await calls.act(entry._id, 'take', NOBODY)
    const next = (await asked('otherMember')).entry
    const { owner } = next
    expect(owner).toMatchObject({ _id: expect.any(String) })
    const unaware = await calls.call('otherAdmin', 'POST', `/api/desk/${next._id}/take`, NOBODY)
    expect(unaware).toMatchObject({ status: 400, json: { code: 'desk/taken' } })
    const wordless = await calls.call('otherAdmin', 'POST', `/api/desk/${next._id}/take`, { from: owner._id })
    expect(wordless.json.code).toBe('desk/word-missing')
    await calls.act(next._id, 'release')
    expect((await calls.read(entry._id)).card.entries.map((each: { owner: unknown }) => each.owner)).not.toContainEqual(owner)
  })

  test('a call is logged once however often it is sent, and proposes the next step', async () => {
    const { orderId, entry } = await asked()
    const logged = call('no-answer', { note: 'Rings out.' })
    await calls.act(entry._id, 'contact', logged)
    const { log } = await calls.act(entry._id, 'contact', logged)
    expect(log.filter(({ _id }: { _id: string }) => _id === logged._id)).toHaveLength(1)
    expect(await calls.entry(orderId)).toMatchObject({
      state: 'no-answer',
      unanswered: 1,
      nextStep: { kind: 'call' },
      owner: { _id: expect.any(String) },
    })
    for (const _ of [2, 3, 4]) await calls.act(entry._id, 'contact', call('no-answer'))
    expect(await calls.entry(orderId)).toMatchObject({ unanswered: 4, nextStep: { kind: 'whatsapp' }, proposedLoss: 'not-reached' })
    await calls.act(entry._id, 'contact', call('reached'))
    expect(await calls.entry(orderId)).toMatchObject({
      state: 'talking',
      unanswered: 0,
      nextStep: { kind: 'send-offer' },
      proposedLoss: null,
    })
    const other = await asked('otherMember')
    expect((await calls.staff('POST', `/api/desk/${other.entry._id}/contact`, logged)).json.code).toBe('conflict')
    await calls.act(entry._id, 'release')
  })

  once('an entry that was put away for a day comes back on that day', async () => {
    const { orderId, entry } = await asked()
    const at = new Date(Date.now() + 20 * 86_400_000).toISOString()
    await calls.act(entry._id, 'next', { next: { kind: 'sleep', at, note: 'Opens after the feast.' } })
    const standing = async (query: string) =>
      (await calls.cards(query)).flatMap(({ entries }) => entries).some(({ subject }) => subject === orderId)
    expect(await standing('&sleeping=yes')).toBe(true)
    expect((await calls.entry(orderId)).urgency).toBe('calm')
    const past = await calls.staff('POST', `/api/desk/${entry._id}/next`, { next: { kind: 'call', at: '2020-01-01T10:00:00Z' } })
    expect(past.json.code).toBe('desk/step-time')
  })

  once('an entry closed by hand stays closed until something new happens', async () => {
    const { orderId, entry } = await asked()
    const without = await calls.staff('POST', `/api/desk/${entry._id}/close`, { state: 'lost' })
    expect(without.status).toBe(400)
    expect((await calls.staff('POST', `/api/desk/${entry._id}/close`, { state: 'done' })).json.code).toBe('desk/not-closable')
    await calls.act(entry._id, 'close', { state: 'lost', reason: 'price', note: 'Bought used.' })
    expect((await calls.staff('POST', `/api/desk/${entry._id}/close`, { state: 'won', note: 'Paid at the desk.' })).json.code).toBe(
      'desk/closed',
    )

    expect(await calls.open(orderId)).toEqual([])
    await calls.sent(orderId)
    expect(await calls.entry(orderId)).toMatchObject({ state: 'offer-sent', lost: null })
    await calls.act(entry._id, 'close', { state: 'won', note: 'Paid at the desk.' })
    await calls.act(entry._id, 'reopen')
    expect(await calls.entry(orderId)).toMatchObject({ state: 'talking', closed: null })
  })

  once('a decided approval is not opened again, and the log names who decided', async () => {
    const { orderId } = await asked()
    const { _id: offer } = await calls.make(orderId)
    await calls.write(offer, { discount: { kind: 'percent', hundredths: 2_000 } })
    expect(done(await calls.send(offer)).isWaiting).toBe(true)
    const approval = (await calls.open(offer)).find(({ kind }) => kind === 'approval')
    done(await calls.staff('POST', `/api/offer/${offer}/approve`, {}))
    expect((await calls.staff('POST', `/api/desk/${approval._id}/reopen`, {})).json.code).toBe('desk/decided')
    const end = (await calls.read(approval._id)).log.find(
      ({ entry, event }: { entry: string; event: string }) => entry === approval._id && event === 'done',
    )
    expect(end).toMatchObject({ by: expect.stringMatching(/./), facts: { decision: 'approved' } })
  })

  once('a call on an entry that was won meanwhile is logged, and leaves it won', async () => {
    const { entry, orderId } = await asked()
    await calls.act(entry._id, 'close', { state: 'won', note: 'Paid at the desk.' })
    const next = { kind: 'call', at: new Date(Date.now() + 86_400_000).toISOString() }
    const late = [call('refused', { lost: { reason: 'price' } }), call('no-answer'), call('reached', { next })]
    for (const each of late) {
      const { log } = await calls.act(entry._id, 'contact', each)
      expect(log.some(({ _id }: { _id: string }) => _id === each._id)).toBe(true)
    }
    expect(await subjectOf(entry._id, orderId)).toMatchObject({ state: 'won', lost: null, nextStep: null })
  })

  once('a card that was handed on meanwhile is taken over only from the colleague who has it now', async () => {
    const { entry } = await asked()
    const [first, second] = [idOf('otherAdmin'), idOf('admin')]
    done(await calls.call('otherAdmin', 'POST', `/api/desk/${entry._id}/take`, { from: null }))
    done(await calls.call('otherAdmin', 'POST', '/api/desk/hand-over', { from: first, to: [second] }))
    const stale = await calls.call('otherAdmin', 'POST', `/api/desk/${entry._id}/take`, { from: null, word: 'Mine again.' })
    expect(stale.json.code).toBe('desk/taken')
    done(await calls.call('otherAdmin', 'POST', `/api/desk/${entry._id}/take`, { from: second, word: 'Mine again.' }))
    expect(await subjectOwner(entry._id)).toBe(first)
    await calls.act(entry._id, 'release')
  })

  once('junk in a body is refused by its field and changes nothing', async () => {
    const { entry } = await asked()
    const { version } = await calls.entry(entry.subject)
    const junk: readonly (readonly [string, object])[] = [
      ['contact', { ...call('reached'), _id: 'one' }],
      ['contact', call('shouted')],
      ['contact', call('no-answer', { way: 'call-in' })],
      ['contact', call('wrong-number', { way: 'showroom' })],
      ['contact', call('reached', { note: 'x'.repeat(2_001) })],
      ['contact', call('reached', { next: { kind: 'call', at: 'tomorrow' } })],
      ['contact', call('reached', { next: { kind: 'call', at: '9999-12-31T00:00:00Z' } })],
      ['contact', call('refused', { lost: { reason: 'bored' } })],
      ['next', { next: { kind: 'call', at: '2100-01-01T10:00:00Z' } }],
      ['next', { next: { kind: 'sleep', at: new Date().toISOString() } }],
      ['next', { next: { kind: 'call', at: new Date(Date.now() + 3_600_000).toISOString() }, state: 'won' }],
      ['take', { from: 'everybody' }],
      ['close', { state: 'lost', reason: 'price', version: 0 }],
      ['close', { state: 'open' }],
      ['close', { state: 'won' }],
      ['close', { state: 'won', note: ' ' }],
    ]
    for (const [rest, body] of junk) expect((await calls.staff('POST', `/api/desk/${entry._id}/${rest}`, body)).status, rest).toBe(400)
    expect((await calls.staff('PUT', `/api/desk/${entry._id}/site`, { site: { doorCm: -1 } })).status).toBe(400)
    for (const id of ['junk', randomUUID(), entry.subject])
      expect((await calls.staff('POST', `/api/desk/${id}/contact`, call('reached'))).status, id).toBe(404)
    expect(await calls.entry(entry.subject)).toMatchObject({ version, state: 'new', owner: null })
  })

  once('a screen that shows something older is refused', async () => {
    const { entry } = await asked()
    await calls.act(entry._id, 'contact', call('call-later'))
    const stale = await calls.staff('POST', `/api/desk/${entry._id}/close`, { state: 'won', version: entry.version })
    expect(stale.json.code).toBe('desk/changed')
  })

  test('the menu counts a customer who is due or late once, however much waits, and nobody who sleeps', async () => {
    const { db } = shop().accounts.database
    const counted = async () => done(await calls.staff('GET', '/api/waiting')).desk
    const [past, soon] = [new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000)]
    const [late, due, asleep] = [await asked(), await asked(), await asked('otherMember')]
    const put = (id: string, times: object) => db.update(deskEntries).set(times).where(eq(deskEntries.id, id))
    await db.update(deskEntries).set({ promised: soon, dueFrom: soon, nextAt: soon, firstContact: null })
    expect(await counted()).toBe(0)
    await put(late.entry._id, { promised: past, dueFrom: past })
    await put(due.entry._id, { dueFrom: past })
    await put(asleep.entry._id, { dueFrom: past, promised: past, nextStep: 'sleep' })
    expect(await counted()).toBe(1)
    await put(asleep.entry._id, { nextAt: past })
    expect(await counted()).toBe(2)
  })

  test('an absent colleague’s cards go to others in turn', async () => {
    const { entry } = await asked()
    const other = await asked('otherMember')
    for (const { _id } of [entry, other.entry]) await calls.act(_id, 'take', { from: (await subjectOwner(_id)) ?? null, word: 'Mine.' })
    const { staff } = done(await calls.staff('GET', '/api/desk/staff'))
    const mine = staff.find(({ open }: { open: number }) => open > 0)
    const to = staff.filter(({ _id }: { _id: string }) => _id !== mine._id).map(({ _id }: { _id: string }) => _id)
    const { moved } = done(await calls.staff('POST', '/api/desk/hand-over', { from: mine._id, to, word: 'On leave.' }))
    expect(moved).toBeGreaterThan(1)
    expect((await calls.staff('POST', '/api/desk/hand-over', { from: mine._id, to: [mine._id] })).status).toBe(400)
    expect(await subjectOwner(entry._id)).not.toBe(mine._id)
  })

  const subjectOwner = async (id: string): Promise<string | undefined> =>
    (await calls.read(id)).card.entries.find((each: { _id: string }) => each._id === id)?.owner?._id

  test('the place’s facts stay with the entry, and with the offers of the request', async () => {
    const { orderId, entry } = await asked()
    done(
      await calls.staff('PUT', `/api/desk/${entry._id}/site`, {
        site: { floor: '<i>3</i>\u0000', doorCm: 85, power: 'three-phase', gas: 'lpg' },
      }),
    )
    const facts = { floor: '3', doorCm: 85, power: 'three-phase', gas: 'lpg' }
    expect((await calls.entry(orderId)).site).toEqual(facts)
    expect((await calls.make(orderId)).site).toEqual(facts)
    done(await calls.call('otherAdmin', 'PUT', `/api/desk/${entry._id}/site`, { site: { lift: 'goods', gas: null } }))
    expect((await calls.entry(orderId)).site).toEqual({ floor: '3', doorCm: 85, power: 'three-phase', lift: 'goods' })
  })
})
