import { SECTIONS } from '#domain/dashboard.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { formatDay } from '#i18n/times/days.ts'
import { RecordsPage } from '../../../platform/lists/records-page.tsx'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { type LoadedMissedTerms, type MissedTerm, missedTermsAddress } from './missed-terms.ts'

/** Everything that was searched for and not found, with its days. */
export function MissedTermsPage({ list }: { readonly list: LoadedMissedTerms }) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const { query, reply } = list
  const figures = pathInLanguage(SECTIONS.figures, language)
  const title = t('figures.searches.title')
  const back = t('figures.lists.back')
  return (
    <RecordsPage
      id="missed-terms"
      title={title}
      lead={t('figures.lists.days', { from: formatLongDate(reply.from, language), to: formatLongDate(reply.to, language) })}
      action={
        <ButtonLink tone="secondary" to={figures}>
          {back}
        </ButtonLink>
      }
      list={list}
      addressOf={({ page }) => pathInLanguage(missedTermsAddress(query, page), language)}
      count={t('figures.terms.count', { count: reply.count })}
      pagesLabel={title}
      none={{ title: t('figures.searches.none'), all: { to: figures, text: back } }}
      renderRows={(rows, isWaiting) => <Terms rows={rows} title={title} isWaiting={isWaiting} />}
    />
  )
}

interface TermsProps {
  readonly rows: readonly MissedTerm[]
  readonly title: string
  readonly isWaiting: boolean
}

function Terms({ rows, title, isWaiting }: TermsProps) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const thisYear = new Date().getFullYear()
  const onDay = ({ day, count }: MissedTerm['days'][number]) => {
    const date = formatDay(day, language, thisYear)
    return count === 1 ? date : t('figures.terms.onDay', { day: date, count: formatNumber(count, language) })
  }
  return (
    <Table<MissedTerm>
      label={title}
      columns={[
        { key: 'term', head: t('figures.searches.term'), cell: ({ term }) => <Bdi>{term}</Bdi> },
        { key: 'count', head: t('figures.searches.count'), isNumber: true, cell: ({ count }) => formatNumber(count, language) },
        { key: 'days', head: t('figures.terms.days'), isWide: true, cell: ({ days }) => days.map(onDay).join(' · ') },
      ]}
      rows={rows}
      keyOf={({ term, language: typedIn }) => `${typedIn} ${term}`}
      isWaiting={isWaiting}
      isDense
    />
  )
}
