const ENCODED = 'xn--'
const NEEDS_FOLDING = /^(?=.*(?:xn--|[^\p{ASCII}]))[\p{L}\p{M}\p{N}.-]+$/iu

/** The domain of an address in one spelling: "xn--wgbh1c" and the letters it encodes are the same. People see the letters. */
export function foldedDomain(domain: string): string {
  if (!NEEDS_FOLDING.test(domain)) return domain
  const encoded = URL.parse(`http://${domain}`)?.hostname ?? domain
  return encoded.split('.').map(decodedLabel).join('.')
}

function decodedLabel(label: string): string {
  return label.startsWith(ENCODED) ? decodePunycode(label.slice(ENCODED.length)) || label : label
}

const BASE = 36
const LEAST_THRESHOLD = 1
const MOST_THRESHOLD = 26
const FIRST_BIAS = 72
const FIRST_CODE = 0x80

/** Decodes a label by RFC 3492; empty when it is malformed. */
function decodePunycode(encoded: string): string {
  const mark = encoded.lastIndexOf('-')
  const codes = [...encoded.slice(0, Math.max(mark, 0))].map((letter) => letter.codePointAt(0) ?? 0)
  let [code, position, bias, isFirst] = [FIRST_CODE, 0, FIRST_BIAS, true]
  for (let at = mark + 1; at < encoded.length; isFirst = false) {
    const before = position
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = Number.parseInt(encoded[at++] ?? '', BASE)
      if (Number.isNaN(digit)) return ''
      // Punycode has letters as 0 to 25 and digits as 26 to 35, the other way round than JavaScript.
      const value = digit < 10 ? digit + 26 : digit - 10
      position += value * weight
      const threshold = Math.min(Math.max(step - bias, LEAST_THRESHOLD), MOST_THRESHOLD)
      if (value < threshold) break
      weight *= BASE - threshold
    }
    bias = adaptedBias(position - before, codes.length + 1, isFirst)
    code += Math.floor(position / (codes.length + 1))
    position %= codes.length + 1
    if (code > 0x10ffff) return ''
    codes.splice(position++, 0, code)
  }
  return String.fromCodePoint(...codes)
}

function adaptedBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let bias = 0
  for (; rest > ((BASE - LEAST_THRESHOLD) * MOST_THRESHOLD) / 2; bias += BASE) rest = Math.floor(rest / (BASE - LEAST_THRESHOLD))
  return bias + Math.floor(((BASE - LEAST_THRESHOLD + 1) * rest) / (rest + 38))
}
