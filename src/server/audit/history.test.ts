import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { PASSWORD, signedIn } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShopOnBoth } from '#tests/support/shop/shop-on-both.ts'
import { recordChange } from './audit.service.ts'

describeShopOnBoth('what became of a record', (shop, on) => {
  let admin: { authorization: string }
  beforeEach(async () => {
    admin = await signedIn(shop(), 'admin')
  })

  async function ask(call: string, body?: unknown) {
    return sendJson(shop(), { call, headers: admin, ...(body === undefined ? {} : { body }) })
  }

  const BRAND = { name: 'Zafandor', nameAr: 'زافندور', description: 'Ovens', descriptionAr: 'أفران' }

  async function addBrand(): Promise<{ _id: string; slug: string }> {
    const { json, status } = await ask('POST /api/brand/add', BRAND)
    expect(status).toBe(200)
    return json.brand
  }

  const edit = (id: string, name: string, slug: string) => ask(`PUT /api/brand/${id}`, { brand: { ...BRAND, name, slug } })

  test('is listed newest first: who, when, and only the changed facts before and after', async () => {
    const { _id: id, slug } = await addBrand()
    await edit(id, 'Zafandor Pro', slug)
    const { json } = await ask(`GET /api/history/brand/${id}`)
    expect(json).toMatchObject({ count: 2, totalPages: 1, currentPage: 1 })
    const [edited, added] = json.entries
    expect(edited).toMatchObject({ action: 'brand.edited', before: { name: 'Zafandor' }, after: { name: 'Zafandor Pro' } })
    expect(Object.keys(edited.before)).toEqual(['name'])
    expect(edited.actor.name).toBe('Ola')
    expect(Number.isNaN(Date.parse(edited.at))).toBe(false)
    expect(added).toMatchObject({ action: 'brand.added', before: null })
  })

  test('names people as their accounts do now, and nobody whose account is gone', async () => {
    const { _id: id } = await addBrand()
    const actor = async () => (await ask(`GET /api/history/brand/${id}`)).json.entries[0].actor.name
    await ask('PUT /api/user', { profile: { firstName: 'Olfat', lastName: 'Zeinhom' } })
    expect(await actor()).toBe('Olfat Zeinhom')
    const other = await signedIn(shop(), 'otherAdmin')
    expect((await ask('DELETE /api/user/me', { password: PASSWORD })).status).toBe(200)
    admin = other
    expect(await actor()).toBe('\u2014')
  })

  test('holds no contact: such a fact is refused', async () => {
    const { accounts } = shop()
    const change = {
      actor: { id: null, name: '' },
      action: 'user.invited',
      recordKind: 'user',
      recordId: randomUUID(),
      before: null,
    } as const
    for (const name of ['email', 'phoneNumber'])
      await expect(recordChange(on.database().db, accounts, { ...change, after: { [name]: 'x' } })).rejects.toThrow('no contacts')
  })

  test('comes page by page', async () => {
    const { _id: id, slug } = await addBrand()
    for (const name of ['One', 'Two', 'Three']) await edit(id, name, slug)
    const { json } = await ask(`GET /api/history/brand/${id}?limit=3&page=2`)
    expect(json).toMatchObject({ count: 4, totalPages: 2, currentPage: 2 })
    expect(json.entries.map(({ action }: { action: string }) => action)).toEqual(['brand.added'])
  })

  test('outlives the record, and no call can change it', async () => {
    const { _id: id } = await addBrand()
    await ask(`DELETE /api/brand/delete/${id}`)
    const { json } = await ask(`GET /api/history/brand/${id}`)
    expect(json.entries[0].action).toBe('brand.deleted')
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask(`${method} /api/history/brand/${id}`, method === 'DELETE' ? undefined : {})).status).toBe(404)
    expect((await ask(`GET /api/history/brand/${id}`)).json).toEqual(json)
  })

  test('cannot be changed by SQL', async () => {
    const { _id: id } = await addBrand()
    for (const statement of ["UPDATE audit_entries SET actor_name = 'Nobody'", 'DELETE FROM audit_entries'])
      await expect(on.database().runSql(statement)).rejects.toThrow('entries of the history are never changed')
    expect((await ask(`GET /api/history/brand/${id}`)).json.count).toBe(1)
  })

  test('is empty for an unchanged record, and refused for an unknown kind', async () => {
    expect((await ask(`GET /api/history/product/${randomUUID()}`)).json).toMatchObject({ entries: [], count: 0 })
    expect((await ask('GET /api/history/product/not-an-id')).json).toMatchObject({ entries: [], count: 0 })
    expect((await ask(`GET /api/history/letter/${randomUUID()}`)).status).toBe(400)
  })
})
