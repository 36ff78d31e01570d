import { useMemo } from 'react'
import { useLanguage } from '../texts/language.ts'
import { type Api, createApi } from './api.ts'
import { browserTransport } from './browser-transport.ts'

/** The shop's calls for forms and buttons. A page's own data comes from its loader. */
export function useApi(): Api {
  const language = useLanguage()
  return useMemo(() => createApi({ transport: browserTransport, language }), [language])
}
