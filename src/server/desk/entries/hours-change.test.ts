import { expect, test } from 'vitest'
import { DEMO_VALUES } from '#server/shop-settings/first-values.facts.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { describeEmailShop, newAddress, post } from '#tests/support/shop/email-shop.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { join } from '#tests/support/shop/people.ts'

const ONE_HOUR = [{ days: ['monday'], from: '10:00', to: '11:00' }]

describeEmailShop('changed settings', (opened) => {
  const calls = desking(() => opened().shop)
  const put = async (section: 'hours' | 'notices', content: object) => {
    const { sections } = done(await calls.staff('GET', '/api/settings/sections'))
    const { version } = sections.find((each: { section: string }) => each.section === section)
    return done(await calls.staff('PUT', `/api/settings/${section}`, { version, content }))
  }

  test('new working hours move the promised times of calls that are still to be made, without a restart', async () => {
    await join(opened().shop, 'admin')
    const { orderId } = await calls.request()
    const promised = async () => (await calls.entry(orderId)).promised
    const before = await promised()
    await put('hours', { ...DEMO_VALUES.hours, weekly: ONE_HOUR, spans: [] })
    await expect.poll(promised, { timeout: 30_000 }).not.toBe(before)
    expect(Date.parse(await promised())).toBeGreaterThan(Date.parse(before))
  })

  test('a notice goes to the mailboxes that the settings name for its kind, in one email', async () => {
    await join(opened().shop, 'admin')
    const [first, second] = [newAddress(), newAddress()]
    await put('notices', { ...DEMO_VALUES.notices, messages: [first, second] })
    const message = { name: 'Nour', email: newAddress(), message: 'Do you have a fryer?' }
    expect((await post(opened().shop, '/api/contact/add', message)).status).toBe(200)
    const [sent] = await opened().mail.emailsTo(first, 1)
    expect(sent?.email.to?.map(({ address }) => address)).toEqual([first, second])
  })
})
