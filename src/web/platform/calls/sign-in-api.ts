import { useMemo } from 'react'
import { SHORT_TOKEN_HEADER } from '#domain/accounts/accounts.ts'
import { useLanguage } from '../texts/language.ts'
import { type Api, type ApiTransport, createApi } from './api.ts'
import { browserTransport } from './browser-transport.ts'

/** The calls of forms that sign in: they ask for a short token. A browser without cookies could not renew it and gets the long one. */
export function useSignInApi(): Api {
  const language = useLanguage()
  return useMemo(() => createApi({ transport: signInTransport, language }), [language])
}

const signInTransport: ApiTransport = (request) =>
  browserTransport(navigator.cookieEnabled ? { ...request, headers: { [SHORT_TOKEN_HEADER]: 'short' } } : request)
