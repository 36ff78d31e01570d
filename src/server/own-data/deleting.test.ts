import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dayInCairo } from '#domain/offers/validity.ts'
import { asking } from '#tests/support/shop/asking.ts'
import { addCustomer } from '#tests/support/shop/customers.ts'
import { laterDay, offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { emailOf, idOf, join, PASSWORD, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { sheeting } from '#tests/support/shop/sheeting.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

const PHONE = '01012340987'
const SURNAME = 'Zeinhom'
/** Columns of the desk's entries that hold a word of a closed list, or the request's number. */
const PLAIN_WORDS = ['kind', 'state', 'stage', 'number', 'language', 'next_step', 'proposed_loss', 'lost_reason']

describeShopOnBoth('deleting the own account', (shop, on) => {
  const { call, cart, confirm, request, sent, staff } = offering(shop)
  const asks = asking(shop)
  const remove = (who: 'member' | 'merchant' | 'admin' | 'otherAdmin', body: object = {}) =>
    call(who, 'DELETE', '/api/user/me', { password: PASSWORD, ...body })
  const database = () => on.database().db

  /** Tables and columns of the shop's own schema in which a text stands. */
  async function columnsWith(text: string): Promise<string[]> {
    const { rows: columns } = await database().execute<{ table: string; column: string }>(sql`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and (data_type in ('text', 'jsonb', 'character varying', 'ARRAY'))`)
    // One statement for all columns: hundreds of them would take longer than everything else here.
    const looks = columns.map(
      ({ table, column }) => sql`select ${`${table}.${column}`}::text as name
        where exists (select from ${sql.identifier(table)} where ${sql.identifier(column)}::text ilike ${`%${text}%`}::text)`,
    )
    const { rows } = await database().execute<{ name: string }>(sql.join(looks, sql` union all `))
    return rows.map(({ name }) => name)
  }

  /** Texts of the desk's entries that a person or a subject could be known by, without repeats. */
  async function textsOnDesk(): Promise<string[]> {
    const { rows: columns } = await database().execute<{ column: string }>(sql`
      select column_name as "column" from information_schema.columns
      where table_schema = 'public' and table_name = 'desk_entries' and data_type = 'text'`)
    const { rows } = await database().execute<Record<string, string | null>>(sql`select * from desk_entries`)
    const named = columns.map(({ column }) => column).filter((column) => !PLAIN_WORDS.includes(column))
    const texts = rows.flatMap((row) => named.map((column) => row[column] ?? ''))
    return [...new Set(texts.filter((text) => text !== ''))]
  }

  async function liveAsMember() {
    const headers = await signedIn(shop(), 'member')
    done(await sendJson(shop(), { call: 'PUT /api/user', headers, body: { profile: { lastName: SURNAME, phoneNumber: PHONE } } }))
    const { orderId, productId } = await request('member', 2, {
      company: `${SURNAME} Hotels`,
      governorate: 'cairo',
      address: `5 ${SURNAME} Street`,
      note: SURNAME,
    })
    const offer = await sent(orderId)
    const address = { isDefault: true, address: `5 ${SURNAME} Street`, city: 'Maadi', state: 'Cairo', country: 'Egypt', zipCode: '11431' }
    done(await call('member', 'POST', '/api/address/add', address))
    done(await call('member', 'POST', '/api/wishlist', { isLiked: true, product: productId }))
    const review = { title: 'Good', review: 'It bakes well.', rating: 4, isRecommended: true, product: productId }
    const { review: added } = done(await call('member', 'POST', '/api/review/add', review))
    done(await staff('PUT', `/api/review/approve/${added._id}`, {}))
    const email = emailOf('member')
    done(await call('member', 'POST', '/api/contact/add', { name: `Mona ${SURNAME}`, email, message: `${SURNAME} calling` }))
    done(await call('member', 'POST', '/api/newsletter/subscribe', { email }))
    done(await call('member', 'POST', `/api/offer/link/${offer.token}/message`, { text: `From ${SURNAME}` }))
    return { orderId, productId, offer }
  }

  test('leaves no name, phone or email in any table, and reviews, requests and offers without their person', async () => {
    const { orderId, offer } = await liveAsMember()
    expect(await textsOnDesk()).toEqual(expect.arrayContaining([`${SURNAME} Hotels`, 'cairo']))
    expect(await columnsWith(SURNAME)).toEqual(expect.arrayContaining(['users.last_name', 'orders.last_name', 'customers.name']))
    const refused = await remove('member')
    expect(refused).toMatchObject({ status: 400, json: { code: 'account/open-records' } })
    expect(refused.json.error).toMatch(/R-\d+/)
    expect((await remove('member', { cancelsOpen: true })).status).toBe(200)
    for (const text of [SURNAME, PHONE, emailOf('member')]) expect(await columnsWith(text), text).toEqual([])
    expect(await textsOnDesk()).toEqual(['\u2014'])
    const { order } = done(await staff('GET', `/api/order/archive/${orderId}`))
    expect(order).toMatchObject({
      requester: { _id: null, firstName: '\u2014', lastName: '', email: '' },
      products: [{ name: 'Oven', quantity: 2 }],
    })
    expect(done(await staff('GET', `/api/offer/${offer.id}`)).offer).toMatchObject({ requester: null, versions: [{ state: 'withdrawn' }] })
    const { reviews } = done(await staff('GET', '/api/review'))
    expect(reviews).toMatchObject([{ status: 'Approved', user: { firstName: '', isFormer: true } }])
    const { rows } = await database().execute<{ sum: number; count: number }>(
      sql`select rating_sum as sum, review_count as count from products`,
    )
    expect(rows).toEqual([{ sum: 4, count: 1 }])
  })

  test('needs no reason for a request that stays open beside its offer, which was delivered and stays so', async () => {
    const { orderId } = await request('member')
    const { id, token } = await sent(orderId)
    await database().execute(sql`delete from order_lines where order_id = ${orderId}`)
    await database().execute(sql`update orders set words = 'A kitchen for 120 seats' where id = ${orderId}`)
    done(await call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
    const [item] = done(await staff('GET', `/api/offer/${id}`)).offer.items
    done(await staff('PUT', `/api/offer/${id}/item/${item._id}`, { status: 'Delivered', delivered: laterDay(0) }))
    expect(await remove('member')).toMatchObject({ status: 400, json: { code: 'account/open-records' } })
    const { status, text } = await remove('member', { cancelsOpen: true })
    expect([status, text]).toEqual([200, text])
    expect((await staff('GET', `/api/order/archive/${orderId}`)).status).toBe(200)
    const { offer } = done(await staff('GET', `/api/offer/${id}`))
    expect(offer).toMatchObject({ requester: null, versions: [{ state: 'accepted' }], items: [{ status: 'Delivered' }] })
    expect((await call('nobody', 'GET', `/api/offer/link/${token}`)).status).toBe(404)
  })

  test('ends every session at once, and happens once', async () => {
    const headers = await signedIn(shop(), 'member')
    const both = await Promise.all([remove('member'), remove('member')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await shop().get('/api/user/me', headers)).status).toBe(401)
  })

  test('a deletion and a request placed at the same moment leave all of both or nothing of the person', async () => {
    const [product = ''] = await shop().stock({ products: [{ name: 'Oven', pounds: 1000, quantity: 500 }] })
    const cartId = await cart('member', [{ product, quantity: 1 }])
    const [placed, deleted] = await Promise.all([confirm('member', cartId), remove('member', { cancelsOpen: true })])
    expect(deleted.status).toBe(200)
    expect(placed.status).toBeLessThan(500)
    expect(await columnsWith(emailOf('member'))).toEqual([])
    const { rows } = await database().execute<{ open: number }>(sql`select count(*)::int as open from orders where archived is null`)
    expect(rows).toEqual([{ open: 0 }])
  })

  on.once('needs the right password', async () => {
    await join(shop(), 'member')
    expect(await remove('member', { password: 'guessed wrong' })).toMatchObject({ status: 400, json: { code: 'account/wrong-password' } })
    expect(await remove('member', { password: undefined })).toMatchObject({ status: 400, json: { code: 'account/wrong-password' } })
  })

  on.once('by another service needs a sign-in of the last ten minutes', async () => {
    await join(shop(), 'member')
    await on
      .database()
      .runSql(`update users set provider = 'Google', provider_id = '1', password_hash = null where id = '${idOf('member')}'`)
    expect(await remove('member')).toMatchObject({ status: 400, json: { code: 'account/sign-in-again' } })
  })

  describe('is refused', () => {
    on.once('to a merchant with a brand', async () => {
      expect(await remove('merchant')).toMatchObject({ status: 400, json: { code: 'account/has-brand' } })
    })

    test('to the last person who manages the staff, and not to one of two', async () => {
      expect(await remove('admin')).toMatchObject({ status: 400, json: { code: 'staff/last-of-people' } })
      await join(shop(), 'otherAdmin')
      expect((await remove('admin')).status).toBe(200)
      expect(await remove('otherAdmin')).toMatchObject({ status: 400, json: { code: 'staff/last-of-people' } })
    })

    on.once('while a sheet of the person is imported, of which half could stay', async () => {
      await join(shop(), 'otherAdmin')
      const { _id: runId } = (await sheeting(shop).start('admin', 'SKU,Price\nOV-1,1\n')).json.run
      const stand = (state: string) => on.database().runSql(`update sheet_runs set state = '${state}' where id = '${runId}'`)
      await stand('importing')
      expect(await remove('admin')).toMatchObject({ status: 400, json: { code: 'account/importing' } })
      await stand('done')
      expect((await remove('admin')).status).toBe(200)
    })

    test('while accepted machines are to be delivered', async () => {
      const { orderId } = await request('member')
      const { token } = await sent(orderId)
      const yes = { version: 1, name: 'Mona', decision: { choices: {}, ticked: [] } }
      done(await call('member', 'POST', `/api/offer/link/${token}/accept`, yes))
      expect(await remove('member', { cancelsOpen: true })).toMatchObject({ status: 400, json: { code: 'account/undelivered' } })
    })
  })

  on.once('leaves the acts of staff in the history, with a mark for the name', async () => {
    await join(shop(), 'otherAdmin')
    const { orderId } = await request('otherMember')
    const { id } = await sent(orderId)
    expect((await remove('admin')).status).toBe(200)
    const { events } = done(await call('otherAdmin', 'GET', `/api/offer/${id}`)).offer
    expect(
      new Set(events.filter(({ by }: { by: { kind: string } }) => by.kind === 'staff').map(({ by }: { by: { name: string } }) => by.name)),
    ).toEqual(new Set(['\u2014']))
  })

  test('takes the name of staff from what they wrote down, from the trash and from open invitations', async () => {
    await join(shop(), 'otherAdmin')
    const headers = await signedIn(shop(), 'admin')
    const profile = { firstName: SURNAME, lastName: '', phoneNumber: PHONE }
    done(await sendJson(shop(), { call: 'PUT /api/user', headers, body: { profile } }))
    const { orderId, productId } = await request('otherMember')
    const { id, token } = await sent(orderId, { salesperson: { name: SURNAME, phone: PHONE, email: emailOf('admin') } })
    done(await call('otherMember', 'POST', `/api/offer/link/${token}/accept`, YES))
    const payment = { id: randomUUID(), part: 0, amountMinor: 100, received: dayInCairo(new Date()), way: null, note: '' }
    done(await staff('POST', `/api/offer/${id}/payment`, payment))
    await shop().stock({ products: [{ name: 'Grill' }] })
    const grill = done(await staff('GET', '/api/product?search=Grill')).products[0]._id
    done(await staff('DELETE', `/api/product/delete/${grill}`))
    await on.database().runSql(
      `insert into staff_invitations (id, email, areas, language, created, expires)
       values ('${productId}', '${emailOf('admin')}', '{}', 'en', now(), now())`,
    )
    const asked = await asks.offered()
    done(await asks.ask(asked.offer, { line: asked.line, product: asked.product, quantity: 1 }))
    const [mona, other] = [await addCustomer(shop(), { name: 'Mona' }), await addCustomer(shop(), { name: 'Muna' })]
    done(await staff('POST', `/api/customer/${mona}/join`, { other }))
    const where = [
      'availability_questions.asked_by_name',
      'customer_joins.by_name',
      'offer_payments.recorded_by',
      'offer_versions.content',
      'offer_versions.saved_by',
      'staff_invitations.email',
    ]
    const named = [...(await columnsWith(SURNAME)), ...(await columnsWith(emailOf('admin')))]
    expect(named).toEqual(expect.arrayContaining(where))
    expect((await remove('admin')).status).toBe(200)
    for (const text of [SURNAME, PHONE]) expect(await columnsWith(text), text).toEqual([])
    // The address of the other admin ends with the same words.
    expect((await columnsWith(emailOf('admin'))).filter((column) => !column.startsWith('users.'))).toEqual([])
    expect(done(await call('otherAdmin', 'GET', '/api/product/deleted')).products).toMatchObject([{ deletedBy: '\u2014' }])
  })

  test('takes the name of a former merchant from their answers about stock', async () => {
    const headers = await signedIn(shop(), 'merchant')
    const profile = { firstName: SURNAME, lastName: '', phoneNumber: PHONE }
    done(await sendJson(shop(), { call: 'PUT /api/user', headers, body: { profile } }))
    const { offer, line, product } = await asks.offered()
    done(await asks.ask(offer, { line, product, quantity: 1 }))
    const [question] = await asks.own('merchant')
    done(await asks.answer('merchant', question._id, { answer: 'in-stock', pieces: 3 }))
    const merchantId = (await database().execute<{ id: string }>(sql`select merchant_id as id from users where first_name = ${SURNAME}`))
      .rows[0]?.id
    done(await staff('DELETE', `/api/merchant/delete/${merchantId}`))
    expect(await columnsWith(SURNAME)).toContain('availability_questions.answered_by_name')
    expect((await remove('merchant')).status).toBe(200)
    expect(await columnsWith(SURNAME)).toEqual([])
  })
})
