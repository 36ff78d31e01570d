import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { loadOffers } from '../../../features/offers/list/offer-list.ts'
import { OffersPage } from '../../../features/offers/list/offers-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('offers', ({ api, query }) => loadOffers(api, query))

export default function DashboardOffersRoute() {
  const { t } = useTexts(dashboardTexts)
  return (
    <>
      <DashboardHead page={t('dashboard.sections.offers')} />
      <OffersPage list={useLoaderData<typeof clientLoader>()} />
    </>
  )
}
