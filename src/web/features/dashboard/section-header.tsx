import { useLocation } from 'react-router'
import { sectionOf } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHeader } from '../../ui/page-header/page-header.tsx'

/** The title of the section that the address belongs to, for a page that is shown in its place. */
export function SectionHeader() {
  const { t } = useTexts(dashboardTexts)
  const section = sectionOf(pathInLanguage(useLocation().pathname, 'en'))
  return <PageHeader title={section === null ? t('dashboard.title') : t(`dashboard.sections.${section}`)} />
}
