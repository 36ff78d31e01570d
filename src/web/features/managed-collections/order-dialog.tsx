import { useState } from 'react'
import { byOwnOrder } from '#domain/catalogue/own-order.ts'
import type { Language } from '#domain/text/language.ts'
import { compareNames } from '#i18n/formats.ts'
import { collectionLooksTexts } from '#i18n/sets/collection-looks.ts'
import type { Api } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { CollectionKind } from './collection-paths.ts'
import { OrderList } from './order-list.tsx'
import type { OrderRow } from './order-rows.ts'

/** The shown categories or brands as visitors see them. */
async function fetchRows(api: Api, kind: CollectionKind, language: Language): Promise<readonly OrderRow[]> {
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
  const [rows, setRows] = useState<readonly OrderRow[] | null>(null)
  const open = async () => {
    try {
      setRows(await fetchRows(api, kind, language))
    } catch (error) {
      reportFailure(error, t)
    }
  }
  const close = () => setRows(null)
  /** Reads the stored order again; if even that fails, the dialog closes, since it would show an order that is not stored. */
  const reload = async () => {
    const stored = await fetchRows(api, kind, language).catch(() => null)
    setRows((shown) => (shown === null ? null : stored))
  }
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
        {rows !== null && <OrderList kind={kind} rows={rows} onRows={setRows} onFailed={reload} />}
      </Dialog>
    </>
  )
}
