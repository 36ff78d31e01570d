/** News can be lost on the way, and a customer becomes due without any. */
const REFRESH_MS = 60_000

/**
 * Asks again every minute and when somebody returns to the tab. A hidden tab is asked for too, because its title and its sound are all
 * that a person who works elsewhere notices.
 */
export function keepRefreshing(refresh: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') refresh()
  }
  const timer = setInterval(refresh, REFRESH_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
