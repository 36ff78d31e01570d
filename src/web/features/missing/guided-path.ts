import { SECTIONS } from '#domain/dashboard.ts'
import type { Language } from '#domain/text/language.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'

/** The query key of a page of the settings on which somebody is led on to the next step. */
export const GUIDE = 'guide'

/** Only pages of the settings lead on by themselves. */
export function guidedPath(page: string, language: Language): string {
  const path = pathInLanguage(page, language)
  return page.startsWith(SECTIONS.settings) ? `${path}?${GUIDE}` : path
}
