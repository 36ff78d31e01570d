/** Sent with every answer. Pages add a content security policy of their own, with the hashes of their scripts. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'x-permitted-cross-domain-policies': 'none',
} as const

export const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const

/** The content policy of answers that are no pages: they run nothing and load nothing. */
export const API_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const API_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': API_CONTENT_POLICY,
  vary: 'Accept-Encoding, Authorization, Accept-Language',
} as const

/** Answers to holders of a link: the address is a secret, so it is in no index and in no other site's log. */
export const LINK_HEADERS = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } as const

export const PUBLIC_CACHING = 'public, no-cache'
export const PRIVATE_CACHING = 'private, no-store'
export const FOREVER_CACHING = 'public, max-age=31536000, immutable'
