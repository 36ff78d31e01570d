import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { FiguresPage } from '../../../features/figures/figures-page.tsx'
import { loadFigures } from '../../../features/figures/figures-query.ts'
import { loadMerchantFigures, MerchantFiguresPage } from '../../../features/figures/merchant/merchant-figures-page.tsx'
import { fetchOwnProfile } from '../../../platform/calls/own-profile.ts'
import { knownUser } from '../../../platform/calls/session.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

/** Merchants read what became of their own machines, staff how the shop stands. */
export const clientLoader = forSection('figures', async ({ api, query, language }) => {
  const { role } = knownUser() ?? (await fetchOwnProfile(language))
  return role === 'ROLE MERCHANT' ? await loadMerchantFigures(api, query) : await loadFigures(api, query)
})

export default function DashboardFiguresRoute() {
  const { t } = useTexts(dashboardTexts)
  const loaded = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.sections.figures')} />
      {'merchant' in loaded ? <MerchantFiguresPage loaded={loaded} /> : <FiguresPage loaded={loaded} />}
    </>
  )
}
