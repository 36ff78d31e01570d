import { useState } from 'react'
import type { DeletedProduct } from '#contract/products/deleted-products.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { productDraftsTexts } from '#i18n/sets/product-drafts.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { FormDialog } from '../../../platform/forms/form-dialog.tsx'
import { failureOrMissingText, reportFailureOrMissing } from '../../../platform/frame/missing-failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { useDraftName } from '../draft-name.ts'
import { NamedPicture } from './named-picture.tsx'

export interface DeletedTableProps {
  readonly products: readonly DeletedProduct[]
  readonly isWaiting: boolean
  readonly onRestored: () => Promise<void>
}

/** Deleted products, each with the way back while there is one. */
export function DeletedTable({ products, isWaiting, onRestored }: DeletedTableProps) {
  const { t } = useTexts(dashboardTexts, productDraftsTexts, productsTexts)
  const language = useLanguage()
  const nameIn = useDraftName()
  const { restore, dialog } = useRestoring(onRestored)
  return (
    <>
      <Table
        label={t('products.list.deleted')}
        columns={[
          {
            key: 'product',
            head: t('products.list.product'),
            cell: (product) => (
              <NamedPicture product={product} detail={<Ltr>{product.sku}</Ltr>}>
                <bdi>{nameIn(product)}</bdi>
                {product.isDraft && <Badge>{t('productDrafts.title')}</Badge>}
              </NamedPicture>
            ),
          },
          {
            key: 'brand',
            head: t('products.list.brand'),
            cell: ({ brand }) => (brand === null ? t('products.list.noBrand') : <bdi>{nameOf(brand, language)}</bdi>),
          },
          {
            key: 'deleted',
            head: t('products.trash.deleted'),
            cell: ({ deleted, deletedBy }) =>
              t('products.trash.by', { when: formatRelativeTime(deleted, new Date(), language), who: isolate(deletedBy) }),
          },
          { key: 'until', head: t('products.trash.until'), cell: ({ goneForGood }) => formatLongDate(goneForGood, language) },
          {
            key: 'restore',
            head: t('products.trash.action'),
            cell: (product) => (
              <Button
                tone="secondary"
                aria-label={t('products.trash.restoreNamed', { name: isolate(nameIn(product)) })}
                onPress={() => restore(product)}
              >
                {t('products.trash.restore')}
              </Button>
            ),
          },
        ]}
        rows={products}
        keyOf={({ _id }) => _id}
        isWaiting={isWaiting}
      />
      {dialog}
    </>
  )
}

const SKU_TAKEN = 'product/sku-taken'

/** A SKU that another product has taken meanwhile is asked for anew. */
function useRestoring(onRestored: () => Promise<void>) {
  const { t } = useTexts(productsTexts)
  const api = useApi()
  const [asked, setAsked] = useState<DeletedProduct | null>(null)
  const send = async ({ _id, isDraft }: DeletedProduct, sku?: string) => {
    const params = { id: _id }
    const body = { product: sku === undefined ? {} : { sku } }
    const { message } = isDraft
      ? await api.call('POST /api/product/drafts/:id/restore', { params })
      : await api.call('POST /api/product/deleted/:id/restore', { params, body })
    notify({ kind: 'success', text: message })
    await onRestored()
  }
  const restore = async (product: DeletedProduct) => {
    try {
      await send(product)
    } catch (error) {
      if (error instanceof ApiError && error.code === SKU_TAKEN) return setAsked(product)
      reportFailureOrMissing(error, t)
      await onRestored()
    }
  }
  const dialog = asked !== null && <SkuDialog product={asked} send={(sku) => send(asked, sku)} onClose={() => setAsked(null)} />
  return { restore, dialog }
}

interface SkuDialogProps {
  readonly product: DeletedProduct
  readonly send: (sku: string) => Promise<void>
  readonly onClose: () => void
}

function SkuDialog({ product, send, onClose }: SkuDialogProps) {
  const { t } = useTexts(productsTexts)
  const [sku, setSku] = useState(`${product.sku}-2`)
  const act = async () => {
    try {
      await send(sku)
      return null
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {}
      return { text: fields.sku === undefined ? failureOrMissingText(error, t) : null, fields }
    }
  }
  return (
    <FormDialog title={t('products.trash.skuTitle')} doLabel={t('products.trash.restore')} onClose={onClose} act={act}>
      {(errorOf) => (
        <>
          <p>{t('products.trash.skuText', { sku: isolate(product.sku) })}</p>
          <Field
            name="sku"
            label={t('products.form.sku')}
            isLatin
            autoComplete="off"
            value={sku}
            error={errorOf('sku')}
            onChange={({ target }) => setSku(target.value)}
          />
        </>
      )}
    </FormDialog>
  )
}
