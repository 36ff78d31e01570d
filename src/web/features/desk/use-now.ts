import { useEffect, useState } from 'react'

const TICK_MS = 15_000

/** The server's time by its last answer, whatever the browser's clock says. */
export function useNow({ reply, at }: { readonly reply: { readonly now: string }; readonly at: number }): Date {
  const ahead = Date.parse(reply.now) - at
  const [clock, setClock] = useState(() => at)
  useEffect(() => {
    const tick = () => setClock(Date.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(Math.max(clock, at) + ahead)
}
