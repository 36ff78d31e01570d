import { describe, expect, test } from 'vitest'
import { sendJson } from '#tests/support/shop/send-json.ts'
import { PUBLIC_URL } from '#tests/support/shop/test-shop.ts'
import { describeSocialShop, expectLeadsTo } from '#tests/support/social/social-shop.ts'

describeSocialShop('signing in by another service', (at) => {
  describe.each([
    ['google', 'Google', 'Mona', 'Samir'],
    ['facebook', 'Facebook', 'منى', 'سمير'],
  ])('with %s', (name, provider, firstName, lastName) => {
    const path = `/api/auth/${name}`
    const service = () => (name === 'google' ? at().google : at().facebook)

    test('a new person becomes a member without a password, is signed in and gets an email', async () => {
      const answer = await at().signIn(path)
      expect(answer.headers.location).toMatch(/^\/auth\/success#token=Bearer%20[\w.-]+&word=$/)
      expect(await at().me(answer)).toMatchObject({ provider, email: 'mona@example.com', firstName, lastName, role: 'ROLE MEMBER' })
      expect(await at().count('users', 'password_hash is null')).toBe(1)
      expect(await at().count('pgboss.job', `name like '%welcome%'`)).toBe(1)
      const { _id: account } = await at().me(answer)
      expect(at().securityEvents()).toEqual([{ event: 'signed-in', account }])
    })

    test("the service's own token is read once: no answer and no row holds it", async () => {
      let granted = ''
      service().rewrite = ({ access_token: token }) => {
        granted = String(token)
      }
      const answer = await at().signIn(path)
      expect(answer.headers.location).toMatch(/^\/auth\/success#/)
      expect(granted.length).toBeGreaterThan(20)
      expect(JSON.stringify(answer)).not.toContain(granted)
      for (const table of ['users', 'sessions', 'pgboss.job'] as const) {
        expect(await at().count(table), table).toBeGreaterThan(0)
        expect(await at().count(table, `to_json(${table.split('.').at(-1)})::text like '%${granted}%'`), table).toBe(0)
      }
    })

    test('a page of ours that asks for it gets a short token, and its browser the cookie', async () => {
      const answer = await at().signIn(`${path}?token=short`)
      const renewal = [answer.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('__Host-renewal-'))
      expect(renewal).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
      const token = new URLSearchParams(answer.headers.location?.split('#')[1]).get('token') ?? ''
      expect(await at().shop.accounts.tokens.read(token)).toMatchObject({ isShort: true })
    })

    test('an attempt of another browser is logged', async () => {
      const begun = await at().begin(path)
      expectLeadsTo(await at().comeBack(await at().consent(begun), undefined), '/login?notice=social-expired')
      expect(at().securityEvents()).toEqual([{ event: 'sign-in-failed' }])
    })

    test('an Arabic screen is returned to with its stored word and return path, and its language is that of the account', async () => {
      const answer = await at().signIn(`${path}?language=ar&word=w-1&returnTo=${encodeURIComponent('/ar/shop?name=فرن&page=2')}`)
      expect(answer.headers.location).toMatch(/^\/ar\/auth\/success#token=Bearer%20[\w.-]+&word=w-1&returnTo=%2Far%2Fshop%3Fname%3D/)
      const fragment = new URLSearchParams(answer.headers.location?.split('#')[1])
      expect(fragment.get('returnTo')).toBe('/ar/shop?name=فرن&page=2')
      expect(await at().count('users', `language = 'ar'`)).toBe(1)
    })

    test('the language is that of the page to return to, else what the browser prefers', async () => {
      expect((await at().signIn(`${path}?returnTo=/ar`)).headers.location).toMatch(/^\/ar\/auth\/success#/)
      expect((await at().signIn(path, { 'accept-language': 'ar-EG,ar;q=0.9' })).headers.location).toMatch(/^\/ar\/auth\/success#/)
      expect((await at().signIn(`${path}?returnTo=/arts`)).headers.location).toMatch(/^\/auth\/success#/)
    })

    test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/api/user/me', '/\t/evil.example'])(
      '%j is refused as a return path',
      async (returnTo) => {
        expect((await at().signIn(`${path}?returnTo=${encodeURIComponent(returnTo)}`)).headers.location).not.toMatch(/returnTo|evil/)
      },
    )

    test('a known person gets the same account, even with another email address', async () => {
      const first = await at().me(await at().signIn(path))
      service().person = { ...service().person, email: 'other@example.com' }
      expect((await at().me(await at().signIn(path)))._id).toBe(first._id)
      expect(await at().count('users')).toBe(1)
      expect(await at().count('pgboss.job', `name like '%welcome%'`)).toBe(1)
    })

    test('a second factor of staff, and deleting the account, need a sign-in of the last ten minutes', async () => {
      const asking = async () => {
        const { hash } = new URL((await at().signIn(path)).headers.location ?? '', PUBLIC_URL)
        const headers = { authorization: new URLSearchParams(hash.slice(1)).get('token') ?? '' }
        return (call: string) => sendJson(at().shop, { call, headers, body: {} })
      }
      const early = await asking()
      await at().database.runSql(`update users set role = 'ROLE ADMIN', areas = '{catalogue}'`)
      at().passTime(11 * 60_000)
      for (const call of ['POST /api/auth/second-factor/begin', 'DELETE /api/user/me'])
        expect(await early(call), call).toMatchObject({ status: 400, json: { code: 'account/sign-in-again' } })
      const now = await asking()
      expect((await now('POST /api/auth/second-factor/begin')).json.secret).not.toBe('')
      expect((await now('DELETE /api/user/me')).status).toBe(200)
      expect(await at().count('users')).toBe(0)
    })

    test('PKCE is sent, and a code of another attempt signs nobody in', async () => {
      const [mine, theirs] = [await at().begin(path), await at().begin(path)]
      expect(mine.service.searchParams.get('code_challenge_method')).toBe('S256')
      expect(mine.service.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
      const callback = await at().consent(mine)
      callback.searchParams.set('code', (await at().consent(theirs)).searchParams.get('code') ?? '')
      expectLeadsTo(await at().comeBack(callback, mine.cookie), '/login?notice=social-unavailable')
      expect(await at().count('users')).toBe(0)
      await at().signIn(path)
      expect(service().exchanged.code_verifier).toMatch(/^[\w.~-]{43,128}$/)
      expect(service().exchanged.redirect_uri).toBe(`${PUBLIC_URL}/api/auth/${name}/callback`)
    })

    test('an answer cannot be used twice', async () => {
      const begun = await at().begin(path)
      const callback = await at().consent(begun)
      const answer = await at().comeBack(callback, begun.cookie)
      expect(answer.headers.location).toMatch(/^\/auth\/success#/)
      expect(answer.headers['set-cookie']).toMatch(/^__Host-social_sign_in=;.*Path=\/;/)
      expectLeadsTo(await at().comeBack(callback, begun.cookie), '/login?notice=social-unavailable')
      expectLeadsTo(await at().comeBack(callback, undefined), '/login?notice=social-expired')
    })

    test('an attempt of another browser, a changed one and a missing one sign nobody in', async () => {
      const begun = await at().begin(path)
      const other = await at().begin(path)
      const callback = await at().consent(begun)
      const changed = new URL(callback)
      changed.searchParams.set('state', `${callback.searchParams.get('state')}x`)
      const doubled = new URL(callback)
      doubled.searchParams.append('state', callback.searchParams.get('state') ?? '')
      const stateless = new URL(callback)
      stateless.searchParams.delete('state')
      const tampered = begun.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
      expectLeadsTo(await at().comeBack(callback, other.cookie), '/login?notice=social-expired')
      expectLeadsTo(await at().comeBack(changed, begun.cookie), '/login?notice=social-expired')
      expectLeadsTo(await at().comeBack(doubled, begun.cookie), '/login?notice=social-expired')
      expectLeadsTo(await at().comeBack(stateless, begun.cookie), '/login?notice=social-expired')
      expectLeadsTo(await at().comeBack(callback, tampered.slice(0, -9)), '/login?notice=social-expired')
      expectLeadsTo(await at().comeBack(callback, '__Host-social_sign_in=nonsense'), '/login?notice=social-expired')
      expectLeadsTo(await at().comeBack(callback, undefined, { 'accept-language': 'ar' }), '/ar/login?notice=social-expired')
      expect(await at().count('users')).toBe(0)
    })

    test('an attempt expires after ten minutes', async () => {
      const begun = await at().begin(`${path}?language=ar`)
      const callback = await at().consent(begun)
      at().passTime(10 * 60 * 1000 + 1000)
      expectLeadsTo(await at().comeBack(callback, begun.cookie), '/login?notice=social-expired')
    })

    test('cancelling is reported in the language of the screen; any other error as one of the service', async () => {
      service().refuseWith = 'access_denied'
      expectLeadsTo(await at().signIn(`${path}?language=ar`), '/ar/login?notice=social-cancelled')
      expectLeadsTo(await at().signIn(`${path}?returnTo=/brands`), '/login?next=%2Fbrands&notice=social-cancelled')
      service().refuseWith = 'server_error'
      expectLeadsTo(await at().signIn(path), '/login?notice=social-unavailable')
    })

    test('without an email address there is no account', async () => {
      for (const email of [undefined, '', 'not an address']) {
        service().person = { ...service().person, email }
        expectLeadsTo(await at().signIn(path), '/login?notice=social-no-email')
      }
      expect(await at().count('users')).toBe(0)
    })

    test('an email address whose account signs in another way is refused', async () => {
      await at().signIn(name === 'google' ? '/api/auth/facebook' : '/api/auth/google')
      expectLeadsTo(await at().signIn(`${path}?language=ar`), '/ar/login?notice=social-other-provider')
      expect(await at().count('users')).toBe(1)
    })

    test('a service that is down or silent is reported, and works again when it is back', async () => {
      const begun = await at().begin(path)
      const callback = await at().consent(begun)
      service().mode = 'away'
      expectLeadsTo(await at().comeBack(callback, begun.cookie), '/login?notice=social-unavailable')
      await at().impatient.get(path)
      service().mode = 'silent'
      const { cookie } = begun
      expectLeadsTo(await at().impatient.get(callback.pathname + callback.search, { cookie }), '/login?notice=social-unavailable')
      service().mode = 'answering'
      expect((await at().comeBack(callback, begun.cookie)).headers.location).toMatch(/^\/auth\/success#/)
    })

    test('the cookie is limited to these calls, encrypted, short-lived and only sent over https', async () => {
      const { setCookie, service: url } = await at().begin(path)
      expect(setCookie).toMatch(/^__Host-social_sign_in=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
      expect(setCookie).not.toContain(url.searchParams.get('state'))
    })

    test('names are stripped of markup and cut to the length of a name', async () => {
      const long = `<b>${'م'.repeat(150)}</b>`
      service().person = { ...service().person, given_name: long, first_name: long, family_name: '<script>x</script>', last_name: '' }
      expect(await at().me(await at().signIn(path))).toMatchObject({ firstName: 'م'.repeat(100), lastName: '' })
    })

    test('no answer is cached, and HEAD uses nothing up', async () => {
      const answer = await at().signIn(path)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      expect((await at().shop.ask({ method: 'HEAD', path: `${path}/callback` })).status).toBe(404)
    })
  })
})
