import { vi } from 'vitest'

/** The parts of a browser that stores use: storage that other tabs write to as well, and the events of a window. */
export class FakeBrowser {
  readonly #items = new Map<string, string>()
  readonly #ofTab = new Map<string, string>()
  readonly #window = new EventTarget()
  #isStorageRefused = false

  constructor() {
    vi.stubGlobal('window', this.#window)
    vi.stubGlobal('localStorage', this.#storageOf(this.#items))
    vi.stubGlobal('sessionStorage', this.#storageOf(this.#ofTab))
  }

  /** Its own keys are those of the stored texts, as in a browser. */
  #storageOf(items: Map<string, string>): object {
    const refuse = () => {
      if (this.#isStorageRefused) throw new Error('storage is refused')
    }
    const methods = {
      getItem: (key: string) => {
        refuse()
        return items.get(key) ?? null
      },
      setItem: (key: string, value: string) => {
        refuse()
        items.set(key, value)
      },
      removeItem: (key: string) => {
        refuse()
        items.delete(key)
      },
    }
    return new Proxy(methods, {
      ownKeys: () => [...Object.keys(methods), ...items.keys()],
      getOwnPropertyDescriptor: (_, key) => ({ value: items.get(String(key)), configurable: true, enumerable: items.has(String(key)) }),
    })
  }

  leave(): void {
    vi.unstubAllGlobals()
  }

  refuseStorage(): void {
    this.#isStorageRefused = true
  }

  stored(key: string): string | null {
    return this.#items.get(key) ?? null
  }

  /** The texts that live as long as the tab. */
  storedInTab(): readonly string[] {
    return [...this.#ofTab.keys()]
  }

  /** Stores a value without an event, as a tab does for itself. */
  put(key: string, value: string): void {
    this.#items.set(key, value)
  }

  /** Another tab writes; null clears the whole storage. */
  writeElsewhere(key: string | null, value: string | null): void {
    const oldValue = key === null ? null : this.stored(key)
    if (key === null) this.#items.clear()
    else if (value === null) this.#items.delete(key)
    else this.#items.set(key, value)
    this.#window.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue: value }))
  }

  /** Back brings the page as it was left. */
  comeBack(): void {
    this.#window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  }
}
