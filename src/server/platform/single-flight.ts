/** Work of one key runs once at a time: callers that come meanwhile share its outcome. */
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

  /** The work of this key that has not ended. */
  find(key: string): Promise<T> | undefined {
    return this.#running.get(key)
  }

  /** Callers from here on start work of their own; what is running ends for those who wait for it. */
  forget(): void {
    this.#running.clear()
  }
}
