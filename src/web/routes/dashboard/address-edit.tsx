import { useLoaderData } from 'react-router'
import type { AddressReply } from '#contract/addresses.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { EditAddressPage } from '../../features/addresses/edit-address-page.tsx'
import { NoAddress } from '../../features/addresses/no-address.tsx'
import { ApiError } from '../../platform/calls/api.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

/** A missing address is reported inside the account area; other errors go to the boundary around it. */
export const clientLoader = forSection('address', async ({ api, params }): Promise<AddressReply | null> => {
  try {
    const { address } = await api.call('GET /api/address/:id', { params: { id: params.id ?? '' } })
    return address
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return null
    throw error
  }
})

export default function DashboardAddressEditRoute() {
  const { t } = useTexts(dashboardTexts)
  const address = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.addresses.editTitle')} />
      {address === null ? <NoAddress /> : <EditAddressPage address={address} />}
    </>
  )
}
