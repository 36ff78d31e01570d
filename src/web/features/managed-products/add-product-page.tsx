import { type ReactNode, useState } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useUpload } from '../../platform/calls/use-upload.ts'
import { DraftNote } from '../../platform/forms/form-draft.tsx'
import { useRecordForm } from '../../platform/forms/record-form.ts'
import type { ShopForm } from '../../platform/forms/use-form.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormFrame } from '../../ui/form-frame/form-frame.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { StateSwitch } from '../../ui/switch/state-switch.tsx'
import type { BrandOption } from './brand-options.ts'
import { CardPreview } from './form/card-preview.tsx'
import { formLabels } from './form/form-labels.ts'
import { namelessProduct } from './form/nameless.ts'
import { NewPicture } from './form/new-picture.tsx'
import { previewOf } from './form/preview-of.ts'
import { usePriceQuestion } from './form/price-question.tsx'
import { ProductForm } from './form/product-form.tsx'
import { formDataOf, NO_BRAND, newProduct, OPTIONAL_FIELDS, type ProductValues } from './form/product-values.ts'
import { useChosenPicture } from './form/use-chosen-picture.ts'
import { listPath, useProductPath } from './product-paths.ts'

const fetchSchema = () => import('./form/product-schemas.ts').then(({ AddSchema }) => AddSchema)

export interface AddProductPageProps {
  readonly brands: readonly BrandOption[]
  /** A merchant's products always have the merchant's brand. */
  readonly isBrandFixed: boolean
  /** A picture drive is configured. */
  readonly hasDrive: boolean
  readonly renderCard: (product: ProductCard) => ReactNode
}

export function AddProductPage({ brands, isBrandFixed, hasDrive, renderCard }: AddProductPageProps) {
  const { t } = useTexts(namingTexts, productTexts, productsTexts)
  const list = listPath(useLanguage())
  const upload = useUpload()
  const price = usePriceQuestion()
  const [defaults] = useState(() => newProduct(isBrandFixed ? (brands[0]?._id ?? NO_BRAND) : NO_BRAND))
  const { form, draft, guard } = useRecordForm<ProductValues>({
    fetchSchema,
    defaults,
    fieldNames: formLabels(t),
    optional: OPTIONAL_FIELDS,
    draftName: 'product/new',
    list,
    send: async (values) => {
      if (await price.mayBe(values.price)) return upload.send('POST /api/product/add', formDataOf(values))
      form.controls.setError('price', { message: t('products.priceQuestion.stillOne') })
      return null
    },
  })
  const values = form.controls.watch()
  const chosen = useChosenPicture(values.image)
  return (
    <>
      <PageHeader title={t('products.add')} lead={t('products.addLead')} path={useProductPath(t('products.add'))} />
      <FormFrame
        preview={
          <CardPreview product={previewOf({ values, brands, nameless: namelessProduct(), imageUrl: chosen })} renderCard={renderCard} />
        }
      >
        <Card>
          <ProductForm
            form={form}
            guard={guard}
            brands={brands}
            isBrandFixed={isBrandFixed}
            hasDrive={hasDrive}
            isNew
            submitLabel={t('products.form.saveNew')}
            callout={<DraftNote draft={draft} />}
            picture={<NewPicture form={form} src={chosen} upload={upload} />}
            state={<NewState form={form} />}
            actions={
              <ButtonLink tone="secondary" to={list}>
                {t('products.form.cancel')}
              </ButtonLink>
            }
          />
        </Card>
      </FormFrame>
      {price.question}
    </>
  )
}

function NewState({ form: { controls } }: { readonly form: ShopForm<ProductValues> }) {
  const { t } = useTexts(productsTexts)
  const isOn = controls.watch('isActive')
  return (
    <FormSection title={t('products.state.title')}>
      <StateSwitch
        label={t('products.state.switch')}
        isOn={isOn}
        state={t(isOn ? 'products.state.on' : 'products.state.off')}
        hint={t(isOn ? 'products.state.onHint' : 'products.state.newHint')}
        onChange={(isActive) => controls.setValue('isActive', isActive, { shouldDirty: true })}
      />
    </FormSection>
  )
}
