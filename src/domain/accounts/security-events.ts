/** Events that are logged with network address and account, so that an attack can be traced. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'password-changed'
  | 'email-change-asked'
  | 'email-proven'
  | 'role-changed'
  | 'link-refused'
  | 'forbidden'
  | 'limited'
