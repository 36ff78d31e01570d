import type { ReactNode } from 'react'
import type { ProductCard } from '#contract/catalogue.ts'
import { Card } from '../../ui/card/card.tsx'
import { FormFrame } from '../../ui/form-frame/form-frame.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import type { BrandOption } from './brand-options.ts'
import { CardPreview } from './form/card-preview.tsx'
import type { NamedCategory } from './form/form-shop.ts'
import { namelessProduct } from './form/nameless.ts'
import { previewOf } from './form/preview-of.ts'
import { ProductForm, type ProductFormProps } from './form/product-form.tsx'
import { NewCategories, NewState, TeamCategories } from './new-product-parts.tsx'
import { useProductPath } from './product-paths.ts'

export interface NewProductPageProps {
  readonly brands: readonly BrandOption[]
  /** A merchant's products always have the merchant's brand. */
  readonly isBrandFixed: boolean
  readonly categories: readonly NamedCategory[]
  /** A picture drive is configured. */
  readonly hasDrive: boolean
  readonly renderCard: (product: ProductCard) => ReactNode
}

export interface NewProductFrameProps extends Omit<ProductFormProps, 'isNew' | 'state'>, NewProductPageProps {
  readonly title: string
  readonly lead: string
  readonly isDraft?: boolean
  /** Stands between the heading and the form. */
  readonly strip?: ReactNode
  /** Stands beside the form: what takes effect without it. */
  readonly side?: ReactNode
  /** The address of the picture that the preview shows. */
  readonly src: string | null
}

/** The page of a product that is not in the shop yet, as it is begun or as its draft has it. */
export function NewProductFrame(props: NewProductFrameProps) {
  const { title, lead, isDraft = false, strip, side, src, categories, renderCard, ...form } = props
  const values = form.form.controls.watch()
  const product = previewOf({ values, brands: form.brands, nameless: namelessProduct(), imageUrl: src })
  return (
    <>
      <PageHeader title={title} lead={lead} path={useProductPath(title)} />
      {strip}
      <FormFrame side={side === false ? undefined : side} preview={<CardPreview product={product} renderCard={renderCard} />}>
        <Card>
          <ProductForm
            {...form}
            isNew
            state={
              <>
                {form.isBrandFixed ? <TeamCategories /> : <NewCategories form={form.form} categories={categories} />}
                <NewState form={form.form} isDraft={isDraft} />
              </>
            }
          />
        </Card>
      </FormFrame>
    </>
  )
}
