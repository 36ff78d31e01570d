/** What is kept says what it holds in memory, and of more that it comes to hold. */
interface Keepable {
  readonly bytes: number
  hold(onGrowth: (bytes: number) => void): void
}

/** Kept things by address, never more bytes than its bound: oldest out first. */
export class Shelf<T extends Keepable> {
  readonly #bytesMost: number
  readonly #kept = new Map<string, T>()
  /** Under how many addresses a thing is kept: its bytes count once. */
  readonly #places = new Map<T, number>()
  #bytes = 0

  constructor(bytesMost: number) {
    this.#bytesMost = bytesMost
  }

  get bytes(): number {
    return this.#bytes
  }

  find(key: string): T | undefined {
    return this.#kept.get(key)
  }

  put(key: string, kept: T): void {
    const places = this.#places.get(kept) ?? 0
    if (places === 0) {
      kept.hold((bytes) => this.#grow(kept, bytes))
      this.#bytes += kept.bytes
    }
    this.#places.set(kept, places + 1)
    this.#kept.set(key, kept)
    this.#bytes += keyBytes(key)
    this.#makeRoom()
  }

  clear(): void {
    this.#kept.clear()
    this.#places.clear()
    this.#bytes = 0
  }

  #grow(kept: T, bytes: number): void {
    if (!this.#places.has(kept)) return
    this.#bytes += bytes
    this.#makeRoom()
  }

  #makeRoom(): void {
    for (const [key, kept] of this.#kept) {
      if (this.#bytes <= this.#bytesMost) break
      this.#forget(key, kept)
    }
  }

  #forget(key: string, kept: T): void {
    this.#kept.delete(key)
    this.#bytes -= keyBytes(key)
    const places = this.#places.get(kept) ?? 1
    if (places > 1) {
      this.#places.set(kept, places - 1)
      return
    }
    this.#places.delete(kept)
    this.#bytes -= kept.bytes
  }
}

function keyBytes(key: string): number {
  return key.length * 2
}
