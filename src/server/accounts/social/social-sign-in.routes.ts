import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SocialProvider } from '#domain/accounts/accounts.ts'
import { readReturnPath } from '#domain/accounts/return-path.ts'
import { SOCIAL_PATHS } from '#domain/accounts/social.ts'
import { LANGUAGES, type Language, languageOf } from '#domain/text/language.ts'
import { callerOf } from '#server/platform/http/client-address.ts'
import { API_CONTENT_POLICY } from '#server/platform/http/headers.ts'
import { renewalCookie } from '#server/platform/http/renewal-cookie.ts'
import { logSecurity, noteAccount } from '#server/platform/http/security-log.ts'
import { beginSocialSignIn, endSocialSignIn, SOCIAL_ATTEMPT_TTL_MS, type SocialSignInDeps } from './social-sign-in.service.ts'

const WORD_MAX = 100

/** Plain navigations of the browser, not calls: they always answer with a redirect. */
export function registerSocialSignIn(app: FastifyInstance, deps: SocialSignInDeps): void {
  for (const provider of Object.keys(SOCIAL_PATHS) as SocialProvider[]) registerProvider(app, deps, provider)
}

function registerProvider(routes: FastifyInstance, deps: SocialSignInDeps, provider: SocialProvider): void {
  const path = SOCIAL_PATHS[provider]
  const secure = deps.publicUrl.startsWith('https:')
  const cookieName = `${secure ? '__Host-' : ''}social_sign_in`
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  // A HEAD request would use up the callback's code without signing anybody in.
  const getOnly = { exposeHeadRoute: false }

  routes.get(path, getOnly, async (request, reply) => {
    const query = queryOf(request)
    const returnPath = readReturnPath(query.get('returnTo'))
    const { to, sealed } = await beginSocialSignIn(deps, {
      provider,
      language: languageFor(request, returnPath),
      returnPath,
      word: (query.get('word') ?? '').slice(0, WORD_MAX),
      wantsShortToken: query.get('token') === 'short',
    })
    if (sealed !== null) reply.setCookie(cookieName, sealed, { ...cookie, maxAge: SOCIAL_ATTEMPT_TTL_MS / 1000 })
    return goTo(reply, to)
  })

  routes.get(`${path}/callback`, getOnly, async (request, reply) => {
    const sealed = request.cookies[cookieName]
    const { to, event, accountId } = await endSocialSignIn(deps, {
      provider,
      query: queryOf(request),
      sealed,
      language: languageFor(request, null),
      userAgent: request.headers['user-agent'] ?? '',
      from: callerOf(request.ip),
      cookie: renewalCookie(request, reply, deps.publicUrl),
    })
    if (accountId !== null) noteAccount(request, accountId)
    if (event !== null) logSecurity(request, event)
    reply.clearCookie(cookieName, cookie)
    return goTo(reply, to)
  })
}

function goTo(reply: FastifyReply, to: string): FastifyReply {
  return reply
    .code(302)
    .headers({
      location: to,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': API_CONTENT_POLICY,
    })
    .send()
}

function queryOf(request: FastifyRequest): URLSearchParams {
  const mark = request.url.indexOf('?')
  return new URLSearchParams(mark < 0 ? '' : request.url.slice(mark + 1))
}

/** The language that the screen names, else that of the page to return to, else the browser's preference. */
function languageFor(request: FastifyRequest, returnPath: string | null): Language {
  const said = queryOf(request).get('language')
  const known = LANGUAGES.find((language) => language === said)
  if (known !== undefined) return known
  return returnPath !== null && /^\/ar(?![^/?#])/.test(returnPath) ? 'ar' : languageOf(request.headers['accept-language'])
}
