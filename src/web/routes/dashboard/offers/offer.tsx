import { useLoaderData } from 'react-router'
import { offersTexts } from '#i18n/sets/offers.ts'
import { NoOffer } from '../../../features/offers/no-offer.tsx'
import { OfferSummary } from '../../../features/offers/offer-summary.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { loadOffer } from './offer-load.ts'

export const clientLoader = loadOffer

export default function DashboardOfferRoute() {
  const { t } = useTexts(offersTexts)
  const loaded = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={loaded === null ? t('offers.missing') : loaded.offer.number} />
      {loaded === null ? <NoOffer /> : <OfferSummary offer={loaded.offer} />}
    </>
  )
}
