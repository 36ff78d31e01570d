import { describe, expect, test } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { application, merchantDesk } from '#tests/support/shop/merchants.ts'
import { idOf, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { insertMerchant } from './merchants.repository.ts'

describeShop('applying to sell', (shop) => {
  const desk = merchantDesk(shop)

  test('stores a waiting application, with an audit entry and two emails', async () => {
    const form = application({ email: ' NOUR@Brands.Example ', phoneNumber: '٠١٠٠ ٢٢٢ ٣٣٣٣', name: ' Nour <b>Adly</b> ' })
    const { status, json } = await desk.apply(form)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      success: true,
      message: 'We received your request! We will reach you on your phone number 0100 222 3333.',
    })
    expect(json.merchant).toEqual({
      _id: expect.any(String),
      name: 'Nour Adly',
      email: 'nour@brands.example',
      phoneNumber: '0100 222 3333',
      brandName: form.brandName,
      business: form.business,
      status: 'Waiting Approval',
      isActive: false,
      created: expect.any(String),
    })
    const [entry] = await desk.entriesOf(json.merchant._id)
    expect(entry).toMatchObject({ action: 'merchant.applied', actorId: null, actorName: 'Nour Adly', before: null })
    expect(entry?.after).toMatchObject({ name: 'Nour Adly', status: 'Waiting Approval' })
    expect(JSON.stringify(entry?.after)).not.toMatch(/@|010/)
    expect((await desk.emailsAbout(json.merchant._id)).sort()).toEqual(['applied', 'notice'])
  })

  test('takes each email address once, also from concurrent applications', async () => {
    const form = application()
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.apply({ ...form, email: form.email.toUpperCase() })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    const refused = answers.find(({ status }) => status === 400)
    const text = 'That email address is already in use.'
    expect(refused?.json).toEqual({ error: text, code: 'merchant/email-taken', fields: { email: [text] } })
    expect((await desk.asAdmin('GET /api/merchant')).json.count).toBe(1)
  })

  describe('names every field that is wrong', () => {
    test.each([
      [
        'en',
        {},
        {
          name: 'Name is required.',
          email: 'Email is required.',
          phoneNumber: 'Phone Number is required.',
          brandName: 'Brand Name is required.',
          business: 'Business is required.',
        },
      ],
      [
        'en',
        application({ email: 'nour', business: 'Ovens' }),
        { email: 'Email format is invalid.', business: 'Business must be at least 10 characters.' },
      ],
      ['ar', { ...application(), business: '<i>short</i>' }, { business: 'يجب ألا يقل عدد حروف النشاط عن 10.' }],
    ])('%s %j', async (language, form, fields) => {
      const { status, json } = await desk.apply(form, language)
      expect(status).toBe(400)
      expect(Object.fromEntries(Object.entries<string[]>(json.fields).map(([name, texts]) => [name, texts[0]]))).toEqual(fields)
    })
  })

  test('ignores keys that the form does not have', async () => {
    const { json } = await desk.apply({ ...application(), status: 'Approved', isActive: true, brandId: idOf('admin'), _id: idOf('admin') })
    expect(json.merchant).toMatchObject({ status: 'Waiting Approval', isActive: false })
    expect(json.merchant._id).not.toBe(idOf('admin'))
  })

  test('is limited for visitors, but not for admins, who apply for others', async () => {
    const { most } = LIMITS.openForms
    for (let n = 0; n < most; n += 1) expect((await desk.apply()).status).toBe(200)
    const refused = await desk.apply()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await desk.asAdmin('POST /api/merchant/add', application())).status).toBe(200)
  })

  test('names the admin who applies for somebody in the audit entry', async () => {
    const { id } = await desk.waiting()
    expect((await desk.entriesOf(id))[0]).toMatchObject({ actorId: idOf('admin'), actorName: 'Ola' })
  })
})

