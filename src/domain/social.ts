import type { SocialProvider } from './accounts.ts'

/** Ways to sign in by another service are plain navigations of the browser, not calls; their callback ends at a page. */
export const SOCIAL_PATHS = { Google: '/api/auth/google', Facebook: '/api/auth/facebook' } as const satisfies Record<SocialProvider, string>

/** Why a sign-in by another service ended at the login screen, which says it in words. They stand in the address there. */
export const SOCIAL_NOTICES = [
  /** The shop was not given what the service asks of it. */
  'social-not-configured',
  'social-cancelled',
  /** The service names no e-mail address, or none that it has checked. */
  'social-no-email',
  /** There is an account of this e-mail address already, with another way to sign in. */
  'social-other-provider',
  /** Begun too long ago, in another browser, or finished already. */
  'social-expired',
  /** The service did not answer in time, or not in a way that could be used. */
  'social-unavailable',
] as const

export type SocialNotice = (typeof SOCIAL_NOTICES)[number]
