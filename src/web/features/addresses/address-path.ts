import { SECTIONS } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import type { PageHeaderProps } from '../../ui/page-header/page-header.tsx'

/** The breadcrumb from the list to one of its pages. */
export function useAddressPath(page: string): NonNullable<PageHeaderProps['path']> {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  return {
    label: t('dashboard.addresses.path'),
    crumbs: [{ text: t('dashboard.sections.address'), to: pathInLanguage(SECTIONS.address, language) }, { text: page }],
  }
}
