import { type ClientLoaderFunctionArgs, replace } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import type { Language } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { codesTexts } from '#i18n/sets/codes.ts'
import { ApiError, createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'
import { pathAfterLogin } from '../../platform/calls/members.ts'
import { rememberUser, storedToken } from '../../platform/calls/session.ts'
import { notify } from '../../platform/frame/notices.ts'
import { languageOfPath } from '../../platform/texts/language.ts'
import { loadTexts, textIn } from '../../platform/texts/texts.ts'
import { loginPathSaying } from './login-notice.tsx'

/** The key under which the script that takes the token leaves the page to return to. */
const RETURN_KEY = 'return_to'

/** The key under which that script leaves a sign-in for which a code is due. */
const DUE_KEY = 'code_due'

export interface SignInProgress {
  readonly hasFailed: boolean
  /** Sent back together with the code that is due; null where none is. */
  readonly codeDue: string | null
}

/** The token of another service's sign-in is stored by now; the server says whose it is. A redirect is returned, since one that is thrown before the router listens is told as an error. */
export async function completeSignIn({ request }: ClientLoaderFunctionArgs): Promise<SignInProgress | Response> {
  const language = languageOfPath(new URL(request.url).pathname)
  await loadTexts(language, accountTexts)
  const codeDue = dueCode()
  if (codeDue !== null) {
    await loadTexts(language, codesTexts)
    return { hasFailed: false, codeDue }
  }
  if (storedToken() === null) return replace(loginPathSaying('sign-in-failed', takeReturnPath(), language))
  const user = await findOwner(language, request.signal)
  if (user === 'unreachable') return { hasFailed: true, codeDue: null }
  if (user === 'refused') return replace(loginPathSaying('sign-in-failed', takeReturnPath(), language))
  rememberUser(user)
  notify({ kind: 'success', text: greetingOf(user, language) })
  return replace(pathAfterLogin(takeReturnPath(), language))
}

async function findOwner(language: Language, signal: AbortSignal): Promise<OwnUser | 'refused' | 'unreachable'> {
  try {
    return (await createApi({ transport: browserTransport, language, signal }).call('GET /api/user/me')).user
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 401 ? 'refused' : 'unreachable'
  }
}

function greetingOf({ firstName }: OwnUser, language: Language): string {
  const t = textIn(language, accountTexts)
  if (firstName === '') return t('account.success.greetingNameless')
  return t('account.success.greeting', { name: language === 'en' ? firstName : isolate(firstName) })
}

function dueCode(): string | null {
  try {
    return sessionStorage.getItem(DUE_KEY)
  } catch {
    return null
  }
}

export function forgetDueCode(): void {
  try {
    sessionStorage.removeItem(DUE_KEY)
  } catch {
    // A browser without storage has none.
  }
}

export function takeReturnPath(): string {
  try {
    const path = sessionStorage.getItem(RETURN_KEY)
    sessionStorage.removeItem(RETURN_KEY)
    return path === null ? '' : String(new URLSearchParams({ next: path }))
  } catch {
    return ''
  }
}
