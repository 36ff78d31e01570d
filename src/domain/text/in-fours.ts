/** Writes a long number or key in groups of four, to be read aloud or copied by hand. */
export function inFours(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ')
}
