import { useLoaderData } from 'react-router'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { loadFigureList } from '../../../features/figures/list/figure-list.ts'
import { FigureListPage } from '../../../features/figures/list/figure-list-page.tsx'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('figures', ({ api, query }) => loadFigureList(api, query))

export default function DashboardFigureListRoute() {
  const { t } = useTexts(figuresTexts)
  const list = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t(`figures.lists.${list.query.show}`)} />
      <FigureListPage list={list} />
    </>
  )
}
