/** A restart while the last one is still stopping waits for its successor: two servers would share a port and a data directory. */
export function oneAfterAnother({ start, stop }) {
  let last = Promise.resolve(start())
  const restart = () => {
    last = last.then(async (running) => {
      await stop(running)
      return start()
    })
  }
  return { last: () => last, restart }
}
