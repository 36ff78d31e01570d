/** Thrown when the queue is full, so that it cannot grow without end. */
export class SemaphoreFullError extends Error {
  constructor() {
    super('too much work is waiting')
    this.name = 'SemaphoreFullError'
  }
}

export interface Semaphore {
  /** Runs the work when a slot is free, first come, first served. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export function createSemaphore({ slots, waitingMax }: { slots: number; waitingMax: number }): Semaphore {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    async run(work) {
      if (running < slots) running++
      else if (waiting.length >= waitingMax) throw new SemaphoreFullError()
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        // The slot is handed on directly, so that a newcomer cannot slip in before those who wait.
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}
