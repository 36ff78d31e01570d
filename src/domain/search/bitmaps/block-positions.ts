import { BLOCK_SIZE } from './block.ts'
import { forEachWord, IN_STOCK, SECTIONS, SHOWN, type StoredEntry, tokensOfWord } from './tokens.ts'

/** An entry by the number of its product, with all that the bitmaps tell of it. */
export interface NumberedEntry extends StoredEntry {
  readonly number: number
  readonly isShown: boolean
  readonly isInStock: boolean
}

export interface TokenPositions {
  readonly token: string
  readonly section: number
  readonly positions: readonly number[]
}

interface Token {
  readonly token: string
  readonly sections: readonly number[][]
  /** The product that it was last found in, which has it in no later section. */
  last: number
}

/** The positions of a block's products by tokens and sections. */
export class BlockPositions {
  readonly #tokens = new Map<string, Token>()
  readonly #byWord = new Map<string, readonly Token[]>()

  add(entry: NumberedEntry): void {
    const position = entry.number % BLOCK_SIZE
    forEachWord(entry, (word, section) => {
      for (const token of this.#ofWord(word)) note(token, section, position)
    })
    if (entry.isShown) note(this.#token(SHOWN), 0, position)
    if (entry.isInStock) note(this.#token(IN_STOCK), 0, position)
  }

  get isEmpty(): boolean {
    return this.#tokens.size === 0
  }

  *all(): Generator<TokenPositions> {
    for (const { token, sections } of this.#tokens.values())
      for (const [section, positions] of sections.entries()) if (positions.length > 0) yield { token, section, positions }
  }

  #ofWord(word: string): readonly Token[] {
    const known = this.#byWord.get(word) ?? tokensOfWord(word).map((token) => this.#token(token))
    this.#byWord.set(word, known)
    return known
  }

  #token(token: string): Token {
    const known = this.#tokens.get(token) ?? { token, sections: Array.from({ length: SECTIONS }, (): number[] => []), last: -1 }
    this.#tokens.set(token, known)
    return known
  }
}

function note(token: Token, section: number, position: number): void {
  if (token.last === position) return
  token.last = position
  token.sections[section]?.push(position)
}
