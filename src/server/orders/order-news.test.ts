import { expect, test } from 'vitest'
import { ORDERS_CHANGED } from '#contract/chat.ts'
import { describeChat, until } from '#tests/support/chat/chat-shop.ts'
import { addProductTo } from '#tests/support/shop/catalogue-changes.ts'
import { ordering } from '#tests/support/shop/ordering.ts'
import { brandOf, type PersonName } from '#tests/support/shop/people.ts'

describeChat('news of orders', ({ visitors, shop }) => {
  const { order, read, move } = ordering(shop)

  /** Records each event that a person's open page receives. */
  const follow = async (name: PersonName) => {
    const told: unknown[] = []
    const { socket } = await visitors.connect(name)
    socket.on(ORDERS_CHANGED, (news: unknown) => told.push(news))
    return told
  }

  test('reach only admins, the requester and merchants with lines in it, and carry no data', async () => {
    const own = await addProductTo(shop(), { brandId: await brandOf(shop(), 'merchant'), categoryIds: [], isActive: true })
    const [foreign = ''] = await shop().stock({ products: [{ name: 'Fridge' }] })
    const [admin, member, other, merchant] = [
      await follow('admin'),
      await follow('member'),
      await follow('otherMember'),
      await follow('merchant'),
    ]
    const id = await order('member', [{ product: foreign, quantity: 1 }])
    const [line] = (await read('member', id)).products
    expect((await move('admin', id, line?._id ?? '', 'Shipped')).status).toBe(200)
    await order('otherMember', [{ product: own, quantity: 1 }])
    // News arrive in the order of the changes: these are the last ones, so a stray earlier one would have arrived too.
    await until(() => [admin.length, other.length, merchant.length]).toEqual([3, 1, 1])
    expect(member).toHaveLength(2)
    expect(new Set([...admin, ...member, ...other, ...merchant])).toEqual(new Set([null]))
  })
})
