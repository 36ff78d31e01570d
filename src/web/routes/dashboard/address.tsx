import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { AddressListPage } from '../../features/addresses/address-list-page.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('address', ({ api }) => api.call('GET /api/address'))

export default function DashboardAddressRoute() {
  const { t } = useTexts(dashboardTexts)
  const { addresses } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.sections.address')} />
      <AddressListPage addresses={addresses} />
    </>
  )
}
