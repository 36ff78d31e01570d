import { SECTIONS } from '#domain/dashboard.ts'
import type { Language } from '#domain/text/language.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { PageHeaderProps } from '../../ui/page-header/page-header.tsx'

export function listPath(language: Language): string {
  return pathInLanguage(SECTIONS.products, language)
}

export function addPath(language: Language): string {
  return pathInLanguage(`${SECTIONS.products}/add`, language)
}

/** The list of drafts. */
export function draftsPath(language: Language): string {
  return `${listPath(language)}?isActive=draft`
}

/** The form of a new product with what its draft has. */
export function draftPath(id: string, language: Language): string {
  return `${addPath(language)}?draft=${encodeURIComponent(id)}`
}

export function editPath(id: string, language: Language): string {
  return pathInLanguage(`${SECTIONS.products}/edit/${encodeURIComponent(id)}`, language)
}

/** The breadcrumb from the list to one of its pages. */
export function useProductPath(page: string): NonNullable<PageHeaderProps['path']> {
  const { t } = useTexts(dashboardTexts, productsTexts)
  const language = useLanguage()
  return {
    label: t('products.path'),
    crumbs: [{ text: t('dashboard.sections.products'), to: listPath(language) }, { text: page }],
  }
}
