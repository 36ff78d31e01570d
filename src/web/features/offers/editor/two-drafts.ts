import type { OfferContent } from '#domain/offers/content.ts'
import { cleanLine } from '#domain/text/clean-text.ts'

type Key = keyof OfferContent

/** Lines point to sections, choices and rates, so that these go together. */
const TOGETHER: readonly Key[] = ['lines', 'sections', 'choices', 'taxRates']

/** Both editors' changes of one draft; where both changed the same part, mine stands. */
export function mergedDrafts(base: OfferContent, mine: OfferContent, theirs: OfferContent): OfferContent {
  const isMine = (key: Key) => JSON.stringify(mine[key]) !== JSON.stringify(base[key])
  const areLinesMine = TOGETHER.some(isMine)
  const keys = (Object.keys(base) as Key[]).filter((key) => (TOGETHER.includes(key) ? areLinesMine : isMine(key)))
  return { ...theirs, ...Object.fromEntries(keys.map((key) => [key, mine[key]])) }
}

/** True for the same content, however the server has cleaned its texts and in whatever order it writes the keys. */
export function areSame(one: OfferContent, other: OfferContent): boolean {
  return canonical(one) === canonical(other)
}

function canonical(content: OfferContent): string {
  return JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string') return cleanLine(value)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
