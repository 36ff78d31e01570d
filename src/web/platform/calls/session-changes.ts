import type { Language } from '#domain/text/language.ts'
import { pathInLanguage } from '../texts/language.ts'
import { loginPath } from './login-path.ts'
import type { SessionEnd } from './session.ts'

export interface TokenChange {
  /** Null for a visitor, and before the page has looked. */
  readonly before: string | null
  readonly token: string | null
  readonly isProtected: boolean
}

/** The consequences of another token for the page and for the bag. */
export function afterTokenChange({ before, token, isProtected }: TokenChange) {
  const wasSignedIn = before !== null
  return {
    forgetsCart: wasSignedIn || token === null,
    forgetsPrices: token === null,
    leaves: token === null && wasSignedIn,
    // A members' page was loaded with this very token.
    reloads: wasSignedIn || !isProtected,
  }
}

export interface EndedSession {
  readonly end: SessionEnd
  readonly isProtected: boolean
  /** The page's own path with its query. */
  readonly path: string
  readonly language: Language
}

/** The path to go to when a session has ended; null if the page may stay. */
export function pathAfterSession({ end, isProtected, path, language }: EndedSession): string | null {
  // Nobody is asked to sign in to an account that is gone.
  if (end === 'deleted') return pathInLanguage('/', language)
  if (end === 'signed-out') return pathInLanguage('/login', language)
  if (!isProtected || end === 'replaced') return null
  return loginPath(path) + (end === 'elsewhere' ? '&notice=signed-out-elsewhere' : '')
}
