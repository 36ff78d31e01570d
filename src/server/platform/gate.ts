/** Thrown instead of letting a queue grow without end. */
export class GateFullError extends Error {
  constructor() {
    super('too much work is waiting')
    this.name = 'GateFullError'
  }
}

export interface Gate {
  /** Runs the work when one of the places is free, first come first served. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createGate({ places, waitingMax }: { places: number; waitingMax: number }): Gate {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    async run(work) {
      if (running < places) running++
      else if (waiting.length >= waitingMax) throw new GateFullError()
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        // The place is handed on directly, so that a newcomer cannot slip in before who waits.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
