import type { DeletedCollection } from '#contract/products/deleted-collections.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate, formatNumber } from '#i18n/formats.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailureOrMissing } from '../../platform/frame/missing-failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Table } from '../../ui/table/table.tsx'
import type { CollectionKind } from './collection-paths.ts'

const CALL = { categories: 'POST /api/category/deleted/:id/restore', brands: 'POST /api/brand/deleted/:id/restore' } as const

export interface DeletedTableProps {
  readonly kind: CollectionKind
  readonly rows: readonly DeletedCollection[]
  readonly isWaiting: boolean
  readonly onRestored: () => Promise<void>
}

/** Deleted categories or brands, each with the way back while there is one. */
export function DeletedTable({ kind, rows, isWaiting, onRestored }: DeletedTableProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  const api = useApi()
  const restore = async ({ _id }: DeletedCollection) => {
    try {
      const { message } = await api.call(CALL[kind], { params: { id: _id } })
      notify({ kind: 'success', text: message })
    } catch (error) {
      reportFailureOrMissing(error, t)
    }
    await onRestored()
  }
  return (
    <Table
      label={t('collections.trash.filter')}
      columns={[
        { key: 'name', head: t('collections.list.name'), cell: (row) => <bdi>{nameOf(row, language)}</bdi> },
        {
          key: 'products',
          head: t('collections.list.products'),
          isNumber: true,
          cell: ({ productCount }) => <Ltr>{formatNumber(productCount, language)}</Ltr>,
        },
        {
          key: 'deleted',
          head: t('collections.trash.deleted'),
          cell: ({ deleted, deletedBy }) =>
            t('collections.trash.by', { when: formatRelativeTime(deleted, new Date(), language), who: isolate(deletedBy) }),
        },
        { key: 'until', head: t('collections.trash.until'), cell: ({ goneForGood }) => formatLongDate(goneForGood, language) },
        {
          key: 'restore',
          head: t('collections.trash.action'),
          cell: (row) => (
            <Button
              tone="secondary"
              aria-label={t('collections.trash.restoreNamed', { name: isolate(nameOf(row, language)) })}
              onPress={() => restore(row)}
            >
              {t('collections.trash.restore')}
            </Button>
          ),
        },
      ]}
      rows={rows}
      keyOf={({ _id }) => _id}
      isWaiting={isWaiting}
    />
  )
}
