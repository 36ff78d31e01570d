import { createHmac } from 'node:crypto'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from 'openid-client'
import { z } from 'zod'
import { type ClientSettings, isPlainHttp, type SocialSite } from './social-site.ts'

export interface FacebookSettings extends ClientSettings {
  readonly authUrl: string
  readonly tokenUrl: string
  readonly profileUrl: string
}

const Profile = z.object({
  id: z.string().min(1).max(255),
  /** Facebook gives confirmed addresses only; people may also withhold theirs. */
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
})

/** Plain OAuth: the profile is fetched with the token. */
export function facebookSite(settings: FacebookSettings): SocialSite {
  const configuration = configure(settings)
  return {
    async authorizationUrl({ state, codeVerifier }, callback) {
      return buildAuthorizationUrl(configuration, {
        redirect_uri: callback.href,
        scope: 'email public_profile',
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async readProfile({ state, codeVerifier }, answered) {
      const tokens = await authorizationCodeGrant(configuration, answered, { expectedState: state, pkceCodeVerifier: codeVerifier })
      const profileUrl = new URL(settings.profileUrl)
      profileUrl.searchParams.set('fields', 'id,email,first_name,last_name')
      profileUrl.searchParams.set('appsecret_proof', proofOf(tokens.access_token, settings.clientSecret))
      const answer = await fetchProtectedResource(configuration, tokens.access_token, profileUrl, 'GET')
      if (!answer.ok) throw new Error(`The profile was answered with ${answer.status}.`)
      const profile = Profile.parse(await answer.json())
      return { id: profile.id, email: profile.email ?? null, firstName: profile.first_name ?? '', lastName: profile.last_name ?? '' }
    },
  }
}

/** Apps with "require app secret" get answers only with this proof that the app itself uses the token. */
function proofOf(accessToken: string, clientSecret: string): string {
  return createHmac('sha256', clientSecret).update(accessToken).digest('hex')
}

function configure({ authUrl, tokenUrl, profileUrl, clientId, clientSecret, timeoutMs }: FacebookSettings): Configuration {
  const server = { issuer: new URL(authUrl).origin, authorization_endpoint: authUrl, token_endpoint: tokenUrl }
  const configuration = new Configuration(server, clientId, clientSecret, ClientSecretPost(clientSecret))
  configuration.timeout = timeoutMs / 1000
  if ([authUrl, tokenUrl, profileUrl].some(isPlainHttp)) allowInsecureRequests(configuration)
  return configuration
}
