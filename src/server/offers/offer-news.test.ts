import { expect, test } from 'vitest'
import { OFFERS_CHANGED } from '#contract/chat.ts'
import type { Visitors } from '#tests/support/chat/chat-client.ts'
import { describeChat, until } from '#tests/support/chat/chat-shop.ts'
import { sampleLine } from '#tests/support/offers.ts'
import { offering, YES } from '#tests/support/shop/offering.ts'
import { done } from '#tests/support/shop/ordering.ts'
import type { PersonName } from '#tests/support/shop/people.ts'

/** Records each event that a person's open page receives. */
function following(visitors: Visitors) {
  return async (name: PersonName) => {
    const told: unknown[] = []
    const { socket } = await visitors.connect(name)
    socket.on(OFFERS_CHANGED, (news: unknown) => told.push(news))
    return told
  }
}

describeChat('news of offers', ({ visitors, shop }) => {
  const calls = offering(shop)

  const follow = following(visitors)

  test('reach only staff and the requester, and carry no data', async () => {
    const [own, foreign] = [await calls.request('member'), await calls.request('otherMember')]
    const [admin, member, other, merchant] = [
      await follow('admin'),
      await follow('member'),
      await follow('otherMember'),
      await follow('merchant'),
    ]
    const [line] = (await calls.read('member', own.orderId)).products
    const { id } = await calls.sent(own.orderId, { lines: [sampleLine({ requestLineId: line?._id ?? null })] })
    done(await calls.staff('POST', `/api/offer/${id}/message`, { text: 'It is in stock.' }))
    const { id: last } = await calls.sent(foreign.orderId)
    done(await calls.staff('POST', `/api/offer/${last}/message`, { text: 'It is in stock.' }))
    // News arrive in the order of the changes: these are the last ones, so a stray earlier one would have arrived too.
    await until(() => [admin.length, other.length]).toEqual([4, 2])
    expect([member.length, merchant.length]).toEqual([2, 0])
    done(await calls.staff('POST', `/api/offer/${id}/answer`, { answer: 'accepted', way: 'phone', name: YES.name }))
    // The accepted line goes along with the line of the request.
    done(await calls.move('admin', own.orderId, line?._id ?? '', 'Shipped'))
    await until(() => [admin.length, member.length, merchant.length]).toEqual([6, 4, 0])
    expect(new Set([...admin, ...member, ...other])).toEqual(new Set([null]))
  })
})

describeChat('news of drafts', ({ visitors, shop }) => {
  const calls = offering(shop)
  const follow = following(visitors)

  test('tell of a name, of a version that is begun and of one that is given up, but not of each save', async () => {
    const { orderId } = await calls.request('member')
    const { id } = await calls.sent(orderId)
    const { _id: unsent } = await calls.make()
    const [admin, member] = [await follow('admin'), await follow('member')]
    done(await calls.staff('PUT', `/api/offer/${id}`, { offer: { name: 'Second kitchen' } }))
    await until(() => [admin.length, member.length]).toEqual([1, 1])
    done(await calls.staff('POST', `/api/offer/${id}/revise`, { isPaused: true }))
    await until(() => [admin.length, member.length]).toEqual([2, 2])
    await calls.write(id)
    done(await calls.staff('DELETE', `/api/offer/${id}/draft`))
    await until(() => [admin.length, member.length]).toEqual([3, 3])
    done(await calls.staff('DELETE', `/api/offer/${unsent}/draft`))
    await until(() => admin.length).toBe(4)
    expect(member).toHaveLength(3)
  })
})
