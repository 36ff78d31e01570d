import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { AREAS } from '#domain/accounts/areas.ts'
import { holdOpen, lockWaits } from '#tests/support/database/lock-waits.ts'
import { emailOf, idOf, join, PASSWORD, signedIn, staffName } from '#tests/support/shop/people.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { describeShop } from '#tests/support/shop/shop-on-both.ts'
import { endedSessions } from '../ended-sessions.service.ts'

const PEOPLE = staffName(['people'])
const SALES = staffName(['sales'])

describeShop('staff', (shop, on) => {
  const send = (call: string, headers: Record<string, string>, body: unknown = {}) => sendJson(shop(), { call, headers, body })
  const login = async (email: string) => {
    const { json } = await send('POST /api/auth/login', {}, { email, password: PASSWORD })
    return { authorization: String(json.token) }
  }
  const areasOf = async (headers: Record<string, string>) => (await shop().get('/api/user/me', headers)).json.user?.areas
  const setAreas = (by: Record<string, string>, id: string, areas: readonly string[]) => send(`PUT /api/staff/${id}/areas`, by, { areas })

  test('are listed by name with their areas and when they were last there, to people who manage them', async () => {
    const by = await signedIn(shop(), PEOPLE)
    await join(shop(), SALES)
    await login(emailOf(SALES))
    const { status, json } = await shop().get('/api/staff', by)
    expect(status).toBe(200)
    expect(json).toMatchObject({ invitations: [], isCodeRequired: false })
    const [listed] = json.staff.filter(({ _id }: { _id: string }) => _id === idOf(SALES))
    expect(listed).toMatchObject({ email: emailOf(SALES), areas: ['sales'], hasSecondFactor: false, lastSeen: expect.any(String) })
    expect((await shop().get('/api/staff', await signedIn(shop(), SALES))).json.code).toBe('area-missing')
  })

  test('a refusal names the area that is missing, in both languages', async () => {
    const by = await signedIn(shop(), SALES)
    expect((await shop().get('/api/user', by)).json.error).toContain('“Staff and users”')
    const { json } = await shop().get('/api/user', { ...by, 'accept-language': 'ar' })
    expect(json.error).toContain('«الموظفون والمستخدمون»')
    const { json: either } = await shop().get('/api/merchant', by)
    expect(either.error).toContain('“Catalogue” or “Staff and users”')
  })

  test('a change of areas counts with the next call and ends open sockets, and the session stays', async () => {
    const by = await signedIn(shop(), PEOPLE)
    await join(shop(), SALES)
    const them = await login(emailOf(SALES))
    const socket = { token: them.authorization, personId: idOf(SALES), role: 'ROLE ADMIN', areas: ['sales'] } as const
    expect((await shop().get('/api/offer', them)).status).toBe(200)
    expect(await endedSessions(shop().accounts, [socket])).toEqual([])
    expect((await setAreas(by, idOf(SALES), ['catalogue', 'support', 'support'])).status).toBe(200)
    expect(await areasOf(them)).toEqual(['support', 'catalogue'])
    expect((await shop().get('/api/offer', them)).json.code).toBe('area-missing')
    expect((await shop().get('/api/product', them)).status).toBe(200)
    expect(await endedSessions(shop().accounts, [socket])).toEqual([socket])
    const { json } = await shop().get(`/api/history/user/${idOf(SALES)}`, await signedIn(shop(), 'admin'))
    expect(json.entries[0]).toMatchObject({
      action: 'user.areas-changed',
      before: { areas: ['sales'] },
      after: { areas: ['support', 'catalogue'] },
    })
  })

  test('areas that a colleague has changed meanwhile are not written over, and the same change once more is harmless', async () => {
    const by = await signedIn(shop(), PEOPLE)
    await join(shop(), SALES)
    const change = (areas: readonly string[], before?: readonly string[]) =>
      send(`PUT /api/staff/${idOf(SALES)}/areas`, by, { areas, before })
    expect((await change(['sales', 'support'], ['sales'])).status).toBe(200)
    expect((await change(['sales', 'catalogue'], ['sales'])).json).toMatchObject({ code: 'conflict' })
    expect(await areasOf(await signedIn(shop(), SALES))).toEqual(['sales', 'support'])
    expect((await change(['sales', 'support'], ['sales'])).status).toBe(200)
    expect((await change(['catalogue'], ['support', 'sales'])).status).toBe(200)
  })

  test('ending access makes a member, and no earlier token signs anybody in', async () => {
    const by = await signedIn(shop(), PEOPLE)
    const old = await signedIn(shop(), SALES)
    const them = await login(emailOf(SALES))
    expect((await send(`DELETE /api/staff/${idOf(SALES)}`, by)).status).toBe(200)
    expect([(await shop().get('/api/user/me', them)).status, (await shop().get('/api/user/me', old)).status]).toEqual([401, 401])
    const again = await login(emailOf(SALES))
    expect((await shop().get('/api/user/me', again)).json.user).toMatchObject({ role: 'ROLE MEMBER', areas: [] })
    expect((await shop().get('/api/offer', again)).json.code).toBe('forbidden')
    expect((await setAreas(by, idOf(SALES), ['sales'])).status).toBe(404)
  })

  test('somebody keeps the area of people, even when two take it from each other at once', async () => {
    const [one, other] = ['admin', 'otherAdmin'] as const
    const [byOne, byOther] = [await signedIn(shop(), one), await signedIn(shop(), other)]
    expect((await send(`DELETE /api/staff/${idOf(one)}`, byOne)).json.code).toBe('staff/own-access')
    const answers = await Promise.all([setAreas(byOne, idOf(other), ['sales']), setAreas(byOther, idOf(one), [])])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = (await Promise.all([areasOf(byOne), areasOf(byOther)])).filter((areas) => areas.includes('people'))
    expect(left).toHaveLength(1)
    const [last, headers] = (await areasOf(byOne)).includes('people') ? [one, byOne] : [other, byOther]
    expect((await setAreas(headers, idOf(last), ['settings'])).json.code).toBe('staff/last-of-people')
  })

  test('the area of people gives no other areas: only a colleague who has an area gives it, and nobody takes areas from a colleague who has more', async () => {
    const by = await signedIn(shop(), PEOPLE)
    await join(shop(), SALES)
    expect((await setAreas(by, idOf(SALES), ['sales', 'support'])).status).toBe(200)
    const owner = await signedIn(shop(), 'admin')
    const { json } = await setAreas(by, idOf(PEOPLE), ['people', 'settings'])
    expect(json).toMatchObject({ code: 'staff/area-of-others', error: 'Only a colleague who has the area can give it: “Settings”.' })
    expect((await setAreas(by, idOf(SALES), ['sales', 'approve'])).json.code).toBe('staff/area-of-others')
    const invitation = { email: 'second@people.example', areas: ['people', 'settings'], language: 'en' }
    expect((await send('POST /api/staff/invite', by, invitation)).json.code).toBe('staff/area-of-others')
    expect((await setAreas(by, idOf('admin'), ['sales'])).json.code).toBe('staff/more-areas')
    expect((await send(`DELETE /api/staff/${idOf('admin')}`, by)).json.code).toBe('staff/more-areas')
    expect(await Promise.all([areasOf(by), areasOf(owner)])).toEqual([['people'], [...AREAS]])
    expect((await setAreas(by, idOf(SALES), [])).status).toBe(200)
    expect((await setAreas(owner, idOf(PEOPLE), ['people', 'sales'])).status).toBe(200)
    expect((await send(`PUT /api/staff/${idOf(PEOPLE)}/discount-limit`, by, { percent: 50 })).json.code).toBe('staff/own-limit')
    expect((await send(`PUT /api/staff/${idOf(PEOPLE)}/discount-limit`, owner, { percent: 50 })).status).toBe(200)
  })

  // The embedded database has one session: there each change waits for the one before.
  if (on.kind === 'postgres')
    test('a change of areas makes no colleague wait who writes something else', async () => {
      const [by, colleague] = [await signedIn(shop(), 'admin'), await signedIn(shop(), 'otherAdmin')]
      await join(shop(), SALES)
      const { database } = shop().accounts
      const address = { address: '5 Nile Street', city: 'Cairo', state: 'Cairo', country: 'Egypt', zipCode: '11511', isDefault: true }
      // The change stops at the history, when everybody with the area of people is locked.
      const letGo = await holdOpen(database, (tx) => tx.execute(sql`lock table audit_entries in access exclusive mode`))
      const changing = setAreas(by, idOf(SALES), ['support'])
      await expect.poll(() => lockWaits(database), { timeout: 30_000 }).toBe(1)
      expect((await send('POST /api/address/add', colleague, address)).status).toBe(200)
      await letGo()
      expect((await changing).status).toBe(200)
    })

  test('a member or an unknown person is no colleague', async () => {
    const by = await signedIn(shop(), PEOPLE)
    await join(shop(), 'member')
    for (const id of [idOf('member'), 'x', '01900000-0000-7000-8000-0000000000ff']) {
      expect((await setAreas(by, id, ['sales'])).json.code).toBe('account/not-found')
      expect((await send(`DELETE /api/staff/${id}/sessions`, by)).json.code).toBe('account/not-found')
      expect((await shop().get(`/api/staff/${id}/sessions`, by)).json.code).toBe('account/not-found')
    }
    expect((await setAreas(by, idOf(PEOPLE), ['everything'])).json.code).toBe('validation')
  })

  test('sessions are shown with a shortened network, and a colleague is signed out of one or of all', async () => {
    const by = await signedIn(shop(), PEOPLE)
    await join(shop(), SALES)
    const ask = { method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json' }, from: '41.33.12.200' }
    const form = JSON.stringify({ email: emailOf(SALES), password: PASSWORD })
    const [one, two, three] = await Promise.all(
      Array.from({ length: 3 }, async () => ({ authorization: String((await shop().ask({ ...ask, body: form })).json.token) })),
    )
    const list = async () => (await shop().get(`/api/staff/${idOf(SALES)}/sessions`, by)).json.sessions
    const sessions = await list()
    expect(sessions).toHaveLength(3)
    expect(sessions[0]).toMatchObject({ address: '41.33.12.…', isCurrent: false })
    expect((await shop().get('/api/auth/sessions', one)).json.sessions[0].address).toBe('41.33.12.…')
    expect((await send(`DELETE /api/staff/${idOf(SALES)}/sessions/${sessions[0]._id}`, by)).status).toBe(200)
    expect(await list()).toHaveLength(2)
    expect((await send(`DELETE /api/staff/${idOf(SALES)}/sessions/${sessions[0]._id}`, by)).status).toBe(404)
    expect((await send(`DELETE /api/staff/${idOf(SALES)}/sessions`, by)).status).toBe(200)
    const statuses = await Promise.all([one, two, three].map(async (headers) => (await shop().get('/api/user/me', headers)).status))
    expect(statuses).toEqual([401, 401, 401])
  })

  test('signing oneself out leaves the session that asks', async () => {
    await join(shop(), PEOPLE)
    const [here, elsewhere] = [await login(emailOf(PEOPLE)), await login(emailOf(PEOPLE))]
    expect((await send(`DELETE /api/staff/${idOf(PEOPLE)}/sessions`, here)).status).toBe(200)
    expect([(await shop().get('/api/user/me', here)).status, (await shop().get('/api/user/me', elsewhere)).status]).toEqual([200, 401])
  })
})
