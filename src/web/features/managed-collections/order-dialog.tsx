import { useRef, useState } from 'react'
import { byOwnOrder } from '#domain/catalogue/own-order.ts'
import type { Language } from '#domain/text/language.ts'
import { compareNames } from '#i18n/formats.ts'
import { collectionLooksTexts } from '#i18n/sets/collection-looks.ts'
import type { Api } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useMoveTexts } from '../../platform/lists/move-texts.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { type Named, nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { MoveButtons, MoveHandle, SortableRow } from '../../ui/sortable/sortable-row.tsx'
import { movedRow, useSorting } from '../../ui/sortable/sorting.ts'
import type { CollectionKind } from './collection-paths.ts'
import styles from './order-dialog.module.css'

interface Row extends Named {
  readonly _id: string
}

/** The shown categories or brands as visitors see them. */
async function fetchRows(api: Api, kind: CollectionKind, language: Language): Promise<readonly Row[]> {
  if (kind === 'categories') return (await api.call('GET /api/category/list')).categories
  const { brands } = await api.call('GET /api/brand/list')
  const compare = compareNames(language)
  return brands.toSorted(byOwnOrder((a, b) => compare(nameOf(a, language), nameOf(b, language))))
}

/** Opens the order of menus, home page and lists, and fetches it first. */
export function OrderButton({ kind }: { readonly kind: CollectionKind }) {
  const { t } = useTexts(collectionLooksTexts)
  const api = useApi()
  const language = useLanguage()
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const open = async () => {
    try {
      setRows(await fetchRows(api, kind, language))
    } catch (error) {
      reportFailure(error, t)
    }
  }
  const close = () => setRows(null)
  return (
    <>
      <Button tone="secondary" onPress={open}>
        {t('collectionLooks.order.open')}
      </Button>
      <Dialog
        isOpen={rows !== null}
        onClose={close}
        title={t(`collectionLooks.order.${kind}`)}
        actions={
          <Button tone="primary" onPress={close}>
            {t('collectionLooks.order.done')}
          </Button>
        }
      >
        {rows !== null && <Order kind={kind} rows={rows} onRows={setRows} />}
      </Dialog>
    </>
  )
}

interface OrderProps {
  readonly kind: CollectionKind
  readonly rows: readonly Row[]
  readonly onRows: (rows: readonly Row[]) => void
}

/** Each move is sent at once; those that follow wait for it. */
function Order({ kind, rows, onRows }: OrderProps) {
  const { t } = useTexts(collectionLooksTexts)
  const language = useLanguage()
  const place = usePlacing(kind)
  const moveTexts = useMoveTexts()
  const sorting = useSorting(rows.length, (from, to) => {
    const id = rows[from]?._id
    const moved = movedRow(rows, from, to)
    onRows(moved)
    if (id !== undefined) place(id, moved)
  })
  if (rows.length === 0) return <p>{t('collectionLooks.order.none')}</p>
  return (
    <>
      <p>{t('collectionLooks.order.hint')}</p>
      <ol ref={sorting.list} className={styles.rows}>
        {rows.map((row, index) => {
          const name = nameOf(row, language)
          const texts = moveTexts(name)
          return (
            <SortableRow key={row._id} sorting={sorting} index={index} className={styles.row}>
              {(onGrab) => (
                <>
                  <MoveHandle sorting={sorting} index={index} texts={texts} onGrab={onGrab} />
                  <bdi className={styles.name}>{name}</bdi>
                  <MoveButtons sorting={sorting} index={index} texts={texts} />
                </>
              )}
            </SortableRow>
          )
        })}
      </ol>
    </>
  )
}

function usePlacing(kind: CollectionKind) {
  const { t } = useTexts(collectionLooksTexts)
  const api = useApi()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const send = async (id: string, rows: readonly Row[]) => {
    const placed = { order: rows.map(({ _id }) => _id) }
    const params = { id }
    if (kind === 'brands') await api.call('PUT /api/brand/:id/place', { params, body: { brand: placed } })
    else await api.call('PUT /api/category/:id/place', { params, body: { category: placed } })
  }
  return (id: string, rows: readonly Row[]) => {
    last.current = last.current.then(() => send(id, rows)).catch((error: unknown) => reportFailure(error, t))
  }
}
