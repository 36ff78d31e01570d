import { BLOCK_SIZE, type BlockSet, bitsOf, countIn, EMPTY, intersection, isIn, positionsDown, setBit } from './block.ts'
import { DESCRIPTIONS, NAMES, SECTIONS } from './tokens.ts'

/** The products of a block that have a word that begins so, up to each section of their entries; alike where a section adds none. */
export type BegunIn = readonly BlockSet[]

/** The products that have a word that begins so, by blocks. */
export type Beginning = ReadonlyMap<number, BegunIn>

/** A product that changed after the bitmaps were made, as it is now. */
export interface Changed {
  readonly id: string
  /** Null for one that the bitmaps don't have yet. */
  readonly number: number | null
  /** The first section up to which it has every word; null where it lacks one, or is not to be found. */
  readonly section: number | null
  readonly isInStock: boolean
}

export interface Asked {
  /** The beginnings of each word; a product must have one of them. */
  readonly words: readonly (readonly Beginning[])[]
  /** Products that may be found; null for all. */
  readonly shown: Beginning | null
  readonly inStock: Beginning
  readonly changed: readonly Changed[]
  /** Found by their SKU and told apart. */
  readonly without: readonly number[]
}

/** A product by its number, or by its id where it has none yet. */
export type Candidate = number | string

/** The kind and the other names count alike, but that kinds come first. */
const TIERS = [[0, NAMES], ...Array.from({ length: SECTIONS - NAMES - 1 }, (_, at) => [at + NAMES + 1])]

/** Products with every word in this order: by the first section that has them all, in stock first among names, newest first. */
export class Matches {
  /** The newest first. */
  readonly #unnumbered: readonly Changed[]
  /** The newest first. */
  readonly #blocks: readonly BlockMatches[]

  constructor(asked: Asked) {
    this.#unnumbered = asked.changed
      .filter(({ number, section }) => number === null && section !== null)
      .sort((one, other) => (one.id < other.id ? 1 : -1))
    const changed = Map.groupBy(
      asked.changed.filter(({ number }) => number !== null),
      ({ number }) => blockOf(number ?? 0),
    )
    const without = Map.groupBy(asked.without, blockOf)
    const [first = []] = asked.words
    const numbers = new Set([...first.flatMap((beginning) => [...beginning.keys()]), ...changed.keys()])
    this.#blocks = [...numbers]
      .sort((one, other) => other - one)
      .map((number) => new BlockMatches(asked, number, changed.get(number) ?? [], without.get(number) ?? []))
  }

  get count(): number {
    return this.#blocks.reduce((sum, block) => sum + block.count, this.#unnumbered.length)
  }

  get isEmpty(): boolean {
    return this.#unnumbered.length === 0 && this.#blocks.every((block) => block.count === 0)
  }

  *inOrder(): Generator<Candidate> {
    for (const sections of TIERS)
      for (const isInStock of [true, false])
        for (const section of sections) {
          for (const change of this.#unnumbered) if (change.section === section && change.isInStock === isInStock) yield change.id
          for (const block of this.#blocks) yield* block.within(section, isInStock)
        }
  }
}

/** The matches of one block, computed when they are asked for. */
class BlockMatches {
  readonly #number: number
  readonly #changed: readonly Changed[]
  readonly #without: readonly number[]
  readonly #words: readonly (readonly BegunIn[])[]
  readonly #shown: readonly BlockSet[]
  readonly #inStock: BlockSet
  readonly #upTo = new Map<number, BlockSet>()

  constructor({ words, shown, inStock }: Asked, number: number, changed: readonly Changed[], without: readonly number[]) {
    const marked = (beginning: Beginning) => beginning.get(number)?.[0] ?? EMPTY
    this.#number = number
    this.#changed = changed
    this.#without = without
    this.#words = words.map((beginnings) => beginnings.flatMap((beginning) => toList(beginning.get(number))))
    this.#shown = shown === null ? [] : [marked(shown)]
    this.#inStock = patched(marked(inStock), changed, (change) => change.isInStock)
  }

  get count(): number {
    return countIn(this.#found(DESCRIPTIONS))
  }

  *within(section: number, isInStock: boolean): Generator<number> {
    const from = this.#number * BLOCK_SIZE
    const before = section === 0 ? EMPTY : this.#found(section - 1)
    const found = this.#found(section)
    if (found === before) return
    for (const position of positionsDown(found))
      if (isIn(this.#inStock, position) === isInStock && !isIn(before, position)) yield from + position
  }

  /** Products with every word up to this section; the same set as of the section before where it adds none. */
  #found(section: number): BlockSet {
    const known = this.#upTo.get(section)
    if (known !== undefined) return known
    const found = this.#addsNone(section) ? this.#found(section - 1) : this.#computed(section)
    this.#upTo.set(section, found)
    return found
  }

  #addsNone(section: number): boolean {
    if (section === 0 || this.#changed.length > 0) return false
    return this.#words.every((begun) => begun.every((upTo) => upTo[section] === upTo[section - 1]))
  }

  #computed(section: number): BlockSet {
    const words = this.#words.map((begun) => unionOf(begun.map((upTo) => upTo[section] ?? EMPTY)))
    const found = intersection([...words, ...this.#shown])
    const set = patched(found, this.#changed, (change) => change.section !== null && change.section <= section)
    return this.#without.length === 0 ? set : withoutThese(set, this.#without)
  }
}

function toList<Each>(each: Each | undefined): Each[] {
  return each === undefined ? [] : [each]
}

/** The set with what is known of products that have changed. */
function patched(set: BlockSet, changed: readonly Changed[], isSet: (change: Changed) => boolean): BlockSet {
  if (changed.length === 0) return set
  const bits = bitsOf([set])
  for (const change of changed) setBit(bits, positionOf(change), isSet(change))
  return bits
}

function withoutThese(set: BlockSet, numbers: readonly number[]): BlockSet {
  const bits = bitsOf([set])
  for (const number of numbers) setBit(bits, number % BLOCK_SIZE, false)
  return bits
}

function unionOf(sets: readonly BlockSet[]): BlockSet {
  const [only = EMPTY, ...others] = sets
  return others.length === 0 ? only : bitsOf(sets)
}

function blockOf(number: number): number {
  return Math.floor(number / BLOCK_SIZE)
}

function positionOf({ number }: Changed): number {
  return (number ?? 0) % BLOCK_SIZE
}
