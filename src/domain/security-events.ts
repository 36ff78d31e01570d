/** What the log tells with network address and account, so that an attack can be traced. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'password-changed'
  | 'role-changed'
  | 'link-refused'
  | 'forbidden'
  | 'limited'
