import { useEffect } from 'react'
import { useToken } from '../platform/calls/session.ts'
import { useLanguage } from '../platform/texts/language.ts'

/** Calls back when an order that the viewer may see arrived or changed, and when events may have been missed. */
export function useOrderNews(onNews: () => void): void {
  useShopNews('ordersChanged', onNews)
}

/** The same for offers. */
export function useOfferNews(onNews: () => void): void {
  useShopNews('offersChanged', onNews)
}

/** The same for the sales desk. */
export function useDeskNews(onNews: () => void): void {
  useShopNews('deskChanged', onNews)
}

/** A page whose connection stood so soon after its data does not read them again. */
const QUICK_MS = 2000

function useShopNews(event: 'ordersChanged' | 'offersChanged' | 'deskChanged', onNews: () => void): void {
  const token = useToken()
  const language = useLanguage()
  useEffect(() => {
    if (token === null) return
    let stop: (() => void) | null = null
    let isWanted = true
    const readAt = performance.now()
    import('../platform/calls/socket.ts').then(
      ({ holdSocket }) => {
        if (!isWanted) return
        const { socket, release } = holdSocket({ token, language })
        let wasConnected = socket.connected
        const onConnect = () => {
          // On a slow line a change may have come between the data and the connection.
          if (wasConnected || performance.now() - readAt > QUICK_MS) onNews()
          wasConnected = true
        }
        socket.on('connect', onConnect).on(event, onNews)
        stop = () => {
          socket.off('connect', onConnect).off(event, onNews)
          release()
        }
      },
      () => undefined,
    )
    return () => {
      isWanted = false
      stop?.()
    }
  }, [token, language, event, onNews])
}
