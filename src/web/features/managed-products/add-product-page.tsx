import { type ReactNode, useRef, useState } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import type { ManagedProduct } from '#contract/products.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useUpload } from '../../platform/calls/use-upload.ts'
import { DraftNote } from '../../platform/forms/form-draft.tsx'
import { useRecordForm } from '../../platform/forms/record-form.ts'
import type { ShopForm } from '../../platform/forms/use-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { type Texts, useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormFrame } from '../../ui/form-frame/form-frame.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { StateSwitch } from '../../ui/switch/state-switch.tsx'
import type { BrandOption } from './brand-options.ts'
import { CardPreview } from './form/card-preview.tsx'
import { formLabels } from './form/form-labels.ts'
import type { NamedCategory } from './form/form-shop.ts'
import { namelessProduct } from './form/nameless.ts'
import { NewPicture } from './form/new-picture.tsx'
import { previewOf } from './form/preview-of.ts'
import { usePriceQuestion } from './form/price-question.tsx'
import { ProductForm } from './form/product-form.tsx'
import { copyOfValues, NO_BRAND, newProduct, OPTIONAL_FIELDS, type ProductValues } from './form/product-values.ts'
import { useChosenPicture } from './form/use-chosen-picture.ts'
import { CategoryChoice, type CategoryChoiceProps } from './panels/category-choice.tsx'
import { useAdding } from './panels/use-adding.ts'
import { listPath, useProductPath } from './product-paths.ts'

/** The name of the button that goes on with another product. */
const ANOTHER = 'another'

const fetchCopySchema = () => import('./form/product-schemas.ts').then(({ CopySchema }) => CopySchema)
const fetchSchema = () => import('./form/product-schemas.ts').then(({ AddSchema }) => AddSchema)

export interface AddProductPageProps {
  readonly brands: readonly BrandOption[]
  /** A merchant's products always have the merchant's brand. */
  readonly isBrandFixed: boolean
  readonly categories: readonly NamedCategory[]
  /** A picture drive is configured. */
  readonly hasDrive: boolean
  /** The product that the new one begins as a copy of. */
  readonly copyOf: ManagedProduct | null
  readonly renderCard: (product: ProductCard) => ReactNode
}

export function AddProductPage({ brands, categories, isBrandFixed, hasDrive, copyOf, renderCard }: AddProductPageProps) {
  const { t } = useTexts(namingTexts, productTexts, productsTexts)
  const list = listPath(useLanguage())
  const upload = useUpload()
  const price = usePriceQuestion()
  const [more, setMore] = useState<readonly File[]>([])
  const add = useAdding({ upload, more, copyOf })
  const [defaults] = useState(() => (copyOf === null ? emptyProduct(isBrandFixed, brands) : copiedProduct(copyOf, t)))
  const [chosenCategories, chooseCategories] = useState<readonly string[]>(copyOf?.categories?.map(({ _id }) => _id) ?? [])
  const pressed = useRef('')
  const { form, draft, guard } = useRecordForm<ProductValues>({
    fetchSchema: copyOf === null ? fetchSchema : fetchCopySchema,
    defaults,
    fieldNames: formLabels(t),
    optional: OPTIONAL_FIELDS,
    draftName: copyOf === null ? 'product/new' : `product/copy/${copyOf._id}`,
    list,
    send: async (values) => {
      if (!(await price.mayBe(values.price))) {
        form.controls.setError('price', { message: t('products.priceQuestion.stillOne') })
        return null
      }
      const isAnother = pressed.current === ANOTHER
      const reply = await add(values, isBrandFixed ? [] : chosenCategories)
      if (reply === null || !isAnother) return reply
      notify({ kind: 'success', text: reply.message })
      form.controls.reset(newProduct(values.brand))
      setMore([])
      // The field is there again once the form has drawn itself anew.
      requestAnimationFrame(() => document.getElementsByName('name')[0]?.focus())
      return null
    },
  })
  const values = form.controls.watch()
  const src = useChosenPicture(values.image) ?? copyOf?.imageUrl ?? null
  return (
    <>
      <PageHeader title={t('products.add')} lead={t('products.addLead')} path={useProductPath(t('products.add'))} />
      <FormFrame
        preview={
          <CardPreview product={previewOf({ values, brands, nameless: namelessProduct(), imageUrl: src })} renderCard={renderCard} />
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
            picture={<NewPicture form={form} src={src} upload={upload} more={more} onMore={setMore} isOptional={copyOf !== null} />}
            state={
              <>
                {!isBrandFixed && <NewCategories categories={categories} chosen={chosenCategories} onChange={chooseCategories} />}
                <NewState form={form} />
              </>
            }
            onPressed={(name) => {
              pressed.current = name
            }}
            actions={<NewActions hasAnother={copyOf === null} list={list} />}
          />
        </Card>
      </FormFrame>
      {price.question}
    </>
  )
}

function emptyProduct(isBrandFixed: boolean, brands: readonly BrandOption[]): ProductValues {
  return newProduct(isBrandFixed ? (brands[0]?._id ?? NO_BRAND) : NO_BRAND)
}

function copiedProduct(original: ManagedProduct, t: Texts<typeof productsTexts>): ProductValues {
  const { name, nameAr } = original
  return { ...copyOfValues(original), name: t('products.copy.name', { name }), nameAr: t('products.copy.nameAr', { name: nameAr }) }
}

function NewCategories(props: CategoryChoiceProps) {
  const { t } = useTexts(productsTexts)
  return (
    <FormSection title={t('products.categories.title')}>
      <CategoryChoice {...props} />
    </FormSection>
  )
}

function NewActions({ hasAnother, list }: { readonly hasAnother: boolean; readonly list: string }) {
  const { t } = useTexts(productsTexts)
  return (
    <>
      {hasAnother && (
        <Button tone="secondary" type="submit" name={ANOTHER}>
          {t('products.form.saveAnother')}
        </Button>
      )}
      <ButtonLink tone="secondary" to={list}>
        {t('products.form.cancel')}
      </ButtonLink>
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
