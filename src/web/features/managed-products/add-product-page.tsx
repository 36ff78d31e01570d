import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProductCard } from '#contract/catalogue.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useUpload } from '../../platform/calls/use-upload.ts'
import { DraftNote } from '../../platform/forms/form-draft.tsx'
import { useRecordForm } from '../../platform/forms/record-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormFrame } from '../../ui/form-frame/form-frame.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import type { BrandOption } from './brand-options.ts'
import { CardPreview } from './form/card-preview.tsx'
import { formLabels } from './form/form-labels.ts'
import type { NamedCategory } from './form/form-shop.ts'
import { namelessProduct } from './form/nameless.ts'
import { NewPicture } from './form/new-picture.tsx'
import { previewOf } from './form/preview-of.ts'
import { usePriceQuestion } from './form/price-question.tsx'
import { ProductForm } from './form/product-form.tsx'
import { NO_BRAND, newProduct, OPTIONAL_FIELDS, type ProductValues } from './form/product-values.ts'
import { useChosenPicture } from './form/use-chosen-picture.ts'
import { DRAFT, fetchDraftSchema, NewCategories, NewState, SaveDraft } from './new-product-parts.tsx'
import { useAdding, useDrafting } from './panels/use-adding.ts'
import { draftsPath, listPath, useProductPath } from './product-paths.ts'

/** The name of the button that goes on with another product. */
const ANOTHER = 'another'

const fetchSchema = () => import('./form/product-schemas.ts').then(({ AddSchema }) => AddSchema)

export interface NewProductPageProps {
  readonly brands: readonly BrandOption[]
  /** A merchant's products always have the merchant's brand. */
  readonly isBrandFixed: boolean
  readonly categories: readonly NamedCategory[]
  /** A picture drive is configured. */
  readonly hasDrive: boolean
  readonly renderCard: (product: ProductCard) => ReactNode
}

export function AddProductPage({ brands, categories, isBrandFixed, hasDrive, renderCard }: NewProductPageProps) {
  const { t } = useTexts(namingTexts, productTexts, productsTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const list = listPath(language)
  const upload = useUpload()
  const price = usePriceQuestion()
  const [more, setMore] = useState<readonly File[]>([])
  const add = useAdding(upload)
  const saveDraft = useDrafting(upload)
  const [defaults] = useState(() => newProduct(isBrandFixed ? (brands[0]?._id ?? NO_BRAND) : NO_BRAND))
  const [chosenCategories, chooseCategories] = useState<readonly string[]>([])
  const pressed = useRef('')
  const { form, draft, guard } = useRecordForm<ProductValues>({
    fetchSchema: () => (pressed.current === DRAFT ? fetchDraftSchema() : fetchSchema()),
    defaults,
    fieldNames: formLabels(t),
    optional: OPTIONAL_FIELDS,
    draftName: 'product/new',
    list,
    send: async (values) => {
      const further = { categories: isBrandFixed ? [] : chosenCategories, more }
      if (pressed.current === DRAFT) {
        notify({ kind: 'success', text: await saveDraft(values, further) })
        guard.letGo()
        await navigate(draftsPath(language))
        return null
      }
      if (!(await price.mayBe(values.price))) {
        form.controls.setError('price', { message: t('products.priceQuestion.stillOne') })
        return null
      }
      const isAnother = pressed.current === ANOTHER
      const reply = await add(values, further)
      if (reply === null || !isAnother) return reply
      notify({ kind: 'success', text: reply.message })
      form.controls.reset(newProduct(values.brand))
      setMore([])
      focusName()
      return null
    },
  })
  const values = form.controls.watch()
  const src = useChosenPicture(values.image)
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
            picture={<NewPicture form={form} src={src} upload={upload} more={more} onMore={setMore} />}
            state={
              <>
                {!isBrandFixed && <NewCategories categories={categories} chosen={chosenCategories} onChange={chooseCategories} />}
                <NewState form={form} />
              </>
            }
            onPressed={(name) => {
              pressed.current = name
            }}
            actions={<NewActions list={list} />}
          />
        </Card>
      </FormFrame>
      {price.question}
    </>
  )
}

/** The field is there again once the form has drawn itself anew. */
function focusName(): void {
  requestAnimationFrame(() => document.getElementsByName('name')[0]?.focus())
}

function NewActions({ list }: { readonly list: string }) {
  const { t } = useTexts(productsTexts)
  return (
    <>
      <Button tone="secondary" type="submit" name={ANOTHER}>
        {t('products.form.saveAnother')}
      </Button>
      <SaveDraft />
      <ButtonLink tone="secondary" to={list}>
        {t('products.form.cancel')}
      </ButtonLink>
    </>
  )
}
