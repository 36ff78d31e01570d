import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askForPdf } from '#tests/support/documents/ask-for-pdf.ts'
import { sampleLine } from '#tests/support/offers.ts'
import { laterDay, offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { idOf, PASSWORD } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { offerDeliveryNotes, offerEvents } from '../offers.tables.ts'

describeShop('a shop from before notes had numbers and cancellers a kind', (shop, on) => {
  const { call, move, offer, order, read, request, sent, staff } = offering(shop)

  async function migrate() {
    const migration = await readFile(new URL('../../../../migrations/0066_delivery-notes.sql', import.meta.url), 'utf8')
    const changes = migration.split('--> statement-breakpoint').filter((part) => /^(UPDATE|INSERT) /m.test(part))
    expect(changes).toHaveLength(5)
    for (const change of changes) await on.database().db.execute(sql.raw(change))
  }

  test('keeps the numbers that its delivery notes have, by their days', async () => {
    const lines = ['A-1', 'B-2', 'C-3'].map((sku) => sampleLine({ id: sku, sku }))
    const { orderId } = await request('member')
    const { id, token } = await sent(orderId, { lines })
    done(await call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
    const days = [laterDay(-1), laterDay(-5), laterDay(-3)]
    const { items } = await offer(id)
    for (const [index, { _id }] of items.entries()) {
      done(await staff('PUT', `/api/offer/${id}/item/${_id}`, { status: 'Delivered', delivered: days[index] }))
    }
    await on.database().db.delete(offerDeliveryNotes)
    await migrate()
    const names = []
    for (const day of days) names.push((await askForPdf(shop(), `/api/offer/${id}/document?kind=delivery&delivered=${day}`, 'admin')).name)
    expect(names.map((name) => name.slice(-6, -4))).toEqual(['D3', 'D1', 'D2'])
  })

  test('numbers the notes of a version that did not know them when they are asked for', async () => {
    const { orderId } = await request('member')
    const { id, token } = await sent(orderId)
    done(await call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
    const [item] = (await offer(id)).items
    done(await staff('PUT', `/api/offer/${id}/item/${item._id}`, { status: 'Delivered', delivered: laterDay(-1) }))
    await on.database().db.delete(offerDeliveryNotes)
    const ask = async () =>
      (await askForPdf(shop(), `/api/offer/${id}/document?kind=delivery&delivered=${laterDay(-1)}`, 'admin')).name.slice(-6)
    expect([await ask(), await ask()]).toEqual(['D1.pdf', 'D1.pdf'])
    expect(await on.database().db.$count(offerDeliveryNotes)).toBe(1)
  })

  test('tells of each cancelled request who it was, as far as it is known', async () => {
    const placed = async (who: 'member' | 'otherMember') => (await request(who)).orderId
    const [own, byStaff, ofFormer] = [await placed('member'), await placed('member'), await placed('otherMember')]
    done(await call('member', 'DELETE', `/api/order/cancel/${own}`))
    done(await call('admin', 'DELETE', `/api/order/cancel/${byStaff}`))
    done(await call('otherMember', 'DELETE', '/api/user/me', { password: PASSWORD, cancelsOpen: true }))
    await on.database().runSql('update orders set archived_kind = null')
    const kinds = async () => {
      const orders = []
      for (const id of [own, byStaff, ofFormer]) orders.push(done(await call('otherAdmin', 'GET', `/api/order/archive/${id}`)).order)
      return orders.map(({ archived }) => archived.by.kind)
    }
    const known = ['requester', 'admin', 'requester']
    expect(await kinds()).toEqual(known)
    await migrate()
    await on.database().runSql(`update users set role = 'ROLE MERCHANT' where id = '${idOf('admin')}'`)
    expect(await kinds()).toEqual(known)
  })

  test('puts acts of requesters right that stood as those of staff, and takes the names of former people', async () => {
    const { db } = on.database()
    const products = await shop().stock({ products: [{ name: 'Oven' }, { name: 'Fridge' }] })
    const cancelled = async (who: 'member' | 'otherMember') => {
      const orderId = await order(
        who,
        products.map((product) => ({ product, quantity: 1 })),
      )
      const [line] = (await read(who, orderId)).products
      const { id } = await sent(orderId, { lines: [sampleLine({ requestLineId: line?._id ?? null })] })
      done(await staff('POST', `/api/offer/${id}/answer`, { answer: 'accepted', way: 'phone', name: YES.name }))
      done(await move(who, orderId, line?._id ?? '', 'Cancelled'))
      return id
    }
    const [own, former] = [await cancelled('member'), await cancelled('otherMember')]
    done(await call('otherMember', 'DELETE', '/api/user/me', { password: PASSWORD, cancelsOpen: true }))
    const isMove = eq(offerEvents.kind, 'item-moved')
    await db.update(offerEvents).set({ actorKind: 'staff' }).where(isMove)
    await db
      .update(offerEvents)
      .set({ actorName: 'Karim' })
      .where(eq(offerEvents.actorId, idOf('otherMember')))
    await migrate()
    const movers = async (id: string) => {
      const { events } = await offer(id)
      return events.flatMap(({ kind, by }: { kind: string; by: object }) => (kind === 'item-moved' ? [by] : []))
    }
    expect(await movers(own)).toEqual([{ kind: 'customer', name: 'Mona' }])
    expect(await movers(former)).toEqual([{ kind: 'customer', name: '\u2014' }])
    const { events } = await offer(own)
    const sending = events.find(({ kind }: { kind: string }) => kind === 'sent')
    expect(sending.by).toEqual({ kind: 'staff', name: 'Ola' })
  })
})
