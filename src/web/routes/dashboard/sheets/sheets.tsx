import { useLoaderData, useSearchParams } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { SHEET_KINDS } from '#domain/sheets/columns.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useGuidedForm } from '../../../features/missing/use-guided-form.tsx'
import { RunPage } from '../../../features/sheets/run-page.tsx'
import { SheetsPage } from '../../../features/sheets/sheets-page.tsx'
import { unlessMissing } from '../../../platform/calls/unless-missing.ts'
import { NoRecord } from '../../../platform/forms/no-record.tsx'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

/** One page for all sheets and for each of them, as each page weighs on every first view. */
export const clientLoader = forSection('sheets', async ({ api, params }) => {
  const { id } = params
  if (id === undefined) return { list: await api.call('GET /api/sheets/runs'), run: null }
  const found = await unlessMissing(api.call('GET /api/sheets/runs/:id', { params: { id } }))
  return { list: null, run: found?.run ?? null }
})

export default function DashboardSheetsRoute() {
  const { t } = useTexts(sheetsTexts)
  const language = useLanguage()
  const { list, run } = useLoaderData<typeof clientLoader>()
  const [search] = useSearchParams()
  const kind = run?.kind ?? SHEET_KINDS.find((each) => each === search.get('kind')) ?? 'products'
  const guide = useGuidedForm(kind)
  const all = { to: pathInLanguage(SECTIONS.sheets, language), text: t('sheets.toAll') }
  return (
    <>
      <DashboardHead page={run?.fileName ?? t('sheets.title')} />
      {list !== null ? (
        <SheetsPage runs={list.runs} guide={guide?.strip} />
      ) : run === null ? (
        <NoRecord title={t('sheets.title')} text={t('sheets.missing')} list={all} />
      ) : (
        <RunPage key={run._id} loaded={run} guide={guide} />
      )}
    </>
  )
}
