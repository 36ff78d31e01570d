/** Fifty hues of equal lightness: white initials are equally readable on each. */
export const AVATAR_COLOURS = 50

const LIGHTNESS = 0.46
const CHROMA = 0.09

export function avatarColour(index: number): string {
  return `oklch(${LIGHTNESS} ${CHROMA} ${((index * 360) / AVATAR_COLOURS).toFixed(1)})`
}

/** Depends on the id alone, so a person has one colour on every screen. */
export function colourIndexOf(personId: string): number {
  let hash = 0x811c9dc5
  for (const letter of personId) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0) % AVATAR_COLOURS
}

/** Initials of the first two words. Arabic letters would join each other, so an Arabic name gets one. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = words.map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
  const isArabic = /\p{Script=Arabic}/u.test(first[0] ?? '')
  return first
    .slice(0, isArabic ? 1 : 2)
    .join('')
    .toUpperCase()
}
