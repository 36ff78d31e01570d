import { type ReactNode, useRef } from 'react'
import type { ProductDraft } from '#contract/products/product-drafts.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { productTexts } from '#i18n/sets/product.ts'
import { productDraftsTexts } from '#i18n/sets/product-drafts.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useRecordEdit } from '../../platform/forms/record-edit.tsx'
import { useNewest } from '../../platform/forms/record-form.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { withOwnBrand } from './brand-options.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { fieldLabel, fieldValue } from './form/field-words.ts'
import { formLabels } from './form/form-labels.ts'
import { NewPicture } from './form/new-picture.tsx'
import { usePriceQuestion } from './form/price-question.tsx'
import { bodyOf, draftBodyOf, OPTIONAL_FIELDS, type ProductValues, valuesOfDraft } from './form/product-values.ts'
import { NewProductFrame, type NewProductPageProps } from './new-product-frame.tsx'
import { DRAFT, fetchDraftSchema, SaveDraft } from './new-product-parts.tsx'
import { GalleryPanel } from './panels/gallery-panel.tsx'
import { useDraftPictureCalls } from './panels/picture-calls.ts'
import { reportRefused, useDraftPictures } from './panels/use-adding.ts'
import { useChosenPicture } from './pictures/use-chosen-picture.ts'
import { type NewPictures, useNewPictures } from './pictures/use-new-pictures.ts'
import { draftsPath } from './product-paths.ts'

const fetchSchema = () => import('./form/product-schemas.ts').then(({ AddSchema }) => AddSchema)
const fetchPicturedSchema = () => import('./form/product-schemas.ts').then(({ PicturedSchema }) => PicturedSchema)

export interface DraftPageProps extends NewProductPageProps {
  readonly draft: ProductDraft
  /** The draft's history, for viewers who may read it. */
  readonly renderHistory?: (draft: ProductDraft) => ReactNode
}

/** A draft in the form of a new product: it is published, or saved as far as it has come. */
export function DraftPage({ draft: loaded, renderHistory, ...shop }: DraftPageProps) {
  const { isBrandFixed } = shop
  const { t } = useTexts(namingTexts, productTexts, productDraftsTexts)
  const [draft, setDraft] = useNewest(loaded)
  const brands = withOwnBrand(shop.brands, draft)
  const pictures = useNewPictures()
  const pictureCalls = useDraftPictureCalls()
  const categories = withOwn(shop.categories, draft)
  const { form, guard, finish, callout, question, onPressed } = useDraftForm({
    draft,
    brands,
    categories,
    isBrandFixed,
    pictures,
    setDraft,
  })
  const src = useChosenPicture(form.controls.watch('image')).src ?? draft.imageUrl
  return (
    <>
      <NewProductFrame
        {...shop}
        brands={brands}
        categories={categories}
        title={t('productDrafts.title')}
        lead={t('productDrafts.lead')}
        isDraft
        form={form}
        guard={guard}
        submitLabel={t('productDrafts.publish')}
        callout={callout}
        src={src}
        picture={draft.imageUrl === null && <NewPicture form={form} src={src} pictures={pictures} />}
        side={draft.imageUrl !== null && <GalleryPanel calls={pictureCalls} product={draft} onChanged={setDraft} />}
        onPressed={onPressed}
        actions={<SaveDraft />}
        aside={<DeleteDraft draft={draft} onDeleted={finish} />}
      />
      {question}
      {renderHistory?.(draft)}
    </>
  )
}

type Categories = NewProductPageProps['categories']

/** A category that is off is no choice for others, and stays one for its products. */
function withOwn(categories: Categories, { categories: own }: ProductDraft): Categories {
  return [...categories, ...own.filter(({ _id }) => categories.every((each) => each._id !== _id))]
}

interface DraftFormFacts extends Pick<DraftPageProps, 'draft' | 'brands' | 'categories' | 'isBrandFixed'> {
  readonly pictures: NewPictures
  readonly setDraft: (draft: ProductDraft) => void
}

/** Pictures go first: where the rest is refused, the draft has them all the same. */
function useDraftForm({ draft, brands, categories, isBrandFixed, pictures, setDraft }: DraftFormFacts) {
  const { t } = useTexts(namingTexts, productTexts, productsTexts)
  const api = useApi()
  const language = useLanguage()
  const price = usePriceQuestion()
  const sendPictures = useDraftPictures(pictures.upload)
  const pressed = useRef('')
  const params = { id: draft._id }
  const isDrafting = () => pressed.current === DRAFT
  const edit = useRecordEdit<ProductDraft, ProductValues>({
    kind: 'product-draft',
    record: draft,
    valuesOf: valuesOfDraft,
    fetchSchema: () => (isDrafting() ? fetchDraftSchema() : draft.imageUrl === null ? fetchSchema() : fetchPicturedSchema()),
    fieldNames: formLabels(t),
    optional: OPTIONAL_FIELDS,
    list: draftsPath(language),
    settle: pictures.preparing.ended,
    mayBeSent: async (values) => {
      if (isDrafting() || (await price.mayBe(values.price))) return true
      edit.form.controls.setError('price', { message: t('products.priceQuestion.stillOne') })
      return false
    },
    save: async (values, version) => {
      const sent = await sendPictures(draft._id, values.image, pictures.chosen())
      if (sent.isCancelled) return null
      reportRefused(sent.refused, t)
      if (sent.draft !== null) setDraft(sent.draft)
      edit.form.controls.setValue('image', null)
      pictures.onMore([])
      // A price that nobody has touched stays as it is, also where it is not shown.
      const { price: typed, ...rest } = isDrafting() ? draftBodyOf(values) : publishedBodyOf(values)
      const priced = values.price === valuesOfDraft(draft).price ? {} : { price: typed }
      const product = { ...rest, ...priced, version, ...(isBrandFixed ? {} : { categories: [...values.categories] }) }
      if (isDrafting()) return api.call('PUT /api/product/drafts/:id', { params, body: { product } })
      return api.call('POST /api/product/drafts/:id/publish', { params, body: { product } })
    },
    fetchNow: async () => {
      const now = (await api.call('GET /api/product/drafts/:id', { params })).draft
      setDraft(now)
      return now
    },
    labelOf: (field) => fieldLabel(t, field),
    show: (field, value) => fieldValue(t, field, value, { brands, categories, language }),
  })
  const onPressed = (name: string) => {
    pressed.current = name
  }
  return { ...edit, question: price.question, onPressed }
}

function publishedBodyOf(values: ProductValues) {
  const { slug: _slug, ...body } = bodyOf(values)
  return { ...body, isActive: values.isActive }
}
