import { useEffect, useState } from 'react'
import { useToken } from '../../platform/calls/session.ts'
import { useLanguage } from '../../platform/texts/language.ts'

/** Calls back when anything on the desk changed, and when changes may have been missed; tells whether the connection stands. */
export function useLiveNews(onNews: () => void): boolean {
  const token = useToken()
  const language = useLanguage()
  const [isConnected, setConnected] = useState(true)
  useEffect(() => {
    if (token === null) return
    let isWanted = true
    let stop: () => void = () => undefined
    import('../../platform/calls/socket.ts').then(
      ({ holdSocket }) => {
        if (!isWanted) return
        const { socket, release } = holdSocket({ token, language })
        let wasConnected = socket.connected
        const onConnect = () => {
          setConnected(true)
          if (wasConnected) onNews()
          wasConnected = true
        }
        const onLost = () => setConnected(false)
        const onNetwork = () => {
          // A connection may outlive a short loss of the network.
          if (socket.connected) setConnected(true)
          else socket.disconnect().connect()
          onNews()
        }
        socket.on('connect', onConnect).on('disconnect', onLost).on('connect_error', onLost).on('deskChanged', onNews)
        window.addEventListener('online', onNetwork)
        window.addEventListener('offline', onLost)
        stop = () => {
          socket.off('connect', onConnect).off('disconnect', onLost).off('connect_error', onLost).off('deskChanged', onNews)
          window.removeEventListener('online', onNetwork)
          window.removeEventListener('offline', onLost)
          release()
        }
      },
      () => setConnected(false),
    )
    return () => {
      isWanted = false
      stop()
    }
  }, [token, language, onNews])
  return isConnected
}
