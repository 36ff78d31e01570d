import { afterEach, beforeAll, expect, test } from 'vitest'
import { listen, Visitors } from '#tests/support/chat/chat-client.ts'
import { describeLetterShop } from '#tests/support/shop/letter-shop.ts'
import { idOf, join } from '#tests/support/shop/people.ts'
import { STAFF_EMAIL } from '#tests/support/shop/test-shop.ts'

const admin = idOf('admin')

describeLetterShop('letters of the chat', (opened, on) => {
  let origin: string
  const visitors = new Visitors(
    () => opened().shop,
    () => origin,
  )
  beforeAll(async () => {
    origin = await listen(opened().shop)
    await join(opened().shop, 'admin')
  })
  afterEach(() => visitors.closeAll())

  const noticesOf = (name: string) => opened().mail.received.filter(({ to, email }) => to === STAFF_EMAIL && email.subject?.includes(name))
  const waiting = async () => {
    const { rows } = await on
      .database()
      .runSql<{ minutes: number }>(
        "SELECT round(extract(epoch from start_after - now()) / 60)::int AS minutes FROM pgboss.job WHERE name = 'letter-chat-notice' AND state = 'created'",
      )
    return rows.map(({ minutes }) => minutes)
  }

  test('who writes while nobody of the staff is there writes to them by e-mail, at most once in a quarter of an hour', async () => {
    const tab = await visitors.connect('member')
    await tab.say(admin, 'Is anybody there? <b>Please</b> call me.')
    await expect.poll(() => noticesOf('Mona').length, { timeout: 30_000 }).toBe(1)
    const [letter] = noticesOf('Mona')
    expect(letter?.email).toMatchObject({ subject: 'Chat message from Mona', replyTo: [{ address: 'member@people.example' }] })
    expect(letter?.email.text).toContain('Is anybody there? Please call me.')
    expect(letter?.email.text).toContain('https://shop.example/support')
    for (const text of ['One more thing', 'And another']) await tab.say(admin, text)
    expect(await waiting()).toEqual([15])
    expect(noticesOf('Mona')).toHaveLength(1)
  })

  test('while somebody of the staff is there nobody gets a letter', async () => {
    const staff = await visitors.connect('admin')
    const tab = await visitors.connect('otherMember')
    await expect.poll(async () => (await tab.users()).map(({ online }) => online)).toEqual([true])
    await tab.say(admin, 'Hello')
    await expect.poll(() => staff.messages.length).toBe(1)
    const { rows } = await on
      .database()
      .runSql("SELECT 1 FROM pgboss.job WHERE name = 'letter-chat-notice' AND data->>'customerId' = $1", [idOf('otherMember')])
    expect(rows).toEqual([])
  })
})
