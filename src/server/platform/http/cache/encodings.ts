import { LRUCache } from 'lru-cache'

/** Ordered by size, the smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Plain bytes are always acceptable, but a client that names an encoding prefers the encoding. */
const UNSAID = 0.0001

/** Browsers send a handful of spellings, so each is parsed once. */
const known = new LRUCache<string, Encoding>({ max: 200 })

export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  const found = known.get(header)
  if (found !== undefined) return found
  const encoding = read(header)
  known.set(header, encoding)
  return encoding
}

/** The encoding that the client prefers; the smaller one when it likes two equally. */
function read(header: string): Encoding {
  const preferences = new Map(header.toLowerCase().split(',').map(preferenceOf))
  const any = preferences.get('*') ?? 0
  // A client that accepts `*` may be a program that knows gzip alone, so `*` never means Brotli.
  const likings = { br: preferences.get('br') ?? 0, gzip: preferences.get('gzip') ?? any, identity: preferences.get('identity') ?? UNSAID }
  const [first] = ENCODINGS.toSorted((one, other) => likings[other] - likings[one])
  return first !== undefined && likings[first] > 0 ? first : 'identity'
}

function preferenceOf(part: string): [name: string, liking: number] {
  const [name = '', ...facts] = part.split(';').map((each) => each.trim())
  const weight = facts.find((fact) => /^q\s*=/.test(fact))
  if (weight === undefined) return [name, 1]
  const liking = Number(weight.slice(weight.indexOf('=') + 1))
  return [name, liking >= 0 && liking <= 1 ? liking : 0]
}
