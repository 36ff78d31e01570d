import { useEffect } from 'react'
import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import { useApi } from '../../platform/calls/use-api.ts'

/** A glance at a preview or at a tab in the background is no reading. */
const SEEN_AFTER_MS = 2_000

/** Says once for each version that the page was in view for two seconds. Staff and reading links leave no mark. */
export function useSeen(token: string, { version, isAnswering, state }: CustomerOfferReply): void {
  const api = useApi()
  const isCounted = isAnswering && state === 'sent'
  useEffect(() => {
    if (!isCounted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      stop()
      api.call('POST /api/offer/link/:token/seen', { params: { token }, body: { version } }).catch(() => undefined)
    }
    const watch = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(tell, SEEN_AFTER_MS)
    }
    const stop = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
    // A prerendered page is hidden until somebody opens it.
    document.addEventListener('visibilitychange', watch)
    watch()
    return stop
  }, [api, token, version, isCounted])
}
