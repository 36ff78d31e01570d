import { useLoaderData } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { sectionId } from '#domain/settings/sections.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { HistoryCard } from '../../../features/history/history-card.tsx'
import { settingsHistoryWords } from '../../../features/settings/history-words.ts'
import { SectionPage } from '../../../features/settings/section-page.tsx'
import { SettingsPage } from '../../../features/settings/settings-page.tsx'
import { NoRecord } from '../../../platform/forms/no-record.tsx'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

/** One page for the list and its sections, as each page weighs on every first view. */
export const clientLoader = forSection('settings', async ({ api, params }) => ({
  settings: await api.call('GET /api/settings/sections'),
  wanted: params.section ?? null,
}))

export default function DashboardSettingsRoute() {
  const { t } = useTexts(settingsTexts)
  const language = useLanguage()
  const { settings, wanted } = useLoaderData<typeof clientLoader>()
  const section = settings.sections.find((each) => each.section === wanted)
  const list = { to: pathInLanguage(SECTIONS.settings, language), text: t('settings.toAll') }
  return (
    <>
      <DashboardHead page={section === undefined ? t('settings.title') : t(`settings.sections.${section.section}.title`)} />
      {wanted === null ? (
        <SettingsPage settings={settings} />
      ) : section === undefined ? (
        <NoRecord title={t('settings.title')} text={t('settings.missingSection')} list={list} />
      ) : (
        <SectionPage
          section={section}
          renderHistory={(version) => (
            <HistoryCard
              kind="settings"
              id={sectionId(section.section)}
              state={String(version)}
              ownWords={settingsHistoryWords(section.section, t)}
            />
          )}
        />
      )}
    </>
  )
}
