import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { ADDRESSES_MOST } from '#domain/accounts/addresses.ts'
import { idOf, signedIn } from '#tests/support/shop/people.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import type { Answer } from '#tests/support/shop/test-shop.ts'

const HOME = { isDefault: false, address: '12 Nile Street', city: 'Giza', state: 'Giza', country: 'Egypt', zipCode: '12511' }

describeShopOnBoth('addresses', (shop, on) => {
  let mona: string
  let omar: string
  beforeEach(async () => {
    mona = (await signedIn(shop(), 'member')).authorization
    omar = (await signedIn(shop(), 'otherMember')).authorization
  })

  function send(method: string, path: string, token: string, body?: unknown, language = 'en'): Promise<Answer> {
    const headers = { 'accept-language': language, ...(token === '' ? {} : { authorization: token }) }
    if (body === undefined) return shop().ask({ method, path, headers })
    return shop().ask({ method, path, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) })
  }

  async function add(token: string, changed: Record<string, unknown> = {}): Promise<string> {
    const answer = await send('POST', '/api/address/add', token, { ...HOME, ...changed })
    expect(answer.status).toBe(200)
    return answer.json.address._id
  }

  function change(token: string, id: string, changed: Record<string, unknown> = {}): Promise<Answer> {
    return send('PUT', `/api/address/${id}`, token, { ...HOME, ...changed })
  }

  async function list(token: string): Promise<(typeof HOME & { _id: string })[]> {
    return (await send('GET', '/api/address', token)).json.addresses
  }

  async function one(token: string, id: string) {
    return (await send('GET', `/api/address/${id}`, token)).json.address
  }

  test('an address is added, read, changed and deleted, with a message in the language of the screen', async () => {
    const added = await send('POST', '/api/address/add', mona, HOME)
    expect(added.json).toMatchObject({ success: true, message: 'Address has been added successfully!', address: HOME })
    const id = added.json.address._id
    expect(Object.keys(added.json.address).sort()).toEqual(['_id', 'created', ...Object.keys(HOME)].sort())
    expect(await one(mona, id)).toEqual(added.json.address)
    const changed = await send('PUT', `/api/address/${id}`, mona, { ...HOME, city: 'الجيزة' }, 'ar')
    expect(changed.json).toEqual({ success: true, message: 'تم حفظ العنوان.' })
    expect(await one(mona, id)).toEqual({ ...added.json.address, city: 'الجيزة' })
    const deleted = await send('DELETE', `/api/address/delete/${id}`, mona)
    expect(deleted.json).toEqual({ success: true, message: 'Address has been deleted successfully!' })
    expect(await list(mona)).toEqual([])
  })

  test('they are listed newest first, the default on top', async () => {
    const first = await add(mona)
    const second = await add(mona, { isDefault: true })
    const third = await add(mona)
    expect((await list(mona)).map(({ _id }) => _id)).toEqual([second, third, first])
  })

  test('at most one address is the default: setting another clears it', async () => {
    const first = await add(mona, { isDefault: true })
    const second = await add(mona, { isDefault: true })
    expect(await defaultsOf(mona)).toEqual([second])
    await change(mona, first, { isDefault: true })
    expect(await defaultsOf(mona)).toEqual([first])
    await change(mona, first, { isDefault: true })
    expect(await defaultsOf(mona)).toEqual([first])
    await change(mona, first, { isDefault: false })
    expect(await defaultsOf(mona)).toEqual([])
  })

  async function defaultsOf(token: string): Promise<string[]> {
    return (await list(token)).filter(({ isDefault }) => isDefault).map(({ _id }) => _id)
  }

  test('a person’s default does not affect another’s', async () => {
    const hers = await add(mona, { isDefault: true })
    const his = await add(omar, { isDefault: true })
    expect([await defaultsOf(mona), await defaultsOf(omar)]).toEqual([[hers], [his]])
  })

  test('concurrent changes of the default all succeed, and one default is left', async () => {
    const there = await Promise.all(Array.from({ length: 8 }, () => add(mona)))
    const answers = await Promise.all([
      ...there.map((id) => change(mona, id, { isDefault: true })),
      ...there.map(() => send('POST', '/api/address/add', mona, { ...HOME, isDefault: true })),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await defaultsOf(mona)).toHaveLength(1)
    expect(await list(mona)).toHaveLength(16)
  })

  test('a foreign, an unknown and a malformed id get the same answer, and change nothing', async () => {
    const his = await add(omar, { isDefault: true })
    const hers = await add(mona, { isDefault: true })
    for (const id of [his, randomUUID(), 'nonsense', "'; drop table addresses", '%00', '0']) {
      const path = encodeURIComponent(id)
      for (const answer of [
        await send('GET', `/api/address/${path}`, mona),
        await send('PUT', `/api/address/${path}`, mona, { ...HOME, isDefault: true, city: 'Cairo' }),
        await send('DELETE', `/api/address/delete/${path}`, mona),
      ]) {
        expect(answer.status).toBe(404)
        expect(answer.json).toEqual({ error: 'No address found.', message: 'No address found.', code: 'address/not-found' })
      }
    }
    expect(await one(omar, his)).toMatchObject({ ...HOME, isDefault: true })
    expect(await defaultsOf(mona)).toEqual([hers])
  })

  test('every call needs a token', async () => {
    const id = await add(mona)
    for (const [method, path] of [
      ['GET', '/api/address'],
      ['GET', `/api/address/${id}`],
      ['POST', '/api/address/add'],
      ['PUT', `/api/address/${id}`],
      ['DELETE', `/api/address/delete/${id}`],
    ] as const) {
      expect((await send(method, path, '', method === 'GET' || method === 'DELETE' ? undefined : HOME)).status).toBe(401)
    }
    expect(await list(mona)).toHaveLength(1)
  })

  test('every field is required, in both languages, when an address is added and when it is changed', async () => {
    const id = await add(mona)
    const fields = ['address', 'city', 'state', 'country', 'zipCode']
    for (const answer of [
      await send('POST', '/api/address/add', mona, {}),
      await send('PUT', `/api/address/${id}`, mona, Object.fromEntries(fields.map((field) => [field, ' <b></b> ']))),
    ]) {
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.json.fields).sort()).toEqual([...fields].sort())
      expect(answer.json.fields.address).toEqual(['Address is required.'])
    }
    const arabic = await send('POST', '/api/address/add', mona, { ...HOME, city: '' }, 'ar')
    expect(arabic.json.fields.city?.[0]).toContain('المدينة')
    expect(await one(mona, id)).toMatchObject(HOME)
  })

  test('a new zip code has five characters; Arabic digits are stored as 0-9', async () => {
    expect((await send('POST', '/api/address/add', mona, { ...HOME, zipCode: '1251' })).json.fields.zipCode).toHaveLength(1)
    expect((await send('POST', '/api/address/add', mona, { ...HOME, zipCode: '١٢٥١' })).json.fields.zipCode).toHaveLength(1)
    const id = await add(mona, { zipCode: ' ١٢۵١1 ' })
    expect((await one(mona, id)).zipCode).toBe('12511')
    await change(mona, id, { zipCode: '٩٩٩' })
    expect((await one(mona, id)).zipCode).toBe('999')
  })

  test('the country is stored as Egypt, whatever is sent', async () => {
    for (const country of ['EGYPT', 'مصر', 'France']) {
      const id = await add(mona, { country })
      expect((await one(mona, id)).country).toBe('Egypt')
      expect((await change(mona, id, { country })).status).toBe(200)
      expect((await one(mona, id)).country).toBe('Egypt')
    }
  })

  test('a key that is left out changes nothing', async () => {
    const id = await add(mona, { isDefault: true })
    const before = await one(mona, id)
    const put = (body: object) => send('PUT', `/api/address/${id}`, mona, body)
    expect((await put({})).status).toBe(200)
    for (const key of Object.keys(HOME)) {
      const { [key]: _, ...others } = { ...before } as Record<string, unknown>
      expect((await put(others)).status, key).toBe(200)
      expect(await one(mona, id), key).toEqual(before)
    }
    await put({ city: 'Dokki' })
    expect(await one(mona, id)).toEqual({ ...before, city: 'Dokki' })
  })

  test('tags are removed and unknown keys dropped', async () => {
    const added = await send('POST', '/api/address/add', mona, {
      ...HOME,
      address: ' <b>12</b> Nile <script>alert(1)</script>Street, width < 90 ',
      _id: randomUUID(),
      userId: randomUUID(),
      created: '2001-01-01T00:00:00.000Z',
    })
    const { _id: id, created } = added.json.address
    expect(added.json.address.address).toBe('12 Nile Street, width < 90')
    expect(created).not.toContain('2001')
    await change(mona, id, { _id: randomUUID(), user: 'someone', created: '2001-01-01T00:00:00.000Z' })
    expect(await list(mona)).toEqual([{ ...HOME, _id: id, created }])
    expect(await list(omar)).toEqual([])
  })

  test('a person has at most a hundred, even when many are added at once', async () => {
    await on.database().runSql(
      `insert into addresses (id, user_id, address, city, state, country, zip_code, created)
       select gen_random_uuid(), '${idOf('member')}', 'a', 'b', 'c', 'Egypt', '12345', now() from generate_series(1, ${ADDRESSES_MOST - 1})`,
    )
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', '/api/address/add', mona, HOME, 'ar')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.json).toMatchObject({ code: 'address/too-many', error: expect.stringContaining('100 عنوان') })
    expect(await list(mona)).toHaveLength(ADDRESSES_MOST)
    await add(omar)
  })
})
