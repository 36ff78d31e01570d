export function isApi(url: string): boolean {
  return url === '/api' || url.startsWith('/api/') || url.startsWith('/api?')
}

/** HTTP allows a whole address, as if to a proxy, and `*`: the host is never believed, and neither may reach the pages as it is. */
export function originForm(url: string): string {
  const rest = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** A malformed address would be refused as JSON before any route; who reads pages gets that of an address that leads nowhere. */
export function readableForm(url: string, accept: string | undefined): string {
  if (!url.includes('%') || isApi(url) || accept?.includes('text/html') !== true) return url
  const [path = '', ...query] = url.split('?')
  return [readablePath(path), ...query].join('?')
}

/** Percent signs that stand for nothing are themselves. */
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
