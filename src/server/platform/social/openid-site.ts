import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { z } from 'zod'
import { type ClientSettings, discoveredOnce, isPlainHttp, type SocialSite } from './social-site.ts'

export interface OpenIdSettings extends ClientSettings {
  readonly issuer: string
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

/** OpenID Connect: the profile arrives signed with the token. */
export function openIdSite({ issuer, clientId, clientSecret, timeoutMs }: OpenIdSettings): SocialSite {
  const configuration = discoveredOnce(() =>
    discovery(new URL(issuer), clientId, clientSecret, ClientSecretPost(clientSecret), {
      timeout: timeoutMs / 1000,
      execute: [enableNonRepudiationChecks, ...(isPlainHttp(issuer) ? [allowInsecureRequests] : [])],
    }),
  )
  return {
    async authorizationUrl({ state, nonce, codeVerifier }, callback) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback.href,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async readProfile({ state, nonce, codeVerifier }, answered) {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true }
      const tokens = await authorizationCodeGrant(await configuration(), answered, checks)
      const claims = Claims.parse(tokens.claims())
      return {
        id: claims.sub,
        email: claims.email_verified === true ? (claims.email ?? null) : null,
        firstName: claims.given_name ?? claims.name ?? '',
        lastName: claims.family_name ?? '',
      }
    },
  }
}
