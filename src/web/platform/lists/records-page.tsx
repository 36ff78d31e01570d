import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paginationItems } from '#domain/paging.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ListCount, ListFrame, ListTools } from '../../ui/list-frame/list-frame.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { pathInLanguage, useLanguage } from '../texts/language.ts'
import { useTexts } from '../texts/texts.ts'
import { type StepState, useArrival } from './arrival.ts'
import { type Records, recordIds, useNextQuery } from './records.ts'
import { type RecordSearch, RecordSearchField } from './records-search.tsx'

export interface RecordsPageProps<Row> {
  /** Names the list's elements in the page. */
  readonly id: string
  readonly title: string
  readonly titleId?: string
  readonly lead: string
  readonly action?: ReactNode
  /** Stands between the heading and the list: notes and tabs. */
  readonly above?: ReactNode
  /** The list's name for screen readers; the title without it. */
  readonly label?: string
  readonly list: Records<Row>
  /** The address of a page or a search under the present filters; without either, their first page. */
  readonly addressOf: (wanted: { readonly page?: number; readonly term?: string }) => string
  readonly search?: RecordSearch | undefined
  /** Stand beside the search. */
  readonly filters?: ReactNode
  readonly count: ReactNode
  /** The count has a line of its own under many filters. */
  readonly isCountBelow?: boolean
  readonly note?: ReactNode
  /** Stands behind the pages. */
  readonly foot?: ReactNode
  readonly pagesLabel: string
  readonly none: NoRecordsProps
  readonly renderRows: (rows: readonly Row[], isWaiting: boolean) => ReactNode
}

/** A list of records in the account area: heading, search, filters, count, rows and pages. */
export function RecordsPage<Row>(props: RecordsPageProps<Row>) {
  const { id, title, titleId, lead, action, above, label = title, list, addressOf, count, isCountBelow = false, note, foot, none } = props
  const { top, status } = recordIds(id)
  const isWaiting = useNextQuery() !== null
  const fromTop: StepState = { focus: status, isFromTop: true }
  const counted = <ListCount id={status}>{count}</ListCount>
  useArrival(top)
  return (
    <>
      <PageHeader title={title} {...(titleId === undefined ? {} : { titleId })} lead={lead} action={action} />
      {above}
      <ListFrame id={top} label={label}>
        <Tools {...props}>{isCountBelow ? null : counted}</Tools>
        {isCountBelow && counted}
        {note}
        {list.rows.length > 0 && props.renderRows(list.rows, isWaiting)}
        {list.rows.length === 0 && (list.count > 0 ? <PastEnd to={addressOf({})} state={fromTop} /> : <NoRecords {...none} />)}
        {list.term === '' && <Pages {...props} state={fromTop} />}
        {foot}
      </ListFrame>
    </>
  )
}

function Tools<Row>({ search, filters, list, addressOf, children }: RecordsPageProps<Row> & { readonly children: ReactNode }) {
  // The key starts a new field for each list.
  const key = pathInLanguage(useLocation().pathname, 'en')
  if (search === undefined && filters === undefined) return children
  return (
    <ListTools>
      {search !== undefined && <RecordSearchField key={key} {...search} term={list.term} addressOf={(term) => addressOf({ term })} />}
      {filters}
      {children}
    </ListTools>
  )
}

function Pages<Row>({ pagesLabel, list, addressOf, state }: RecordsPageProps<Row> & { readonly state: StepState }) {
  const { t } = useTexts(dashboardTexts)
  const language = useLanguage()
  return (
    <Pagination
      label={pagesLabel}
      previous={t('dashboard.records.previous')}
      next={t('dashboard.records.next')}
      pageLabel={(page) => t('dashboard.records.page', { page: formatNumber(page, language) })}
      items={paginationItems(list.page, list.totalPages)}
      addressOf={(page) => addressOf({ page })}
      state={state}
    />
  )
}

export interface NoRecordsProps {
  readonly title: string
  readonly text?: string | undefined
  /** Leads to the whole list; null if it is empty too. */
  readonly all: { readonly to: string; readonly text: string } | null
  /** Stands in the empty whole list: the way to a first record. */
  readonly first?: ReactNode
}

function NoRecords({ title, text, all, first }: NoRecordsProps) {
  return (
    <EmptyState title={title} {...(text === undefined ? {} : { text })}>
      {all === null ? (
        first
      ) : (
        <ButtonLink tone="secondary" to={all.to}>
          {all.text}
        </ButtonLink>
      )}
    </EmptyState>
  )
}

/** Shown for a page of a list that does not exist, or not any more; `to` is the first page. */
function PastEnd({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const { t } = useTexts(dashboardTexts)
  return (
    <EmptyState title={t('dashboard.pastEnd.title')} text={t('dashboard.pastEnd.text')}>
      <ButtonLink tone="secondary" to={to} state={state}>
        {t('dashboard.pastEnd.first')}
      </ButtonLink>
    </EmptyState>
  )
}
