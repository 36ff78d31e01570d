const UTF8 = 'utf-8'
/** The bytes at the start that show how the characters of UTF-16 without a mark are stored. */
const LOOKED_AT_BYTES = 4_000
/** The least share of zeros in UTF-16: half of the bytes in Latin text, and one for each space and mark in Arabic text. */
const ZEROS_LEAST = 0.05

/** The text of a file: with a mark of its encoding, in UTF-8 or UTF-16 without one, or else as Excel for Arabic writes it. */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = marked(bytes) ?? unmarkedUtf16(bytes)
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes)
  try {
    return withoutZeros(new TextDecoder(UTF8, { fatal: true }).decode(bytes))
  } catch {
    return withoutZeros(new TextDecoder('windows-1256').decode(bytes))
  }
}

function marked([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return UTF8
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function unmarkedUtf16(bytes: Uint8Array): string | null {
  const looked = bytes.subarray(0, LOOKED_AT_BYTES)
  if (bytes.length % 2 !== 0 || looked.length === 0) return null
  let even = 0
  let odd = 0
  looked.forEach((byte, index) => {
    if (byte === 0) index % 2 === 0 ? even++ : odd++
  })
  const isMost = (zeros: number, others: number) => zeros / looked.length >= ZEROS_LEAST && others * 10 < zeros
  if (isMost(odd, even)) return 'utf-16le'
  return isMost(even, odd) ? 'utf-16be' : null
}

/** A file of bytes is no text. */
function withoutZeros(text: string): string | null {
  return text.includes('\0') ? null : text
}
