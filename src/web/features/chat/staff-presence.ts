import { useEffect, useState } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { useToken } from '../../platform/session.ts'

const fetchParts = () => Promise.all([import('../../platform/socket.ts'), import('./unread-count.ts')])

/** Whoever of the staff is anywhere in the dashboard is there for customers, and sees how many of their messages wait to be read. */
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
