import type { ProductDraft } from '#contract/products/product-drafts.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { productDraftsTexts } from '#i18n/sets/product-drafts.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailureOrMissing } from '../../platform/frame/missing-failures.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DeleteButton } from '../../ui/dialog/delete-button.tsx'
import { useDraftName } from './draft-name.ts'

export interface DeleteDraftProps {
  readonly draft: ProductDraft
  readonly onDeleted: (message: string) => void
}

export function DeleteDraft({ draft, onDeleted }: DeleteDraftProps) {
  const { t } = useTexts(dashboardTexts, productDraftsTexts, productsTexts)
  const api = useApi()
  const nameOf = useDraftName()
  return (
    <DeleteButton
      texts={{ button: t('products.delete.button'), title: t('productDrafts.deleteTitle'), back: t('dashboard.goBack') }}
      send={async () => (await api.call('DELETE /api/product/drafts/:id', { params: { id: draft._id } })).message}
      onDeleted={onDeleted}
      onFailed={(error) => reportFailureOrMissing(error, t)}
    >
      <p>
        <strong>
          <bdi>{nameOf(draft)}</bdi>
        </strong>
      </p>
      <p>{t('productDrafts.deleteText')}</p>
    </DeleteButton>
  )
}
