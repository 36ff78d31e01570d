import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { AddAddressPage } from '../../features/addresses/add-address-page.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('address', () => Promise.resolve(null))

export default function DashboardAddressAddRoute() {
  const { t } = useTexts(dashboardTexts)
  return (
    <>
      <DashboardHead page={t('dashboard.addresses.add')} />
      <AddAddressPage />
    </>
  )
}
