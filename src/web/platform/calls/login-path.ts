import { languageOfPath, pathInLanguage } from '../texts/language.ts'

export const NEXT_KEY = 'next'

/** The sign-in page's address, which holds the page to return to. */
export function loginPath(from: string): string {
  // The host comes first because a path that begins with two slashes would be read as a host.
  const { pathname, search, hash } = new URL(from.startsWith('/') ? `http://here${from}` : from)
  return `${pathInLanguage('/login', languageOfPath(pathname))}?${new URLSearchParams({ [NEXT_KEY]: pathname + search + hash })}`
}
