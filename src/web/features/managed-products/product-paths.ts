import { useLocation } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import type { Language } from '#domain/text/language.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { PageHeaderProps } from '../../ui/page-header/page-header.tsx'
import type { LeftOut } from './pictures/left-out-files.tsx'

export function listPath(language: Language): string {
  return pathInLanguage(SECTIONS.products, language)
}

/** The state of a link from the list to one of its products, which knows the list's filters. */
export function fromList(search: string): { readonly list: string } {
  return { list: search }
}

/** The state of the way to a new product's page that has these pictures still to come. */
export function withLeftOut(leftOut: readonly LeftOut[]): { readonly leftOut: readonly LeftOut[] } {
  return { leftOut }
}

/** The pictures that were refused when the product of this page was added. */
export function useLeftOutBefore(): readonly LeftOut[] {
  const state: unknown = useLocation().state
  const isKnown = typeof state === 'object' && state !== null && 'leftOut' in state && Array.isArray(state.leftOut)
  return isKnown ? (state.leftOut as readonly LeftOut[]) : []
}

/** The list that led to this page, with its filters; the whole list where none did. */
function useListBefore(): string {
  const state: unknown = useLocation().state
  const isKnown = typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
  return listPath(useLanguage()) + (isKnown ? state.list : '')
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
  const list = useListBefore()
  return {
    label: t('products.path'),
    crumbs: [{ text: t('dashboard.sections.products'), to: list }, { text: page }],
  }
}
