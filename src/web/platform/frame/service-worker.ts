import { useEffect } from 'react'
import { reportDocument } from './trouble.ts'
import workerUrl from './worker.ts?worker&url'

/** The service worker leaves the page as it is when a document cannot be fetched, and says so here. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') void reportDocument(data)
    }
    serviceWorker.addEventListener('message', onMessage)
    // A failure is no loss: without a worker, as on the development server, the browser shows its own error page.
    serviceWorker.register(workerUrl, { scope: '/' }).catch(() => undefined)
    return () => serviceWorker.removeEventListener('message', onMessage)
  }, [])
}
