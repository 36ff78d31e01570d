import { stripHtml } from './html.ts'

/** Spaces, marks without a letter to stand on, fillers and the empty braille cell: a text of nothing else says nothing. */
const NOTHING_SEEN = /^[\s\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** Marks that turn what follows around, and hide how a text really reads. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** What is stored of a text that a person typed. PostgreSQL can't hold U+0000, nor JSON in it half a character. */
export function cleanText(text: string): string {
  const cleaned = stripHtml(text.toWellFormed().replaceAll('\u0000', '').replace(OVERRIDES, '')).trim()
  return NOTHING_SEEN.test(cleaned) ? '' : cleaned
}

/** The same of a text that stands on one line. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '))
}
