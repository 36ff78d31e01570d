import { useRef, useState } from 'react'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { collectionLooksTexts } from '#i18n/sets/collection-looks.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useMoveTexts, usePlacedWords } from '../../platform/lists/move-texts.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { MoveButtons, MoveHandle, SortableRow } from '../../ui/sortable/sortable-row.tsx'
import { useSorting } from '../../ui/sortable/sorting.ts'
import type { CollectionKind } from './collection-paths.ts'
import styles from './order-dialog.module.css'
import { movedAmongSiblings, type OrderRow, siblingsIn } from './order-rows.ts'

export interface OrderListProps {
  readonly kind: CollectionKind
  readonly rows: readonly OrderRow[]
  readonly onRows: (rows: readonly OrderRow[]) => void
  /** Loads the stored order again, after a move that was not saved. */
  readonly onFailed: () => Promise<void>
}

/** Each move is sent at once, and told to people who don't see it; those that follow wait for it. */
export function OrderList({ kind, rows, onRows, onFailed }: OrderListProps) {
  const { t } = useTexts(collectionLooksTexts)
  const [told, setTold] = useState('')
  const sendMove = usePlacing(kind, onFailed)
  if (rows.length === 0) return <p>{t('collectionLooks.order.none')}</p>
  return (
    <>
      <p>{t(kind === 'categories' ? 'collectionLooks.order.familiesHint' : 'collectionLooks.order.hint')}</p>
      <Siblings rows={rows} parent={null} onRows={onRows} onPlaced={sendMove} onTell={setTold} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  )
}

interface SiblingsProps extends Omit<OrderListProps, 'kind' | 'onFailed'> {
  readonly parent: OrderRow | null
  readonly onPlaced: (id: string, order: readonly string[]) => void
  readonly onTell: (words: string) => void
}

function Siblings({ parent, ...shared }: SiblingsProps) {
  const { rows, onRows, onPlaced, onTell } = shared
  const { t } = useTexts(collectionLooksTexts)
  const language = useLanguage()
  const moveTexts = useMoveTexts()
  const placedWords = usePlacedWords()
  const siblings = siblingsIn(rows, parent?._id ?? null)
  const within = parent === null ? {} : { parent: isolate(nameOf(parent, language)) }
  const sorting = useSorting(siblings.length, (from, to) => {
    const row = siblings[from]
    const moved = movedAmongSiblings(rows, parent?._id ?? null, from, to)
    onRows(moved.rows)
    if (row === undefined) return
    onPlaced(row._id, moved.order)
    if (within.parent === undefined) return onTell(placedWords(nameOf(row, language), to, siblings.length))
    const values = { position: formatNumber(to + 1, language), count: formatNumber(siblings.length, language) }
    onTell(t('collectionLooks.order.placedIn', { name: isolate(nameOf(row, language)), ...values, ...within }))
  })
  if (siblings.length === 0) return null
  return (
    <ol ref={sorting.list} className={styles.rows} aria-label={within.parent && t('collectionLooks.order.within', within)}>
      {siblings.map((row, index) => {
        const name = nameOf(row, language)
        const texts = moveTexts(name)
        return (
          <SortableRow key={row._id} sorting={sorting} index={index} className={styles.family}>
            <div className={styles.row}>
              <MoveHandle sorting={sorting} index={index} texts={texts} />
              <bdi className={styles.name}>{name}</bdi>
              <MoveButtons sorting={sorting} index={index} texts={texts} />
            </div>
            {parent === null && <Siblings {...shared} parent={row} />}
          </SortableRow>
        )
      })}
    </ol>
  )
}

function usePlacing(kind: CollectionKind, onFailed: OrderListProps['onFailed']) {
  const { t } = useTexts(collectionLooksTexts)
  const api = useApi()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const hasFailed = useRef(false)
  const send = async (id: string, order: readonly string[]) => {
    const placed = { order: [...order] }
    const params = { id }
    if (kind === 'brands') await api.call('PUT /api/brand/:id/place', { params, body: { brand: placed } })
    else await api.call('PUT /api/category/:id/place', { params, body: { category: placed } })
  }
  return (id: string, order: readonly string[]) => {
    const saved: Promise<void> = last.current
      .then(() => send(id, order))
      .catch((error: unknown) => {
        hasFailed.current = true
        reportFailure(error, t)
      })
      .then(() => {
        // A later move sends the whole order as it is shown, and may still be saved.
        if (!hasFailed.current || last.current !== saved) return
        hasFailed.current = false
        return onFailed()
      })
    last.current = saved
  }
}
