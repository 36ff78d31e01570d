import type { ManagedProduct } from '#contract/products.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailureOrMissing } from '../../platform/frame/missing-failures.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { DeleteButton } from '../../ui/dialog/delete-button.tsx'

export interface DeleteProductProps {
  readonly product: ManagedProduct
  readonly onDeleted: (message: string) => void
}

export function DeleteProduct({ product, onDeleted }: DeleteProductProps) {
  const { t } = useTexts(dashboardTexts, productsTexts)
  const api = useApi()
  const language = useLanguage()
  return (
    <DeleteButton
      texts={{ button: t('products.delete.button'), title: t('products.delete.title'), back: t('dashboard.goBack') }}
      send={async () => (await api.call('DELETE /api/product/delete/:id', { params: { id: product._id } })).message}
      onDeleted={onDeleted}
      onFailed={(error) => reportFailureOrMissing(error, t)}
    >
      <p>
        <strong>
          <bdi>{nameOf(product, language)}</bdi>
        </strong>
        <br />
        <Ltr>{product.sku}</Ltr>
      </p>
      <p>{t('products.delete.text')}</p>
    </DeleteButton>
  )
}
