import { SECTIONS } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { NoRecord } from '../../platform/forms/no-record.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'

/** Shown for an address that does not exist or belongs to somebody else. */
export function NoAddress() {
  const { t } = useTexts(dashboardTexts)
  const list = { to: pathInLanguage(SECTIONS.address, useLanguage()), text: t('dashboard.addresses.back') }
  return <NoRecord title={t('dashboard.addresses.editTitle')} text={t('dashboard.addresses.missing')} list={list} />
}
