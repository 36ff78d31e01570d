import { expect, test } from 'vitest'
import { addCustomer, addEntry } from '#tests/support/shop/customers.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'

describeShop('a search of the desk', (shop) => {
  const calls = desking(shop)
  const found = async (search: string) =>
    (await calls.cards(`&search=${encodeURIComponent(search)}`)).map(({ customer }: { customer: { _id: string } }) => customer._id)

  test('finds the place in either language, and the name in the other script', async () => {
    const { orderId } = await calls.request('member', 1, { governorate: 'luxor' })
    const { card } = await calls.read((await calls.entry(orderId))._id)
    const other = await addCustomer(shop(), { name: 'مروان الشاذلي', company: 'فندق هيلتون' })
    await addEntry(shop(), other)
    for (const typed of ['Luxor', 'الأقصر', 'اقصر']) expect(await found(typed), typed).toEqual([card.customer._id])
    for (const typed of ['Marwan Elshazly', 'marwan', 'Hilton']) expect(await found(typed), typed).toEqual([other])
    expect(await found('Aswan')).toEqual([])
  })

  test('puts the name as it was typed before a like one in the other script, however near that one’s time is', async () => {
    const like = await addCustomer(shop(), { name: 'Jana Selim' })
    await addEntry(shop(), like)
    const typed = await addCustomer(shop(), { name: 'سلمى عزت' })
    await addEntry(shop(), typed, { promised: new Date(Date.now() + 86_400_000) })
    expect(await found('سلمى')).toEqual([typed, like])
  })
})
