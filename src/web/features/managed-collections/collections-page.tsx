import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { DeletedCollection } from '#contract/products/deleted-collections.ts'
import { COLLECTION_SEARCH_MIN } from '#domain/catalogue/categories.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useRecordsAgain } from '../../platform/lists/records.ts'
import { type NoRecordsProps, RecordsPage } from '../../platform/lists/records-page.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Select } from '../../ui/select/select.tsx'
import { type CollectionList, collectionAddresses } from './collection-list.ts'
import { addPath, type CollectionKind, listPath } from './collection-paths.ts'
import { DeletedTable } from './deleted-table.tsx'
import { OrderButton } from './order-dialog.tsx'

const LIST_ID = 'collections'

export interface CollectionsPageProps<Row> {
  readonly kind: CollectionKind
  readonly list: CollectionList<Row>
  readonly title: string
  readonly lead: string
  readonly emptyText: string
  readonly mayAdd: boolean
  /** False for a viewer who manages only one. */
  readonly isSearchable?: boolean
  readonly renderRows: (rows: readonly Row[], isWaiting: boolean) => ReactNode
}

/** Lists every category or brand that the viewer manages, active or not. */
export function CollectionsPage<Row>(props: CollectionsPageProps<Row>) {
  const { kind, list, title, lead, mayAdd, isSearchable = true, renderRows } = props
  const { t } = useTexts(collectionsTexts)
  const path = listPath(kind, useLanguage())
  const again = useRecordsAgain(LIST_ID)
  const isDeleted = list.kind === 'deleted'
  const search = { label: t(`collections.${kind}.search`), placeholder: t('collections.list.placeholder'), least: COLLECTION_SEARCH_MIN }
  return (
    <RecordsPage<Row | DeletedCollection>
      id={LIST_ID}
      title={title}
      lead={lead}
      action={
        mayAdd && (
          <>
            <OrderButton kind={kind} />
            <AddLink kind={kind} />
          </>
        )
      }
      list={list}
      addressOf={(wanted) => path + collectionAddresses.write({ state: list.kind === 'deleted' ? 'deleted' : null, ...wanted })}
      search={isDeleted || isSearchable || list.term !== '' ? search : undefined}
      filters={mayAdd && <StateSelect isDeleted={isDeleted} path={path} />}
      count={useCount(kind, list)}
      isCountBelow
      pagesLabel={t(`collections.${kind}.pages`)}
      none={useNone(props)}
      renderRows={(_, isWaiting) =>
        list.kind === 'deleted' ? (
          <DeletedTable kind={kind} rows={list.rows} isWaiting={isWaiting} onRestored={again} />
        ) : (
          renderRows(list.rows, isWaiting)
        )
      }
    />
  )
}

/** Deleted records are a list of their own. */
function StateSelect({ isDeleted, path }: { readonly isDeleted: boolean; readonly path: string }) {
  const { t } = useTexts(collectionsTexts)
  const navigate = useNavigate()
  return (
    <Select
      label={t('collections.list.state')}
      name="status"
      value={isDeleted ? 'deleted' : ''}
      options={[
        { value: '', text: t('collections.list.allStates') },
        { value: 'deleted', text: t('collections.trash.filter') },
      ]}
      onChange={(chosen) =>
        void navigate(path + collectionAddresses.write({ state: chosen === 'deleted' ? 'deleted' : null }), { preventScrollReset: true })
      }
    />
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

function useCount(kind: CollectionKind, { term, count, rows }: CollectionList<unknown>): string {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  if (term === '') return t(`collections.${kind}.total`, { count })
  if (count <= rows.length) return t(`collections.${kind}.found`, { count, term: isolate(term) })
  const shown = formatNumber(rows.length, language)
  return t('collections.list.firstOf', { shown, total: formatNumber(count, language), term: isolate(term) })
}

function useNone<Row>({ kind, list, emptyText, mayAdd }: CollectionsPageProps<Row>): NoRecordsProps {
  const { t } = useTexts(collectionsTexts)
  const path = listPath(kind, useLanguage())
  const title = t(`collections.${kind}.none`)
  if (list.kind === 'deleted' && list.term === '')
    return { title, text: t('collections.trash.noneText'), all: { to: path, text: t(`collections.${kind}.all`) } }
  if (list.term === '') return { title, text: emptyText, all: null, first: mayAdd && <AddLink kind={kind} /> }
  return { title, text: t('collections.list.noneText'), all: { to: path, text: t(`collections.${kind}.all`) } }
}
