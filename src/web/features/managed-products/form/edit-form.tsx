import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ProductCard } from '#contract/catalogue.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { PRODUCT_PRICE_MIN } from '#domain/catalogue/products.ts'
import type { Language } from '#domain/text/language.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useChangedMeanwhile } from '../../../platform/forms/changed-meanwhile.tsx'
import { DraftNote, useDraft } from '../../../platform/forms/form-draft.tsx'
import { useLeaveGuard } from '../../../platform/forms/leave-guard.tsx'
import { NAME_TEXTS } from '../../../platform/forms/names-section.tsx'
import { useShopForm } from '../../../platform/forms/use-form.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useBackOneStep } from '../../../platform/lists/back-one-step.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { FormFrame } from '../../../ui/form-frame/form-frame.tsx'
import { type BrandOption, brandName, withOwnBrand } from '../brand-options.ts'
import { DeleteProduct } from '../delete-product.tsx'
import { listPath } from '../product-paths.ts'
import { CardPreview } from './card-preview.tsx'
import { formLabels } from './form-labels.ts'
import { namelessProduct } from './nameless.ts'
import { previewOf } from './preview-of.ts'
import { usePriceQuestion } from './price-question.tsx'
import { ProductForm } from './product-form.tsx'
import { bodyOf, OPTIONAL_FIELDS, type ProductValues, valuesOf } from './product-values.ts'

const fetchSchema = () => import('./product-schemas.ts').then(({ EditSchema }) => EditSchema)

const FIELD_NAMES = {
  ...NAME_TEXTS,
  price: 'products.form.price',
  taxable: 'products.form.isNew',
  brand: 'products.form.brand',
  sku: 'products.form.sku',
  slug: 'products.form.slug',
  images: 'products.drive.title',
} as const

function isNamed(field: string): field is keyof typeof FIELD_NAMES {
  return field in FIELD_NAMES
}

function nameOfBrand(brands: readonly BrandOption[], id: unknown, language: Language): string {
  const brand = brands.find(({ _id }) => _id === id)
  return brand === undefined ? '' : brandName(brand, language)
}

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
  const { revalidate } = useRevalidator()
  const goBack = useBackOneStep(listPath(language))
  const [defaults] = useState(() => valuesOf(product))
  const params = { id: product._id }
  const brands = withOwnBrand(known, product)
  const finish = (message: string) => {
    notify({ kind: 'success', text: message })
    guard.letGo()
    goBack()
  }
  const form = useShopForm<ProductValues>({
    fetchSchema,
    defaults,
    fieldNames: labels,
    optional: OPTIONAL_FIELDS,
    send: async (values) => {
      if (product.price !== PRODUCT_PRICE_MIN && !(await price.mayBe(values.price))) {
        form.controls.setError('price', { message: t('products.priceQuestion.stillOne') })
        return
      }
      try {
        const body = { product: { ...bodyOf(values), version: meanwhile.version } }
        const reply = await meanwhile.send(() => api.call('PUT /api/product/:id', { params, body }))
        if (reply !== null) finish(reply.message)
      } catch (error) {
        // A reload shows that somebody deleted the product meanwhile.
        if (error instanceof ApiError && error.status === 404) await revalidate()
        throw error
      }
    },
  })
  const meanwhile = useChangedMeanwhile<ManagedProduct, ProductValues>({
    record: product,
    controls: form.controls,
    fetchNow: async () => {
      const now = await api.call('GET /api/product/:id', { params })
      onChangedMeanwhile(now.product)
      return now.product
    },
    valuesOf,
    labelOf: (field) => (isNamed(field) ? t(FIELD_NAMES[field]) : (labels[field] ?? t('naming.title'))),
    show: (field, value) => {
      if (field === 'taxable') return t(value === '1' ? 'products.form.yes' : 'products.form.no')
      if (field === 'brand') return nameOfBrand(brands, value, language)
      return Array.isArray(value) ? value.join(', ') : String(value)
    },
  })
  const price = usePriceQuestion()
  const draft = useDraft(`product/${product._id}/${product.version}`, form.controls)
  const guard = useLeaveGuard(form.controls.formState.isDirty)
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
          callout={meanwhile.callout || <DraftNote draft={draft} />}
          aside={<DeleteProduct product={product} onDeleted={finish} />}
        />
        {price.question}
      </Card>
    </FormFrame>
  )
}
