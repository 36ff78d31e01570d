import { useLoaderData } from 'react-router'
import type { AddressReply } from '#contract/addresses.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { EditAddressPage } from '../../features/addresses/edit-address-page.tsx'
import { NoAddress } from '../../features/addresses/no-address.tsx'
import { unlessMissing } from '../../platform/calls/unless-missing.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('address', async ({ api, params }): Promise<AddressReply | null> => {
  const reply = await unlessMissing(api.call('GET /api/address/:id', { params: { id: params.id ?? '' } }))
  return reply?.address ?? null
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
