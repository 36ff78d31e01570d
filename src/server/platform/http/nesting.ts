/** No form of the shop nests deeper than five. */
const DEPTH_MAX = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENERS: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSERS: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Finds JSON that is nested deeper than any form, without parsing it. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(json, at)
    else if (CLOSERS.has(sign)) depth -= 1
    else if (OPENERS.has(sign)) {
      depth += 1
      if (depth > DEPTH_MAX) return true
    }
  }
  return false
}

function endOfText(json: string, opening: number): number {
  let at = opening + 1
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}
