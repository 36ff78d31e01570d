import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MAX_FOUND_RECORDS } from '#domain/paging.ts'
import { emailOf, idOf, join, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { insertUser } from './accounts.repository.ts'
import { users } from './accounts.tables.ts'
import { beginFillingSearchTexts, fillSearchTexts } from './search-texts.service.ts'

interface Someone {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
  readonly phoneNumber?: string
}

describeShopOnBoth('profiles and users', (shop) => {
  const change = (headers: Record<string, string>, body: unknown) => sendJson(shop(), { call: 'PUT /api/user', body, headers })
  const me = async (headers: Record<string, string>) => (await shop().get('/api/user/me', headers)).json.user
  const add = (people: readonly Someone[]) =>
    shop().accounts.database.transaction(async (tx) => {
      for (const someone of people) {
        const blank = { firstName: '', lastName: '', phoneNumber: '', provider: 'Google', role: 'ROLE MEMBER', language: 'en' } as const
        await insertUser(tx, { ...blank, ...someone, id: shop().making.newId(), created: new Date() })
      }
    })

  describe('a profile', () => {
    test('takes changes of names and number alone; keys not sent stay, unknown ones are ignored', async () => {
      const headers = await signedIn(shop(), 'member')
      const before = await me(headers)
      const { status, json } = await change(headers, {
        profile: { lastName: ' <i>Adel</i> ', phoneNumber: '٠١٢٣٤٥٦٧', email: 'x@x.example', role: 'ROLE ADMIN', id: 'x' },
      })
      expect(status).toBe(200)
      expect(json).toEqual({
        success: true,
        message: 'Your profile is successfully updated!',
        user: { ...before, lastName: 'Adel', phoneNumber: '01234567' },
      })
      expect(await me(headers)).toEqual(json.user)
      expect((await change(headers, { profile: {} })).json.user).toEqual(json.user)
      expect((await change(headers, {})).json).toMatchObject({ message: 'Nothing was changed.', user: json.user })
    })

    test('owned by a member may drop its first name, and loses prices with it', async () => {
      await shop().stock({ products: [{ pounds: 10 }] })
      const headers = await signedIn(shop(), 'member')
      const price = async () => (await shop().get('/api/product/list', headers)).json.products[0].price
      expect(await price()).toBe(10)
      expect((await change(headers, { profile: { firstName: '' } })).json.user.firstName).toBe('')
      expect(await price()).toBeUndefined()
      await change(headers, { profile: { firstName: 'Mona' } })
      expect(await price()).toBe(10)
    })

    test.each(['admin', 'merchant'] as const)('owned by a %s needs a first name', async (name) => {
      const headers = await signedIn(shop(), name)
      const { status, json } = await change(headers, { profile: { firstName: ' ', lastName: 'New' } })
      expect({ status, fields: json.fields }).toEqual({ status: 400, fields: { firstName: ['First Name is required.'] } })
      const arabic = await change({ ...headers, 'accept-language': 'ar' }, { profile: { firstName: '' } })
      expect(arabic.json.fields.firstName).toEqual(['يرجى إدخال الاسم الأول.'])
      expect((await me(headers)).lastName).toBe('')
      expect((await change(headers, { profile: { lastName: 'New' } })).status).toBe(200)
    })

    test('names refused fields as the form does', async () => {
      const headers = await signedIn(shop(), 'member')
      const { json } = await change(headers, { profile: { firstName: 'x'.repeat(101), phoneNumber: 'call me' } })
      expect(json.fields).toEqual({
        firstName: ['First Name may not be greater than 100 characters.'],
        phoneNumber: ['Phone Number format is invalid.'],
      })
    })

    test('keeps concurrent changes of different fields', async () => {
      const headers = await signedIn(shop(), 'member')
      await Promise.all([
        change(headers, { profile: { firstName: 'Maha' } }),
        change(headers, { profile: { lastName: 'Zaki' } }),
        change(headers, { profile: { phoneNumber: '0100000001' } }),
      ])
      expect(await me(headers)).toMatchObject({ firstName: 'Maha', lastName: 'Zaki', phoneNumber: '0100000001' })
    })
  })

  describe('the list', () => {
    test('shows everybody, newest first, twenty a page', async () => {
      const headers = await signedIn(shop(), 'admin')
      await join(shop(), 'merchant')
      await add(Array.from({ length: 23 }, (_, n) => ({ email: `n${n}@people.example` })))
      const { json } = await shop().get('/api/user', headers)
      expect({ ...json, users: json.users.length }).toEqual({ users: 20, totalPages: 2, currentPage: 1, count: 25 })
      expect(json.users[0].email).toBe('n22@people.example')
      const second = (await shop().get('/api/user?page=2', headers)).json
      expect(second.users).toHaveLength(5)
      expect((await shop().get('/api/user?page=3&limit=20', headers)).json.users).toEqual([])
      expect((await shop().get('/api/user?limit=1000', headers)).json.users).toHaveLength(25)
      expect((await shop().get('/api/user?page=0', headers)).status).toBe(400)
      const ofRole = async (role: string) => (await shop().get(`/api/user?role=${encodeURIComponent(role)}`, headers)).json
      expect(await ofRole('ROLE MERCHANT')).toMatchObject({ count: 1, totalPages: 1, users: [{ _id: idOf('merchant') }] })
      expect(await ofRole('ROLE MEMBER')).toMatchObject({ count: 23, totalPages: 2 })
      expect((await shop().get('/api/user?role=owner', headers)).status).toBe(400)
      const merchant = second.users.find(({ role }: { role: string }) => role === 'ROLE MERCHANT')
      expect(merchant).toEqual({
        _id: idOf('merchant'),
        email: emailOf('merchant'),
        firstName: 'Hany',
        lastName: '',
        phoneNumber: '',
        provider: 'Email',
        role: 'ROLE MERCHANT',
        merchant: expect.any(String),
        created: expect.any(String),
      })
    })
  })

  describe('a search', () => {
    const people: readonly Someone[] = [
      { email: 'ahmed@guests.example', firstName: 'أحمد', lastName: 'مصطفى', phoneNumber: '+20 100 123 4567' },
      { email: 'laila_h@guests.example', firstName: 'Laila', lastName: 'El Hosny', phoneNumber: '0111-222-333' },
      { email: 'lailaxh@guests.example', firstName: '100% Kitchen', lastName: 'Supplies' },
    ]
    const find = async (term: string, role = ''): Promise<string[]> => {
      const headers = await signedIn(shop(), 'admin')
      const { status, json } = await shop().get(`/api/user/search?${new URLSearchParams({ search: term, role })}`, headers)
      expect(status).toBe(200)
      return json.users.map(({ email }: Someone) => email.split('@')[0])
    }

    test.each([
      ['lai', ['lailaxh', 'laila_h']],
      ['LAILA el', ['laila_h']],
      ['guests.exa', ['lailaxh', 'laila_h', 'ahmed']],
      ['احمد', ['ahmed']],
      ['أحمد مصطفي', ['ahmed']],
      ['01001234', ['ahmed']],
      ['0999', []],
      ['100 123', ['ahmed']],
      ['1001234567', ['ahmed']],
      ['٠١١١٢٢٢', ['laila_h']],
      ['0111-2', ['laila_h']],
      ['a_h', ['laila_h']],
      ['100%', ['lailaxh']],
      ['%%', []],
      ['__', []],
      ['\\\\', []],
      ["' or 1=1", []],
      ['l', []],
      ['', []],
      ['all', []],
    ])('for "%s" finds %j', async (term, expected) => {
      await add(people)
      expect(await find(term)).toEqual(expected)
    })

    test('finds accounts from before there were search texts, once a job has filled them', async () => {
      await add([{ email: 'early@people.example', firstName: 'Shahira', phoneNumber: '0100 555 0199' }])
      const { database } = shop().accounts
      await database.db.update(users).set({ searchText: '' }).where(eq(users.email, 'early@people.example'))
      expect(await find('shahira')).toEqual([])
      const sent: string[] = []
      const jobs = { send: async (_tx: unknown, { name }: { readonly name: string }) => void sent.push(name) }
      await beginFillingSearchTexts({ database, jobs })
      expect(sent).toEqual(['user-search-texts'])
      await fillSearchTexts(database, new AbortController().signal)
      for (const term of ['shahira', '01005550199']) expect(await find(term)).toEqual(['early'])
      await beginFillingSearchTexts({ database, jobs })
      expect(sent).toHaveLength(1)
    })

    test('is restricted to one role when one is given', async () => {
      await add(people)
      expect(await find('guests', 'ROLE MEMBER')).toHaveLength(3)
      expect(await find('guests', 'ROLE ADMIN')).toEqual([])
    })

    test('finds by the current names', async () => {
      const headers = await signedIn(shop(), 'member')
      expect(await find('mona')).toEqual(['member'])
      await change(headers, { profile: { firstName: 'Zeinab' } })
      expect(await find('mona')).toEqual([])
      expect(await find('zein')).toEqual(['member'])
    })

    test('answers at most a hundred, the newest', async () => {
      await add(Array.from({ length: MAX_FOUND_RECORDS + 5 }, (_, n) => ({ email: `same${n}@people.example` })))
      const found = await find('same')
      expect(found).toHaveLength(MAX_FOUND_RECORDS)
      expect(found[0]).toBe(`same${MAX_FOUND_RECORDS + 4}`)
    })
  })
})
