import { type ClientLoaderFunctionArgs, redirect, replace } from 'react-router'
import { readReturnPath } from '#domain/accounts/return-path.ts'
import type { Language } from '#domain/text/language.ts'
import { languageOfPath, pathInLanguage } from '../texts/language.ts'
import { ApiError } from './api.ts'
import { loginPath, NEXT_KEY } from './login-path.ts'
import { inBrowser, type Load } from './page-load.ts'
import { storedToken } from './session.ts'

const HOME_OF_MEMBERS = '/dashboard'

/** The page to return to after signing in, in a language; null where none was asked for. */
export function pathToReturnTo(search: string, language: Language): string | null {
  const next = readReturnPath(new URLSearchParams(search).get(NEXT_KEY))
  if (next === null) return null
  const { pathname, search: query, hash } = new URL(next, 'http://here')
  return pathInLanguage(pathname, language) + query + hash
}

/** The page to open after signing in, which is always one of this shop. */
export function pathAfterLogin(search: string, language: Language): string {
  return pathToReturnTo(search, language) ?? pathInLanguage(HOME_OF_MEMBERS, language)
}

/** The address of another page of signing in, with the same page to return to. */
export function pathBesideLogin(path: string, search: string, language: Language): string {
  const next = pathToReturnTo(search, language)
  return pathInLanguage(path, language) + (next === null ? '' : `?${new URLSearchParams({ [NEXT_KEY]: next })}`)
}

/** Builds the loader of a members' page: its data loads in the browser, and visitors are sent to sign in. */
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
 * Replaces the history entry if the person is on the page already, so that Back does not lead to it again. The answer is returned, not
 * thrown: the router waits for style sheets before it handles a thrown one, and meanwhile the browser reports it as uncaught.
 */
function insteadOf({ url }: Request, path: string): Response {
  return url === location.href.split('#', 1)[0] ? replace(path) : redirect(path)
}

/** Builds the loader of a guests' page; signed-in people go on to the page to return to. */
export async function forGuests(args: ClientLoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(args.request.url)
  if (storedToken() === null) return null
  return insteadOf(args.request, pathAfterLogin(search, languageOfPath(pathname)))
}
