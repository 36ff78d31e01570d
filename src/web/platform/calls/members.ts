import { type ClientLoaderFunctionArgs, redirect, replace } from 'react-router'
import type { Language } from '#domain/language.ts'
import { readReturnPath } from '#domain/return-path.ts'
import { languageOfPath, pathInLanguage } from '../texts/language.ts'
import { ApiError } from './api.ts'
import { inBrowser, type Load } from './page-load.ts'
import { storedToken } from './session.ts'

const NEXT_KEY = 'next'
const HOME_OF_MEMBERS = '/dashboard'

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
    const { href } = new URL(args.request.url)
    if (storedToken() === null) return insteadOf(args.request, loginPath(href))
    try {
      return await loadInBrowser(args)
    } catch (error) {
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

/** A page for whoever is not signed in; the others go to where they would get by it. */
export async function forGuests(args: ClientLoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(args.request.url)
  if (storedToken() === null) return null
  return insteadOf(args.request, pathAfterLogin(search, languageOfPath(pathname)))
}
