/** Changes of a colleague's account that the colleague is told by email. */
export const STAFF_NEWS = [
  'areas-changed',
  'access-ended',
  'signed-out',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'recovery-codes-renewed',
] as const
export type StaffNews = (typeof STAFF_NEWS)[number]
