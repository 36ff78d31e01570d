import { useEffect, useState } from 'react'
import { useToken } from '../../platform/calls/session.ts'
import { useApi } from '../../platform/calls/use-api.ts'

/**
 * The number of unread answers for a customer, fetched whenever they look at the page: an open socket would show them as online in the
 * chat.
 */
export function useOwnUnread(isCustomer: boolean): number {
  const token = useToken()
  const api = useApi()
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    if (token === null || !isCustomer) return
    let isWanted = true
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      api.call('GET /api/support/unread').then(
        (answer) => {
          if (isWanted) setUnread(answer.unread)
        },
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', ask)
    }
  }, [token, api, isCustomer])
  return isCustomer ? unread : 0
}
