import { beforeEach, describe, expect, test } from 'vitest'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { done, ordering } from '#tests/support/shop/ordering.ts'
import { brandOf, idOf, PASSWORD, type PersonName } from '#tests/support/shop/people.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

describeShop('cancelled orders', (shop, on) => {
  const { call, order, read, move } = ordering(shop)
  let own = ''
  let foreign = ''

  beforeEach(async () => {
    own = await addProductTo(shop(), { brandId: await brandOf(shop(), 'merchant'), categoryIds: [], isActive: true })
    foreign = (await shop().stock({ products: [{ name: 'Fridge' }] }))[0] ?? ''
  })

  const placed = (...products: string[]) =>
    order(
      'member',
      products.map((product) => ({ product, quantity: 1 })),
    )
  const cancel = (who: PersonName, id: string, reason?: string) => call(who, 'DELETE', `/api/order/cancel/${id}`, { reason })
  const archived = async (id: string) => done(await call('admin', 'GET', `/api/order/archive/${id}`)).order
  const search = async (term: string) => done(await call('admin', 'GET', `/api/order/archive?search=${encodeURIComponent(term)}`)).orders

  test('tell who cancelled them, in which role, when and why', async () => {
    const byAdmin = await placed(own)
    done(await cancel('admin', byAdmin, ' No longer <b>made</b>. '))
    expect((await archived(byAdmin)).archived).toMatchObject({
      by: { _id: idOf('admin'), kind: 'admin', firstName: 'Ola', email: 'admin@people.example' },
      reason: 'No longer made.',
    })
    const byMerchant = await placed(own)
    const [line] = (await read('member', byMerchant)).products
    const body = { orderId: byMerchant, status: 'Cancelled', reason: 'Sold out' }
    expect(done(await call('merchant', 'PUT', `/api/order/status/item/${line?._id}`, body)).orderCancelled).toBe(true)
    expect((await archived(byMerchant)).archived).toMatchObject({ by: { kind: 'merchant', firstName: 'Hany' }, reason: 'Sold out' })
    const byRequester = await placed(own)
    done(await cancel('member', byRequester, 'owes none'))
    const seen = await archived(byRequester)
    expect(seen).toMatchObject({ requester: { firstName: 'Mona' }, archived: { by: { kind: 'requester' } } })
    expect(seen.archived).not.toHaveProperty('reason')
    expect(Date.parse(seen.archived.at)).toBeGreaterThan(0)
  })

  test('tell the role of then after an account is gone or has another role', async () => {
    const ids = { requester: await placed(own), merchant: await placed(own) }
    const [line] = (await read('member', ids.merchant)).products
    done(await move('merchant', ids.merchant, line?._id ?? '', 'Cancelled'))
    await on.database().runSql(`update users set role = 'ROLE MEMBER', merchant_id = null where id = '${idOf('merchant')}'`)
    done(await call('member', 'DELETE', '/api/user/me', { password: PASSWORD, cancelsOpen: true }))
    const by = async (id: string) => (await archived(id)).archived.by
    expect(await by(ids.merchant)).toMatchObject({ kind: 'merchant', firstName: 'Hany' })
    expect(await by(ids.requester)).toMatchObject({ kind: 'requester', firstName: '' })
  })

  test('are listed last cancelled first, page by page, and searched like the other lists', async () => {
    const ids = [await placed(own), await placed(foreign)]
    for (const id of ids) done(await cancel('member', id))
    const page = done(await call('admin', 'GET', '/api/order/archive?limit=1'))
    expect(page).toMatchObject({ currentPage: 1, orders: [{ _id: ids[1] }] })
    expect(page.totalPages).toBe(page.count)
    const { number } = await archived(ids[0] ?? '')
    for (const term of [`R-${number}`, (ids[0] ?? '').slice(-9)]) expect(await search(term)).toMatchObject([{ _id: ids[0] }])
    expect((await search('Mona')).length).toBeGreaterThan(1)
    expect(await search('x')).toEqual([])
    expect(await search('nobody at all')).toEqual([])
  })

  test('are absent from every other call, and the archive has no open ones', async () => {
    const id = await placed(own, foreign)
    expect((await call('admin', 'GET', `/api/order/archive/${id}`)).status).toBe(404)
    const [line] = (await read('member', id)).products
    done(await cancel('member', id))
    for (const who of ['member', 'admin', 'merchant'] as const) {
      expect((await call(who, 'GET', `/api/order/${id}`)).status).toBe(404)
      expect((await move(who, id, line?._id ?? '', 'Processing')).status).toBe(404)
      expect((await cancel(who, id)).status).toBe(404)
    }
    expect((await call('admin', 'PUT', '/api/order/status/all', { orderId: id, status: 'Processing' })).status).toBe(404)
  })

  describe('two concurrent cancels', () => {
    test('two changes that cancel the last two lines leave no order without an open line', async () => {
      for (let turn = 0; turn < 10; turn += 1) {
        const id = await placed(own, foreign)
        const [one, other] = (await read('member', id)).products
        const answers = await Promise.all([
          move('merchant', id, one?._id ?? '', 'Cancelled'),
          move('member', id, other?._id ?? '', 'Cancelled'),
        ])
        expect(answers.map((answer) => done(answer).orderCancelled).sort()).toEqual([false, true])
        expect((await archived(id))._id).toBe(id)
      }
    })

    test('two that cancel the whole order: one succeeds, the other does not find it', async () => {
      const id = await placed(own)
      const answers = await Promise.all([cancel('member', id), cancel('admin', id, 'why')])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    })
  })
})
