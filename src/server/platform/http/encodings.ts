import { LRUCache } from 'lru-cache'

/** The smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Bytes as they are may always be sent, but nobody who names a packing would rather have them. */
const UNSAID = 0.0001

/** Browsers send a handful of spellings, so each is read once. */
const known = new LRUCache<string, Encoding>({ max: 200 })

export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity'
  const found = known.get(header)
  if (found !== undefined) return found
  const encoding = read(header)
  known.set(header, encoding)
  return encoding
}

/** What the client would rather have; of two that it likes as much the smaller. */
function read(header: string): Encoding {
  const preferences = new Map(header.toLowerCase().split(',').map(preferenceOf))
  const any = preferences.get('*') ?? 0
  // Whoever takes anything may be a program that knows gzip alone.
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
