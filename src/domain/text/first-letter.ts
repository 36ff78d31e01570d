/** The letter that is shown for a name. Most Arabic names begin with the article, which would give them all the same letter. */
export function firstLetter(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name.trim().replace(/^\u0627\u0644(?=\p{L}{2})/u, ''))?.[0] ?? ''
}
