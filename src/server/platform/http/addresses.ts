/** Marks the answer of a server without pages to an address that is neither a door nor a file: it may be that of a page. */
export const PAGE_OR_NOTHING = 'x-page-or-nothing'

export function isApi(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')
}

/** HTTP allows an absolute address, as to a proxy, and `*`. The host is never trusted, and pages get neither form. */
export function originForm(url: string): string {
  const rest = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** A malformed address would be refused as JSON before any route; a browser gets the address of a page that does not exist instead. */
export function readableForm(url: string, accept: string | undefined): string {
  if (!url.includes('%') || isApi(url) || accept?.includes('text/html') !== true) return url
  const [path = '', ...query] = url.split('?')
  return [readablePath(path), ...query].join('?')
}

/** Percent signs that encode nothing stay literal. */
export function readablePath(path: string): string {
  return isDecodable(path) ? path : path.replaceAll('%', '%25')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
