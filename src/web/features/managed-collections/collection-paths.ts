import { SECTIONS } from '#domain/dashboard.ts'
import type { Language } from '#domain/text/language.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { PageHeaderProps } from '../../ui/page-header/page-header.tsx'

export type CollectionKind = 'categories' | 'brands'

const SECTION = { categories: SECTIONS.categories, brands: SECTIONS.brand } as const
const IN_SHOP = { categories: '/shop/category', brands: '/shop/brand' } as const

export function listPath(kind: CollectionKind, language: Language): string {
  return pathInLanguage(SECTION[kind], language)
}

export function addPath(kind: CollectionKind, language: Language): string {
  return pathInLanguage(`${SECTION[kind]}/add`, language)
}

export function editPath(kind: CollectionKind, id: string, language: Language): string {
  return pathInLanguage(`${SECTION[kind]}/edit/${encodeURIComponent(id)}`, language)
}

/** The path without its language, as people read an address. */
export function shopPath(kind: CollectionKind, slug: string): string {
  return `${IN_SHOP[kind]}/${slug}`
}

/** The managed list of a category's or brand's products. */
export function productsPath(kind: CollectionKind, slug: string, language: Language): string {
  const key = kind === 'brands' ? 'brand' : 'category'
  return pathInLanguage(`${SECTIONS.products}?${key}=${encodeURIComponent(slug)}`, language)
}

/** The breadcrumb from the list to one of its pages. */
export function useCollectionPath(kind: CollectionKind, page: string): NonNullable<PageHeaderProps['path']> {
  const { t } = useTexts(dashboardTexts, collectionsTexts)
  const language = useLanguage()
  const section = t(kind === 'categories' ? 'dashboard.sections.categories' : 'dashboard.sections.brand')
  return { label: t('collections.path'), crumbs: [{ text: section, to: listPath(kind, language) }, { text: page }] }
}