describeShop('the list of merchants', (shop) => {
  const desk = merchantDesk(shop)
  const list = async (query = '') => (await desk.asAdmin(`GET /api/merchant${query}`)).json
  const search = async (term: string) =>
    (await desk.asAdmin(`GET /api/merchant/search?search=${encodeURIComponent(term)}`)).json.merchants.map(
      ({ name }: { name: string }) => name,
    )

  test('is paged, newest first, twenty on a page', async () => {
    for (let n = 1; n <= 23; n += 1) await desk.waiting({ name: `Merchant ${n}` })
    const first = await list()
    expect(first).toMatchObject({ totalPages: 2, currentPage: 1, count: 23 })
    expect(first.merchants).toHaveLength(20)
    expect(first.merchants[0].name).toBe('Merchant 23')
    expect((await list('?page=2')).merchants.map(({ name }: { name: string }) => name)).toEqual(['Merchant 3', 'Merchant 2', 'Merchant 1'])
    expect(await list('?page=9')).toMatchObject({ merchants: [], totalPages: 2, currentPage: 9, count: 23 })
    expect((await list('?page=٢&limit=5')).merchants).toHaveLength(5)
    expect((await desk.asAdmin('GET /api/merchant?page=x')).status).toBe(400)
  })

  test('is filtered by status, and always has the number of waiting merchants', async () => {
    const [approved, rejected] = [await desk.waiting({ name: 'Approved' }), await desk.waiting({ name: 'Rejected' })]
    await desk.waiting({ name: 'Waits 1' })
    await desk.waiting({ name: 'Waits 2' })
    await desk.approve(approved.id)
    await desk.reject(rejected.id)
    const namesOf = async (status: string) => {
      const { merchants, count, waiting } = await list(`?status=${encodeURIComponent(status)}`)
      expect({ count, waiting }).toEqual({ count: merchants.length, waiting: 2 })
      return merchants.map(({ name }: { name: string }) => name)
    }
    expect(await namesOf('Waiting Approval')).toEqual(['Waits 2', 'Waits 1'])
    expect((await desk.asAdmin('GET /api/waiting')).json).toMatchObject({ merchants: 2, reviews: 0, offers: 0 })
    expect(await namesOf('Approved')).toEqual(['Approved'])
    expect(await namesOf('Rejected')).toEqual(['Rejected'])
    expect(await namesOf('all')).toEqual(['Waits 2', 'Waits 1', 'Rejected', 'Approved'])
    expect((await desk.asAdmin('GET /api/merchant?status=Gone')).json.fields).toHaveProperty('status')
  })

  test('has the facts of each merchant that admins decide by', async () => {
    const { id, email } = await desk.waiting()
    expect((await list()).merchants).toEqual([
      {
        ...application({ email }),
        _id: id,
        status: 'Waiting Approval',
        isActive: false,
        created: expect.any(String),
        version: 1,
        brand: null,
        hasAccount: false,
        affects: 0,
      },
    ])
  })

  test('shows merchants without an email address', async () => {
    const { id: _, ...facts } = { id: '', ...application() }
    await insertMerchant(shop().accounts.database.db, {
      ...facts,
      id: shop().making.newId(),
      email: null,
      status: 'Waiting Approval',
      created: new Date(),
    })
    expect((await list()).merchants[0]).toMatchObject({ email: null })
  })

  test('is searched by name, brand, email and number, in any spelling', async () => {
    await desk.waiting({ name: 'أحمد الطور', brandName: 'Toor Steel', email: 'toor_1@brands.example', phoneNumber: '0122 345 6789' })
    await desk.waiting({ name: 'Nevine Farag', brandName: 'Nefer Linen', phoneNumber: '+20 100 555 1234' })
    for (const term of ['احمد', 'toor st', 'TOOR_1@', '٠١٢٢٣٤٥', '0122 345']) expect(await search(term), term).toEqual(['أحمد الطور'])
    expect(await search('nefer')).toEqual(['Nevine Farag'])
    expect(await search('brands.example')).toHaveLength(2)
    for (const term of ['', 'n', ' n ', '%%', 'nobody at all']) expect(await search(term), term).toEqual([])
  })

  test('is searched by status too, in either language', async () => {
    const { db } = shop().accounts.database
    const facts = application({ name: 'Refused Bakery' })
    await insertMerchant(db, { ...facts, id: shop().making.newId(), status: 'Rejected', created: new Date() })
    expect(await search('rejected')).toContain('Refused Bakery')
    expect(await search('مرفوض')).toContain('Refused Bakery')
    expect(await search('approved')).not.toContain('Refused Bakery')
  })

  test('answers at most a hundred to a search', async () => {
    const { db } = shop().accounts.database
    for (let n = 0; n < 110; n += 1) {
      const facts = { ...application({ name: `Copper ${n}` }), id: shop().making.newId(), status: 'Rejected', created: new Date() } as const
      await insertMerchant(db, facts)
    }
    expect(await search('copper')).toHaveLength(100)
  })

  test('is closed to everybody else', async () => {
    for (const name of ['member', 'merchant'] as const) {
      const headers = await signedIn(shop(), name)
      for (const call of ['GET /api/merchant', 'GET /api/merchant/search?search=nour'])
        expect((await sendJson(shop(), { call, headers })).status, `${name} ${call}`).toBe(403)
    }
  })
})
