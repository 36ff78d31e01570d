import type { SitemapLocation } from './sitemap.replies.ts'

/** The folder of pages that are for everybody; all others are personal, or come from emails. */
const FOR_EVERYBODY = 'routes/shop/'

/** A page of the router's table: the home page has no path. */
interface Page {
  readonly path?: string | undefined
  readonly file: string
}

export interface PageAddresses {
  /** Pages for everybody that have one address, and so stand in the sitemap by themselves; the home page's is empty. */
  readonly open: readonly string[]
  /** The beginnings of the addresses of all pages that are not for everybody. */
  readonly closed: readonly string[]
}

export function addressesOf(pages: readonly Page[]): PageAddresses {
  const known = pages.filter(({ path }) => path !== '*')
  const isOpen = ({ file }: Page) => file.startsWith(FOR_EVERYBODY)
  const closed = new Set(known.filter((page) => !isOpen(page)).map(fixedPart))
  return {
    open: known.filter((page) => isOpen(page) && !page.path?.includes(':')).map(fixedPart),
    closed: [...closed].filter((part) => ![...closed].some((other) => part.startsWith(`${other}/`))),
  }
}

/** A page's address up to its first parameter. */
function fixedPart({ path = '' }: Page): string {
  return path.replace(/\/?:.*$/, '')
}

export function robotsText({ publicUrl }: SitemapLocation, { closed }: Pick<PageAddresses, 'closed'>): string {
  const rules = closed.flatMap((part) => [`Disallow: /${part}`, `Disallow: /ar/${part}`])
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
