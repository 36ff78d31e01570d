import { useState } from 'react'
import type { ManagedProduct } from '#contract/products.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useGoneCheck } from '../../../platform/forms/record-form.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { SidePanel } from '../../../ui/form-frame/side-panel.tsx'
import type { NamedCategory } from '../form/form-shop.ts'
import { CategoryChoice } from './category-choice.tsx'

export interface CategoryPanelProps {
  readonly product: ManagedProduct
  readonly categories: readonly NamedCategory[]
  readonly onChanged: (product: ManagedProduct) => void
}

/** Each tick takes effect at once. */
export function CategoryPanel({ product, categories, onChanged }: CategoryPanelProps) {
  const { t } = useTexts(productsTexts)
  const api = useApi()
  const check = useGoneCheck()
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const { categories: own = [] } = product
  const every = [...categories, ...own.filter(({ _id }) => categories.every((each) => each._id !== _id))]
  const choose = async (chosen: readonly string[]) => {
    setWanted(chosen)
    try {
      const input = { params: { id: product._id }, body: { product: { categories: [...chosen] } } }
      const reply = await check(() => api.call('PUT /api/product/:id/categories', input))
      notify({ kind: 'success', text: reply.message })
      onChanged(reply.product)
    } catch (error) {
      reportFailure(error, t)
    } finally {
      setWanted(null)
    }
  }
  return (
    <SidePanel title={t('products.categories.title')}>
      <CategoryChoice
        categories={every}
        chosen={wanted ?? own.map(({ _id }) => _id)}
        isBusy={wanted !== null}
        onChange={(chosen) => void choose(chosen)}
      />
    </SidePanel>
  )
}
