import { useLoaderData } from 'react-router'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { loadFigureList } from '../../../features/figures/list/figure-list.ts'
import { FigureListPage } from '../../../features/figures/list/figure-list-page.tsx'
import { loadMissedTerms, MISSED_TERMS } from '../../../features/figures/list/missed-terms.ts'
import { MissedTermsPage } from '../../../features/figures/list/missed-terms-page.tsx'
import { loadSentOffers, SENT_OFFERS } from '../../../features/figures/list/sent-offers.ts'
import { SentOffersPage } from '../../../features/figures/list/sent-offers-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

/** One address for all lists behind the figures: of entries, of sent offers, and of searches in vain. */
export const clientLoader = forSection('figures', async ({ api, query }) => {
  const show = query.get('show')
  if (show === SENT_OFFERS) return { offers: await loadSentOffers(api, query) }
  if (show === MISSED_TERMS) return { terms: await loadMissedTerms(api, query) }
  return { entries: await loadFigureList(api, query) }
})

export default function DashboardFigureListRoute() {
  const { t } = useTexts(figuresTexts)
  const { offers, terms, entries } = useLoaderData<typeof clientLoader>()
  if (offers !== undefined) {
    return (
      <>
        <DashboardHead page={t('figures.sent.title')} />
        <SentOffersPage list={offers} />
      </>
    )
  }
  if (terms !== undefined) {
    return (
      <>
        <DashboardHead page={t('figures.searches.title')} />
        <MissedTermsPage list={terms} />
      </>
    )
  }
  return (
    <>
      <DashboardHead page={t(`figures.lists.${entries.query.show}`)} />
      <FigureListPage list={entries} />
    </>
  )
}
