import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { FiguresPage } from '../../../features/figures/figures-page.tsx'
import { loadFigures } from '../../../features/figures/figures-query.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('figures', ({ api, query }) => loadFigures(api, query))

export default function DashboardFiguresRoute() {
  const { t } = useTexts(dashboardTexts)
  return (
    <>
      <DashboardHead page={t('dashboard.sections.figures')} />
      <FiguresPage loaded={useLoaderData<typeof clientLoader>()} />
    </>
  )
}
