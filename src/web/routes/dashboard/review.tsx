import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { HistoryButton } from '../../features/history/history-button.tsx'
import { loadModerated } from '../../features/reviews/moderated-list.ts'
import { ModerationPage } from '../../features/reviews/moderation-page.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('reviews', ({ api, query }) => loadModerated(api, query))

export default function DashboardReviewRoute() {
  const { t } = useTexts(dashboardTexts)
  const list = useLoaderData<typeof clientLoader>()
  return (
    <>
      <DashboardHead page={t('dashboard.sections.reviews')} />
      <ModerationPage
        list={list}
        historyOf={({ _id, title, status }) => <HistoryButton kind="review" id={_id} name={title} state={status} />}
      />
    </>
  )
}
