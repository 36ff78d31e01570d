import { useLoaderData } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { STEPS } from '#domain/settings/first-steps.ts'
import { sectionId } from '#domain/settings/sections.ts'
import { missingTexts } from '#i18n/sets/missing.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { HistoryCard } from '../../../features/history/history-card.tsx'
import { FirstSteps } from '../../../features/missing/first-steps.tsx'
import { MissingList } from '../../../features/missing/missing-list.tsx'
import { useGuidedForm } from '../../../features/missing/use-guided-form.tsx'
import type { Section } from '../../../features/settings/content.ts'
import { settingsHistoryWords } from '../../../features/settings/history-words.ts'
import { SectionPage } from '../../../features/settings/section-page.tsx'
import { SettingsPage } from '../../../features/settings/settings-page.tsx'
import { useUser } from '../../../platform/calls/session.ts'
import { NoRecord } from '../../../platform/forms/no-record.tsx'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

/** One page for the list and its sections, as each page weighs on every first view. */
export const clientLoader = forSection('settings', async ({ api, params }) => ({
  settings: await api.call('GET /api/settings/sections'),
  ...(await api.call('GET /api/settings/missing')),
  wanted: params.section ?? null,
}))

const FIRST = 'first'

export default function DashboardSettingsRoute() {
  const { t } = useTexts(missingTexts, settingsTexts)
  const language = useLanguage()
  const { settings, missing, wanted } = useLoaderData<typeof clientLoader>()
  const owner = useUser()
  const section = settings.sections.find((each) => each.section === wanted)
  if (section !== undefined) return <OneSection section={section} />
  if (wanted === FIRST) {
    return (
      <>
        <DashboardHead page={t('missing.steps.title')} />
        <FirstSteps missing={missing} />
      </>
    )
  }
  return (
    <>
      <DashboardHead page={t('settings.title')} />
      {wanted === null ? (
        <SettingsPage settings={settings} missing={owner !== null && <MissingList missing={missing} owner={owner} />} />
      ) : (
        <NoRecord
          title={t('settings.title')}
          text={t('settings.missingSection')}
          list={{ to: pathInLanguage(SECTIONS.settings, language), text: t('settings.toAll') }}
        />
      )}
    </>
  )
}

function OneSection({ section: loaded }: { readonly section: Section }) {
  const { t } = useTexts(settingsTexts)
  const language = useLanguage()
  const { section } = loaded
  const guide = useGuidedForm(STEPS.find((each) => each === section))
  return (
    <>
      <DashboardHead page={t(`settings.sections.${section}.title`)} />
      <SectionPage
        section={loaded}
        guide={guide}
        renderHistory={(version) => (
          <HistoryCard
            kind="settings"
            id={sectionId(section)}
            state={String(version)}
            ownWords={settingsHistoryWords(section, t, language)}
          />
        )}
      />
    </>
  )
}
