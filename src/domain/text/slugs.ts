export const SLUG_MAX_LENGTH = 120

/** `all` means "no filter" in every slug parameter, so no record may have it. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set(['all'])

const UNDECOMPOSED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }

const ALPHA_DASH = /^[A-Za-z0-9_-]+$/

/** Letters, digits, dash and underscore: the rule for slugs and SKUs. */
export function isAlphaDash(text: string): boolean {
  return ALPHA_DASH.test(text)
}

/** True when a record may have this slug. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX_LENGTH && isAlphaDash(text) && !RESERVED_SLUGS.has(text.toLowerCase())
}

/** A Latin slug from an English name. A name without Latin letters or digits becomes `item`; a reserved word gets a number. */
export function slugFrom(englishName: string): string {
  const latin = englishName
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => UNDECOMPOSED[letter] ?? '')
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
  const slug = withoutOuterDashes(withoutOuterDashes(latin).slice(0, SLUG_MAX_LENGTH)) || 'item'
  return RESERVED_SLUGS.has(slug) ? withSuffix(slug, 1) : slug
}

/** The slug to try when the plain one is taken. */
export function withSuffix(slug: string, n: number): string {
  const suffix = `-${n}`
  return `${withoutOuterDashes(slug.slice(0, SLUG_MAX_LENGTH - suffix.length))}${suffix}`
}

function withoutOuterDashes(text: string): string {
  return text.replace(/^-/, '').replace(/-$/, '')
}
