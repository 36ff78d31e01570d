import { useSyncExternalStore } from 'react'
import { ApiError } from '../calls/api.ts'
import { storedToken } from '../calls/session.ts'

/** What could not be had while the page before it still stands: its prices, another list, fresh data, or another page. */
export type Trouble = { readonly kind: 'prices' | 'list' | 'page' } | { readonly kind: 'link'; readonly href: string }

/** What the router's loads came to, by route. */
export type LoadResults = Readonly<Record<string, { readonly type: 'data' | 'error'; readonly result: unknown }>>

interface ShownRouter {
  readonly state: {
    readonly location: Address
    readonly loaderData: Readonly<Record<string, unknown>>
    readonly errors: object | null
    readonly navigation: { readonly location?: Address | undefined }
  }
  revalidate(): Promise<void>
  navigate(path: string, options?: object): Promise<void>
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>

const TOO_MANY = 429
const PRICED_PAGE = /^(\/ar)?(\/?$|\/(shop|product)(\/|$))/

const subscribers = new Set<() => void>()
let trouble: Trouble | null = null
// The server's page is nobody's.
let tokenOfPage: string | null = null
/** A route's code that was missed once is never asked for again by the router: from then on pages are opened as documents. */
let isCodeLost = false

function router(): ShownRouter {
  return (window as unknown as { readonly __reactRouterDataRouter: ShownRouter }).__reactRouterDataRouter
}

function change(next: Trouble | null): void {
  trouble = next
  for (const onChange of subscribers) onChange()
}

/** Whether the connection or the shop failed, and not what was asked for. */
function isFailure(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0 || error.status >= 500 || error.status === TOO_MANY
  return error instanceof TypeError
}

/** Where a page that stands cannot be renewed, it stays as it was, unless it is somebody else's. */
export function keepPage({ url, signal }: Request, results: LoadResults): LoadResults {
  if (signal.aborted) return results
  const token = storedToken()
  const failed = Object.keys(results).filter((id) => results[id]?.type === 'error')
  if (failed.length === 0) {
    tokenOfPage = token
    change(null)
    return results
  }
  const { location, loaderData } = router().state
  const { pathname, search } = new URL(url)
  const isCurrent =
    pathname === location.pathname &&
    (tokenOfPage === null || tokenOfPage === token) &&
    failed.every((id) => loaderData[id] !== undefined && isFailure(results[id]?.result))
  if (!isCurrent) {
    change(null)
    return results
  }
  if (isOfMenus(failed)) tokenOfPage = token
  change(troubleOf(pathname, search !== location.search, failed))
  return { ...results, ...Object.fromEntries(failed.map((id) => [id, { type: 'data', result: loaderData[id] }])) }
}

/** Menus as they were a moment ago are still menus, and all else is as it was asked for. */
function isOfMenus(failed: readonly string[]): boolean {
  return failed.every((id) => id === 'shell')
}

function troubleOf(pathname: string, isOther: boolean, failed: readonly string[]): Trouble | null {
  if (isOfMenus(failed)) return null
  // Asked for once more in vain, the list is still the one before.
  if (!isOther && trouble?.kind === 'list') return trouble
  if (isOther) return { kind: /\/shop(\/|$)/.test(pathname) ? 'list' : 'page' }
  if (tokenOfPage !== null) return { kind: 'page' }
  return PRICED_PAGE.test(pathname) ? { kind: 'prices' } : null
}

export async function tryAgain(): Promise<void> {
  if (trouble?.kind === 'link') await open(trouble.href)
  else await router().revalidate()
}

/** To another page, by the router where it can. */
async function open(href: string): Promise<void> {
  if (!(await isReachable(href))) return change({ kind: 'link', href })
  if (isCodeLost) return window.location.assign(href)
  change(null)
  await router().navigate(addressOf(new URL(href)))
}

function addressOf({ pathname, search, hash }: Address): string {
  return pathname + search + hash
}

function isReachable(href: string): Promise<boolean> {
  return fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** Without a network a link would leave the shop for the browser's own page of failure; one to a page that failed asks for it again in place. */
function onClick(event: MouseEvent): void {
  const link = linkOf(event)
  if (link === null) return
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search
  if (isHere && link.hash !== '') return
  const isAgain = isHere && router().state.errors !== null && !isCodeLost
  if (navigator.onLine && !isCodeLost && !isAgain) return
  event.preventDefault()
  // What is said stands over the page, and an open bag would hide it.
  link.closest('dialog')?.close()
  if (isAgain) void router().revalidate()
  else if (navigator.onLine) void open(link.href)
  else change({ kind: 'link', href: link.href })
}

/** The page of the shop that a plain press leads to. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin || link.hasAttribute('download')) return null
  return ['', '_self'].includes(link.target) ? link : null
}

/** What the browsers know of `navigation` and the types here do not. */
interface NavigateEvent extends Event {
  readonly navigationType: string
  readonly userInitiated: boolean
}

/** The router reloads the document where it cannot have a route's code: without a network that is the end of the page. */
function onNavigate(event: Event): void {
  const { navigationType, userInitiated } = event as NavigateEvent
  if (navigationType !== 'reload' || userInitiated || !event.cancelable) return
  const wanted = router().state.navigation.location
  if (wanted === undefined && !isCodeLost) return
  event.preventDefault()
  // A page has several files, and each that is missed asks for the document.
  if (wanted === undefined || isCodeLost) return
  isCodeLost = true
  void stay().then(() => open(window.location.origin + addressOf(wanted)))
}

/** Ends a way that will never arrive. */
async function stay(): Promise<void> {
  await router().navigate(addressOf(router().state.location), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
}

window.addEventListener('click', onClick, true)
;(window as { readonly navigation?: EventTarget }).navigation?.addEventListener('navigate', onNavigate)
window.addEventListener('online', () => {
  if (trouble !== null && trouble.kind !== 'link') void tryAgain()
})

export function useTrouble(): Trouble | null {
  return useSyncExternalStore(
    (onChange) => {
      subscribers.add(onChange)
      return () => subscribers.delete(onChange)
    },
    () => trouble,
    () => null,
  )
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
