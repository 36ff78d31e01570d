import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type MutableResponse, type MutableToken, OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server'

/** A service that people sign in with, on this machine: the same checks of codes, PKCE and signatures as the real ones. */
export interface SocialService {
  readonly origin: string
  /** The profile of the next person who signs in, in the service's own terms. */
  person: Record<string, unknown>
  /** Changes tokens before they are signed. */
  forge: (token: MutableToken) => void
  /** Changes what the token endpoint answers, after everything was signed. */
  rewrite: (answer: Record<string, unknown>) => void
  /** The service's behaviour: `away` refuses connections, `silent` accepts them and never answers. */
  mode: 'answering' | 'away' | 'silent'
  /** The last request to the token endpoint. */
  exchanged: Readonly<Record<string, string>>
  /** The address of the last request for a profile. */
  profileAsked: URL | null
  /** The error that the consent screen returns instead of a code. */
  refuseWith: string | null
  reset(): void
  close(): Promise<void>
}

const FACEBOOK_PATHS = { authorize: '/v24.0/dialog/oauth', token: '/v24.0/oauth/access_token', userinfo: '/v24.0/me' }

export async function startSocialService(kind: 'openid' | 'facebook'): Promise<SocialService> {
  const issuer = new OAuth2Issuer()
  await issuer.keys.generate('RS256')
  const oauth = new OAuth2Service(issuer, kind === 'facebook' ? FACEBOOK_PATHS : undefined)
  const server = createServer((request, response) => {
    if (service.mode === 'away') return request.socket.destroy()
    if (service.mode === 'silent') return
    if (request.url?.startsWith(FACEBOOK_PATHS.userinfo)) service.profileAsked = new URL(request.url, service.origin)
    oauth.requestHandler(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  issuer.url = origin
  const service: SocialService = {
    origin,
    ...AT_REST,
    reset: () => Object.assign(service, AT_REST),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  oauth.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    if (service.refuseWith === null) return
    url.searchParams.delete('code')
    url.searchParams.set('error', service.refuseWith)
  })
  oauth.on('beforeTokenSigning', (token: MutableToken) => {
    if (kind === 'openid') Object.assign(token.payload, service.person)
    service.forge(token)
  })
  oauth.on('beforeResponse', (answer: MutableResponse, request: IncomingMessage & { body: Record<string, string> }) => {
    service.exchanged = request.body
    if (typeof request.body.code_verifier !== 'string') Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } })
    if (answer.body === '') return
    if (kind === 'facebook') delete answer.body.id_token
    service.rewrite(answer.body)
  })
  oauth.on('beforeUserinfo', (answer: MutableResponse) => {
    answer.body = service.person
  })
  return service
}

const AT_REST = {
  person: {},
  forge: () => {},
  rewrite: () => {},
  mode: 'answering',
  exchanged: {},
  profileAsked: null,
  refuseWith: null,
} as const satisfies Omit<SocialService, 'origin' | 'reset' | 'close'>
