const TAG_START = /[A-Za-z/!?]/
const RAW_TEXT_NAME = /^<(script|style)(?=[\s/>])/i
const CLOSERS = { script: /<\/script(?=[\s/>])/gi, style: /<\/style(?=[\s/>])/gi }
const ARABIC_DIGITS = /[٠-٩۰-۹٫٬]/g

/** Ordinary text settles in one or two passes; deeper nesting is hostile and goes to the single-pass stripper. */
const MAX_PASSES = 20

/**
 * Removes `<[A-Za-z/!?][^>]*>` until nothing is left to remove, with what stands between script and style tags.
 * A lone `<` stays. Time grows linearly with the text, whatever the text is.
 */
export function stripHtml(text: string): string {
  let current = text
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const next = removeTagsOnce(current)
    if (next === current) return current
    current = next
  }
  return removeNestedTags(current)
}

function removeTagsOnce(text: string): string {
  let out = ''
  let copied = 0
  let open = text.indexOf('<')
  const unclosed = new Set<string>()
  while (open !== -1) {
    if (!TAG_START.test(text.charAt(open + 1))) {
      open = text.indexOf('<', open + 1)
      continue
    }
    const close = text.indexOf('>', open)
    if (close === -1) break
    out += text.slice(copied, open)
    copied = endOfRawText(text, open, close, unclosed) ?? close + 1
    open = text.indexOf('<', copied)
  }
  return copied === 0 ? text : out + text.slice(copied)
}

/** Where a script or style that opens here ends, if it does. A closer that was looked for in vain isn't looked for again. */
function endOfRawText(text: string, open: number, close: number, unclosed: Set<string>): number | null {
  const name = RAW_TEXT_NAME.exec(text.slice(open, Math.min(close + 1, open + 8)))?.[1]?.toLowerCase()
  if ((name !== 'script' && name !== 'style') || unclosed.has(name)) return null
  const closer = new RegExp(CLOSERS[name])
  closer.lastIndex = close + 1
  const found = closer.exec(text)
  const end = found ? text.indexOf('>', found.index) : -1
  if (end !== -1) return end + 1
  unclosed.add(name)
  return null
}

/** One pass in which a tag that appears only when another one goes is removed as well. */
function removeNestedTags(text: string): string {
  const kept: string[] = []
  let tagFrom = -1
  for (const char of text) {
    if (char === '>' && tagFrom !== -1) {
      kept.length = tagFrom
      tagFrom = -1
      continue
    }
    if (tagFrom === -1 && kept.at(-1) === '<' && TAG_START.test(char)) tagFrom = kept.length - 1
    kept.push(char)
  }
  return kept.join('')
}

/** Spaces and marks that nobody sees: a text of nothing else says nothing. */
const NOTHING_SEEN = /^[\s\p{Cf}\p{Z}\u115f\u1160\u3164\uffa0]*$/u
/** Marks that turn what follows around, and hide how a text really reads. */
const OVERRIDES = /[\u202a-\u202e]/g

/** What is stored of a text that a person typed. PostgreSQL can't hold U+0000, nor JSON in it half a character. */
export function cleanText(text: string): string {
  const cleaned = stripHtml(text.toWellFormed().replaceAll('\u0000', '').replace(OVERRIDES, '')).trim()
  return NOTHING_SEEN.test(cleaned) ? '' : cleaned
}

/** The same of a text that stands on one line. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '))
}

/** ٠-٩ and ۰-۹ become 0-9, the Arabic decimal mark a point; the Arabic thousands mark goes. */
export function toLatinDigits(text: string): string {
  return text.replace(ARABIC_DIGITS, (char) => {
    if (char === '٫') return '.'
    if (char === '٬') return ''
    return String(char.charCodeAt(0) & 0xf)
  })
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}
