import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { PRODUCT_PRICE_MIN } from '#domain/catalogue/products.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useRecordEdit } from '../../../platform/forms/record-edit.tsx'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { FormFrame } from '../../../ui/form-frame/form-frame.tsx'
import { type BrandOption, withOwnBrand } from '../brand-options.ts'
import { DeleteProduct } from '../delete-product.tsx'
import { listPath } from '../product-paths.ts'
import { CardPreview } from './card-preview.tsx'
import { fieldLabel, fieldValue } from './field-words.ts'
import { formLabels } from './form-labels.ts'
import { namelessProduct } from './nameless.ts'
import { previewOf } from './preview-of.ts'
import { usePriceQuestion } from './price-question.tsx'
import { ProductForm } from './product-form.tsx'
import { bodyOf, OPTIONAL_FIELDS, type ProductValues, valuesOf } from './product-values.ts'

const fetchSchema = () => import('./product-schemas.ts').then(({ EditSchema }) => EditSchema)

export interface EditFormProps {
  readonly product: ManagedProduct
  readonly brands: readonly BrandOption[]
  readonly isBrandFixed: boolean
  readonly hasDrive: boolean
  readonly renderCard: (product: ProductCard) => ReactNode
  readonly side: ReactNode
  /** Gets the product as somebody else has changed it. */
  readonly onChangedMeanwhile: (product: ManagedProduct) => void
}

export function EditForm({ product, brands: known, isBrandFixed, hasDrive, renderCard, side, onChangedMeanwhile }: EditFormProps) {
  const { t } = useTexts(namingTexts, productTexts, productsTexts)
  const labels = formLabels(t)
  const api = useApi()
  const language = useLanguage()
  const params = { id: product._id }
  const brands = withOwnBrand(known, product)
  const price = usePriceQuestion()
  const { form, guard, finish, callout } = useRecordEdit<ManagedProduct, ProductValues>({
    kind: 'product',
    record: product,
    valuesOf,
    fetchSchema,
    fieldNames: labels,
    optional: OPTIONAL_FIELDS,
    list: listPath(language),
    mayBeSent: async (values) => {
      if (product.price === PRODUCT_PRICE_MIN || (await price.mayBe(values.price))) return true
      form.controls.setError('price', { message: t('products.priceQuestion.stillOne') })
      return false
    },
    save: (values, version) => {
      // A price that nobody has touched is not confirmed by saving the rest.
      const { price: typed, ...rest } = bodyOf(values)
      const priced = typed === valuesOf(product).price ? {} : { price: typed }
      return api.call('PUT /api/product/:id', { params, body: { product: { ...rest, ...priced, version } } })
    },
    fetchNow: async () => {
      const now = await api.call('GET /api/product/:id', { params })
      onChangedMeanwhile(now.product)
      return now.product
    },
    labelOf: (field) => fieldLabel(t, field),
    show: (field, value) => fieldValue(t, field, value, { brands, language }),
  })
  const values = { ...form.controls.watch(), isActive: product.isActive }
  const preview = previewOf({ values, brands, nameless: namelessProduct(), imageUrl: product.imageUrl, product })
  return (
    <FormFrame side={side} preview={<CardPreview product={preview} renderCard={renderCard} />}>
      <Card>
        <ProductForm
          form={form}
          guard={guard}
          brands={brands}
          isBrandFixed={isBrandFixed}
          hasDrive={hasDrive}
          isNew={false}
          submitLabel={t('products.form.save')}
          callout={callout}
          aside={<DeleteProduct product={product} onDeleted={finish} />}
        />
        {price.question}
      </Card>
    </FormFrame>
  )
}
