import { beforeEach, expect, test } from 'vitest'
import { addCustomer, addEntry } from '#tests/support/shop/customers.ts'
import { done, type Ordering, ordering } from '#tests/support/shop/ordering.ts'
import { idOf, join } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

describeShop('customers of the sales desk', (shop) => {
  let calls: Ordering
  beforeEach(async () => {
    calls = ordering(shop)
    await join(shop(), 'admin')
  })

  const staff = (method: string, path: string, body?: unknown, language?: string) => calls.call('admin', method, path, body, language)
  const card = async (id: string) => done(await staff('GET', `/api/customer/${id}`))
  const found = async (search: string) =>
    done(await staff('GET', `/api/customer?search=${encodeURIComponent(search)}`)).customers.map(({ _id }: { _id: string }) => _id)

  test('are found by name in either script, phone in any spelling, email and company', async () => {
    const mona = await addCustomer(shop(), { name: 'منى صبري', phone: '0100 000 1043', email: 'mona@nile.example', company: 'Nile Hotels' })
    await addCustomer(shop(), { name: 'Karim', phone: '0122 333 4444', email: 'karim@delta.example' })
    for (const term of ['مني صبرى', '01000001043', '+20 100 000 1043', '٠١٠٠٠٠٠١٠٤٣', 'MONA@nile', 'nile hot']) {
      expect(await found(term), term).toEqual([mona])
    }
    expect(await found('nobody of this name')).toEqual([])
  })

  test('stand in a list by their last activity, with what is open', async () => {
    const [first, second, quiet] = [
      await addCustomer(shop(), { name: 'First', email: 'first@a.example' }),
      await addCustomer(shop(), { name: 'Second', email: 'second@a.example' }),
      await addCustomer(shop(), { name: 'Quiet', email: 'quiet@a.example' }),
    ]
    const later = new Date(Date.now() + 60_000)
    await addEntry(shop(), first, { arrived: later })
    await addEntry(shop(), first, { closed: later, state: 'done' })
    const { customers, count } = done(await staff('GET', '/api/customer'))
    expect(customers.map(({ _id }: { _id: string }) => _id)).toEqual([first, quiet, second])
    expect(customers[0]).toMatchObject({ open: 1, email: 'first@a.example', lastEvent: later.toISOString() })
    expect(customers[1].lastEvent).toBeNull()
    expect(count).toBe(3)
  })

  test('are edited by name, language and salesperson; a stale edit names what changed meanwhile', async () => {
    const id = await addCustomer(shop(), { email: 'a@a.example' })
    const edit = (customer: object, language?: string) =>
      staff('PUT', `/api/customer/${id}`, { customer: { name: 'Mona', language: 'ar', salesperson: null, ...customer } }, language)
    const { customer } = done(await edit({ salesperson: idOf('admin'), version: 1 }))
    expect(customer).toMatchObject({ name: 'Mona', language: 'ar', salesperson: { _id: idOf('admin'), name: 'Ola' }, version: 2 })
    const stale = await edit({ name: 'Muna', version: 1 })
    expect(stale.status).toBe(400)
    expect(Object.keys(stale.json.fields)).toEqual(['language', 'name', 'salesperson'])
    await join(shop(), 'member')
    expect((await edit({ salesperson: idOf('member') })).status).toBe(400)
    const { entries } = done(await staff('GET', `/api/history/customer/${id}`))
    expect(entries).toMatchObject([{ action: 'customer.edited', before: { salesperson: null }, after: { salesperson: 'Ola' } }])
  })

  test('have each phone and email once, in any spelling, and the history holds none of them', async () => {
    const id = await addCustomer(shop(), { phone: '0100 000 1043' })
    const add = (kind: string, value: string) => staff('POST', `/api/customer/${id}/contact`, { kind, value })
    expect((await add('phone', '+201000001043')).json.code).toBe('customer/contact-taken')
    for (const [kind, value] of [
      ['phone', 'ask for Mona'],
      ['email', 'mona'],
    ] as const)
      expect((await add(kind, value)).json.fields).toHaveProperty('value')
    const { customer } = done(await add('email', 'Mona@Nile.example'))
    expect(customer.contacts).toMatchObject([
      { kind: 'email', value: 'mona@nile.example' },
      { kind: 'phone', shown: '0100 000 1043', value: '+201000001043' },
    ])
    const other = await addCustomer(shop(), { name: 'Somebody else', phone: '0122 333 4444' })
    const foreign = await staff('DELETE', `/api/customer/${other}/contact/${customer.contacts[1]._id}`)
    expect([foreign.status, await found('01000001043')]).toEqual([404, [id]])
    done(await staff('DELETE', `/api/customer/${id}/contact/${customer.contacts[1]._id}`))
    expect(await found('01000001043')).toEqual([])
    const history = await staff('GET', `/api/history/customer/${id}`)
    expect(history.json.count).toBe(2)
    expect(history.text).not.toMatch(/nile\.example|1043/i)
  })

  test('have companies with their numbers, and never a national id', async () => {
    const id = await addCustomer(shop(), { phone: '0100 000 1043' })
    const add = (company: object, language?: string) => staff('POST', `/api/customer/${id}/company`, company, language)
    const { customer } = done(
      await add({ nameAr: 'فنادق النيل', taxNumber: '١٢٣ ٤٥٦ ٧٨٩', commercialRegister: '45 678', branch: 'المعادي' }),
    )
    expect(customer.companies).toMatchObject([{ name: '', taxNumber: '123-456-789', commercialRegister: '45678', branch: 'المعادي' }])
    for (const key of ['name', 'taxNumber', 'commercialRegister', 'branch']) {
      const refused = await add({ nameAr: 'فنادق', [key]: '29001011234567' })
      expect(refused.json.fields[key][0], key).toContain('national ID')
    }
    expect((await add({ name: 'Nile', taxNumber: '12' }, 'ar')).json.fields.taxNumber[0]).toContain('تسعة أرقام')
    expect((await add({ branch: 'Maadi' })).json.fields).toHaveProperty('name')
    const path = `/api/customer/${id}/company/${customer.companies[0]._id}`
    done(await staff('PUT', path, { name: 'Nile Hotels', nameAr: 'فنادق النيل' }))
    expect(await found('nile hotels')).toEqual([id])
    expect((await card(id)).customer.companies).toMatchObject([{ name: 'Nile Hotels', taxNumber: '' }])
    const edit = (company: object) => staff('PUT', path, { nameAr: 'فنادق النيل', ...company })
    done(await edit({ name: 'Nile Hotels', branch: 'Maadi', version: 2 }))
    const stale = await edit({ name: 'Nile Resorts', version: 2 })
    expect([stale.status, stale.json.code, Object.keys(stale.json.fields)]).toEqual([400, 'conflict', ['name', 'branch']])
    done(await edit({ name: 'Nile Hotels', branch: 'Maadi', version: 1 }))
    const { companies } = done(await edit({ name: 'Nile Hotels', branch: 'Zamalek', version: 3 })).customer
    expect(companies).toMatchObject([{ branch: 'Zamalek', version: 4 }])
    done(await staff('DELETE', path))
    expect(await found('nile hotels')).toEqual([])
  })

  test('calls for a joined record are answered by the one that remains', async () => {
    const [id, other] = [await addCustomer(shop(), { email: 'a@a.example' }), await addCustomer(shop(), { email: 'b@b.example' })]
    done(await staff('POST', `/api/customer/${id}/join`, { other }))
    expect((await card(other)).customer._id).toBe(id)
    expect((await staff('PUT', `/api/customer/${other}`, { customer: { name: 'B', language: 'en', salesperson: null } })).json.code).toBe(
      'customer/joined-before',
    )
  })
})
