import { useLoaderData, useRevalidator } from 'react-router'
import { offersTexts } from '#i18n/sets/offers.ts'
import { SentOffer } from '../../../features/offers/after/sent-offer.tsx'
import { NoOffer } from '../../../features/offers/no-offer.tsx'
import { OfferSummary } from '../../../features/offers/offer-summary.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { loadOffer } from './offer-load.ts'

export const clientLoader = loadOffer

export default function DashboardOfferRoute() {
  const { t } = useTexts(offersTexts)
  const loaded = useLoaderData<typeof clientLoader>()
  const { revalidate } = useRevalidator()
  if (loaded === null) {
    return (
      <>
        <DashboardHead page={t('offers.missing')} />
        <NoOffer />
      </>
    )
  }
  const { offer, defaults } = loaded
  return (
    <>
      <DashboardHead page={offer.number} />
      {offer.versions[0]?.state === 'draft' ? (
        <OfferSummary offer={offer} />
      ) : (
        <SentOffer key={offer._id} offer={offer} defaults={defaults} onReload={revalidate} onEditDraft={() => void revalidate()} />
      )}
    </>
  )
}
