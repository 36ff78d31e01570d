import type { CallReply } from '#contract/endpoints.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { inLanguage } from '#domain/text/language.ts'
import { formatLongDate, formatQuantity } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { PageTabs } from '../../../ui/tabs/page-tabs.tsx'
import { Bar, largestOf } from '../bar.tsx'
import styles from '../figures.module.css'
import { askedPeriod, PERIODS, type Period, periodAddress, periodStart } from '../figures-query.ts'
import { FigurePart } from '../part.tsx'

const PHASES = ['asked', 'offered', 'won', 'lost'] as const
type Pieces = Readonly<Record<(typeof PHASES)[number], number>>

/** Pieces of a merchant's own machines: asked for, offered, won and lost. */
export function MerchantFiguresPage({ loaded: { merchant, period } }: { readonly loaded: LoadedMerchantFigures }) {
  const { t } = useTexts(figuresTexts, dashboardTexts)
  const language = useLanguage()
  const { from, to, weeks, machines } = merchant
  const path = pathInLanguage(SECTIONS.figures, language)
  const ofWeek = usePieces(weeks)
  const ofMachine = usePieces(machines)
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('dashboard.sections.figures')}
        lead={t('figures.merchant.lead', { from: formatLongDate(from, language), to: formatLongDate(to, language) })}
      />
      <PageTabs
        label={t('figures.period')}
        tabs={PERIODS.map((each) => ({ to: periodAddress(path, each), title: t(`figures.periods.${each}`), isCurrent: each === period }))}
      />
      <FigurePart<MerchantFigures['weeks'][number]>
        key={`weeks ${period}`}
        title={t('figures.weeks.title')}
        none=""
        note={t('figures.merchant.note')}
        columns={[{ key: 'week', head: t('figures.weeks.week'), cell: (week) => formatLongDate(week.from, language) }, ...ofWeek]}
        rows={weeks.toReversed()}
        keyOf={(week) => week.from}
      />
      <FigurePart<MerchantFigures['machines'][number]>
        key={`machines ${period}`}
        title={t('figures.merchant.machines')}
        none={t('figures.merchant.none')}
        columns={[
          { key: 'machine', head: t('figures.machines.machine'), cell: ({ name }) => <Bdi>{inLanguage(name, language)}</Bdi> },
          { key: 'sku', head: t('figures.machines.sku'), cell: ({ sku }) => <Ltr className={styles.whole}>{sku}</Ltr> },
          ...ofMachine,
        ]}
        rows={machines}
        keyOf={({ sku }) => sku}
      />
    </div>
  )
}

function usePieces<Row extends Pieces>(rows: readonly Row[]): readonly Column<Row>[] {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  return PHASES.map((phase) => {
    const most = largestOf(rows.map((row) => row[phase]))
    return {
      key: phase,
      head: t(`figures.merchant.${phase}`),
      cell: (row: Row) => <Bar part={row[phase] / most}>{formatQuantity(row[phase], language)}</Bar>,
    }
  })
}

type MerchantFigures = CallReply<'GET /api/figures/merchant'>

interface LoadedMerchantFigures {
  readonly merchant: MerchantFigures
  readonly period: Period
}

export async function loadMerchantFigures(api: Api, query: URLSearchParams): Promise<LoadedMerchantFigures> {
  const period = askedPeriod(query)
  return { merchant: await api.call('GET /api/figures/merchant', { query: { from: periodStart(period) } }), period }
}
