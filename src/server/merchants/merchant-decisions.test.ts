import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountLinks } from '#server/accounts/accounts.tables.ts'
import { makeMerchantLink } from '#server/accounts/links/account-links.service.ts'
import { brands, products } from '#server/catalogue/catalogue.tables.ts'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { application, merchantDesk } from '#tests/support/shop/merchants.ts'
import { emailOf, idOf, join, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { insertMerchant } from './merchants.repository.ts'

describeShop('deciding about merchants', (shop) => {
  const desk = merchantDesk(shop)
  const db = () => shop().accounts.database.db
  const inList = async (id: string) =>
    (await desk.asAdmin('GET /api/merchant?limit=100')).json.merchants.find(({ _id }: { _id: string }) => _id === id)
  const byTelephone = async (status: 'Waiting Approval' | 'Rejected' = 'Waiting Approval') => {
    const id = shop().making.newId()
    await insertMerchant(db(), { ...application(), email: null, id, status, created: new Date() })
    return id
  }
  /** An approved merchant whose brand has products on show. */
  const approved = async (count = 2) => {
    const merchant = await desk.waiting()
    const { brand } = (await desk.approve(merchant.id)).json.merchant
    const ids: string[] = []
    for (let n = 0; n < count; n += 1) ids.push(await addProductTo(shop(), { brandId: brand._id, categoryIds: [], isActive: true }))
    return { ...merchant, brand, ids }
  }
  const shownOf = async (slug: string) => (await shop().get(`/api/product/list?brand=${slug}`)).json.count

  describe('approving', () => {
    test('opens a brand of its own and sends a sign-up link when no account has the email address', async () => {
      await shop().stock({ brands: [{ name: 'Nour Ovens' }], products: [{}] })
      const { id } = await desk.waiting({ business: 'Ovens. '.repeat(60) })
      const { status, json } = await desk.approve(id)
      expect(status).toBe(200)
      expect(json).toMatchObject({ success: true, message: 'Merchant has been approved successfully!' })
      expect(json.merchant).toMatchObject({ status: 'Approved', isActive: true, hasAccount: false, version: 2 })
      expect(json.merchant.brand).toMatchObject({ name: 'Nour Ovens', nameAr: '', slug: expect.stringMatching(/^nour-ovens-.+/) })
      const [brand] = await db().select().from(brands).where(eq(brands.id, json.merchant.brand._id))
      expect(brand).toMatchObject({
        isActive: true,
        isMerchantActive: true,
        descriptionAr: '',
        description: 'Ovens. '.repeat(60).slice(0, 200),
      })
      expect((await shop().get('/api/brand/list')).text).toContain(json.merchant.brand.slug)
      expect((await desk.emailsAbout(id)).slice(2)).toEqual(['invited'])
      expect((await desk.entriesOf(id)).at(-1)).toMatchObject({
        action: 'merchant.approved',
        actorId: idOf('admin'),
        before: { status: 'Waiting Approval', isActive: false },
        after: { status: 'Approved', isActive: true, brand: 'Nour Ovens', version: 2 },
      })
    })

    test('makes the member with the email address the merchant at once, without a link', async () => {
      await join(shop(), 'member')
      const headers = await signedIn(shop(), 'member')
      const { id } = await desk.waiting({ email: emailOf('member') })
      const { json } = await desk.approve(id)
      expect(json.merchant).toMatchObject({ hasAccount: true })
      expect((await desk.emailsAbout(id)).slice(2)).toEqual(['approved'])
      expect(await db().select().from(accountLinks)).toEqual([])
      const { json: me } = await shop().get('/api/user/me', headers)
      expect(me.user).toMatchObject({
        role: 'ROLE MERCHANT',
        merchant: { _id: id, isActive: true, brand: { _id: json.merchant.brand._id } },
      })
      const [entry] = await desk.entriesOf(idOf('member'))
      expect(entry).toMatchObject({
        action: 'user.role-changed',
        actorId: idOf('admin'),
        before: { role: 'ROLE MEMBER', merchant: null },
        after: { role: 'ROLE MERCHANT', merchant: 'Nour Adly' },
      })
    })

    test.each(['admin', 'otherMerchant'] as const)(
      'is refused when the email address belongs to the %s, and changes nothing',
      async (name) => {
        await join(shop(), name)
        const { id } = await desk.waiting({ email: emailOf(name), brandName: 'Nothing' })
        const { status, json } = await desk.approve(id)
        expect(status).toBe(400)
        expect(json).toEqual({ error: 'That email address belongs to an admin or to another merchant.', code: 'merchant/email-of-other' })
        expect(await inList(id)).toMatchObject({ status: 'Waiting Approval', brand: null })
        expect(await db().select().from(brands).where(eq(brands.name, 'Nothing'))).toEqual([])
      },
    )

    test('a second approval sends a fresh link while nobody has signed up, and changes nothing', async () => {
      const { id, email } = await desk.waiting()
      const first = (await desk.approve(id)).json.merchant
      const { status, json } = await desk.approve(id)
      expect(status).toBe(200)
      expect(json).toMatchObject({ message: `A new sign-up link is on its way to ${email}.`, merchant: first })
      expect((await desk.emailsAbout(id)).slice(2)).toEqual(['invited', 'invited'])
      const token = await makeMerchantLink(db(), { merchantId: id, now: new Date() })
      expect((await desk.signUp(token, { email, firstName: 'Nour', lastName: 'Ovens', password: 'long enough' })).status).toBe(200)
      expect((await desk.approve(id)).status).toBe(200)
      expect((await desk.emailsAbout(id)).filter((name) => name === 'invited')).toHaveLength(2)
      expect((await desk.entriesOf(id)).map(({ action }) => action)).toEqual(['merchant.applied', 'merchant.approved'])
    })

    test('is refused for an applicant without an email address', async () => {
      const id = await byTelephone()
      for (const decide of [desk.approve, desk.reject]) {
        const { status, json } = await decide(id)
        expect(status).toBe(400)
        expect(json).toEqual({ error: "Merchant doesn't have email. Call at +20 100 222 3333", code: 'merchant/no-email' })
      }
      expect((await desk.remove(id)).status).toBe(200)
    })

    test('works after a rejection, also without an email address', async () => {
      const { id } = await desk.waiting()
      await desk.reject(id)
      expect((await desk.approve(id)).json.merchant).toMatchObject({ status: 'Approved', isActive: true })
      const called = await byTelephone('Rejected')
      const { json } = await desk.approve(called)
      expect(json.message).toContain('call at +20 100 222 3333')
      expect(json.merchant).toMatchObject({ status: 'Approved', hasAccount: false, brand: { name: 'Nour Ovens' } })
      expect(await desk.emailsAbout(called)).toEqual([])
    })
  })

  test('rejecting emails the applicant once, and is only possible while waiting', async () => {
    const { id } = await desk.waiting()
    const { status, json } = await desk.reject(id)
    expect(status).toBe(200)
    expect(json.merchant).toMatchObject({ status: 'Rejected', isActive: false, brand: null, version: 2 })
    expect((await desk.reject(id)).json.code).toBe('merchant/wrong-state')
    expect((await desk.emailsAbout(id)).slice(2)).toEqual(['rejected'])
    expect((await desk.entriesOf(id)).at(-1)).toMatchObject({ action: 'merchant.rejected', after: { status: 'Rejected', version: 2 } })
    const other = await approved(0)
    expect((await desk.reject(other.id)).json.code).toBe('merchant/wrong-state')
  })

  describe('switching', () => {
    test('off takes the brand, its products and the access, and on restores exactly what was there', async () => {
      await join(shop(), 'member')
      const headers = await signedIn(shop(), 'member')
      const { id } = await desk.waiting({ email: emailOf('member') })
      const { brand } = (await desk.approve(id)).json.merchant
      for (const isActive of [true, true, false]) await addProductTo(shop(), { brandId: brand._id, categoryIds: [], isActive })
      expect((await inList(id)).affects).toBe(2)
      expect(await shownOf(brand.slug)).toBe(2)
      const off = await desk.turn(id, false)
      expect(off.json).toMatchObject({
        message: 'Merchant has been disabled successfully!',
        merchant: { isActive: false, affects: 2, version: 2 },
      })
      expect(await shownOf(brand.slug)).toBe(0)
      expect((await shop().get('/api/brand/list')).text).not.toContain(brand.slug)
      expect((await shop().get('/api/order/me', headers)).status).toBe(403)
      expect((await shop().get('/api/user/me', headers)).json.user.merchant.isActive).toBe(false)
      expect((await shop().get('/api/product/list', headers)).status).toBe(200)
      const on = await desk.turn(id, true)
      expect(on.json).toMatchObject({ message: 'Merchant has been enabled successfully!', merchant: { isActive: true, affects: 2 } })
      expect(await shownOf(brand.slug)).toBe(2)
      expect((await shop().get('/api/order/me', headers)).status).toBe(200)
      expect((await desk.emailsAbout(id)).slice(3)).toEqual(['disabled', 'enabled'])
      expect((await desk.entriesOf(id)).slice(2).map(({ action, before, after }) => ({ action, before, after }))).toEqual([
        { action: 'merchant.disabled', before: { isActive: true }, after: { isActive: false, switchedProducts: 2 } },
        { action: 'merchant.enabled', before: { isActive: false }, after: { isActive: true, switchedProducts: 2 } },
      ])
    })

    test('to the current state changes and sends nothing', async () => {
      const { id } = await approved(0)
      expect((await desk.turn(id, true)).status).toBe(200)
      expect((await desk.emailsAbout(id)).slice(2)).toEqual(['invited'])
      expect(await desk.entriesOf(id)).toHaveLength(2)
    })

    test('is only for approved merchants, and needs a direction', async () => {
      const { id } = await desk.waiting()
      expect((await desk.turn(id, true)).json.code).toBe('merchant/wrong-state')
      const { json } = await desk.asAdmin(`PUT /api/merchant/${id}/active`, { merchant: {} })
      expect(json).toMatchObject({ code: 'validation', fields: { isActive: [expect.stringContaining('required')] } })
    })

    test('is refused on an outdated version when one is sent', async () => {
      const { id } = await approved(0)
      const { status, json } = await desk.turn(id, false, { version: 1 })
      expect(status).toBe(400)
      expect(json).toMatchObject({ code: 'conflict', fields: { status: [expect.any(String)] } })
      expect((await desk.turn(id, false, { version: 2 })).status).toBe(200)
    })
  })

  test('deleting leaves the brand off and without an owner, and the account a member', async () => {
    await join(shop(), 'member')
    const headers = await signedIn(shop(), 'member')
    const { id } = await desk.waiting({ email: emailOf('member') })
    const { brand } = (await desk.approve(id)).json.merchant
    await addProductTo(shop(), { brandId: brand._id, categoryIds: [], isActive: true })
    const { status, json } = await desk.remove(id)
    expect({ status, json }).toEqual({ status: 200, json: { success: true, message: 'Merchant has been deleted successfully!' } })
    expect(await inList(id)).toBeUndefined()
    expect(await shownOf(brand.slug)).toBe(0)
    const [left] = await db().select().from(brands).where(eq(brands.id, brand._id))
    expect(left).toMatchObject({ isActive: false, inactiveReasons: ['admin'], isMerchantActive: true })
    const [product] = await db().select().from(products).where(eq(products.brandId, brand._id))
    expect(product).toMatchObject({ isActive: false, inactiveReasons: ['brand'] })
    expect((await shop().get('/api/user/me', headers)).json.user).toMatchObject({ role: 'ROLE MEMBER', merchant: null })
    expect((await desk.entriesOf(idOf('member'))).at(-1)).toMatchObject({ action: 'user.role-changed', after: { role: 'ROLE MEMBER' } })
    expect((await desk.entriesOf(id)).at(-1)).toMatchObject({
      action: 'merchant.deleted',
      before: { brandName: 'Nour Ovens' },
      after: null,
    })
    expect((await desk.remove(id)).json.code).toBe('merchant/not-found')
  })

  test.each(['PUT /api/merchant/approve', 'PUT /api/merchant/reject', 'DELETE /api/merchant/delete'])(
    '%s of an unknown merchant is not found',
    async (call) => {
      for (const id of [shop().making.newId(), 'nobody', '%00'])
        expect((await desk.asAdmin(`${call}/${id}`)).json, id).toMatchObject({ code: 'merchant/not-found', error: 'No merchant found.' })
    },
  )

  test('a merchant may not decide about merchants', async () => {
    const headers = await signedIn(shop(), 'merchant')
    const { id } = await desk.waiting()
    const calls = [
      { call: `PUT /api/merchant/approve/${id}` },
      { call: `PUT /api/merchant/reject/${id}` },
      { call: `PUT /api/merchant/${id}/active`, body: { merchant: { isActive: true } } },
      { call: `DELETE /api/merchant/delete/${id}` },
    ]
    for (const each of calls) expect((await sendJson(shop(), { ...each, headers })).status, each.call).toBe(403)
    expect(await inList(id)).toMatchObject({ status: 'Waiting Approval' })
  })
})
