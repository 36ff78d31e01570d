import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { SALES_KINDS } from '#domain/desk/entries.ts'
import { seeded } from '#tests/support/seeded.ts'
import { addCustomer } from '#tests/support/shop/customers.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { YES } from '#tests/support/shop/offering.ts'
import { expectStatusesOfRule } from '#tests/support/shop/order-statuses.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

const SEEDS = [11, 29]
const STEPS = 60

describeShop('random histories of the desk', (shop) => {
  const calls = desking(shop)

  /** Everything that waits by the tables of the subjects alone, but what staff ended by hand since it last waited. */
  async function waiting(ended: ReadonlySet<string>): Promise<string[]> {
    const { rows } = await shop().accounts.database.db.execute<{ waits: string }>(sql`
      select 'request ' || o.id as waits from orders o where o.archived is null
        and exists (select 1 from order_lines l where l.order_id = o.id and l.status <> 'Delivered')
        and not exists (select 1 from offers f join offer_versions v on v.offer_id = f.id where f.order_id = o.id and v.state = 'accepted')
      union all
      select 'offer ' || f.id from offers f where f.order_id is null
        and exists (select 1 from offer_versions v where v.offer_id = f.id and v.state in ('sent', 'declined') and v.version =
          (select max(n.version) from offer_versions n where n.offer_id = f.id and n.sent is not null))
      union all
      -- Nobody has seen it, but somebody asked for its discount, or it was begun for a customer: it is about to be sent.
      select 'offer ' || f.id from offers f where f.order_id is null
        and not exists (select 1 from offer_versions v where v.offer_id = f.id and v.sent is not null)
        and exists (select 1 from offer_versions v where v.offer_id = f.id and v.state in ('draft', 'waiting'))
        and (f.customer_id is not null or exists (select 1 from offer_events a where a.offer_id = f.id and a.kind = 'approval-asked'))
      union all
      select 'offer-message ' || f.id from offers f where f.unanswered > 0
      union all
      select 'acceptance ' || v.offer_id from offer_versions v where v.state = 'accepted' and not v.is_confirmed
      union all
      select 'approval ' || v.offer_id from offer_versions v where v.state = 'waiting'
      union all
      select 'contact ' || m.id from contact_messages m`)
    return rows
      .map(({ waits }) => waits)
      .filter((each) => !ended.has(each))
      .sort()
  }

  async function shown(): Promise<string[]> {
    const cards = [...(await calls.cards()), ...(await calls.cards('&sleeping=yes'))]
    const byCard = new Map(cards.map((card) => [card.customer._id, card]))
    const entries = [...byCard.values()].flatMap((card) => card.entries)
    expect(entries.every(({ nextStep, closed }) => nextStep !== null && closed === null)).toBe(true)
    return entries.map(({ kind, subject }) => `${kind} ${subject}`).sort()
  }

  test.each(SEEDS)('each open thing stands on exactly one card, and closed ones on none (seed %i)', async (seed) => {
    const random = seeded(seed)
    const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
    const [productId = ''] = await shop().stock({ products: [{ name: 'Oven', pounds: 1000, quantity: 9_000 }] })
    const orders: string[] = []
    const customer = await addCustomer(shop(), { name: 'Hany Shaker', phone: '0100 000 1043' })
    const drafts: { id: string; subject: string }[] = []
    const offers: { id: string; token: string; subject: string }[] = []
    const ended = new Set<string>()
    const wait = (...subjects: string[]) => {
      for (const subject of subjects) ended.delete(subject)
    }
    const send = async ({ id, subject }: { id: string; subject: string }) => {
      const { status, json } = await calls.send(id)
      if (status !== 200 || json.isWaiting === true) return
      drafts.splice(0, drafts.length, ...drafts.filter((draft) => draft.id !== id))
      if (!offers.some((offer) => offer.id === id)) offers.push({ id, token: (await calls.tokens(id)).answering, subject })
      wait(subject)
    }
    const acts: readonly (() => Promise<unknown>)[] = [
      async () =>
        orders.push(await calls.order(pick(['member', 'otherMember'] as const) ?? 'member', [{ product: productId, quantity: 1 }])),
      async () => {
        const order = random() < 0.5 ? pick(orders) : undefined
        const alone = random() < 0.3 ? { customer } : {}
        const { status, json } = await calls.staff('POST', '/api/offer/add', order === undefined ? alone : { order })
        if (status !== 200) return
        const { _id: id } = json.offer
        const isLow = random() < 0.5
        await calls.write(id, isLow ? { discount: { kind: 'percent', hundredths: 3_000 } } : {})
        const draft = { id, subject: order === undefined ? `offer ${id}` : `request ${order}` }
        drafts.push(draft)
        await send(draft)
      },
      async () => calls.staff('POST', `/api/offer/${pick(drafts)?.id}/approve`, {}),
      async () => calls.staff('POST', `/api/offer/${pick(drafts)?.id}/refuse-approval`, { reason: 'Too much.' }),
      async () => {
        const draft = pick(drafts)
        if (draft !== undefined) await send(draft)
      },
      async () => {
        const offer = pick([...offers, ...drafts])
        const wasAccepted = offer !== undefined && (await calls.offer(offer.id)).state === 'accepted'
        const { status } = await calls.staff('POST', `/api/offer/${offer?.id}/withdraw`, { reason: 'Not made any more.' })
        if (status === 200 && offer !== undefined && wasAccepted) wait(offer.subject)
      },
      async () => {
        const offer = pick(offers)
        const yes = { ...YES, version: 1 }
        if (offer !== undefined) await calls.call('nobody', 'POST', `/api/offer/link/${offer.token}/accept`, yes)
      },
      async () => {
        const offer = pick(offers)
        const no = { version: 1, reason: 'Too dear.' }
        const { status } = await calls.call('nobody', 'POST', `/api/offer/link/${offer?.token}/decline`, no)
        if (offer !== undefined && status === 200) wait(offer.subject)
      },
      async () => {
        const offer = pick(offers)
        const { status } = await calls.call('nobody', 'POST', `/api/offer/link/${offer?.token}/message`, { text: 'And delivery?' })
        if (offer !== undefined && status === 200) wait(`offer-message ${offer.id}`)
      },
      async () => calls.staff('POST', `/api/offer/${pick(offers)?.id}/message`, { text: 'Three weeks.' }),
      async () => calls.staff('POST', `/api/offer/${pick(offers)?.id}/confirm`, {}),
      async () => calls.call('member', 'DELETE', `/api/order/cancel/${pick(orders)}`, {}),
      async () => {
        const form = { name: 'Nadia Samy', email: `${pick(['nadia', 'hany'])}@people.example`, message: 'Do you rent out machines?' }
        await calls.call('nobody', 'POST', '/api/contact/add', form)
      },
      async () => {
        const entry = pick((await calls.cards()).flatMap((card) => card.entries))
        if (entry === undefined) return
        const state = SALES_KINDS.includes(entry.kind) ? { state: 'lost', reason: 'price' } : { state: 'done' }
        const { status } = await calls.staff('POST', `/api/desk/${entry._id}/close`, state)
        if (status === 200) ended.add(`${entry.kind} ${entry.subject}`)
      },
      async () => {
        const entry = pick((await calls.cards()).flatMap((card) => card.entries))
        const outcome = pick(['reached', 'no-answer', 'call-later', 'refused', 'wrong-number'])
        if (entry !== undefined) await calls.act(entry._id, 'contact', { _id: randomUUID(), way: 'call-out', outcome })
      },
    ]
    for (let step = 0; step < STEPS; step += 1) {
      await pick(acts)?.()
      expect(await shown(), `after step ${step}`).toEqual(await waiting(ended))
    }
    await expectStatusesOfRule(shop().accounts.database.db)
  })
})
