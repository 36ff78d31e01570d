/** Pure functions that write the sitemap's XML. Addresses are absolute, and every page names its version in the other language. */
export interface SitemapLocation {
  readonly publicUrl: string
}

export function sitemapIndex({ publicUrl }: SitemapLocation, files: readonly string[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemap/${file}`)}</loc></sitemap>`)
  return document('sitemapindex', '', entries)
}

export function sitemapFile(location: SitemapLocation, paths: readonly string[]): string {
  return document(
    'urlset',
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    paths.flatMap((path) => bothLanguages(location, path)),
  )
}

function bothLanguages({ publicUrl }: SitemapLocation, path: string): string[] {
  const english = escapeXml(`${publicUrl}${path}`)
  const arabic = escapeXml(`${publicUrl}/ar${path === '/' ? '' : path}`)
  const links =
    `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>` +
    `<xhtml:link rel="alternate" hreflang="ar" href="${arabic}"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${english}"/>`
  return [english, arabic].map((address) => `<url><loc>${address}</loc>${links}</url>`)
}

function document(root: string, attributes: string, entries: readonly string[]): string {
  const body = entries.length === 0 ? '' : `\n${entries.join('\n')}`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>${body}\n</${root}>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
