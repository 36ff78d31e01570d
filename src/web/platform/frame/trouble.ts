import { useSyncExternalStore } from 'react'
import { ApiError } from '../calls/api.ts'
import { storedToken } from '../calls/session.ts'

/** A load that failed while the earlier page stays on screen: its prices, another list, fresh data, or another page. */
export type Trouble = { readonly kind: 'prices' | 'list' | 'page' } | { readonly kind: 'link'; readonly href: string }

/** The results of the router's loads, by route. */
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
// The server's page is anonymous.
let tokenOfPage: string | null = null
/** The router never fetches a route's code again after a failure: from then on pages are opened as documents. */
let isCodeLost = false

function router(): ShownRouter {
  return (window as unknown as { readonly __reactRouterDataRouter: ShownRouter }).__reactRouterDataRouter
}

function change(next: Trouble | null): void {
  trouble = next
  for (const onChange of subscribers) onChange()
}

/** True if the connection or the shop failed, and not the request itself. */
function isFailure(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0 || error.status >= 500 || error.status === TOO_MANY
  return error instanceof TypeError
}

/** Keeps the page on screen as it was when it can't be renewed, unless it belongs to somebody else. */
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

/** True if only the menus failed: slightly old menus are still usable, and everything else is fresh. */
function isOfMenus(failed: readonly string[]): boolean {
  return failed.every((id) => id === 'shell')
}

function troubleOf(pathname: string, isOther: boolean, failed: readonly string[]): Trouble | null {
  if (isOfMenus(failed)) return null
  // A second failure leaves the same earlier list on screen.
  if (!isOther && trouble?.kind === 'list') return trouble
  if (isOther) return { kind: /\/shop(\/|$)/.test(pathname) ? 'list' : 'page' }
  if (tokenOfPage !== null) return { kind: 'page' }
  return PRICED_PAGE.test(pathname) ? { kind: 'prices' } : null
}

export async function tryAgain(): Promise<void> {
  if (trouble?.kind === 'link') await open(trouble.href)
  else await router().revalidate()
}

/** Opens another page, by the router if possible. */
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

/** A link without a network would replace the shop by the browser's own error page; a link to a page that failed tries again in place. */
function onClick(event: MouseEvent): void {
  const link = linkOf(event)
  if (link === null) return
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search
  if (isHere && link.hash !== '') return
  const isAgain = isHere && router().state.errors !== null && !isCodeLost
  if (navigator.onLine && !isCodeLost && !isAgain) return
  event.preventDefault()
  // The message stands over the page, and an open bag would hide it.
  link.closest('dialog')?.close()
  if (isAgain) void router().revalidate()
  else if (navigator.onLine) void open(link.href)
  else change({ kind: 'link', href: link.href })
}

/** The shop's page that a plain press of a link leads to. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin || link.hasAttribute('download')) return null
  return ['', '_self'].includes(link.target) ? link : null
}

/** Browsers have these properties of `navigation`, but the types here do not. */
interface NavigateEvent extends Event {
  readonly navigationType: string
  readonly userInitiated: boolean
}

/** The router reloads the document if it cannot fetch a route's code; without a network this would destroy the page. */
function onNavigate(event: Event): void {
  const { navigationType, userInitiated } = event as NavigateEvent
  if (navigationType !== 'reload' || userInitiated || !event.cancelable) return
  const wanted = router().state.navigation.location
  if (wanted === undefined && !isCodeLost) return
  event.preventDefault()
  // A page has several files, and each one that fails reloads the document.
  if (wanted === undefined || isCodeLost) return
  isCodeLost = true
  void stay().then(() => open(window.location.origin + addressOf(wanted)))
}

/** Aborts a navigation that will never finish. */
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
