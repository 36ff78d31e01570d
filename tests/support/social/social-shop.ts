import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { type OpenedSites, openSocialSites } from '#server/platform/social/open-sites.ts'
import { describeOnDatabase } from '#tests/support/database/both-databases.ts'
import { emptyAll } from '#tests/support/database/template.ts'
import { type Answer, openTestShop, PUBLIC_URL, type TestShop } from '#tests/support/shop/test-shop.ts'
import { type SocialService, startSocialService } from './social-service.ts'

export const GOOGLE_MONA = { sub: 'g-1', email: 'Mona@Example.com', email_verified: true, given_name: 'Mona', family_name: 'Samir' }
export const FACEBOOK_MONA = { id: 'f-1', email: 'mona@example.com', first_name: 'منى', last_name: 'سمير' }

const PATIENT_MS = 20_000
const IMPATIENT_MS = 250
const CREDENTIALS = {
  GOOGLE_CLIENT_ID: 'google-id',
  GOOGLE_CLIENT_SECRET: 'google-secret-8f1c',
  FACEBOOK_CLIENT_ID: 'facebook-id',
  FACEBOOK_CLIENT_SECRET: 'facebook-secret-77aa',
}
/** Strings that no log may contain: secrets, tokens, people's addresses, and errors that are the shop's own bug. */
const NEVER_LOGGED = /google-secret|facebook-secret|eyJ|example\.com|"level":[56]0/

/** A sign-in under way in a browser that was just sent to the service. */
export interface Begun {
  readonly cookie: string
  readonly setCookie: string
  readonly service: URL
}

/** A shop that signs in by two services on this machine, and the browser of a visitor. */
export interface SocialShop {
  readonly database: Database
  readonly shop: TestShop
  /** Another process of the same shop, with a short timeout for services. */
  readonly impatient: TestShop
  readonly google: SocialService
  readonly facebook: SocialService
  /** The sites of a shop that was just opened, which has asked the services nothing yet. */
  newSites(): OpenedSites
  passTime(ms: number): void
  /** Attacks in the log since the test began. */
  securityEvents(): { readonly event: string; readonly account?: string }[]
  begin(path: string, headers?: Record<string, string>): Promise<Begun>
  /** Goes through the service's consent screen and returns the address it sends people back to. */
  consent(begun: Begun): Promise<URL>
  comeBack(callback: URL, cookie: string | undefined, headers?: Record<string, string>): Promise<Answer>
  signIn(path: string, headers?: Record<string, string>): Promise<Answer>
  /** The account that an answer's token belongs to. */
  me(answer: Answer): Promise<Record<string, unknown>>
  count(table: 'users' | 'sessions' | 'pgboss.job', where?: string): Promise<number>
}

export function describeSocialShop(name: string, suite: (opened: () => SocialShop) => void): void {
  describeOnDatabase(
    name,
    (on) => {
      let opened: SocialShop | undefined
      let logged = ''
      let passedMs = 0
      const get = () => {
        if (opened === undefined) throw new Error('The shop is there from beforeAll on.')
        return opened
      }
      beforeAll(async () => {
        const google = await startSocialService('openid')
        const facebook = await startSocialService('facebook')
        const sites = (timeoutMs: number) => openSocialSites({ ...CREDENTIALS, ...addressesOf(google, facebook) }, timeoutMs)
        const lines = new Writable({
          write(chunk, _encoding, done) {
            logged += String(chunk)
            done()
          },
        })
        const now = () => new Date(Date.now() + passedMs)
        const log = pino({ level: 'trace' }, lines)
        const shop = await openTestShop(on.database(), { log, now, socialSites: sites(PATIENT_MS) })
        const impatient = await openTestShop(on.database(), { log, now, socialSites: sites(IMPATIENT_MS) })
        const count: SocialShop['count'] = async (table, where = 'true') => {
          const { rows } = await on.database().runSql<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`)
          return rows[0]?.n ?? 0
        }
        const passTime = (ms: number) => {
          passedMs += ms
        }
        opened = {
          database: on.database(),
          shop,
          impatient,
          google,
          facebook,
          newSites: () => sites(PATIENT_MS),
          passTime,
          securityEvents: () => securityEventsIn(logged),
          count,
          ...browserIn(shop),
        }
      })
      afterAll(async () => {
        await opened?.shop.close()
        await opened?.impatient.close()
        await opened?.google.close()
        await opened?.facebook.close()
      })
      beforeEach(async () => {
        await emptyAll(on.database().db)
        get().google.person = GOOGLE_MONA
        get().facebook.person = FACEBOOK_MONA
        logged = ''
        passedMs = 0
      })
      afterEach(() => {
        get().google.reset()
        get().facebook.reset()
        expect(logged).not.toMatch(NEVER_LOGGED)
      })
      suite(get)
    },
    { isShared: true },
  )
}

function securityEventsIn(logged: string) {
  const lines = logged.split('\n').filter((line) => line.includes('"msg":"security"'))
  return lines.map((line) => {
    const { event, account } = JSON.parse(line)
    return { event, ...(account === undefined ? {} : { account }) }
  })
}

function addressesOf(google: SocialService, facebook: SocialService) {
  return {
    GOOGLE_ISSUER: google.origin,
    FACEBOOK_AUTH_URL: `${facebook.origin}/v24.0/dialog/oauth`,
    FACEBOOK_TOKEN_URL: `${facebook.origin}/v24.0/oauth/access_token`,
    FACEBOOK_PROFILE_URL: `${facebook.origin}/v24.0/me`,
  }
}

function browserIn(shop: TestShop): Pick<SocialShop, 'begin' | 'consent' | 'comeBack' | 'signIn' | 'me'> {
  const begin: SocialShop['begin'] = async (path, headers = {}) => {
    const answer = await shop.get(path, headers)
    expect(answer.status).toBe(302)
    const setCookie = String(answer.headers['set-cookie'])
    return { setCookie, cookie: setCookie.split(';', 1)[0] ?? '', service: new URL(answer.headers.location ?? '') }
  }
  const consent: SocialShop['consent'] = async ({ service }) => {
    const answer = await fetch(service, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '')
  }
  const comeBack: SocialShop['comeBack'] = (callback, cookie, headers = {}) =>
    shop.get(callback.pathname + callback.search, { ...headers, ...(cookie === undefined ? {} : { cookie }) })
  const signIn: SocialShop['signIn'] = async (path, headers = {}) => {
    const begun = await begin(path, headers)
    return comeBack(await consent(begun), begun.cookie, headers)
  }
  const me: SocialShop['me'] = async (answer) => {
    const fragment = new URL(answer.headers.location ?? '', PUBLIC_URL).hash.slice(1)
    return (await shop.get('/api/user/me', { authorization: new URLSearchParams(fragment).get('token') ?? '' })).json.user
  }
  return { begin, consent, comeBack, signIn, me }
}

export function expectLeadsTo(answer: Answer, path: string): void {
  expect([answer.status, answer.headers.location]).toEqual([302, path])
}
