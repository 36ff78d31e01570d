import { useLoaderData } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { loadOwnQuestions } from '../../features/availability/own-questions.ts'
import { QuestionsPage } from '../../features/availability/questions-page.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('availability', ({ api, query }) => loadOwnQuestions(api, query))

export default function DashboardAvailabilityRoute() {
  const { t } = useTexts(dashboardTexts)
  return (
    <>
      <DashboardHead page={t('dashboard.sections.availability')} />
      <QuestionsPage list={useLoaderData<typeof clientLoader>()} />
    </>
  )
}
