import { useEffect, useState } from 'react'
import { isOfStaff, type StaffFacts } from '#domain/accounts/areas.ts'
import { isStaff } from '#domain/support/chat.ts'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import { useToken } from '../../platform/calls/session.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useLanguage } from '../../platform/texts/language.ts'

const fetchParts = () => Promise.all([import('../../platform/calls/socket.ts'), import('./unread-count.ts')])
const RETURN_MS = 1_000

/**
 * Staff anywhere in the dashboard count as online for customers, and see how many messages are unread. The server ends the connection
 * when their areas change or their access ends: the page asks who they are now, and after each connection.
 */
export function useStaffPresence(person: StaffFacts): number {
  const token = useToken()
  const language = useLanguage()
  const api = useApi()
  const [unread, setUnread] = useState(0)
  const [isHere, isCounting] = [isOfStaff(person), isStaff(person)]
  useEffect(() => {
    if (token === null || !isHere) return
    let isWanted = true
    let leave: () => void = () => undefined
    let returning: ReturnType<typeof setTimeout> | undefined
    fetchParts().then(
      ([{ holdSocket }, { countUnread }]) => {
        if (!isWanted) return
        const { socket, release } = holdSocket({ token, language })
        // Areas may have changed before the connection could tell, as the page loaded or the network was away.
        const askWhoAmI = () => void fetchOwnProfile(language).catch(() => undefined)
        const onDisconnect = (reason: string) => {
          if (reason !== 'io server disconnect') return
          clearTimeout(returning)
          returning = setTimeout(() => socket.connect(), RETURN_MS)
          askWhoAmI()
        }
        socket.on('connect', askWhoAmI)
        socket.on('disconnect', onDisconnect)
        const ask = () => api.call('GET /api/support/unread').then((answer) => answer.unread)
        const stop = isCounting ? countUnread({ socket, ask, onCount: setUnread }) : () => undefined
        leave = () => {
          socket.off('connect', askWhoAmI)
          socket.off('disconnect', onDisconnect)
          stop()
          release()
        }
      },
      () => undefined,
    )
    return () => {
      isWanted = false
      clearTimeout(returning)
      leave()
    }
  }, [token, language, api, isHere, isCounting])
  return isCounting ? unread : 0
}
