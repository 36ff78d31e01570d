import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { JOIN_UNDO_DAYS } from '#domain/customers.ts'
import { customerJoins } from '#server/customers/customers.tables.ts'
import { inConflict } from '#tests/support/database/conflicts.ts'
import { addCustomer, addEntry } from '#tests/support/shop/customers.ts'
import { done, type Ordering, ordering } from '#tests/support/shop/ordering.ts'
import { idOf, join } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

describeShopOnBoth('two customers who are the same person', (shop) => {
  let calls: Ordering
  beforeEach(async () => {
    calls = ordering(shop)
    for (const who of ['admin', 'member', 'otherMember'] as const) await join(shop(), who)
  })

  const staff = (method: string, path: string, body?: unknown) => calls.call('admin', method, path, body)
  const card = async (id: string) => done(await staff('GET', `/api/customer/${id}`))
  const joined = async (id: string, other: string) => done(await staff('POST', `/api/customer/${id}/join`, { other })).customer
  const separate = async (id: string) => {
    const [{ _id }] = (await card(id)).customer.joined
    return staff('DELETE', `/api/customer/${id}/join/${_id}`)
  }
  const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id).toSorted()

  const people = async () => ({
    mona: await addCustomer(shop(), { userId: idOf('member'), name: 'Mona', phone: '0100 000 1043', email: 'mona@home.example' }),
    muna: await addCustomer(shop(), {
      userId: idOf('otherMember'),
      name: 'منى',
      phone: '+20 100 000 1043',
      email: 'mona@work.example',
      company: 'Nile Hotels',
    }),
  })

  test('are pointed out by a phone in any spelling', async () => {
    const { mona, muna } = await people()
    await addCustomer(shop(), { name: 'Karim', phone: '0122 333 4444' })
    expect((await card(mona)).customer.twins).toMatchObject([{ _id: muna, name: 'منى', shared: ['+20 100 000 1043'], hasAccount: true }])
    expect((await card(muna)).customer.twins).toMatchObject([{ _id: mona }])
  })

  test('are one once they are joined, with the accounts of both', async () => {
    const { mona, muna } = await people()
    const [mine, theirs] = [await addEntry(shop(), mona), await addEntry(shop(), muna)]
    const customer = await joined(mona, muna)
    expect(customer).toMatchObject({ twins: [], joined: [{ name: 'منى', by: 'Ola' }] })
    expect(ids(customer.users)).toEqual([idOf('member'), idOf('otherMember')].toSorted())
    expect(customer.contacts.map(({ value }: { value: string }) => value).toSorted()).toEqual([
      '+201000001043',
      'mona@home.example',
      'mona@work.example',
    ])
    expect(customer.companies).toMatchObject([{ name: 'Nile Hotels' }])
    const { entries, log } = await card(mona)
    expect(ids(entries)).toEqual([mine.id, theirs.id].toSorted())
    expect(log[0]).toMatchObject({ event: 'joined', by: 'Ola', facts: { name: 'منى' } })
    for (const search of ['mona', 'منى', 'work.example']) {
      const list = done(await staff('GET', `/api/customer?search=${encodeURIComponent(search)}`))
      expect(ids(list.customers), search).toEqual([mona])
    }
  })

  test('are edited, joined, taken on the desk and separated also where the database ends a change for another one', async () => {
    const { mona, muna } = await people()
    const entry = await addEntry(shop(), mona)
    const meeting = (table: string, act: () => Promise<unknown>) => inConflict(shop().accounts.database, { table, times: 1 }, act)
    const { customer } = await card(mona)
    const edit = { customer: { version: customer.version, name: 'Mona Adel', language: 'ar', salesperson: null } }
    const answers = [
      await meeting('customers', () => staff('PUT', `/api/customer/${mona}`, edit)),
      await meeting('desk_entries', () => staff('POST', `/api/desk/${entry.id}/take`, { from: null })),
      await meeting('customers', () => staff('POST', `/api/customer/${mona}/join`, { other: muna })),
      await meeting('customers', () => separate(mona)),
    ]
    expect(answers).toMatchObject([200, 200, 200, 200].map((status) => ({ status })))
    expect((await card(mona)).customer).toMatchObject({ name: 'Mona Adel', joined: [] })
  })

  test('are separated as they were, and what came since goes to whom it belongs', async () => {
    const { mona, muna } = await people()
    const [mine, theirs] = [await addEntry(shop(), mona), await addEntry(shop(), muna)]
    const before = [await card(mona), await card(muna)]
    await joined(mona, muna)
    const since = {
      mine: await addEntry(shop(), mona, { kind: 'chat', subjectId: idOf('member') }),
      theirs: await addEntry(shop(), mona, { kind: 'chat', subjectId: idOf('otherMember') }),
      nobodys: await addEntry(shop(), mona),
    }
    done(await separate(mona))
    const [own, other] = [await card(mona), await card(muna)]
    expect(ids(own.entries)).toEqual([mine.id, since.mine.id, since.nobodys.id].toSorted())
    expect(ids(other.entries)).toEqual([theirs.id, since.theirs.id].toSorted())
    expect(ids(other.log)).toEqual([theirs.lineId, since.theirs.lineId].toSorted())
    const who = ({ customer: { name, users, contacts, companies, joined: parts } }: typeof own) => ({
      name,
      users,
      contacts,
      companies,
      parts,
    })
    expect([who(own), who(other)]).toEqual(before.map(who))
    expect((await staff('GET', `/api/history/customer/${mona}`)).json.entries).toMatchObject([
      { action: 'customer.separated', after: { other: 'منى' } },
      { action: 'customer.joined', after: { other: 'منى' } },
    ])
  })

  test('cannot be separated after thirty days, nor twice', async () => {
    const { mona, muna } = await people()
    await joined(mona, muna)
    const { db } = shop().accounts.database
    const [row] = await db.select().from(customerJoins)
    const path = `/api/customer/${mona}/join/${row?.id}`
    const long = new Date(Date.now() - (JOIN_UNDO_DAYS * 24 + 1) * 3_600_000)
    await db.update(customerJoins).set({ at: long }).where(eq(customerJoins.remainingId, mona))
    expect((await card(mona)).customer.joined).toEqual([])
    expect((await staff('DELETE', path)).json.code).toBe('customer/joined-long-ago')
    await db.update(customerJoins).set({ at: new Date() }).where(eq(customerJoins.remainingId, mona))
    const answers = await Promise.all([staff('DELETE', path), staff('DELETE', path)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('joined by two people at once, in either direction, are one customer', async () => {
    const { mona, muna } = await people()
    await addEntry(shop(), mona)
    await addEntry(shop(), muna)
    const answers = await Promise.all([
      staff('POST', `/api/customer/${mona}/join`, { other: muna }),
      staff('POST', `/api/customer/${muna}/join`, { other: mona }),
    ])
    expect(answers.map(({ status, json }) => (status === 200 ? 'joined' : json.code)).toSorted()).toEqual([
      'customer/joined-before',
      'joined',
    ])
    const { customers } = done(await staff('GET', '/api/customer'))
    expect(customers).toMatchObject([{ open: 2 }])
  })

  test('three joined records are separated in the reverse order', async () => {
    const { mona, muna } = await people()
    const third = await addCustomer(shop(), { name: 'Third', email: 'third@c.example' })
    const entry = await addEntry(shop(), muna)
    const { joined: first } = await joined(mona, muna)
    await joined(third, mona)
    expect(ids((await card(muna)).entries)).toEqual([entry.id])
    expect((await staff('DELETE', `/api/customer/${mona}/join/${first[0]._id}`)).json.code).toBe('customer/joined-before')
    done(await separate(third))
    done(await separate(mona))
    expect(ids((await card(muna)).entries)).toEqual([entry.id])
    expect((await card(third)).entries).toEqual([])
    expect((await staff('POST', `/api/customer/${mona}/join`, { other: mona })).json.code).toBe('customer/same')
  })
})
