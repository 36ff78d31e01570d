import { figuresTexts } from '#i18n/sets/figures.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import { workedText } from '../amounts.tsx'
import type { FigureEntry } from './figure-list.ts'

const NOTHING = '–'

/** The promise of each request beside its first call, from which its week's figures were counted. */
export function useCallColumns(): readonly Column<FigureEntry>[] {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const time = (at: string | null | undefined) => (at ? formatMoment(at, new Date(), language) : t('figures.calls.notYet'))
  return [
    { key: 'promised', head: t('figures.calls.promised'), cell: ({ firstCall }) => time(firstCall?.promised) },
    { key: 'called', head: t('figures.calls.first'), cell: ({ firstCall }) => time(firstCall?.at) },
    {
      key: 'worked',
      head: t('figures.calls.worked'),
      isNumber: true,
      cell: ({ firstCall }) => (firstCall?.minutes == null ? NOTHING : workedText(firstCall.minutes, t, language)),
    },
    { key: 'judged', head: t('figures.weeks.inTime'), cell: ({ firstCall }) => <Judged call={firstCall} /> },
  ]
}

function Judged({ call }: { readonly call: FigureEntry['firstCall'] }) {
  const { t } = useTexts(figuresTexts)
  if (call?.isLate) return <Badge tone="warning">{t('figures.calls.late')}</Badge>
  return call?.at ? <Badge tone="success">{t('figures.calls.inTime')}</Badge> : NOTHING
}
