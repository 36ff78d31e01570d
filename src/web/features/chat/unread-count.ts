import type { ShopSocket } from '../../platform/calls/socket.ts'

/** Many messages at once ask for one number. */
const PAUSE_MS = 1_000

export interface UnreadCountOptions {
  readonly socket: ShopSocket
  readonly ask: () => Promise<number>
  readonly onCount: (count: number) => void
}

/** Counts customers' messages that no staff member has read, until the returned function is called. */
export function countUnread({ socket, ask, onCount }: UnreadCountOptions): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined
  let isStale = false
  let isWanted = true
  const look = () => {
    isStale = pause !== undefined
    if (isStale) return
    pause = setTimeout(() => {
      pause = undefined
      if (isStale) look()
    }, PAUSE_MS)
    ask().then(
      (count) => {
        if (isWanted) onCount(count)
      },
      // The next message, or the next connection, asks again.
      () => undefined,
    )
  }
  const events = ['connect', 'message', 'read'] as const
  for (const event of events) socket.on(event, look)
  if (socket.connected) look()
  return () => {
    isWanted = false
    isStale = false
    clearTimeout(pause)
    for (const event of events) socket.off(event, look)
  }
}
