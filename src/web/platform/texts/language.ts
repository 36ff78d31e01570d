import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'

const ARABIC_PREFIX = '/ar'

/** The address alone decides the language. */
export function languageOfPath(pathname: string): Language {
  return pathname === ARABIC_PREFIX || pathname.startsWith(`${ARABIC_PREFIX}/`) ? 'ar' : DEFAULT_LANGUAGE
}

/** The English path, without a closing slash. */
function plainPath(pathname: string): string {
  const path = languageOfPath(pathname) === 'ar' ? pathname.slice(ARABIC_PREFIX.length) : pathname
  return path.replace(/\/+$/, '') || '/'
}

/** The same page in a language; accepts a path of either language. */
export function pathInLanguage(pathname: string, language: Language): string {
  const path = plainPath(pathname)
  if (language === 'en') return path
  return path === '/' ? ARABIC_PREFIX : ARABIC_PREFIX + path
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en'
}

/** The language of a part of a page that differs from the page's. */
export const LanguageContext = createContext<Language | null>(null)

export function useLanguage(): Language {
  const own = useContext(LanguageContext)
  const { pathname } = useLocation()
  return own ?? languageOfPath(pathname)
}
