import { SECTIONS } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'

/** Shown for an address that does not exist or belongs to somebody else. */
export function NoAddress() {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  return (
    <>
      <PageHeader title={t('dashboard.addresses.editTitle')} />
      <EmptyState title={t('dashboard.addresses.missing')}>
        <ButtonLink tone="secondary" to={pathInLanguage(SECTIONS.address, language)}>
          {t('dashboard.addresses.back')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
