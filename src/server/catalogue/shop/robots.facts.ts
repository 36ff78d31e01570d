import type { SitemapLocation } from './sitemap.replies.ts'

/** Pages that search engines may read and that stand in the sitemap by themselves. */
export const OPEN_PAGES = ['', 'shop', 'brands', 'contact', 'sell'] as const

/** First parts of the addresses of pages that search engines may read. */
export const OPEN_TO_ROBOTS = [...OPEN_PAGES, 'product'] as const

/** The first segments of personal pages and of links from emails. A test asks each page of the router to stand in one of the two lists. */
export const CLOSED_TO_ROBOTS = [
  'dashboard',
  'order',
  'offer',
  'request',
  'support',
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'prove-email',
  'merchant-signup',
  'join-staff',
  'newsletter',
  'auth',
] as const

export function robotsText({ publicUrl }: SitemapLocation): string {
  const rules = CLOSED_TO_ROBOTS.flatMap((part) => [`Disallow: /${part}`, `Disallow: /ar/${part}`])
  return ['User-agent: *', 'Disallow: /api/', ...rules, 'Allow: /api/docs', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

/** RFC 9116. Where to write stands in the settings, and how on the repository's page. */
export function securityText({ publicUrl, email, now }: Pick<SitemapLocation, 'publicUrl'> & { email: string; now: Date }): string {
  const contact = email === '' ? `${publicUrl}/contact` : `mailto:${email}`
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString()
  const lines = [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: ar, en', `Canonical: ${publicUrl}${SECURITY_TEXT}`, '']
  return lines.join('\n')
}

export const SECURITY_TEXT = '/.well-known/security.txt'
