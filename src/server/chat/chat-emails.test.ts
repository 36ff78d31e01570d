import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listen, Visitors } from '#tests/support/chat/chat-client.ts'
import { describeEmailShop } from '#tests/support/shop/email-shop.ts'
import { idOf, join } from '#tests/support/shop/people.ts'
import { STAFF_EMAIL } from '#tests/support/shop/test-shop.ts'

const admin = idOf('admin')

describeEmailShop(
  'emails of the chat',
  (opened, on) => {
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

    const noticesOf = (name: string) =>
      opened().mail.received.filter(({ to, email }) => to === STAFF_EMAIL && email.subject?.includes(name))
    const waiting = async () => {
      const { rows } = await on
        .database()
        .runSql<{ minutes: number }>(
          "SELECT round(extract(epoch from start_after - now()) / 60)::int AS minutes FROM pgboss.job WHERE name = 'email-chat-notice' AND state = 'created'",
        )
      return rows.map(({ minutes }) => minutes)
    }

    test('a message while no staff is online is emailed to them, at most once in a quarter of an hour', async () => {
      const tab = await visitors.connect('member')
      await tab.say(admin, 'Is anybody there? <b>Please</b> call me.')
      await expect.poll(() => noticesOf('Mona').length, { timeout: 30_000 }).toBe(1)
      const [message] = noticesOf('Mona')
      expect(message?.email).toMatchObject({ subject: 'Chat message from Mona', replyTo: [{ address: 'member@people.example' }] })
      expect(message?.email.text).toContain('Is anybody there? Please call me.')
      expect(message?.email.text).toContain('https://shop.example/support')
      for (const text of ['One more thing', 'And another']) await tab.say(admin, text)
      expect(await waiting()).toEqual([15])
      expect(noticesOf('Mona')).toHaveLength(1)
    })

    test('nothing is emailed while staff is online', async () => {
      const staff = await visitors.connect('admin')
      const tab = await visitors.connect('otherMember')
      await expect.poll(async () => (await tab.users()).map(({ online }) => online)).toEqual([true])
      await tab.say(admin, 'Hello')
      await expect.poll(() => staff.messages.length).toBe(1)
      const { rows } = await on
        .database()
        .runSql("SELECT 1 FROM pgboss.job WHERE name = 'email-chat-notice' AND data->>'customerId' = $1", [idOf('otherMember')])
      expect(rows).toEqual([])
    })

    describe('an answer to a customer who has left', () => {
      const ANSWERS = "FROM pgboss.job WHERE name = 'email-chat-answer' AND data->>'customerId' = $1"
      const pending = async () => {
        const { rows } = await on
          .database()
          .runSql<{ minutes: number }>(
            `SELECT round(extract(epoch FROM start_after - now()) / 60)::int AS minutes ${ANSWERS} AND state = 'created'`,
            [idOf('merchant')],
          )
        return rows.map(({ minutes }) => minutes)
      }
      const letTimePass = () =>
        on.database().runSql(`UPDATE pgboss.job SET start_after = now() ${ANSWERS.replace('FROM pgboss.job ', '')}`, [idOf('merchant')])
      const received = () => opened().mail.received.filter(({ to }) => to === 'merchant@people.example')
      const untilDone = () => expect.poll(pending, { timeout: 20_000 }).toEqual([])

      test('is emailed in their language, once until they were back', async () => {
        const staff = await visitors.connect('admin')
        const tab = await visitors.connect('merchant')
        await tab.say(admin, 'Is the oven in stock?')
        tab.close()
        for (const text of ['Yes, <five> of them.', 'Shall we call you?']) await staff.say(idOf('merchant'), text)
        expect(await pending()).toEqual([5])
        expect(received()).toEqual([])
        await letTimePass()
        await expect.poll(() => received().length, { timeout: 20_000 }).toBe(1)
        const [message] = received()
        expect(message?.email.subject).toBe('Diyafa replied to you in the chat')
        expect(message?.email.text).toMatch(/> Yes, .*of them\.\n> \n> Shall we call you\?/)
        expect(message?.email.text).toContain('https://shop.example/support')
        await staff.say(idOf('merchant'), 'Are you still there?')
        expect(await pending()).toEqual([])
      })

      test('is not emailed when they saw it in time', async () => {
        const staff = await visitors.connect('admin')
        const tab = await visitors.connect('merchant')
        await tab.say(admin, 'Here again.')
        const seen = await staff.say(idOf('merchant'), 'Welcome back.')
        expect(await pending()).toEqual([5])
        await tab.ask('read', { with: admin, upTo: seen.id })
        const before = received().length
        await letTimePass()
        await untilDone()
        await staff.say(idOf('merchant'), 'One more thing.')
        expect(await pending()).toEqual([5])
        expect(received()).toHaveLength(before)
      })
    })
  },
  { lookEverySeconds: 0.5 },
)
