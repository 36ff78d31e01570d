import type { ReactNode } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { COLLECTION_SEARCH_MIN } from '#domain/catalogue/categories.ts'
import { paginationItems } from '#domain/paging.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { type StepState, useArrival } from '../../platform/lists/arrival.ts'
import { useListTerm } from '../../platform/lists/list-term.ts'
import { PastEnd } from '../../platform/lists/past-end.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ListCount, ListFrame } from '../../ui/list-frame/list-frame.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { type CollectionList, collectionAddresses } from './collection-list.ts'
import { addPath, type CollectionKind, listPath } from './collection-paths.ts'

const TYPING_PAUSE_MS = 350
const IDS = { top: 'places', status: 'collections-status' } as const
const FROM_TOP: StepState = { focus: IDS.status, isFromTop: true }

export interface CollectionsPageProps {
  readonly kind: CollectionKind
  readonly list: CollectionList<unknown>
  readonly title: string
  readonly lead: string
  readonly emptyText: string
  readonly mayAdd: boolean
  /** False for a viewer who manages only one. */
  readonly isSearchable?: boolean
  readonly renderRows: (isWaiting: boolean) => ReactNode
}

/** Lists every category or brand that the viewer manages, active or not. */
export function CollectionsPage({ kind, list, title, lead, emptyText, mayAdd, isSearchable = true, renderRows }: CollectionsPageProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  const isWaiting = useNavigation().location?.pathname === useLocation().pathname
  const { query, rows, totalPages } = list
  useArrival(IDS.top)
  return (
    <>
      <PageHeader title={title} lead={lead} action={mayAdd && <AddLink kind={kind} />} />
      <ListFrame id={IDS.top} label={title}>
        {(isSearchable || query.term !== '') && <CollectionSearch kind={kind} query={query} />}
        <CollectionCount kind={kind} list={list} />
        {rows.length === 0 ? <NothingHere kind={kind} list={list} emptyText={emptyText} mayAdd={mayAdd} /> : renderRows(isWaiting)}
        {query.term === '' && (
          <Pagination
            label={t(`collections.${kind}.pages`)}
            previous={t('collections.list.previous')}
            next={t('collections.list.next')}
            pageLabel={(page) => t('collections.list.page', { page: formatNumber(page, language) })}
            items={paginationItems(query.page, totalPages)}
            addressOf={(page) => listPath(kind, language) + collectionAddresses.write({ page })}
            state={FROM_TOP}
          />
        )}
      </ListFrame>
    </>
  )
}

function AddLink({ kind }: { readonly kind: CollectionKind }) {
  const { t } = useTexts(collectionsTexts)
  return (
    <ButtonLink tone="primary" to={addPath(kind, useLanguage())}>
      <Icon name="plus" />
      {t(`collections.${kind}.add`)}
    </ButtonLink>
  )
}

function CollectionSearch({ kind, query }: { readonly kind: CollectionKind; readonly query: CollectionList<unknown>['query'] }) {
  const { t } = useTexts(collectionsTexts)
  const path = listPath(kind, useLanguage())
  const navigate = useNavigate()
  const { typed, setTyped, submit } = useListTerm({
    term: query.term,
    least: COLLECTION_SEARCH_MIN,
    waitMs: TYPING_PAUSE_MS,
    // Back leads to the list before the search, not through each typed letter.
    search: (term) =>
      void navigate(path + collectionAddresses.write({ term }), { replace: query.term !== '' && term !== '', preventScrollReset: true }),
  })
  return (
    <SearchField
      label={t(`collections.${kind}.search`)}
      placeholder={t('collections.list.placeholder')}
      clearLabel={t('collections.list.clear')}
      name="search"
      value={typed}
      onChange={setTyped}
      onSubmit={submit}
    />
  )
}

function CollectionCount({
  kind,
  list: { query, count, rows },
}: {
  readonly kind: CollectionKind
  readonly list: CollectionList<unknown>
}) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  const term = isolate(query.term)
  const isCut = query.term !== '' && count > rows.length
  return (
    <ListCount id={IDS.status}>
      {isCut
        ? t('collections.list.firstOf', { shown: formatNumber(rows.length, language), total: formatNumber(count, language), term })
        : query.term === ''
          ? t(`collections.${kind}.total`, { count })
          : t(`collections.${kind}.found`, { count, term })}
    </ListCount>
  )
}

function NothingHere({
  kind,
  list: { query, count },
  emptyText,
  mayAdd,
}: Pick<CollectionsPageProps, 'kind' | 'list' | 'emptyText' | 'mayAdd'>) {
  const language = useLanguage()
  if (count > 0) return <PastEnd to={listPath(kind, language)} state={FROM_TOP} />
  return <NoCollections kind={kind} isFiltered={query.term !== ''} emptyText={emptyText} mayAdd={mayAdd} />
}

interface NoCollectionsProps extends Pick<CollectionsPageProps, 'kind' | 'emptyText' | 'mayAdd'> {
  readonly isFiltered: boolean
}

function NoCollections({ kind, isFiltered, emptyText, mayAdd }: NoCollectionsProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  return (
    <EmptyState title={t(`collections.${kind}.none`)} text={isFiltered ? t('collections.list.noneText') : emptyText}>
      {isFiltered ? (
        <ButtonLink tone="secondary" to={listPath(kind, language)}>
          {t(`collections.${kind}.all`)}
        </ButtonLink>
      ) : (
        mayAdd && <AddLink kind={kind} />
      )}
    </EmptyState>
  )
}
