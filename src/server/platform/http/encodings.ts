export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of spellings, so each is read once. */
const known = new Map<string, Encoding>()
const KNOWN_MOST = 200

export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  const found = known.get(header)
  if (found !== undefined) return found
  const encoding = read(header)
  if (known.size < KNOWN_MOST) known.set(header, encoding)
  return encoding
}

function read(header: string): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') || accepted.has('*') ? 'gzip' : 'identity'
}
