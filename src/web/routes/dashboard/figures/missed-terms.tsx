import { useLoaderData } from 'react-router'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { loadMissedTerms } from '../../../features/figures/list/missed-terms.ts'
import { MissedTermsPage } from '../../../features/figures/list/missed-terms-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('figures', ({ api, query }) => loadMissedTerms(api, query))

export default function DashboardMissedTermsRoute() {
  const { t } = useTexts(figuresTexts)
  const list = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('figures.searches.title')} />
      <MissedTermsPage list={list} />
    </>
  )
}
