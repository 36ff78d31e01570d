import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#server/customers/customers.tables.ts'
import { addCustomer } from '#tests/support/shop/customers.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { laterDay } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { deskEntries, deskLog, deskWalks } from '../desk.tables.ts'
import { catchUp } from './catching-up.service.ts'

/** Runs every piece that the first one leads to. */
async function catchUpWhole({ accounts }: TestShop, version: string = randomUUID()): Promise<void> {
  const left: { after: string | null }[] = [{ after: null }]
  const jobs = {
    send: async (_tx: unknown, _job: unknown, piece: object) => {
      left.push(piece as { after: string | null })
    },
  }
  for (let piece = left.shift(); piece !== undefined; piece = left.shift()) {
    await catchUp({ ...accounts, jobs, version }, piece, new AbortController().signal)
  }
}

describeShop('subjects from before the desk', (shop) => {
  const calls = desking(shop)

  test('each subject gets one entry, in the state that the subject has by now', async () => {
    const { db } = shop().accounts.database
    const [open, offered, cancelled] = [await calls.request(), await calls.request('otherMember'), await calls.request()]
    await calls.sent(offered.orderId, { validUntil: laterDay(3) })
    done(await calls.call('member', 'DELETE', `/api/order/cancel/${cancelled.orderId}`, {}))
    const form = { name: 'Nadia Samy', email: 'nadia@people.example', message: 'Do you rent out machines for a wedding?' }
    done(await calls.call('nobody', 'POST', '/api/contact/add', form))
    const standing = async () => {
      const rows = await db.select().from(deskEntries)
      return rows.map(({ kind, subjectId, state, stage }) => `${kind} ${subjectId} ${state} ${stage}`).sort()
    }
    const before = await standing()
    expect(before).toHaveLength(4)
    await db.delete(deskLog)
    await db.delete(deskEntries)
    await catchUpWhole(shop())
    await catchUpWhole(shop())
    expect(await standing()).toEqual(before)
    expect(await calls.entry(open.orderId)).toMatchObject({ state: 'new' })
  })

  test('customers from before names were found in either script are found so afterwards', async () => {
    const { db } = shop().accounts.database
    const id = await addCustomer(shop(), { name: 'Tharwat Qasem', phone: '0100 000 1043' })
    const found = async () => done(await calls.staff('GET', `/api/customer?search=${encodeURIComponent('ثروت قاسم')}`)).customers
    await db.update(customers).set({ searchText: 'tharwat qasem' }).where(eq(customers.id, id))
    expect(await found()).toEqual([])
    await catchUpWhole(shop())
    expect(await found()).toMatchObject([{ _id: id }])
  })

  test('an entry that missed what happened is brought up to date, and one closed by hand is left alone', async () => {
    const { db } = shop().accounts.database
    const [missed, closed] = [await calls.request(), await calls.request('otherMember')]
    await calls.sent(missed.orderId)
    await db.update(deskEntries).set({ stage: 'asked', state: 'new', who: 'Nobody' }).where(eq(deskEntries.subjectId, missed.orderId))
    await calls.act((await calls.entry(closed.orderId))._id, 'close', { state: 'lost', reason: 'price' })
    await catchUpWhole(shop())
    expect(await calls.entry(missed.orderId)).toMatchObject({ state: 'offer-sent' })
    expect(await calls.open(closed.orderId)).toEqual([])
  })

  test('a version compares all entries once a day, and again after another version has', async () => {
    const { db } = shop().accounts.database
    const { orderId } = await calls.request()
    const isRepairedBy = async (version: string) => {
      await db.update(deskEntries).set({ who: 'Nobody' }).where(eq(deskEntries.subjectId, orderId))
      await catchUpWhole(shop(), version)
      const [entry] = await db.select().from(deskEntries).where(eq(deskEntries.subjectId, orderId))
      return entry?.who !== 'Nobody'
    }
    const [older, newer] = [randomUUID(), randomUUID()]
    expect(await isRepairedBy(older)).toBe(true)
    expect(await isRepairedBy(older)).toBe(false)
    expect(await isRepairedBy(newer)).toBe(true)
    expect(await isRepairedBy(older)).toBe(true)
    await db.update(deskWalks).set({ ended: new Date(shop().accounts.now().getTime() - 86_400_001) })
    expect(await isRepairedBy(older)).toBe(true)
  })

  test('other hours or holidays make the promise of what nobody called about later, never earlier', async () => {
    const { db } = shop().accounts.database
    const entries = async () => [await calls.request(), await calls.request(), await calls.request('otherMember')]
    const [uncalled, longer, called] = await Promise.all((await entries()).map(({ orderId }) => calls.entry(orderId)))
    await calls.act(called._id, 'contact', { _id: randomUUID(), way: 'call-out', outcome: 'call-later' })
    const before = (entry: { promised: string }, hours: number) => new Date(Date.parse(entry.promised) + hours * 3_600_000)
    const promise = (id: string, at: Date) =>
      db
        .update(deskEntries)
        .set({ promised: at, nextAt: at, forAllFrom: new Date(0) })
        .where(eq(deskEntries.id, id))
    await promise(uncalled._id, before(uncalled, -30))
    await promise(longer._id, before(longer, 30))
    await promise(called._id, before(called, -30))
    await catchUpWhole(shop())
    await catchUpWhole(shop())
    const after = (id: string) =>
      db
        .select()
        .from(deskEntries)
        .where(eq(deskEntries.id, id))
        .then(([row]) => row)
    const told = new Date(uncalled.promised)
    expect(await after(uncalled._id)).toMatchObject({ promised: told, nextAt: told, dueFrom: new Date(uncalled.dueFrom) })
    expect((await after(uncalled._id))?.forAllFrom?.getTime()).toBeGreaterThan(Date.parse(uncalled.arrived))
    expect((await after(uncalled._id))?.version).toBe(uncalled.version + 1)
    expect(await after(longer._id)).toMatchObject({ promised: before(longer, 30) })
    expect(await after(called._id)).toMatchObject({ promised: before(called, -30) })
  })
})
