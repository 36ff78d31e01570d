import { useEffect, useEffectEvent } from 'react'

/** Tries again what has failed at each return of the connection, and not once something was typed since, which another page would take away. */
export function useOnReturn(failure: object | null, retry: () => void): void {
  const tryAgain = useEffectEvent(retry)
  useEffect(() => {
    if (failure === null) return
    let isTyped = false
    const note = () => {
      isTyped = true
    }
    const onReturn = () => {
      if (!isTyped) tryAgain()
    }
    window.addEventListener('input', note)
    window.addEventListener('online', onReturn)
    return () => {
      window.removeEventListener('input', note)
      window.removeEventListener('online', onReturn)
    }
  }, [failure])
}
