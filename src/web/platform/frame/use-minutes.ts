import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current time, as often as a text that tells minutes can change. */
export function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
