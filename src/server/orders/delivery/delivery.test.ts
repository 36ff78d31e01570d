import { beforeEach, expect, test } from 'vitest'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { done, ordering } from '#tests/support/shop/ordering.ts'
import { brandOf } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { orders } from '../orders.tables.ts'

describeShop('the call and delivery of a request', (shop, on) => {
  const { call, cart, confirm } = ordering(shop)
  let oven = ''

  beforeEach(async () => {
    oven = await addProductTo(shop(), { brandId: await brandOf(shop(), 'merchant'), categoryIds: [], isActive: true })
    done(await call('member', 'PUT', '/api/user', { profile: { phoneNumber: '01001112222' } }))
  })

  const bag = () => cart('member', [{ product: oven, quantity: 1 }])
  const requested = async (delivery: unknown) => done(await confirm('member', await bag(), { delivery })).order._id as string
  const read = async (who: 'member' | 'admin' | 'merchant', id: string) => done(await call(who, 'GET', `/api/order/${id}`)).order

  test('stays with the request for its requester and admins; a merchant sees nothing of it', async () => {
    const id = await requested({
      phone: '٠١٢٢ ٣٣٣ ٤٤٤٤',
      company: ' <b>Nile Hotels</b> ',
      address: '12 Tahrir Street\nDokki',
      governorate: 'giza',
      callTime: 'noon',
      installation: true,
      note: 'Third floor, no lift.',
      wished: [{ product: oven, quantity: '٤٠' }],
    })
    const delivery = {
      phone: '0122 333 4444',
      company: 'Nile Hotels',
      address: '12 Tahrir Street\nDokki',
      governorate: 'giza',
      callTime: 'noon',
      installation: true,
      note: 'Third floor, no lift.',
      wished: [{ product: oven, quantity: 40, name: expect.any(String), nameAr: expect.any(String), line: expect.any(String) }],
    }
    for (const who of ['member', 'admin'] as const) expect((await read(who, id)).delivery).toEqual(delivery)
    const merchants = await read('merchant', id)
    expect(merchants).not.toHaveProperty('delivery')
    expect(JSON.stringify(merchants)).not.toMatch(/Nile|Tahrir|giza|no lift/)

    done(await call('member', 'DELETE', `/api/order/cancel/${id}`))
    expect(done(await call('admin', 'GET', `/api/order/archive/${id}`)).order.delivery).toEqual(delivery)
  })

  test('gives the phone to call, and the profile keeps its own unless it is to change too', async () => {
    const id = await requested({ phone: '01223334444' })
    expect((await read('admin', id)).requester).toMatchObject({ phoneNumber: '01223334444' })
    expect((await read('admin', id)).requester).not.toHaveProperty('currentPhone')
    const profile = async () => done(await call('member', 'GET', '/api/user/me')).user.phoneNumber
    expect(await profile()).toBe('01001112222')
    // A phone that the profile gets later is newer.
    done(await call('member', 'PUT', '/api/user', { profile: { phoneNumber: '01009998888' } }))
    expect((await read('admin', id)).requester.currentPhone).toBe('01009998888')

    const other = await requested({ phone: '01223334444', updateProfilePhone: true })
    expect(await profile()).toBe('01223334444')
    expect((await read('admin', other)).requester).not.toHaveProperty('currentPhone')
  })

  test('takes a saved address by its id, as it is now', async () => {
    const form = { isDefault: true, address: '5 Corniche', city: 'Sidi Gaber', state: 'الإسكندرية', country: 'Egypt', zipCode: '21523' }
    const { address } = done(await call('member', 'POST', '/api/address/add', form))
    const id = await requested({ address: address._id })
    done(await call('member', 'PUT', `/api/address/${address._id}`, { address: 'elsewhere' }))
    expect((await read('member', id)).delivery).toEqual({ address: '5 Corniche\nSidi Gaber', governorate: 'alexandria' })
    // An address of somebody else is no address.
    const foreign = done(await call('otherMember', 'POST', '/api/address/add', form)).address._id
    const refused = await confirm('member', await bag(), { delivery: { address: foreign } })
    expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ['address']])
  })

  test('may be left out, empty or null, in whole and in every part', async () => {
    const nothing = { phone: '', company: '  ', address: null, governorate: '', callTime: null, installation: false, note: '', wished: [] }
    for (const delivery of [undefined, null, {}, nothing, { wished: [{ product: oven, quantity: 1 }] }]) {
      expect(await read('member', await requested(delivery))).not.toHaveProperty('delivery')
    }
  })

  test.each([
    ['phone', 'call me', 'رقم الهاتف'],
    ['company', 'x'.repeat(201), 'الشركة'],
    ['address', 'x'.repeat(501), 'العنوان'],
    ['governorate', 'Bavaria', 'المحافظة'],
    ['callTime', 'midnight', 'وقت الاتصال'],
    ['installation', 'perhaps', 'التركيب'],
    ['note', 'x'.repeat(501), 'الملاحظات'],
    ['wished', 'many', 'عدد القطع المطلوب'],
    ['wished', [{ product: '01900000-0000-7000-8000-00000000ffff', quantity: 3 }], 'عدد القطع المطلوب'],
  ])('refuses a bad %s by its name, and the bag can be confirmed again', async (field, value, arabic) => {
    const cartId = await bag()
    const refused = await confirm('member', cartId, { delivery: { [field]: value } })
    expect([refused.status, refused.json.code, Object.keys(refused.json.fields)]).toEqual([400, 'validation', [field]])
    const inArabic = await call('member', 'POST', '/api/order/add', { cartId, delivery: { [field]: value } }, 'ar')
    expect(inArabic.json.fields[field][0]).toContain(arabic)
    expect(await on.database().db.$count(orders)).toBe(0)
    expect((await confirm('member', cartId)).status).toBe(200)
  })

  test('a bad number of pieces is named with its place in the list', async () => {
    const wished = [{ product: oven, quantity: 10_001 }]
    const refused = await confirm('member', await bag(), { delivery: { wished } })
    expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ['delivery.wished.0.quantity']])
  })

  test('its company and phone find the request, for admins only', async () => {
    const id = await requested({ company: 'مطاعم النيل', phone: '0122-333-4444' })
    for (const term of ['مطاعم', 'نيل', '01223334444', '0122-333']) {
      const found = done(await call('admin', 'GET', `/api/order/search?search=${encodeURIComponent(term)}`)).orders
      expect(
        found.map((order: { _id: string }) => order._id),
        term,
      ).toEqual([id])
    }
    expect(done(await call('merchant', 'GET', `/api/order/search?search=${encodeURIComponent('مطاعم')}`)).orders).toEqual([])
  })
})
