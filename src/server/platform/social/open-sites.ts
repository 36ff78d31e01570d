import { facebookSite } from './facebook-site.ts'
import { openIdSite } from './openid-site.ts'
import { SERVICE_TIMEOUT_MS, type SocialSite } from './social-site.ts'

export interface SocialSettings {
  readonly GOOGLE_CLIENT_ID?: string | undefined
  readonly GOOGLE_CLIENT_SECRET?: string | undefined
  readonly GOOGLE_ISSUER: string
  readonly FACEBOOK_CLIENT_ID?: string | undefined
  readonly FACEBOOK_CLIENT_SECRET?: string | undefined
  readonly FACEBOOK_AUTH_URL: string
  readonly FACEBOOK_TOKEN_URL: string
  readonly FACEBOOK_PROFILE_URL: string
}

export interface OpenedSites {
  readonly Google: SocialSite | null
  readonly Facebook: SocialSite | null
}

/** Asks no service anything yet: one that is away must not keep the shop from starting. */
export function openSocialSites(settings: SocialSettings, timeoutMs: number = SERVICE_TIMEOUT_MS): OpenedSites {
  const google = credentials(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET)
  const facebook = credentials(settings.FACEBOOK_CLIENT_ID, settings.FACEBOOK_CLIENT_SECRET)
  const { GOOGLE_ISSUER, FACEBOOK_AUTH_URL, FACEBOOK_TOKEN_URL, FACEBOOK_PROFILE_URL } = settings
  const facebookUrls = { authUrl: FACEBOOK_AUTH_URL, tokenUrl: FACEBOOK_TOKEN_URL, profileUrl: FACEBOOK_PROFILE_URL }
  return {
    Google: google === null ? null : openIdSite({ ...google, timeoutMs, issuer: GOOGLE_ISSUER }),
    Facebook: facebook === null ? null : facebookSite({ ...facebook, timeoutMs, ...facebookUrls }),
  }
}

function credentials(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret }
}
