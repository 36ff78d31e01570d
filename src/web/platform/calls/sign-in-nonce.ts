import type { MouseEvent } from 'react'

/** The page of a returning sign-in reads it by this name, which stays as open browsers hold it. */
const NONCE_KEY = 'sign_in_word'

/** Adds a nonce, a fresh secret, to a link to another service and stores it in this browser: a returning token is accepted only with it. */
export function addNonce({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const url = new URL(link.href)
  url.searchParams.set('word', nonce)
  if (navigator.cookieEnabled) url.searchParams.set('token', 'short')
  try {
    sessionStorage.setItem(NONCE_KEY, nonce)
  } catch {
    // Sign-in does not work without storage.
  }
  link.href = url.href
}
