import { useLoaderData } from 'react-router'
import { AddressListPage } from '../features/addresses/address-list-page.tsx'
import { useTexts } from '../platform/texts.ts'
import { DashboardHead } from './dashboard-head.tsx'
import { forSection } from './dashboard-section.ts'

export const clientLoader = forSection('address', ({ api }) => api.call('GET /api/address'))

export default function DashboardAddressRoute() {
  const { t } = useTexts()
  const { addresses } = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.sections.address')} />
      <AddressListPage addresses={addresses} />
    </>
  )
}
