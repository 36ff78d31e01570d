import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/accounts/accounts.tables.ts'
import { brands, products } from '#server/catalogue/catalogue.tables.ts'
import { inConflict } from '#tests/support/database/conflicts.ts'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { merchantDesk } from '#tests/support/shop/merchants.ts'
import { emailOf, join } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { merchants } from './merchants.tables.ts'

describeShopOnBoth('two who decide about a merchant at once', (shop, on) => {
  // The embedded database takes one transaction after the other, so that each round goes much alike.
  const rounds = on.kind === 'embedded' ? 1 : 4
  const desk = merchantDesk(shop)
  const db = () => shop().accounts.database.db
  /** An approved merchant whose brand has products on show. */
  const approved = async (count = 2) => {
    const merchant = await desk.waiting()
    const { brand } = (await desk.approve(merchant.id)).json.merchant
    const ids: string[] = []
    for (let n = 0; n < count; n += 1) ids.push(await addProductTo(shop(), { brandId: brand._id, categoryIds: [], isActive: true }))
    return { ...merchant, brand, ids }
  }
  const userOf = async (email: string) => (await db().select().from(users).where(eq(users.email, email)))[0]

  test.each([
    ['approve', 'approve'],
    ['approve', 'reject'],
    ['approve', 'delete'],
    ['disable', 'delete'],
    ['disable', 'enable'],
  ] as const)('%s and %s at once: no server error, and nothing is left half done', async (one, other) => {
    const acts = {
      approve: desk.approve,
      reject: desk.reject,
      delete: desk.remove,
      disable: (id: string) => desk.turn(id, false),
      enable: (id: string) => desk.turn(id, true),
    }
    for (let round = 0; round < rounds; round += 1) {
      const { id, email } = one === 'disable' ? await approved(1) : await desk.waiting()
      const answers = await Promise.all([acts[one](id), acts[other](id), acts[one](id), acts[other](id)])
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      expect(answers.some(({ status }) => status === 200)).toBe(true)
      const [row] = await db().select().from(merchants).where(eq(merchants.id, id))
      const stored = await db().select({ id: merchants.brandId }).from(merchants)
      const owned = stored.flatMap(({ id: brandId }) => brandId ?? [])
      const orphans = (await db().select().from(brands)).filter((brand) => !owned.includes(brand.id) && brand.isActive)
      expect(orphans).toEqual([])
      if (row?.status === 'Approved') expect(row.brandId).not.toBeNull()
      if (row?.status === 'Rejected') expect(row).toMatchObject({ brandId: null, isActive: false })
      expect((await userOf(email))?.role ?? 'ROLE MEMBER').toBe('ROLE MEMBER')
      const mails = await desk.emailsAbout(id)
      expect(mails.filter((name) => name === 'rejected').length).toBeLessThanOrEqual(1)
    }
  })

  test.each(['disable', 'delete', 'approve'] as const)(
    '%s while the brand is deleted or switched by hand: a merchant without a brand waits, and nothing is left half done',
    async (act) => {
      for (let round = 0; round < rounds; round += 1) {
        const { id, brand, ids } = await approved(3)
        const acts = { disable: () => desk.turn(id, false), delete: () => desk.remove(id), approve: () => desk.approve(id) }
        const answers = await Promise.all([
          acts[act](),
          desk.asAdmin(`DELETE /api/brand/delete/${brand._id}`),
          desk.asAdmin(`PUT /api/brand/${brand._id}/active`, { brand: { isActive: false } }),
          acts[act](),
        ])
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
        expect(answers[1]?.status).toBe(200)
        const [row] = await db().select().from(merchants).where(eq(merchants.id, id))
        if (act === 'delete') expect(row).toBeUndefined()
        else if (row?.brandId === null) expect(row).toMatchObject({ status: 'Waiting Approval', isActive: false })
        else expect(row).toMatchObject({ status: 'Approved', isActive: true })
        const left = await db().select().from(products).where(inArray(products.id, ids))
        expect(left.map(({ isActive, brandId, inactiveReasons }) => ({ isActive, brandId, inactiveReasons }))).toEqual(
          ids.map(() => ({ isActive: false, brandId: null, inactiveReasons: [] })),
        )
      }
    },
  )

  test('concurrent approvals of a member make one merchant with one brand and one email', async () => {
    await join(shop(), 'member')
    const { id } = await desk.waiting({ email: emailOf('member') })
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.approve(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(await db().select().from(brands).where(eq(brands.name, 'Nour Ovens'))).toHaveLength(1)
    expect((await desk.emailsAbout(id)).slice(2)).toEqual(['approved'])
  })

  test('a decision that the database ends for another change is made again; one that it ends every time asks to be pressed again', async () => {
    const { database } = shop().accounts
    const { id } = await desk.waiting()
    const ended = await inConflict(database, { table: 'merchants', times: 100 }, () => desk.reject(id))
    expect(ended).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, json: { code: 'unavailable' } })
    expect((await inConflict(database, { table: 'merchants', times: 2 }, () => desk.reject(id))).json).toMatchObject({
      merchant: { status: 'Rejected' },
    })
    expect((await desk.emailsAbout(id)).filter((name) => name === 'rejected')).toHaveLength(1)
    expect((await desk.entriesOf(id)).filter(({ action }) => action === 'merchant.rejected')).toHaveLength(1)
  })
})
