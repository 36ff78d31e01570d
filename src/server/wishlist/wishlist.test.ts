import { expect, test } from 'vitest'
import { editProduct } from '#tests/support/shop/catalogue-changes.ts'
import { done, ordering, type Who } from '#tests/support/shop/ordering.ts'
import { idOf } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { countWishesOf, insertWishes } from './wishlist.repository.ts'

describeShopOnBoth('the wishlist', (shop, { once }) => {
  const { call } = ordering(shop)
  const like = (who: Who, product: string, isLiked: unknown = true) => call(who, 'POST', '/api/wishlist', { isLiked, product })
  const wishlist = async (who: Who) => done(await call(who, 'GET', '/api/wishlist')).wishlist

  async function stocked(): Promise<readonly [string, string]> {
    const [oven = '', fridge = ''] = await shop().stock({
      brands: [{ name: 'Maker' }],
      categories: [{ name: 'Cooking' }],
      products: [
        { name: 'Oven', nameAr: 'فرن', categories: [0] },
        { name: 'Fridge', categories: [0] },
      ],
    })
    return [oven, fridge]
  }

  test('lists its owner’s products, newest first, and no others', async () => {
    const [oven, fridge] = await stocked()
    expect(done(await like('member', oven))).toEqual({ success: true, message: 'Added to your wishlist.', isLiked: true })
    done(await like('member', fridge))
    const [first, second] = await wishlist('member')
    expect([first._id, second._id]).toEqual([fridge, oven])
    expect(second).toMatchObject({
      isLiked: true,
      product: { _id: oven, slug: 'oven', name: 'Oven', nameAr: 'فرن', imageUrl: null, isLiked: true },
    })
    expect(await wishlist('otherMember')).toEqual([])
  })

  test('adding and removing are idempotent', async () => {
    const [oven] = await stocked()
    await Promise.all([like('member', oven), like('member', oven, 'true'), like('member', oven, 1)])
    expect(await wishlist('member')).toHaveLength(1)
    for (const isLiked of [false, 0]) {
      expect(done(await like('member', oven, isLiked))).toMatchObject({ message: 'Removed from your wishlist.', isLiked: false })
    }
    expect(await wishlist('member')).toEqual([])
  })

  once('keeps products that are not on show any more, still recognisable, until its owner removes them', async () => {
    const [oven, fridge] = await stocked()
    done(await like('member', oven))
    done(await like('member', fridge))
    await editProduct(shop().change, fridge, { isActive: false })
    const [gone, there] = await wishlist('member')
    expect(gone).toMatchObject({ _id: fridge, isLiked: true })
    expect(gone.product).toEqual({
      _id: fridge,
      slug: 'fridge',
      name: 'Fridge',
      nameAr: expect.any(String),
      imageUrl: null,
      isActive: false,
    })
    expect(there.product.name).toBe('Oven')
    done(await like('member', fridge, false))
    expect(await wishlist('member')).toHaveLength(1)
    expect((await like('member', fridge)).json.code).toBe('product/not-found')
    expect((await like('member', 'nothing')).status).toBe(404)
  })

  test('drops deleted products, which do not count against the bound', async () => {
    const [oven, fridge] = await stocked()
    for (const product of [oven, fridge]) done(await like('member', product))
    done(await call('admin', 'DELETE', `/api/product/delete/${fridge}`))
    expect((await wishlist('member')).map(({ _id }: { _id: string }) => _id)).toEqual([oven])
    expect(await countWishesOf(shop().accounts.database.db, idOf('member'))).toBe(1)
  })

  test('marks liked products in every list and item, and marks none for visitors', async () => {
    const [oven] = await stocked()
    done(await like('member', oven))
    const liked = (products: { name: string; isLiked?: boolean }[]) => Object.fromEntries(products.map((each) => [each.name, each.isLiked]))
    for (const path of [
      '/api/product/list',
      '/api/product/list?category=cooking',
      '/api/product/list?name=maker',
      '/api/product/list/brand/maker',
    ]) {
      expect(liked(done(await call('member', 'GET', path)).products)).toEqual({ Oven: true, Fridge: false })
      expect(liked(done(await call('otherMember', 'GET', path)).products)).toEqual({ Oven: false, Fridge: false })
      expect(JSON.stringify(done(await call('nobody', 'GET', path)))).not.toContain('isLiked')
    }
    expect(done(await call('member', 'GET', '/api/product/item/oven')).product.isLiked).toBe(true)
    expect(done(await call('member', 'GET', '/api/product/item/fridge')).product.isLiked).toBe(false)
    expect(done(await call('nobody', 'GET', '/api/product/item/oven')).product).not.toHaveProperty('isLiked')
  })

  once('shows prices only to viewers who may see them', async () => {
    const [oven] = await stocked()
    for (const who of ['member', 'nameless'] as const) done(await like(who, oven))
    expect((await wishlist('member'))[0].product.price).toBe(1000)
    expect((await wishlist('nameless'))[0].product).not.toHaveProperty('price')
  })

  once('has a bound, and refuses more with a message', async () => {
    const [oven, fridge] = await stocked()
    done(await like('member', oven))
    const created = new Date()
    const others = await shop().stock({ products: Array.from({ length: 499 }, () => ({})) })
    const rows = others.map((productId) => ({ userId: idOf('member'), productId, created }))
    await insertWishes(shop().accounts.database.db, rows)
    const answer = await like('member', fridge)
    expect([answer.status, answer.json.code]).toEqual([400, 'wishlist/full'])
    expect((await like('member', oven)).status).toBe(200)
  })
})
