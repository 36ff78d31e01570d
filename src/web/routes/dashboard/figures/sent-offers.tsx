import { useLoaderData } from 'react-router'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { loadSentOffers } from '../../../features/figures/list/sent-offers.ts'
import { SentOffersPage } from '../../../features/figures/list/sent-offers-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('figures', ({ api, query }) => loadSentOffers(api, query))

export default function DashboardSentOffersRoute() {
  const { t } = useTexts(figuresTexts)
  const list = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('figures.sent.title')} />
      <SentOffersPage list={list} />
    </>
  )
}
