/** Returns a function that runs one call at a time: a call that comes while another is under way is dropped. */
export function oneAtATime(): (run: () => unknown) => Promise<void> {
  let isRunning = false
  return async (run) => {
    if (isRunning) return
    isRunning = true
    try {
      await run()
    } finally {
      isRunning = false
    }
  }
}
