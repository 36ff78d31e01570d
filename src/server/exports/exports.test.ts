import { expect, test } from 'vitest'
import { readSheet } from '#server/platform/sheets/sheets.ts'
import { addCustomer } from '#tests/support/shop/customers.ts'
import { describeEmailShopOnBoth } from '#tests/support/shop/email-shop.ts'
import { offering } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { emailOf, idOf, type PersonName, signedIn } from '#tests/support/shop/people.ts'
import { STAFF_EMAIL } from '#tests/support/shop/test-shop.ts'

const MANY = 600

describeEmailShopOnBoth('a list of people that leaves the shop', (opened, on) => {
  const shop = () => opened().shop
  const { call, request } = offering(shop)
  const taken = async (path: string, language = 'en', who: PersonName = 'admin') => {
    const headers = { ...(await signedIn(shop(), who)), 'accept-language': language }
    return shop().app.http.inject({ method: 'GET', url: `/api/export/${path}`, headers })
  }
  const pageOf = async (bytes: Buffer) => {
    const read = await readSheet(bytes)
    return 'pages' in read ? read.pages[0] : undefined
  }
  const rowsOf = async (bytes: Buffer) => (await pageOf(bytes))?.rows ?? []

  test('has every row in either format, and no cell that a sheet takes for a formula', async () => {
    await request('member', 2, { company: '=1+1', governorate: 'giza' })
    const csv = await taken('requests?format=csv')
    expect(csv.headers['content-disposition']).toContain('requests.csv')
    expect(csv.body).toContain("'=1+1,Giza")
    const arabic = await rowsOf((await taken('requests?format=xlsx', 'ar')).rawPayload)
    expect(arabic[0]?.slice(0, 2)).toEqual(['الرقم', 'التاريخ'])
    expect(arabic.flat()).toEqual(expect.arrayContaining(['=1+1', 'الجيزة', emailOf('member')]))
    expect((await pageOf((await taken('requests?format=xlsx')).rawPayload))?.name).toBe('Requests')
    expect((await taken('requests?format=csv&status=Delivered')).body.split('\r\n')).toHaveLength(2)
    await expect.poll(async () => (await taken('customers?format=csv')).body, { timeout: 20_000 }).toContain(emailOf('member'))
    await on.database().runSql(`insert into newsletter_subscribers (id, email, language, unsubscribe_token, created)
      select gen_random_uuid(), 'reader-' || n || '@readers.example', 'en', 'token-' || n, now() from generate_series(1, ${MANY}) n`)
    const readers = (await rowsOf((await taken('newsletter?format=xlsx')).rawPayload)).map(([email]) => email)
    expect(new Set(readers).size).toBe(readers.length)
    expect(readers.filter((email) => email?.startsWith('reader-'))).toHaveLength(MANY)
  })

  on.once('names a company in the language that it was written down in, where it has no name in the asked one', async () => {
    const byPhone = { name: 'محروس', phone: '0100 000 1044' }
    await addCustomer(shop(), { ...byPhone, company: 'مشويات الصعيدي' })
    await addCustomer(shop(), { ...byPhone, phone: '0100 000 1045', company: 'Delta Grill' })
    for (const language of ['en', 'ar']) {
      const companies = (await rowsOf((await taken('customers?format=xlsx', language)).rawPayload)).map(([, company]) => company)
      expect(companies, language).toEqual(expect.arrayContaining(['مشويات الصعيدي', 'Delta Grill']))
    }
  })

  test('is in the history of who took it, and the owner gets an email about it', async () => {
    const { mail } = opened()
    await taken('newsletter?format=csv')
    const { entries } = done(await call('admin', 'GET', `/api/history/user/${idOf('admin')}`))
    expect(entries[0]).toMatchObject({
      action: 'user.exported',
      after: { exportedList: 'newsletter', exportedFormat: 'csv', exportedPart: false },
    })
    await expect
      .poll(async () => (await mail.emailsTo(STAFF_EMAIL)).map(({ email }) => email.subject).join(), { timeout: 20_000 })
      .toContain('exported a list: newsletter')
  })

  on.once('is in the history as a part of its list only where a filter of that list left rows out', async () => {
    await request('member', 1)
    for (const [path, isPart] of [
      ['newsletter?format=csv&search=x&status=Delivered', false],
      ['requests?format=csv&search=nobody', false],
      ['requests?format=csv&status=Delivered', true],
      ['customers?format=csv&status=Delivered', false],
      ['customers?format=csv&search=nobody', true],
    ] as const) {
      expect((await taken(path)).statusCode).toBe(200)
      const { entries } = done(await call('admin', 'GET', `/api/history/user/${idOf('admin')}`))
      expect(entries[0]?.after, path).toMatchObject({ exportedList: path.split('?')[0], exportedPart: isPart })
    }
  })

  on.once('is for the area of people alone', async () => {
    for (const who of ['member', 'merchant'] as const) expect((await taken('newsletter', 'en', who)).statusCode).toBe(403)
  })
})
