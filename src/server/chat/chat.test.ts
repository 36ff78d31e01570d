import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeChat, until } from '#tests/support/chat/chat-shop.ts'
import { idOf, join, type PersonName, signedIn } from '#tests/support/shop/people.ts'

/** Counts the messages past the marks: a customer's for the staff as one, and each colleague's for the customer. */
const UNREAD_BY_RULE = `
  SELECT m.customer_id AS customer, NULL AS staff, count(*)::int AS unread
  FROM chat_messages m JOIN chat_conversations c USING (customer_id)
  WHERE m.from_id = m.customer_id AND m.position > c.staff_read_to GROUP BY 1
  UNION ALL
  SELECT m.customer_id, m.from_id::text, count(*)::int
  FROM chat_messages m LEFT JOIN chat_reads r ON r.customer_id = m.customer_id AND r.staff_id = m.from_id
  WHERE m.from_id <> m.customer_id AND m.position > coalesce(r.read_to, 0) GROUP BY 1, 2`

const [member, other, admin] = [idOf('member'), idOf('otherMember'), idOf('admin')]

describeChat('the support chat', ({ on, visitors, shop }) => {
  describe('carries messages', () => {
    test('to every tab of both people with their author, stored before they are acknowledged', async () => {
      const [tab, otherTab, staff] = [await visitors.connect('member'), await visitors.connect('member'), await visitors.connect('admin')]
      const { id, time } = await tab.say(admin, '  Is the <b>oven</b> in stock? width < 90 ')
      const stored = (await tab.ask('getMessages')).messages
      const message = { id, time, from: member, to: admin, text: 'Is the oven in stock? width < 90', user: { id: member, name: 'Mona' } }
      expect(stored).toEqual([expect.objectContaining(message)])
      for (const client of [tab, otherTab, staff]) await until(() => client.messages).toEqual(stored)
      await staff.say(member, 'Yes, five of them.')
      for (const client of [tab, otherTab, staff]) await until(() => client.messages.at(-1)?.text).toBe('Yes, five of them.')
      expect(tab.messages.at(-1)).toMatchObject({ from: admin, to: member, user: { id: admin, name: 'Ola' } })
    })

    test('once, however often the same one is sent', async () => {
      const [tab, staff] = [await visitors.connect('member'), await visitors.connect('admin')]
      const answers = await Promise.all(Array.from({ length: 8 }, () => tab.say(admin, 'Hello', 'mine-1')))
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      expect((await staff.ask('getMessages')).messages).toHaveLength(1)
      await tab.say(admin, 'Second')
      await until(() => staff.messages.map(({ text }) => text)).toEqual(['Hello', 'Second'])
    })

    on.once('in one order for everybody, page by page in both directions', async () => {
      const [tab, second, staff] = [await visitors.connect('member'), await visitors.connect('member'), await visitors.connect('admin')]
      await Promise.all(Array.from({ length: 24 }, (_, n) => (n % 2 === 0 ? tab : second).say(admin, `Number ${n}`)))
      await until(() => staff.messages.length).toBe(24)
      const all = (await staff.ask('getMessages', { with: member })).messages
      expect(staff.messages).toEqual(all)
      expect(tab.messages).toEqual(all)
      const newest = await tab.ask('getMessages', { with: admin, limit: 10 })
      expect(newest).toEqual({ messages: all.slice(14), hasMore: true })
      const older = await tab.ask('getMessages', { with: admin, limit: 20, before: newest.messages[0]?.id })
      expect(older).toEqual({ messages: all.slice(0, 14), hasMore: false })
      const missed = await tab.ask('getMessages', { with: admin, limit: 5, after: all[3]?.id })
      expect(missed).toEqual({ messages: all.slice(4, 9), hasMore: true })
    })

    test('with 2,000 characters in any script, and replies with an event too', async () => {
      const [tab, staff] = [await visitors.connect('member'), await visitors.connect('admin')]
      const text = 'ضيافة"\\\u0001'.repeat(250)
      expect(text).toHaveLength(2000)
      await tab.say(admin, text)
      await until(() => staff.messages.map((message) => message.text)).toEqual([text])
      const received = new Promise((resolve) => tab.socket.once('getMessages', resolve))
      tab.socket.emit('getMessages')
      expect(await received).toEqual(staff.messages)
    })

    test.each([
      ['', 'chat/no-text', 'Please type message.'],
      [' \n\t ', 'chat/no-text', 'Please type message.'],
      ['<p></p>', 'chat/no-text', 'Please type message.'],
      ['x'.repeat(2001), 'chat/text-too-long', 'A message may have at most 2,000 characters.'],
    ])('except %j', async (text, code, error) => {
      const tab = await visitors.connect('member')
      expect(await tab.say(admin, text)).toEqual({ code, error })
    })

    on.once('but no more than 30 a minute of a customer', async () => {
      const [tab, second] = [await visitors.connect('member'), await visitors.connect('member')]
      for (let n = 0; n < 30; n++) expect(await (n % 2 ? tab : second).say(admin, `${n}`)).toHaveProperty('id')
      expect(await tab.say(admin, 'one more')).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: expect.any(Number) })
      const staff = await visitors.connect('admin')
      for (let n = 0; n < 40; n++) expect(await staff.say(member, `${n}`)).toHaveProperty('id')
    })
  })

  describe('shows', () => {
    test('the staff to customers, and to the staff those who wrote or are online, the longest waiting first', async () => {
      const tab = await visitors.connect('member')
      await visitors.connect('nameless')
      const staff = await visitors.connect('admin')
      await tab.say(admin, 'First')
      const later = await visitors.connect('otherMember')
      await later.say(admin, 'Second')
      // Somebody who goes before the arrival was told is never shown at all.
      await until(() => staff.presence.includes(`+${other}`)).toBe(true)
      later.close()
      await until(() => staff.presence.includes(`-${other}`)).toBe(true)
      const seen = await staff.users()
      expect(seen.map(({ name, online, unread }) => ({ name, online, unread }))).toEqual([
        { name: 'Mona', online: true, unread: 1 },
        { name: 'Karim', online: false, unread: 1 },
        { name: 'nameless@people.example', online: true, unread: 0 },
      ])
      expect(seen[0]).toMatchObject({ role: 'ROLE MEMBER', isAdmin: false, lastMessage: { text: 'First' }, email: 'member@people.example' })
      const shown = await tab.users()
      expect(shown).toEqual([
        expect.objectContaining({ id: admin, name: 'Ola', role: 'ROLE ADMIN', isAdmin: true, online: true, unread: 0, waitingSince: null }),
      ])
      expect(shown[0]).not.toHaveProperty('email')
    })

    test('arrivals, and departures once the last tab is closed, to those who may see them', async () => {
      const [staff, stranger] = [await visitors.connect('admin'), await visitors.connect('otherMember')]
      const [tab, second] = [await visitors.connect('member'), await visitors.connect('member')]
      await until(() => staff.presence.filter((each) => each.endsWith(member))).toEqual([`+${member}`])
      tab.close()
      expect((await staff.users()).find(({ id }) => id === member)?.online).toBe(true)
      second.close()
      await until(() => staff.presence.filter((each) => each.endsWith(member))).toEqual([`+${member}`, `-${member}`])
      staff.close()
      await until(() => stranger.presence.at(-1)).toBe(`-${admin}`)
      expect(stranger.presence.every((each) => each.endsWith(admin))).toBe(true)
    })

    test('nobody as online whose process died silently', async () => {
      await join(shop(), 'member')
      const dead = '01900000-0000-7000-8000-0000000000dd'
      await on.database().runSql("INSERT INTO presence_processes VALUES ($1, now() - interval '31 seconds')", [dead])
      await on.database().runSql("INSERT INTO presences VALUES ($1, $2, 'ROLE MEMBER')", [dead, member])
      const staff = await visitors.connect('admin')
      await visitors.connect('otherMember')
      await until(() => staff.presence).toContain(`+${other}`)
      expect((await staff.users()).map(({ id }) => id)).toEqual([other])
      await on.database().runSql('DELETE FROM presence_processes WHERE id = $1', [dead])
    })

    const unreadOf = async (name: PersonName) => (await shop().get('/api/support/unread', await signedIn(shop(), name))).json.unread

    test('unread messages until they are read', async () => {
      const [tab, staff] = [await visitors.connect('member'), await visitors.connect('admin')]
      await tab.say(admin, 'One')
      const { id } = await tab.say(admin, 'Two')
      expect(await staff.users()).toMatchObject([{ id: member, unread: 2, waitingSince: expect.any(Number) }])
      expect(await unreadOf('admin')).toBe(2)
      await staff.ask('read', { with: member, upTo: id })
      await until(() => staff.marks).toEqual([{ with: member, by: admin, upTo: id }])
      expect(await staff.users()).toMatchObject([{ id: member, unread: 0, waitingSince: expect.any(Number) }])
      const answer = await staff.say(member, 'Three')
      expect(await staff.users()).toMatchObject([{ id: member, waitingSince: null }])
      expect(await tab.users()).toMatchObject([{ id: admin, unread: 1 }])
      expect([await unreadOf('member'), await unreadOf('admin')]).toEqual([1, 0])
      await tab.ask('read', { with: admin, upTo: answer.id })
      expect(await tab.users()).toMatchObject([{ id: admin, unread: 0 }])
    })
  })

  test('counts what is unread as the messages and the marks say, whatever happens at once', async () => {
    const people = ['member', 'otherMember', 'admin', 'otherAdmin'] as const
    const tabs = await Promise.all(people.map((name) => visitors.connect(name)))
    // Somebody who has not written can be asked for once everybody has been told that they are there.
    for (const tab of tabs)
      await expect.poll(async () => (await tab.users()).filter(({ online }) => online).length, { timeout: 60_000 }).toBe(2)
    const step = fc.record({ by: fc.nat(3), with: fc.nat(1), isReading: fc.boolean(), back: fc.nat(3) })
    const take = async (each: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
      const [tab, other] = [tabs[each.by], people[each.by < 2 ? 2 + each.with : each.with]]
      if (tab === undefined || other === undefined) return
      if (!each.isReading) return void (await tab.say(idOf(other), 'Hello'))
      const upTo = (await tab.ask('getMessages', { with: idOf(other) })).messages.at(-1 - each.back)?.id
      if (upTo !== undefined) await tab.ask('read', { with: idOf(other), upTo })
    }
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 8 }), async (rounds) => {
        await on.database().runSql('DELETE FROM chat_conversations; DELETE FROM chat_reads; DELETE FROM rate_limits')
        for (const round of rounds) await Promise.all(round.map(take))
        const { rows } = await on.database().runSql<{ customer: string; staff: string | null; unread: number }>(UNREAD_BY_RULE)
        const ruled = (customer: string, staff: string | null) =>
          rows.find((row) => row.customer === customer && row.staff === staff)?.unread ?? 0
        for (const [index, name] of people.entries()) {
          const cards = (await tabs[index]?.users()) ?? []
          const expected = cards.map(({ id }) => (index < 2 ? ruled(idOf(name), id) : ruled(id, null)))
          expect(cards.map(({ unread }) => unread)).toEqual(expected)
          expect((await shop().get('/api/support/unread', await signedIn(shop(), name))).json.unread).toBe(
            expected.reduce((sum, unread) => sum + unread, 0),
          )
        }
      }),
      { numRuns: on.kind === 'embedded' ? 2 : 6 },
    )
  })

  if (on.kind === 'postgres')
    test('passes on messages stored while notifications were down', async () => {
      const [tab, staff] = [await visitors.connect('member'), await visitors.connect('admin')]
      await tab.say(admin, 'Before')
      await until(() => staff.messages.length).toBe(1)
      await on
        .database()
        .runSql(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'diyafa listener' AND datname = current_database()",
        )
      await tab.say(admin, 'Meanwhile')
      await until(() => staff.messages.map(({ text }) => text)).toEqual(['Before', 'Meanwhile'])
    })
})
