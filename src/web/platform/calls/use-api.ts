import { useMemo } from 'react'
import { useLanguage } from '../texts/language.ts'
import { type Api, createApi } from './api.ts'
import { browserTransport } from './browser-transport.ts'

/** The shop's calls for what happens on a page: forms, buttons. What a page shows comes by its load. */
export function useApi(): Api {
  const language = useLanguage()
  return useMemo(() => createApi({ transport: browserTransport, language }), [language])
}
