import type { MouseEvent } from 'react'

/** The page of a returning sign-in reads it by this name. */
const WORD_KEY = 'sign_in_word'

/** Adds a fresh secret to a link to another service and stores it in this browser: a returning token is accepted only with it. */
export function addWord({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const word = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const url = new URL(link.href)
  url.searchParams.set('word', word)
  if (navigator.cookieEnabled) url.searchParams.set('token', 'short')
  try {
    sessionStorage.setItem(WORD_KEY, word)
  } catch {
    // Sign-in does not work without storage.
  }
  link.href = url.href
}
