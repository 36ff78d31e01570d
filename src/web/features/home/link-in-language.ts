import { type Path, parsePath } from 'react-router'
import type { Language } from '#domain/text/language.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'

/** A link as the settings hold it; only its path is of a language, and its query and place in the page stay as typed. */
export function linkInLanguage(link: string, language: Language): Path {
  const { pathname = '/', search = '', hash = '' } = parsePath(link)
  return { pathname: pathInLanguage(pathname, language), search, hash }
}
