import type { Location, NavigateOptions } from 'react-router'
import { createStore, useStore } from '../../state/store.ts'
import { ApiError } from '../calls/api.ts'
import { storedSession } from '../calls/session.ts'

/** A load that failed while the earlier page stays on screen: a part of it that the route named, fresh data, or another page. */
export type Trouble =
  | { readonly kind: 'part'; readonly part: string; readonly isOfEarlierQuery: boolean }
  | { readonly kind: 'page' }
  | { readonly kind: 'link'; readonly path: string }

/** The results of the router's loads, by route. */
export type LoadResults = Readonly<Record<string, { readonly type: 'data' | 'error'; readonly result: unknown }>>

/** The parts of a page that can be old or missing, by the name that the bar over the page knows. */
export interface OutdatedParts<Part extends string = string> {
  /** The part that the server's anonymous page lacks: a load for the person who is signed in adds it. */
  readonly anonymous: Part
  /** The part that still shows the earlier query when the load of another one fails. */
  readonly query?: Part
}

/** The `handle` of a route that says which of its parts is old when its data can't be renewed. */
export interface OutdatedHandle<Part extends string = string> {
  readonly outdated: OutdatedParts<Part>
}

/** The `handle` of a route whose old data are still usable, so that a failure of it alone is not told. */
export interface UsableWhenOldHandle {
  readonly isUsableWhenOld: true
}

/** The page on screen and the ways to renew or leave it. */
export interface ShownPage {
  readonly location: Location
  readonly loaderData: Readonly<Record<string, unknown>>
  readonly outdated: OutdatedParts | undefined
  /** The routes whose data are still usable when they are old. */
  readonly usableWhenOld: readonly string[]
  /** The page that the router is loading. */
  readonly pending: Location | undefined
  readonly revalidate: () => Promise<void>
  readonly navigate: (path: string, options?: NavigateOptions) => Promise<void>
}

const TOO_MANY = 429
const PAGE_LIMIT_MS = 2000

const shown = createStore<ShownPage | null>(null)
const trouble = createStore<Trouble | null>(null)
// The server's page is anonymous.
let sessionOfPage: string | null = null
/** The router never fetches a route's code again after a failure: from then on pages are opened as documents. */
let isCodeLost = false

export function showPage(page: ShownPage): void {
  shown.set(page)
}

/** True if the connection or the shop failed, and not the request itself. */
function isFailure(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0 || error.status >= 500 || error.status === TOO_MANY
  return error instanceof TypeError
}

/** Keeps the page on screen as it was when it can't be renewed, unless it belongs to somebody else. */
export async function keepPage({ url, signal }: Request, results: LoadResults): Promise<LoadResults> {
  if (signal.aborted) return results
  const session = storedSession()
  const failed = Object.keys(results).filter((id) => results[id]?.type === 'error')
  if (failed.length === 0) {
    sessionOfPage = session
    trouble.set(null)
    return results
  }
  const page = await pageWhen(() => true)
  const { pathname, search } = new URL(url)
  const isCurrent =
    pathname === page?.location.pathname &&
    (sessionOfPage === null || sessionOfPage === session) &&
    failed.every((id) => page.loaderData[id] !== undefined && isFailure(results[id]?.result))
  if (!isCurrent) {
    trouble.set(null)
    return results
  }
  if (isUsable(page, failed)) sessionOfPage = session
  trouble.set(troubleOf(page, search !== page.location.search, failed))
  return { ...results, ...Object.fromEntries(failed.map((id) => [id, { type: 'data', result: page.loaderData[id] }])) }
}

/** A first load can fail before the bar that shows it has been mounted, and the router tells of a new page late when the browser is busy. */
function pageWhen(isReady: (page: ShownPage) => boolean): Promise<ShownPage | null> {
  const now = shown.get()
  if (now !== null && isReady(now)) return Promise.resolve(now)
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe()
      clearTimeout(timer)
      resolve(shown.get())
    }
    const unsubscribe = shown.subscribe(() => {
      const page = shown.get()
      if (page !== null && isReady(page)) end()
    })
    const timer = setTimeout(end, PAGE_LIMIT_MS)
  })
}

/** True if everything that failed is usable when it is old: the rest of the page is fresh. */
function isUsable({ usableWhenOld }: ShownPage, failed: readonly string[]): boolean {
  return failed.every((id) => usableWhenOld.includes(id))
}

function troubleOf(page: ShownPage, isOtherQuery: boolean, failed: readonly string[]): Trouble | null {
  if (isUsable(page, failed)) return null
  const { outdated } = page
  // A second failure leaves the same earlier query on screen.
  const earlier = trouble.get()
  if (!isOtherQuery && earlier?.kind === 'part' && earlier.isOfEarlierQuery) return earlier
  if (isOtherQuery) return outdated?.query === undefined ? { kind: 'page' } : { kind: 'part', part: outdated.query, isOfEarlierQuery: true }
  if (sessionOfPage !== null) return { kind: 'page' }
  return outdated === undefined ? null : { kind: 'part', part: outdated.anonymous, isOfEarlierQuery: false }
}

export async function tryAgain(): Promise<void> {
  const found = trouble.get()
  if (found?.kind === 'link') await open(found.path)
  else await shown.get()?.revalidate()
}

/** Opens another page, by the router if possible. */
async function open(path: string): Promise<void> {
  if (!(await isReachable(path))) return reportLink(path)
  if (isCodeLost) return window.location.assign(path)
  trouble.set(null)
  await shown.get()?.navigate(path)
}

function isReachable(path: string): Promise<boolean> {
  return fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}

/** A page could not be opened, and the one on screen stays. */
export function reportLink(path: string): void {
  trouble.set({ kind: 'link', path })
}

/**
 * The service worker could not fetch a document. If it is the current page, the router reloads it because the code of another one failed to
 * load; that navigation will never finish, so it is aborted.
 */
export async function reportDocument(path: string): Promise<void> {
  const { location } = (await pageWhen(() => true)) ?? {}
  if (location === undefined || path !== pathOf(location)) return reportLink(path)
  // A page has several files, and each one that fails reloads the document.
  if (isCodeLost) return
  const page = await pageWhen(({ pending }) => pending !== undefined)
  if (isCodeLost) return
  if (page?.pending === undefined) trouble.set({ kind: 'page' })
  else leavePending(page, page.pending)
}

function leavePending({ location, navigate }: ShownPage, pending: Location): void {
  isCodeLost = true
  const stay = navigate(pathOf(location) + location.hash, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  void stay.then(() => open(pathOf(pending) + pending.hash))
}

function pathOf({ pathname, search }: Location): string {
  return pathname + search
}

export function useTrouble(): Trouble | null {
  return useStore(trouble, (found) => found, null)
}
