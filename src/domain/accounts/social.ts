import type { SocialProvider } from './accounts.ts'

/** Sign-ins with a provider are plain navigations of the browser, not calls; their callback ends at a page. */
export const SOCIAL_PATHS = { Google: '/api/auth/google', Facebook: '/api/auth/facebook' } as const satisfies Record<SocialProvider, string>

/** Reasons why a sign-in with a provider ended at the login screen, which shows them as texts. They are part of its address. */
export const SOCIAL_NOTICES = [
  /** The shop has no credentials for the provider. */
  'social-not-configured',
  'social-cancelled',
  /** The provider names no email address, or none that it has verified. */
  'social-no-email',
  /** An account with this email address and another way to sign in exists. */
  'social-other-provider',
  /** The attempt is too old, began in another browser, or has finished already. */
  'social-expired',
  /** The provider did not answer in time, or not usably. */
  'social-unavailable',
] as const

export type SocialNotice = (typeof SOCIAL_NOTICES)[number]
