import { type ClientLoaderFunctionArgs, redirect, replace } from 'react-router'
import type { Language } from '#domain/language.ts'
import { readReturnPath } from '#domain/return-path.ts'
import { ApiError } from './api.ts'
import { languageOfPath, pathInLanguage } from './language.ts'
import { inBrowser, type Load } from './page-load.ts'
import { storedToken } from './session.ts'
import { loadTexts } from './texts.ts'

const NEXT_KEY = 'next'
const HOME_OF_MEMBERS = '/dashboard'

/** Pages whose words are fetched apart from those of the shop. */
const MEMBER_PAGES =
  /^(\/ar)?\/(login|register|forgot-password|reset-password|prove-email|merchant-signup|auth|newsletter|dashboard|order|support)(\/|$)/

export function isMemberPage(pathname: string): boolean {
  return MEMBER_PAGES.test(pathname)
}

/** Marks routes whose pages nobody sees without signing in. */
export const PROTECTED = { isProtected: true } as const

/** The sign-in page, which leads back to where somebody was sent from. */
export function loginPath(from: string): string {
  // Put behind the host: read on its own, a path that begins with two slashes would be taken for another one.
  const { pathname, search, hash } = new URL(from.startsWith('/') ? `http://here${from}` : from)
  return `${pathInLanguage('/login', languageOfPath(pathname))}?${new URLSearchParams({ [NEXT_KEY]: pathname + search + hash })}`
}

/** Where somebody was sent from to sign in, in a language; null where they came by themselves. */
export function pathToReturnTo(search: string, language: Language): string | null {
  const next = readReturnPath(new URLSearchParams(search).get(NEXT_KEY))
  if (next === null) return null
  const { pathname, search: query, hash } = new URL(next, 'http://here')
  return pathInLanguage(pathname, language) + query + hash
}

/** Where to go after signing in: only ever a page of this shop. */
export function pathAfterLogin(search: string, language: Language): string {
  return pathToReturnTo(search, language) ?? pathInLanguage(HOME_OF_MEMBERS, language)
}

/** Another page of signing in, which leads on to where this one would. */
export function pathBesideLogin(path: string, search: string, language: Language): string {
  const next = pathToReturnTo(search, language)
  return pathInLanguage(path, language) + (next === null ? '' : `?${new URLSearchParams({ [NEXT_KEY]: next })}`)
}

/** A page for members: its data is loaded in the browser, and whoever is not signed in is sent to do so. */
export function forMembers<Data>(load: Load<Data>) {
  const loadInBrowser = inBrowser(load)
  return async (args: ClientLoaderFunctionArgs): Promise<Data | Response> => {
    const { pathname, href } = new URL(args.request.url)
    if (storedToken() === null) return insteadOf(args.request, loginPath(href))
    const texts = loadTexts(languageOfPath(pathname), 'members')
    try {
      const [data] = await Promise.all([loadInBrowser(args), texts])
      return data
    } catch (error) {
      // What stands in place of the page speaks its words.
      await texts.catch(() => undefined)
      if (error instanceof ApiError && error.status === 401) return insteadOf(args.request, loginPath(href))
      throw error
    }
  }
}

/**
 * Whoever is on the page already must not be led back to it by Back. Such an answer is returned, not thrown: the router waits for
 * style sheets before it looks at what a load threw, and the browser calls that uncaught meanwhile.
 */
function insteadOf({ url }: Request, path: string): Response {
  return url === location.href.split('#', 1)[0] ? replace(path) : redirect(path)
}

/** A page of the shop with a form, for anybody. */
export async function forVisitors({ request }: ClientLoaderFunctionArgs): Promise<null> {
  await loadTexts(languageOfPath(new URL(request.url).pathname), 'forms')
  return null
}

/** A page for anybody that speaks of accounts. */
export async function forEverybody({ request }: ClientLoaderFunctionArgs): Promise<null> {
  await loadTexts(languageOfPath(new URL(request.url).pathname), 'members')
  return null
}

/** A page for whoever is not signed in; the others go to where they would get by it. */
export async function forGuests(args: ClientLoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(args.request.url)
  if (storedToken() === null) return forEverybody(args)
  return insteadOf(args.request, pathAfterLogin(search, languageOfPath(pathname)))
}
