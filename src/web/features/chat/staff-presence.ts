import { useEffect, useState } from 'react'
import { useToken } from '../../platform/calls/session.ts'
import { useLanguage } from '../../platform/texts/language.ts'

const fetchParts = () => Promise.all([import('../../platform/calls/socket.ts'), import('./unread-count.ts')])

/** Staff anywhere in the dashboard count as online for customers, and see how many messages are unread. */
export function useStaffPresence(isStaff: boolean): number {
  const token = useToken()
  const language = useLanguage()
  const [unread, setUnread] = useState(0)
  useEffect(() => {
    if (token === null || !isStaff) return
    let isWanted = true
    let leave: () => void = () => undefined
    fetchParts().then(
      ([{ holdSocket }, { countUnread }]) => {
        if (!isWanted) return
        const { socket, release } = holdSocket({ token, language })
        const stop = countUnread({ socket, onCount: setUnread })
        leave = () => {
          stop()
          release()
        }
      },
      () => undefined,
    )
    return () => {
      isWanted = false
      leave()
    }
  }, [token, language, isStaff])
  return isStaff ? unread : 0
}
