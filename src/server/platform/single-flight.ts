/** Runs the work of one key once at a time: concurrent callers share its outcome. */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<T>>()

  run(key: string, work: () => Promise<T>): Promise<T> {
    const present = this.#running.get(key)
    if (present !== undefined) return present
    const started = work().finally(() => {
      if (this.#running.get(key) === started) this.#running.delete(key)
    })
    this.#running.set(key, started)
    return started
  }

  /** The running work of this key. */
  find(key: string): Promise<T> | undefined {
    return this.#running.get(key)
  }

  /** Later callers start work of their own; running work still ends for those who wait for it. */
  forget(): void {
    this.#running.clear()
  }
}
