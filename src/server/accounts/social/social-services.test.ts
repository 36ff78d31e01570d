import { expect, test, vi } from 'vitest'
import { openTestShop } from '#tests/support/shop/test-shop.ts'
import type { SocialService } from '#tests/support/social/social-service.ts'
import { describeSocialShop, expectLeadsTo, GOOGLE_MONA } from '#tests/support/social/social-shop.ts'

describeSocialShop('the services people sign in with', (at) => {
  test('Google: an unverified email address is ignored', async () => {
    for (const email_verified of [false, undefined]) {
      at().google.person = { ...GOOGLE_MONA, email_verified }
      expectLeadsTo(await at().signIn('/api/auth/google'), '/login?notice=social-no-email')
    }
    expect(await at().count('users')).toBe(0)
  })

  test('Google: a token for another attempt or shop, from another issuer or expired is refused', async () => {
    const forgeries: SocialService['forge'][] = [
      ({ payload }) => Object.assign(payload, { nonce: 'another' }),
      ({ payload }) => Object.assign(payload, { aud: 'another-shop' }),
      ({ payload }) => Object.assign(payload, { iss: 'https://evil.example' }),
      ({ payload }) => Object.assign(payload, { exp: payload.iat - 3600 }),
    ]
    for (const forge of forgeries) {
      at().google.forge = forge
      expectLeadsTo(await at().signIn('/api/auth/google'), '/login?notice=social-unavailable')
    }
    expect(await at().count('users')).toBe(0)
  })

  test('Google: a token that the service did not sign is refused', async () => {
    at().google.rewrite = (answer) => {
      const [head, , signature] = String(answer.id_token).split('.')
      const claims = Buffer.from(String(answer.id_token).split('.')[1] ?? '', 'base64url')
        .toString()
        .replace('"g-1"', '"g-2"')
      answer.id_token = [head, Buffer.from(claims).toString('base64url'), signature].join('.')
    }
    expectLeadsTo(await at().signIn('/api/auth/google'), '/login?notice=social-unavailable')
    expect(await at().count('users')).toBe(0)
  })

  test('Google: the configuration is discovered when first needed, and again after a failure', async () => {
    const late = await openTestShop(at().database, { socialSites: at().newSites() })
    at().google.mode = 'away'
    expectLeadsTo(await late.get('/api/auth/google'), '/login?notice=social-unavailable')
    at().google.mode = 'answering'
    expect((await late.get('/api/auth/google')).headers.location).toContain(`${at().google.origin}/authorize?`)
    await late.close()
  })

  test('an error of the shop itself leads to the login screen too', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const quiet = await openTestShop(at().database, { socialSites: at().newSites() })
    const begun = await at().begin('/api/auth/google?language=ar')
    const { pathname, search } = await at().consent(begun)
    await at().database.runSql('alter table users add constraint nobody check (false) not valid')
    try {
      const answer = await quiet.get(pathname + search, { cookie: begun.cookie })
      expectLeadsTo(answer, '/ar/login?notice=social-unavailable')
      expect(logged).toHaveBeenCalledTimes(1)
    } finally {
      await at().database.runSql('alter table users drop constraint nobody')
      await quiet.close()
    }
  })

  test.each(['google', 'facebook'])('%s: a shop without the credentials says so', async (name) => {
    const bare = await openTestShop(at().database)
    expectLeadsTo(await bare.get(`/api/auth/${name}?language=ar`), '/ar/login?notice=social-not-configured')
    expectLeadsTo(await bare.get(`/api/auth/${name}?returnTo=/shop`), '/login?next=%2Fshop&notice=social-not-configured')
    expectLeadsTo(await bare.get(`/api/auth/${name}/callback?code=x&state=y`), '/login?notice=social-expired')
    await bare.close()
  })

  test('Facebook: a refused or malformed profile signs nobody in', async () => {
    for (const person of [{}, { id: 7 }, { error: { message: 'no', type: 'OAuthException', code: 190 } }]) {
      at().facebook.person = person
      expectLeadsTo(await at().signIn('/api/auth/facebook'), '/login?notice=social-unavailable')
    }
    expect(await at().count('users')).toBe(0)
  })

  test('Facebook: the profile is requested with the app’s secret proof', async () => {
    await at().signIn('/api/auth/facebook')
    expect(at().facebook.profileAsked?.searchParams.get('fields')).toBe('id,email,first_name,last_name')
    expect(at().facebook.profileAsked?.searchParams.get('appsecret_proof')).toMatch(/^[\da-f]{64}$/)
  })
})
