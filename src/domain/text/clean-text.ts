import { stripHtml } from './html.ts'

/** Spaces, marks without a base letter, fillers and the empty braille cell: a text of these alone is invisible. */
const NOTHING_SEEN = /^[\s\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** Direction overrides, which hide how a text really reads. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g

/** PostgreSQL cannot store U+0000, nor its JSON half a surrogate pair. */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

export function isStorable(text: string): boolean {
  return storable(text) === text
}

/** The form in which typed text is stored. */
export function cleanText(text: string): string {
  const cleaned = stripHtml(storable(text).replace(OVERRIDES, '')).trim()
  return NOTHING_SEEN.test(cleaned) ? '' : cleaned
}

/** The same for a text on one line. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '))
}
