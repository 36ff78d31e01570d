import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { databaseWorkOf } from '#tests/support/database/statements.ts'
import { enterRequest } from '#tests/support/shop/callers.ts'
import { addCustomer } from '#tests/support/shop/customers.ts'
import { type Offering, offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { emailOf, join, signedIn, staffName } from '#tests/support/shop/people.ts'
import { managing } from '#tests/support/shop/product-management.ts'
import { reviewing } from '#tests/support/shop/reviewing.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'

const MANY = 10_000
/** A telling term reads a handful of each kind; a scan of one table would read all of it. */
const MOST_ROWS = MANY / 4
/** The digits of a number while it is typed are read by the index of numbers, and by no text that has a word beginning so. */
const MOST_ROWS_OF_A_NUMBER = 200

describeShopOnBoth('the palette finds what a caller speaks of', (shop, on) => {
  let calls: Offering
  beforeEach(async () => {
    calls = offering(shop)
    for (const who of ['admin', 'member'] as const) await join(shop(), who)
  })
  const find = async (search: string) => done(await calls.staff('GET', `/api/desk/find?search=${encodeURIComponent(search)}`))
  const arabic = (digits: string | number) => String(digits).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

  test('a request is found by its number, the phone in any spelling, the name and the company', async () => {
    const { number, orderId, customer } = await enterRequest(shop(), { phone: '01001234567', company: 'فنادق النيل' })
    await enterRequest(shop(), { name: 'Somebody Else' })
    for (const typed of [`${number}`, `#${number}`, `R-${number}`, arabic(number)])
      expect((await find(typed)).requests, typed).toMatchObject([{ _id: orderId, number, isArchived: false }])
    for (const typed of ['01001234567', '+20 100 123 4567', '00201001234567', '٠١٠٠١٢٣٤٥٦٧', 'hany sha', 'فنادق النيل']) {
      const found = await find(typed)
      expect(found.requests, typed).toMatchObject([{ _id: orderId, name: 'Hany Shaker', company: 'فنادق النيل' }])
      expect(found.customers, typed).toMatchObject([{ _id: customer, name: 'Hany Shaker', company: 'فنادق النيل' }])
    }
  })

  on.once('a request is found while its number is typed, and no other number of those digits', async () => {
    const { number, orderId } = await enterRequest(shop(), { phone: '01001234567' })
    for (const typed of [`R-${`${number}`.slice(0, 2)}`, `ر${arabic(`${number}`.slice(0, 4))}`])
      expect((await find(typed)).requests, typed).toMatchObject([{ _id: orderId, number }])
    for (const typed of [`${number}`.slice(0, 2), `R-${`${number}`.slice(1)}`, 'R-0'])
      expect((await find(typed)).requests, typed).toEqual([])
  })

  on.once('a cancelled request is found in the archive', async () => {
    const { orderId } = await calls.request()
    const { number } = done(await calls.staff('GET', `/api/order/${orderId}`)).order
    done(await calls.call('member', 'DELETE', `/api/order/cancel/${orderId}`))
    expect((await find(`${number}`)).requests).toMatchObject([{ _id: orderId, isArchived: true }])
  })

  on.once('an offer is found by its number with the year or without, and a machine by its serial number', async () => {
    const { orderId } = await calls.request()
    const { id, token } = await calls.sent(orderId)
    const { number } = await calls.offer(id)
    const short = `${Number(number.slice(-5))}`
    for (const typed of [number, number.toLowerCase().replaceAll('-', ' '), short, `q${short}`, arabic(short)])
      expect((await find(typed)).offers, typed).toMatchObject([{ _id: id, number }])
    done(await calls.call('member', 'POST', `/api/offer/link/${token}/accept`, YES))
    const [item] = (await calls.offer(id)).items
    for (const move of [{ status: 'Processing' }, { status: 'Shipped' }, { status: 'Delivered', serials: ['CB-77', 'CB-78'] }])
      done(await calls.staff('PUT', `/api/offer/${id}/item/${item._id}`, move))
    for (const typed of ['CB-78', 'cb-78', ' cb-٧٨ '])
      expect((await find(typed)).machines, typed).toMatchObject([{ serial: 'CB-78', offer: { _id: id, number } }])
  })

  test('customers are found by names in either spelling and by email; products by SKU, also those that are off', async () => {
    const id = await addCustomer(shop(), { name: 'أحمد منى', phone: '0100 000 1043', email: 'mona@nile.example' })
    for (const typed of ['احمد مني', 'mona@nile.example', '01000001043', '1000001043'])
      expect((await find(typed)).customers, typed).toMatchObject([{ _id: id, name: 'أحمد منى' }])
    const [product = ''] = await shop().stock({ products: [{ name: 'Combi oven' }] })
    const review = await reviewing(shop).review('member', product, { title: 'Bakes evenly' })
    const { sku } = done(await calls.staff('GET', `/api/product/${product}`)).product
    expect((await find(sku)).products).toMatchObject([{ _id: product, sku, isActive: true }])
    expect((await find('combi')).products).toMatchObject([{ _id: product }])
    for (const typed of ['bakes', 'combi', sku])
      expect((await find(typed)).reviews, typed).toMatchObject([{ _id: review, title: 'Bakes evenly', name: 'Combi oven' }])
  })

  on.once('a customer is found by the name in the other script, with requests and offers, behind those who write it so', async () => {
    const { orderId, customer } = await enterRequest(shop(), { name: 'مروان عبد الرحمن', phone: '01005550001' })
    const { id: offer } = await calls.sent(orderId)
    const alike = await addCustomer(shop(), { name: 'Marwan Abdelrahman', phone: '0100 000 1043' })
    await addCustomer(shop(), { name: 'مروة عبد الرحمن', phone: '0100 000 1044' })
    for (const [typed, first, second] of [
      ['Marwan Abdelrahman', alike, customer],
      ['مروان عبد الرحمن', customer, alike],
      ['abd el rahman marwan', customer, alike],
    ] as const) {
      const found = await find(typed)
      const ids = found.customers.map(({ _id }: { _id: string }) => _id)
      expect(typed.startsWith('abd') ? ids.toSorted() : ids, typed).toEqual(
        typed.startsWith('abd') ? [first, second].toSorted() : [first, second],
      )
      expect(found, typed).toMatchObject({ requests: [{ _id: orderId }], offers: [{ _id: offer }] })
    }
  })

  on.once('staff find the records of their areas, a merchant the products and the brand of their own', async () => {
    await join(shop(), 'merchant')
    await shop().stock({
      brands: [{ name: 'Kelmara ovens' }],
      categories: [{ name: 'Kelmara corner' }],
      products: [{ name: 'Kelmara oven' }],
    })
    const findAs = async (who: Parameters<typeof signedIn>[1], search = 'kelmara') =>
      done(await shop().get(`/api/desk/find?search=${search}`, await signedIn(shop(), who)))
    const all = await findAs('admin')
    expect(all).toMatchObject({
      brands: [{ name: 'Kelmara ovens' }],
      categories: [{ name: 'Kelmara corner' }],
      products: [{ name: 'Kelmara oven' }],
    })
    const nothing = { brands: [], categories: [], products: [], drafts: [], users: [], merchants: [], reviews: [], chats: [] }
    expect(await findAs(staffName(['sales']))).toMatchObject(nothing)
    expect(await findAs(staffName(['catalogue']))).toEqual(all)
    expect(await findAs('merchant')).toEqual({ ...nothing, requests: [], offers: [], machines: [], customers: [] })
    expect((await findAs('admin', 'merchant')).merchants).toMatchObject([{ email: 'merchant@merchants.example' }])
    const people = await findAs(staffName(['people']), 'merchant')
    expect(people).toMatchObject({
      users: [{ email: emailOf('merchant') }],
      merchants: [{ email: 'merchant@merchants.example' }],
      customers: [],
    })
    expect(await findAs(staffName(['catalogue']), 'merchant')).toMatchObject({
      users: [],
      merchants: [{ email: 'merchant@merchants.example' }],
    })
  })

  test('a draft is found by words of either name in any order and spelling, and by its SKU, for staff of the catalogue and its own merchant', async () => {
    const manage = managing(shop)
    const drafted = async (product: object) => done(await manage.call('admin', 'POST /api/product/drafts', { product })).draft._id
    const [own, foreign] = [await manage.brandOf('merchant'), await manage.brandOf('otherMerchant')]
    const theirs = await drafted({ nameAr: 'مسودة فرن غازية', brand: own, sku: 'FRN-7' })
    const others = await drafted({ name: 'Gas oven', nameAr: 'فرن غاز', brand: foreign })
    const copy = done(await manage.call('admin', 'GET /api/desk/find?search=frn-7'))
    expect(copy).toMatchObject({ products: [], drafts: [{ _id: theirs, sku: 'FRN-7', name: '', nameAr: 'مسودة فرن غازية' }] })
    const idsFor = async (who: 'admin' | 'merchant' | 'otherMerchant', search: string) =>
      done(await manage.call(who, `GET /api/desk/find?search=${encodeURIComponent(search)}`)).drafts.map(({ _id }: { _id: string }) => _id)
    for (const typed of ['مسودة فرن', 'غازيه مسوده', 'frn-٧']) expect(await idsFor('admin', typed), typed).toEqual([theirs])
    expect(await idsFor('admin', 'فرن')).toEqual([others, theirs])
    expect([await idsFor('merchant', 'فرن'), await idsFor('otherMerchant', 'فرن')]).toEqual([[theirs], [others]])
    expect((await shop().get('/api/desk/find?search=frn', await signedIn(shop(), staffName(['sales'])))).json.drafts).toEqual([])
  })

  on.once('nothing is asked for without a term, and nothing is found for nonsense', async () => {
    const nothing = {
      ...{ requests: [], offers: [], machines: [], customers: [], products: [], drafts: [] },
      ...{ brands: [], categories: [], users: [], merchants: [], reviews: [], chats: [] },
    }
    for (const typed of ['', ' ', '%', '_', 'zzqqxx', "'"]) expect(await find(typed), typed).toEqual(nothing)
  })

  on.once('among ten thousand of each only a few rows are read', async () => {
    const { db } = shop().accounts.database
    const id = (kind: number) => sql.raw(`('01900000-0000-7000-8${kind}00-' || lpad(n::text, 12, '0'))::uuid`)
    const numbers = sql.raw(`generate_series(1, ${MANY}) as n`)
    // Long texts, so that reading the whole table costs as much as with ten times as many rows.
    const words = sql`repeat('hotel ', 200) || md5(n::text) || chr(10) || '+2010' || lpad((n * 7919)::text, 8, '0')`
    await db.execute(sql`
      insert into customers (id, name, language, search_text, created) select ${id(1)}, 'Hotel ' || n, 'ar', ${words}, now() from ${numbers}`)
    await db.execute(sql`
      insert into customer_contacts (id, customer_id, kind, value, shown, created)
      select ${id(2)}, ${id(1)}, 'phone', '+2010' || lpad((n * 7919)::text, 8, '0'), '', now() from ${numbers}`)
    await db.execute(sql`
      insert into orders (id, cart_id, language, first_name, last_name, phone_number, email, search_text, created)
      select ${id(3)}, ${id(3)}, 'ar', 'Hotel', n, '', '', ${words}, now() from ${numbers}`)
    await db.execute(sql`
      insert into offers (id, year, number, name, created, created_by, search_text)
      select ${id(4)}, 2026, n, '', now(), ${id(4)}, ${words} from ${numbers}`)
    await db.execute(sql`insert into offer_counters (year, last) values (2026, ${MANY}) on conflict (year) do update set last = ${MANY}`)
    const [product] = await shop().stock({ products: [{ name: 'Plate warmer' }] })
    await db.execute(sql`
      insert into reviews (id, product_id, title, review, rating, is_recommended, status, created)
      select ${id(6)}, ${product}::uuid, ${words}, '', 5, true, 'Waiting Approval', now() from ${numbers}`)
    for (const table of ['customers', 'customer_contacts', 'orders', 'offers', 'reviews'])
      await db.execute(sql.raw(`vacuum analyze ${table}`))
    for (const typed of [
      '01000079190',
      '+201000079190',
      '9999',
      'Q-2026-00012',
      'c4ca4238',
      'CB-77',
      'ho',
      'مروان',
      'Hussein Gamal',
      'plate warmer',
      'R-100',
    ]) {
      const work = await databaseWorkOf(shop().accounts.database, () => find(typed))
      expect(work.rows, typed).toBeLessThanOrEqual(MOST_ROWS)
    }
    for (const [typed, digits] of [
      ['R-1', '1'],
      ['ر١٢', '12'],
    ] as const) {
      const work = await databaseWorkOf(shop().accounts.database, () => find(typed))
      expect(work.rows, typed).toBeLessThanOrEqual(MOST_ROWS_OF_A_NUMBER)
      const newest = await db.execute<{ number: number }>(
        sql`select number from orders where number::text like ${`${digits}%`} order by number desc limit 5`,
      )
      expect(newest.rows, typed).toHaveLength(5)
      expect((await find(typed)).requests, typed).toMatchObject(newest.rows)
    }
    const listed = async (query: string) => done(await calls.staff('GET', `/api/customer?${query}`))
    const { database } = shop().accounts
    for (const typed of ['01000079190', 'c4ca4238', 'مروان'])
      expect((await databaseWorkOf(database, () => listed(`limit=1&search=${encodeURIComponent(typed)}`))).rows, typed).toBeLessThanOrEqual(
        MOST_ROWS,
      )
    const { orderId, customer } = await enterRequest(shop(), { phone: '01001234567' })
    await db.execute(sql`
      insert into desk_log (id, customer_id, at, event, note, by_name, facts)
      select ${id(5)}, ${id(1)}, now(), 'contact', '', '', '{}' from ${numbers}`)
    await db.execute(sql`vacuum analyze desk_log`)
    for (const path of [`/api/order/${orderId}/timeline`, `/api/customer/${customer}`])
      expect((await databaseWorkOf(database, async () => done(await calls.staff('GET', path)))).rows, path).toBeLessThanOrEqual(MOST_ROWS)
    // Counted by the first page, and remembered for those that follow: reading all takes far longer than reading a page.
    await addCustomer(shop(), { name: 'Mona' })
    expect((await listed('page=1')).count).toBe(MANY + 2)
    await addCustomer(shop(), { name: 'Nadia' })
    expect((await databaseWorkOf(database, () => listed('page=2'))).rows).toBeLessThanOrEqual(MOST_ROWS)
    expect((await listed('page=2')).count).toBe(MANY + 2)
    await addCustomer(shop(), { name: 'Hotel of the Nile' })
    const found = await listed('limit=1&search=hotel')
    expect(found).toMatchObject({ count: MANY, countIsMinimum: true, customers: [{ name: 'Hotel of the Nile' }] })
    const common = await find('hotel')
    expect([common.requests, common.offers, common.customers].map(({ length }) => length)).toEqual([5, 5, 5])
    // However many have the word, the newest stand in front.
    const last = expect.stringMatching(new RegExp(`${MANY}$`))
    expect([common.requests[0], common.offers[0], common.customers[0]]).toMatchObject([
      { _id: last },
      { _id: last },
      { name: 'Hotel of the Nile' },
    ])
  })
})
