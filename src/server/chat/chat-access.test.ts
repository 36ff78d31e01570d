import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { ConnectRefused, connectChat } from '#tests/support/chat/chat-client.ts'
import { describeChat, until } from '#tests/support/chat/chat-shop.ts'
import { emailOf, idOf, join, PASSWORD, signedIn, staffName } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'

const [member, other, admin] = [idOf('member'), idOf('otherMember'), idOf('admin')]
const NOBODY = '01900000-0000-7000-8000-0000000000ff'

describeChat('the door of the support chat', ({ on, visitors, shop, origin }) => {
  describe('lets in', () => {
    test('nobody without a token or with a bad one, and no disabled merchant', async () => {
      const refusal = (token?: unknown) => connectChat({ origin: origin(), token }).catch((error: unknown) => error)
      expect(await refusal()).toEqual(new ConnectRefused('no token', { code: 'unauthorized' }))
      expect(await refusal('')).toMatchObject({ message: 'no token' })
      expect(await refusal({ token: 'x' })).toMatchObject({ message: 'no token' })
      expect(await refusal('Bearer nonsense')).toMatchObject({ message: 'no user found', data: { code: 'unauthorized' } })
      const { authorization } = await signedIn(shop(), 'disabledMerchant')
      expect(await refusal(authorization)).toMatchObject({ message: 'no user found', data: { code: 'forbidden' } })
    })

    test('a token with one Bearer, two or none, over either transport', async () => {
      const { authorization } = await signedIn(shop(), 'member')
      for (const token of [authorization, `Bearer ${authorization}`, authorization.replace('Bearer ', '')]) {
        for (const transports of [['websocket'], ['polling']]) {
          const client = await connectChat({ origin: origin(), token, transports })
          expect(await client.ask('connectUser')).toEqual({ ok: true })
          client.close()
        }
      }
    })

    test('no page of another site', async () => {
      const { authorization: token } = await signedIn(shop(), 'member')
      const from = (fromOrigin: string) => connectChat({ origin: origin(), token, headers: { origin: fromOrigin } })
      await expect(from('https://evil.example')).rejects.toBeInstanceOf(ConnectRefused)
      await expect(from('null')).rejects.toBeInstanceOf(ConnectRefused)
      for (const fromOrigin of ['https://shop.example', origin()]) (await from(fromOrigin)).close()
    })

    test('one person at most twenty times at once', async () => {
      for (let n = 0; n < 20; n++) await visitors.connect('member')
      await expect(visitors.connect('member')).rejects.toMatchObject({
        message: 'too many connections',
        data: { code: 'too-many-requests' },
      })
      await visitors.connect('otherMember')
    })
  })

  describe('keeps customers apart', () => {
    test('one cannot read, write to, or learn of another', async () => {
      const [tab, stranger, staff] = [
        await visitors.connect('member'),
        await visitors.connect('otherMember'),
        await visitors.connect('admin'),
      ]
      const { id } = await tab.say(admin, 'Mine alone')
      await until(() => staff.messages.length).toBe(1)
      const nobody = { code: 'chat/no-recipient' }
      for (const to of [member, NOBODY, 'x', idOf('nameless')]) {
        expect(await stranger.say(to, 'Hello')).toMatchObject(nobody)
        expect(await stranger.ask('getMessages', { with: to })).toMatchObject(nobody)
        expect(await stranger.ask('read', { with: to, upTo: id })).toMatchObject(nobody)
      }
      expect((await stranger.ask('getMessages')).messages).toEqual([])
      for (const range of [{ before: id }, { after: id }, { with: admin, after: id }]) {
        expect(await stranger.ask('getMessages', range)).toMatchObject({ code: 'not-found' })
      }
      expect((await stranger.users()).map((user) => user.id)).toEqual([admin])
      expect(stranger.messages).toEqual([])
    })

    test('the staff writes to whom it sees, and to nobody of its own', async () => {
      await join(shop(), 'otherMember')
      const staff = await visitors.connect('admin')
      for (const to of [other, admin, NOBODY]) expect(await staff.say(to, 'Hello')).toMatchObject({ code: 'chat/no-recipient' })
      await visitors.connect('otherMember')
      await until(() => staff.presence).toContain(`+${other}`)
      expect(await staff.say(other, 'Hello')).toHaveProperty('id')
    })

    test('staff with support find a conversation by the name of its customer, others nothing', async () => {
      await join(shop(), 'otherMember')
      const customer = await visitors.connect('member')
      await customer.say(admin, 'Hello')
      const search = emailOf('member').split('@')[0]
      const chats = async (name: Parameters<typeof signedIn>[1], term = search) =>
        (await shop().get(`/api/desk/find?search=${term}`, await signedIn(shop(), name))).json.chats
      expect(await chats(staffName(['support']))).toMatchObject([{ _id: member, email: emailOf('member') }])
      expect(await chats('admin', emailOf('otherMember'))).toEqual([])
      expect(await chats(staffName(['sales', 'people']))).toEqual([])
    })
  })

  describe('ends', () => {
    test('with the password that the token was given for', async () => {
      const [tab, stranger] = [await visitors.connect('member'), await visitors.connect('otherMember')]
      const ended = new Promise((resolve) => tab.socket.once('disconnect', resolve))
      const headers = await signedIn(shop(), 'member')
      const answer = await sendJson(shop(), {
        call: 'POST /api/auth/reset',
        body: { password: PASSWORD, confirmPassword: 'another horse' },
        headers,
      })
      expect(answer.status).toBe(200)
      expect(await ended).toBe('io server disconnect')
      expect(stranger.socket.connected).toBe(true)
    })

    test.each([
      ['a sign-out', 'member', 'DELETE FROM sessions'],
      ['a merchant who is switched off', 'merchant', 'UPDATE merchants SET is_active = false'],
      ['other areas', 'otherAdmin', "UPDATE users SET areas = '{support}'"],
      ['a code that all staff need', 'otherAdmin', 'INSERT INTO staff_rules (id, is_code_required) VALUES (1, true)'],
      ['a deleted account', 'member', 'DELETE FROM users'],
    ] as const)('by %s, whatever wrote it', async (_, name, change) => {
      await signedIn(shop(), name)
      const body = { email: emailOf(name), password: PASSWORD }
      const { token } = (await sendJson(shop(), { call: 'POST /api/auth/login', body })).json
      const tab = await connectChat({ origin: origin(), token })
      await on.database().runSql(change)
      // Long before all sockets are looked at for tokens that have expired.
      await expect.poll(() => tab.socket.connected, { timeout: 20_000 }).toBe(false)
      await on.database().runSql('DELETE FROM staff_rules')
    })

    test('with a short token, unless the page hands in the next one when it is asked', async () => {
      await join(shop(), 'member')
      const body = { email: emailOf('member'), password: PASSWORD }
      const login = async () => String((await sendJson(shop(), { call: 'POST /api/auth/login', body })).json.token)
      const { tokens } = shop().accounts
      const [first, next] = [await login(), await login()]
      const facts = await tokens.read(first)
      if (facts === null) throw new Error('no token')
      const over = connectChat({ origin: origin(), token: await tokens.issue(facts, 0) })
      await expect(over).rejects.toMatchObject({ message: 'token over', data: { code: 'unauthorized' } })
      // The page is asked a minute before, so at once.
      const short = await tokens.issue(facts, 59_000)
      const [renewed, left] = [short, short].map((token) => io(origin(), { auth: { token }, transports: ['websocket'], forceNew: true }))
      if (renewed === undefined || left === undefined) throw new Error('no socket')
      await Promise.all([renewed, left].map((socket) => new Promise<void>((resolve) => socket.once('tokenDue', resolve))))
      expect(await renewed.emitWithAck('renewToken', { token: 5 })).toMatchObject({ code: 'request-malformed' })
      expect(await renewed.emitWithAck('renewToken', { token: next })).toEqual({ ok: true })
      await sendJson(shop(), { call: 'POST /api/auth/logout', headers: { authorization: first }, body: {} })
      await until(() => left.connected).toBe(false)
      expect(await renewed.emitWithAck('connectUser')).toEqual({ ok: true })
      const foreign = (await signedIn(shop(), 'otherMember')).authorization
      expect(await renewed.emitWithAck('renewToken', { token: foreign })).toMatchObject({ code: 'unauthorized' })
      renewed.close()
    })
  })

  test('refuses any event that the contract does not know, and keeps serving the others', async () => {
    const tab = await visitors.connect('member')
    const malformed: [string, ...unknown[]][] = [
      ['message'],
      ['message', null],
      ['message', 'text'],
      ['message', { text: 5, to: admin }],
      ['message', { text: 'x' }],
      ['message', { text: 'x', to: admin, clientId: '' }],
      ['message', { text: 'x', to: admin }, 'more'],
      ['getMessages', { limit: -1 }],
      ['getMessages', { limit: '10' }],
      ['getMessages', { with: {} }],
      ['getUsers', { all: true }],
      ['read', { with: admin }],
      ['nothing-of-the-kind', {}],
      ['message', Buffer.from('x')],
    ]
    for (const [event, ...payload] of malformed) {
      const answer = await tab.socket.timeout(50_000).emitWithAck(event, ...payload)
      expect(answer, JSON.stringify([event, payload])).toEqual({ code: 'request-malformed', error: 'The request could not be read.' })
    }
    const arabic = await visitors.connect('member', { language: 'ar' })
    expect(await arabic.say(admin, ' ')).toMatchObject({ error: 'اكتب رسالة.' })
    expect(await tab.say(admin, 'fine')).toHaveProperty('id')
  })
})
