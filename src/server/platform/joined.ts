/** Who asks for what is being done already waits for that, instead of having it done once more. */
export interface Joined<T> {
  run(key: string, work: () => Promise<T>): Promise<T>
}

export function createJoined<T>(): Joined<T> {
  const running = new Map<string, Promise<T>>()
  return {
    run(key, work) {
      const present = running.get(key)
      if (present !== undefined) return present
      const started = work().finally(() => running.delete(key))
      running.set(key, started)
      return started
    },
  }
}
