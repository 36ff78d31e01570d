import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { fetchOwnProfile } from '../platform/calls/own-profile.ts'
import { knownUser, lastSessionEnd, useToken, useUser } from '../platform/calls/session.ts'
import { afterTokenChange, pathAfterSession } from '../platform/calls/session-changes.ts'
import { fetchRenewing } from '../platform/calls/with-token.ts'
import { notify } from '../platform/frame/notices.ts'
import { useIsProtected } from '../platform/frame/protected-page.ts'
import { useLanguage } from '../platform/texts/language.ts'
import { useTexts } from '../platform/texts/texts.ts'
import { forgetCart, forgetPrices } from '../shop/bag/bag.ts'

/** Keeps the page in step with the session, whichever tab or answer changed it. */
export function SessionWatcher() {
  useFreshData()
  useOwnProfile()
  return null
}

function useFreshData(): void {
  const token = useToken()
  const known = useRef<string | null>(null)
  const { revalidate } = useRevalidator()
  const isProtected = useIsProtected()
  const leave = useLeaving(isProtected)
  useEffect(() => {
    if (known.current === token) return
    const effects = afterTokenChange({ before: known.current, token, isProtected })
    known.current = token
    if (effects.forgetsCart) forgetCart()
    if (effects.forgetsPrices) forgetPrices()
    if (effects.leaves) leave()
    if (effects.reloads) void revalidate()
  }, [token, isProtected, revalidate, leave])
}

/** The navigation after the end of a session; the latest page and language count, not those of its start. */
function useLeaving(isProtected: boolean): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const { t } = useTexts()
  const leave = () => {
    const end = lastSessionEnd()
    if (end === 'expired') notify({ kind: 'error', text: t('notices.unauthorized') })
    if (end === 'signed-out') notify({ kind: 'success', text: t('notices.signedOut') })
    const path = pathAfterSession({ end, isProtected, path: pathname + search, language })
    if (path !== null) void navigate(path)
  }
  const newest = useRef(leave)
  useEffect(() => {
    newest.current = leave
  })
  return useRef(() => newest.current()).current
}

/** A stored token means somebody is signed in; the server says who. */
function useOwnProfile(): void {
  const token = useToken()
  const isUnknown = useUser() === null
  const language = useLanguage()
  useEffect(() => {
    // During hydration the loads have already learned the user, although the screen does not show it yet.
    if (token === null) return
    fetchRenewing().catch(() => undefined)
    if (!isUnknown || knownUser() !== null) return
    // A refused token has ended the session already; after a network failure the next page asks again.
    fetchOwnProfile(language).catch(() => undefined)
  }, [token, isUnknown, language])
}
