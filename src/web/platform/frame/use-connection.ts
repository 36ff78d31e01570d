import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { type NavigateOptions, useBlocker, useLocation, useMatches, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { type OutdatedHandle, reportLink, showPage, tryAgain, type UsableWhenOldHandle, useTrouble } from './trouble.ts'

/** Tells the code for failed loads what is on screen, and asks again once the connection is back. */
export function useShownPage(): void {
  const location = useLocation()
  const matches = useMatches()
  const { location: pending } = useNavigation()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const loaderData = Object.fromEntries(matches.map((match) => [match.id, match.loaderData]))
    const outdated = matches
      .map(({ handle }) => (isOutdatedHandle(handle) ? handle.outdated : undefined))
      .find((part) => part !== undefined)
    const usableWhenOld = matches.filter(({ handle }) => isUsableWhenOld(handle)).map(({ id }) => id)
    const open = async (path: string, options?: NavigateOptions) => navigate(path, options)
    showPage({ location, loaderData, outdated, usableWhenOld, pending, revalidate, navigate: open })
  }, [location, matches, pending, revalidate, navigate])
  const trouble = useTrouble()
  const isRenewable = trouble !== null && trouble.kind !== 'link'
  useEffect(() => {
    if (!isRenewable) return
    const renew = () => void tryAgain()
    window.addEventListener('online', renew)
    return () => window.removeEventListener('online', renew)
  }, [isRenewable])
}

function isOutdatedHandle(handle: unknown): handle is OutdatedHandle {
  return typeof handle === 'object' && handle !== null && 'outdated' in handle
}

function isUsableWhenOld(handle: unknown): handle is UsableWhenOldHandle {
  return typeof handle === 'object' && handle !== null && 'isUsableWhenOld' in handle
}

/** Without a network another page would replace this one by an error: a link leaves it as it is. */
export function useOfflineBlocker(onBlocked: () => void): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => !navigator.onLine && nextLocation.pathname !== currentLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { pathname, search, hash } = blocker.location
    blocker.reset()
    reportLink(pathname + search + hash)
    onBlocked()
  }, [blocker, onBlocked])
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener('offline', onChange)
      window.addEventListener('online', onChange)
      return () => {
        window.removeEventListener('offline', onChange)
        window.removeEventListener('online', onChange)
      }
    },
    () => !navigator.onLine,
    () => false,
  )
}
