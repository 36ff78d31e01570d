/** Fields that take a text to compare or to find something with, and store none. */
const STORE_NOTHING: readonly RegExp[] = [
  /(?:\.| )(?:parent|brand|product|line)$/,
  /(?:\.| )(?:categories|products|ticked|images)\.\d+$/,
  /^POST \/api\/auth\/(?:login|forgot) email$/,
  /^POST \/api\/merchant\/signup\/:token email$/,
  /^POST \/api\/product\/many mark$/,
  /^POST \/api\/(?:offer|order)\/:id\/link shown$/,
]

/** Fields into which no payload came, although their schema takes one: the proof would say nothing of them. */
export function unfilledFields(refused: ReadonlyMap<string, string>): string[] {
  const missed = [...refused].filter(([field]) => !STORE_NOTHING.some((pattern) => pattern.test(field)))
  return missed.map(([field, reason]) => `${field} took no payload: ${reason}`)
}
