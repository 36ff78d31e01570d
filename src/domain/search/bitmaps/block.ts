/**
 * Products are numbered, and a block is so many numbers in turn. The products of a block that have something in common are a set of positions
 * in it: two bytes for each, or one bit for each product of the block where that is shorter.
 */
export const BLOCK_SIZE = 32_768
const WORD_BITS = 32
const BITS_BYTES = BLOCK_SIZE / 8

/** A bit for each product of a block. */
export type BlockBits = Uint32Array

/** Positions in ascending order, or bits. */
export type BlockSet = Uint16Array | BlockBits

export const EMPTY: BlockSet = new Uint16Array()

function emptyBits(): BlockBits {
  return new Uint32Array(BLOCK_SIZE / WORD_BITS)
}

function isBits(set: BlockSet): set is BlockBits {
  return set instanceof Uint32Array
}

export function bitsOf(sets: readonly BlockSet[]): BlockBits {
  const bits = emptyBits()
  for (const set of sets) unite(bits, set)
  return bits
}

/** The shorter of the two forms. */
export function packed(positions: readonly number[]): BlockSet {
  const sorted = Uint16Array.from(positions).sort()
  return sorted.byteLength < BITS_BYTES ? sorted : bitsOf([sorted])
}

export function packedBits(bits: BlockBits): BlockSet {
  return countIn(bits) * Uint16Array.BYTES_PER_ELEMENT < BITS_BYTES ? Uint16Array.from(positionsDown(bits)).reverse() : bits
}

export function storedSet({ buffer, byteOffset, byteLength }: BlockSet): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

export function readSet(stored: Uint8Array): BlockSet {
  // A copy of its own, since numbers must stand at even addresses.
  const { buffer } = Uint8Array.from(stored)
  return stored.length === BITS_BYTES ? new Uint32Array(buffer) : new Uint16Array(buffer)
}

export function unite(bits: BlockBits, set: BlockSet): void {
  if (!isBits(set)) for (const position of set) setBit(bits, position, true)
  else for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (set[at] ?? 0)
}

/** Compares positions one by one if some set is short, and bits otherwise, whichever takes less time. */
export function intersection(sets: readonly BlockSet[]): BlockSet {
  const [first, ...others] = sets.toSorted((one, other) => one.byteLength - other.byteLength)
  if (first === undefined || others.length === 0) return first ?? EMPTY
  if (!isBits(first)) return others.reduce((few: Uint16Array, other) => (isBits(other) ? thoseIn(few, other) : common(few, other)), first)
  const bits = first.slice()
  for (const set of others) for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (set[at] ?? 0)
  return bits
}

function thoseIn(few: Uint16Array, bits: BlockBits): Uint16Array {
  const found = new Uint16Array(few.length)
  let count = 0
  for (const position of few) {
    found[count] = position
    count += ((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1
  }
  return found.subarray(0, count)
}

/** Goes along both lists at once. */
function common(few: Uint16Array, others: Uint16Array): Uint16Array {
  const found = new Uint16Array(few.length)
  let [count, at] = [0, 0]
  for (const position of few) {
    while ((others[at] ?? BLOCK_SIZE) < position) at += 1
    if (others[at] === position) found[count++] = position
  }
  return found.subarray(0, count)
}

export function isIn(set: BlockSet, position: number): boolean {
  if (isBits(set)) return (((set[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1
  let [low, high] = [0, set.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((set[middle] ?? 0) < position) low = middle + 1
    else high = middle
  }
  return set[low] === position
}

export function setBit(bits: BlockBits, position: number, isSet: boolean): void {
  const [at, mask] = [position >>> 5, 1 << (position & 31)]
  bits[at] = isSet ? (bits[at] ?? 0) | mask : (bits[at] ?? 0) & ~mask
}

export function countIn(set: BlockSet): number {
  if (!isBits(set)) return set.length
  let count = 0
  for (let at = 0; at < set.length; at += 1) {
    let word = set[at] ?? 0
    if (word === 0) continue
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** The highest position first. */
export function* positionsDown(set: BlockSet): Generator<number> {
  for (let at = set.length - 1; at >= 0; at -= 1) {
    let word = set[at] ?? 0
    if (!isBits(set)) yield word
    else
      while (word !== 0) {
        const bit = 31 - Math.clz32(word)
        yield at * WORD_BITS + bit
        word &= ~(1 << bit)
      }
  }
}
