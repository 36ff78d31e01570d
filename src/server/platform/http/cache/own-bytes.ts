const LARGEST_LETTER_BYTES = 3
const WORK_BYTES = 512 * 1024

const encoder = new TextEncoder()
let work: Buffer | undefined

/** Node cuts small buffers out of shared ones and compressed ones out of 16 KB; cached as they are, they would hold all of that memory. */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** Text in a buffer of its own. It is written straight away: counting its bytes first takes nearly as long as writing them. */
export function bytesOf(text: string): Buffer {
  if (text.length * LARGEST_LETTER_BYTES > WORK_BYTES) return ownBytes(Buffer.from(text))
  work ??= Buffer.allocUnsafeSlow(WORK_BYTES)
  return ownBytes(work.subarray(0, encoder.encodeInto(text, work).written))
}
