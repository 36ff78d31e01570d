import fc, { type StringConstraints } from 'fast-check'

const SURROGATES_FROM = 0xd800
const SURROGATES = 0x800

/** Any code point that can stand alone. fast-check's own `binary` first builds a table of all, 0.7 s in each process. */
const codePoint = fc.integer({ min: 0, max: 0x10ffff - SURROGATES }).map(
  (n) => String.fromCodePoint(n < SURROGATES_FROM ? n : n + SURROGATES),
  (text) => {
    const n = typeof text === 'string' ? text.codePointAt(0) : undefined
    if (n === undefined || text !== String.fromCodePoint(n)) throw new Error('one code point')
    return n < SURROGATES_FROM ? n : n - SURROGATES
  },
)

/** Texts of any characters at all. */
export function anyText(constraints: Omit<StringConstraints, 'unit'> = {}): fc.Arbitrary<string> {
  return fc.string({ ...constraints, unit: codePoint })
}
