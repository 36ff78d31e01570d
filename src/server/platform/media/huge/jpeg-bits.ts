/** A file that does not keep to its own format. */
export class BrokenPictureError extends Error {
  override name = 'BrokenPictureError'
}

/** Values by the length of their code and the code itself. */
export type HuffmanTable = Int16Array

const LOOKUP_BITS = 16

/**
 * One table of 64 K entries: what the next 16 bits begin with, as length and value. No code is longer, so that reading a
 * value is one look.
 */
export function huffmanTable(lengths: Uint8Array, values: Uint8Array): HuffmanTable {
  const table = new Int16Array(1 << LOOKUP_BITS).fill(-1)
  let code = 0
  let next = 0
  for (let length = 1; length <= LOOKUP_BITS; length += 1) {
    for (let n = 0; n < (lengths[length - 1] ?? 0); n += 1, code += 1, next += 1) {
      const from = code << (LOOKUP_BITS - length)
      if (code >= 1 << length) throw new BrokenPictureError('a table with more codes than there are')
      table.fill((length << 8) | (values[next] ?? 0), from, from + (1 << (LOOKUP_BITS - length)))
    }
    code <<= 1
  }
  return table
}

/** The bits of one scan, up to the next marker; past their end there are only zeros, as of a file that was cut. */
export class JpegBits {
  readonly #bytes: Uint8Array
  #at: number
  #held = 0
  #heldBits = 0
  /** Zeros that stood in for what is missing. */
  #missingBits = 0

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  /** Where the marker stands that ended these bits, or would. */
  get position(): number {
    return this.#at
  }

  bit(): number {
    if (this.#heldBits === 0) this.#fill()
    this.#heldBits -= 1
    return (this.#held >>> this.#heldBits) & 1
  }

  bits(count: number): number {
    while (this.#heldBits < count) this.#fill()
    this.#heldBits -= count
    return (this.#held >>> this.#heldBits) & ((1 << count) - 1)
  }

  /** A number of so many bits, whose first tells its sign. */
  signed(count: number): number {
    if (count === 0) return 0
    const value = this.bits(count)
    return value < 1 << (count - 1) ? value - (1 << count) + 1 : value
  }

  value(table: HuffmanTable): number {
    while (this.#heldBits < LOOKUP_BITS) this.#fill()
    const entry = table[(this.#held >>> (this.#heldBits - LOOKUP_BITS)) & 0xffff] ?? -1
    if (entry < 0) throw new BrokenPictureError('bits that are no code')
    this.#heldBits -= entry >> 8
    return entry & 0xff
  }

  /** Passes over a restart marker; what was left of the last byte before it is filling. */
  restart(): void {
    this.#held = 0
    this.#heldBits = 0
    this.#missingBits = 0
    while (this.#at + 1 < this.#bytes.length) {
      const marker = this.#bytes[this.#at + 1] ?? 0
      if (this.#bytes[this.#at] === 0xff && marker >= 0xd0 && marker <= 0xd7) {
        this.#at += 2
        return
      }
      if (this.#bytes[this.#at] === 0xff && marker !== 0 && marker !== 0xff) return
      this.#at += 1
    }
  }

  #fill(): void {
    this.#held = (this.#held << 8) | this.#nextByte()
    this.#heldBits += 8
  }

  #nextByte(): number {
    const byte = this.#bytes[this.#at]
    if (byte === undefined) return this.#missing()
    if (byte !== 0xff) {
      this.#at += 1
      return byte
    }
    let after = this.#at + 1
    while (this.#bytes[after] === 0xff) after += 1
    if (this.#bytes[after] !== 0) return this.#missing()
    this.#at = after + 1
    return 0xff
  }

  #missing(): number {
    this.#missingBits += 8
    if (this.#missingBits > MISSING_BITS_MAX) throw new BrokenPictureError('a scan that ends before its picture')
    return 0
  }
}

/** A reader looks a little ahead; more than that is missing. */
const MISSING_BITS_MAX = 64
