import { useEffect } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { useToken } from '../../platform/session.ts'

/** Whoever of the staff is anywhere in the dashboard is there for customers. */
export function StaffPresence() {
  const token = useToken()
  const language = useLanguage()
  useEffect(() => {
    if (token === null) return
    let isWanted = true
    let release: () => void = () => undefined
    import('../../platform/socket.ts').then(
      ({ holdSocket }) => {
        if (isWanted) release = holdSocket({ token, language }).release
      },
      () => undefined,
    )
    return () => {
      isWanted = false
      release()
    }
  }, [token, language])
  return null
}
