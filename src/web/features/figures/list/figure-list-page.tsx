import { Link } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { figuresTexts } from '#i18n/sets/figures.ts'
import { RecordsPage } from '../../../platform/lists/records-page.tsx'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { type Column, Table } from '../../../ui/table/table.tsx'
import { Money, moneyText } from '../amounts.tsx'
import styles from '../figures.module.css'
import { useCallColumns } from './call-columns.tsx'
import { type FigureEntry, figureListAddress, type LoadedFigureList } from './figure-list.ts'

type FigureEntriesShown = LoadedFigureList['query']['show']

const NOTHING = '–'
const WITH_CALLS: ReadonlySet<FigureEntriesShown> = new Set(['late', 'judged', 'called'])

/** The requests and offers behind one figure. */
export function FigureListPage({ list }: { readonly list: LoadedFigureList }) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const { query, reply } = list
  const figures = pathInLanguage(SECTIONS.figures, language)
  const title = t(`figures.lists.${query.show}`)
  return (
    <RecordsPage
      id="figure-entries"
      title={title}
      lead={useLead(list)}
      action={
        <ButtonLink tone="secondary" to={figures}>
          {t('figures.lists.back')}
        </ButtonLink>
      }
      list={list}
      addressOf={({ page }) => pathInLanguage(figureListAddress(query, page), language)}
      count={t('figures.lists.count', { count: reply.count, amount: isolate(moneyText(reply.valueMinor, language)) })}
      pagesLabel={title}
      none={{ title: t('figures.lists.none'), all: { to: figures, text: t('figures.lists.back') } }}
      renderRows={(rows, isWaiting) => <Entries rows={rows} title={title} show={query.show} isWaiting={isWaiting} />}
    />
  )
}

function useLead({ query, reply }: LoadedFigureList): string {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const { from, to, brand, category, machine, salesperson } = reply
  const names = [brand, category, machine].flatMap((name) => (name === null ? [] : [inLanguage(name, language)]))
  const parts = [
    t('figures.lists.days', { from: formatLongDate(from, language), to: formatLongDate(to, language) }),
    ...names.map(isolate),
    ...(query.without === undefined ? [] : [t('figures.sold.noBrand')]),
    ...(query.reason === undefined ? [] : [t(`figures.reasons.${query.reason}`)]),
    ...(salesperson === null ? [] : [isolate(salesperson)]),
    ...(query.nobody === undefined ? [] : [t('figures.people.nobody')]),
  ]
  return parts.join(' · ')
}

interface EntriesProps {
  readonly rows: readonly FigureEntry[]
  readonly title: string
  readonly show: FigureEntriesShown
  readonly isWaiting: boolean
}

function Entries({ rows, title, show, isWaiting }: EntriesProps) {
  const { t } = useTexts(figuresTexts)
  const language = useLanguage()
  const calls = useCallColumns()
  const customer: Column<FigureEntry> = {
    key: 'customer',
    head: t('figures.customer'),
    cell: ({ _id, who, company, number }) => (
      <Link to={pathInLanguage(`${SECTIONS.desk}?entry=${_id}`, language)}>
        <Bdi>{company || who || number}</Bdi>
      </Link>
    ),
  }
  const number: Column<FigureEntry> = {
    key: 'number',
    head: t('figures.lists.number'),
    cell: ({ number }) => <Ltr className={styles.whole}>{number}</Ltr>,
  }
  const lost: readonly Column<FigureEntry>[] = [
    {
      key: 'reason',
      head: t('figures.lost.reason'),
      cell: (row) => (row.lost === null ? NOTHING : t(`figures.reasons.${row.lost.reason}`)),
    },
    { key: 'note', head: t('figures.lost.note'), isWide: true, cell: (row) => <Bdi>{row.lost?.note || NOTHING}</Bdi> },
  ]
  return (
    <Table
      label={title}
      columns={[
        customer,
        ...(WITH_CALLS.has(show) ? [] : [number]),
        { key: 'salesperson', head: t('figures.salesperson'), cell: ({ salesperson }) => <Bdi>{salesperson || NOTHING}</Bdi> },
        ...(show === 'lost' ? lost : []),
        { key: 'at', head: t(`figures.lists.at.${show}`), cell: ({ at }) => formatLongDate(at, language) },
        ...(WITH_CALLS.has(show) ? calls : []),
        {
          key: 'value',
          head: t('figures.weeks.value'),
          isNumber: true,
          cell: ({ valueMinor }) => (valueMinor === null ? NOTHING : <Money minor={valueMinor} />),
        },
      ]}
      rows={rows}
      keyOf={({ _id }) => _id}
      isWaiting={isWaiting}
      isDense
    />
  )
}
