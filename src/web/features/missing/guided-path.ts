import { SECTIONS } from '#domain/dashboard.ts'
import type { Step } from '#domain/settings/first-steps.ts'
import { SHEET_KINDS, type SheetKind } from '#domain/sheets/columns.ts'
import type { Language } from '#domain/text/language.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'

/** The query key of a page on which somebody is led on to the next step. */
export const GUIDE = 'guide'

export function guidedPath(page: string, language: Language): string {
  return `${pathInLanguage(page, language)}?${GUIDE}`
}

/** The page on which a sheet does the step at once; null where none does. */
export function guidedSheetPath(step: Step, language: Language): string | null {
  const kind = SHEET_KINDS.find((each: SheetKind): boolean => each === step)
  return kind === undefined ? null : `${pathInLanguage(SECTIONS.sheets, language)}?kind=${kind}&${GUIDE}`
}
