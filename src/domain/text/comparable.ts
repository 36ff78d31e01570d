/** Lower case with single spaces, as names are compared. */
export function comparable(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
