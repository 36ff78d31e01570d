import type { ManagedProduct } from '#contract/products.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { smallerPicture } from '../../../platform/calls/smaller-picture.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import type { Uploading } from '../../../platform/calls/use-upload.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { furtherPictures } from '../form/picture-rules.ts'
import { bodyOf, formDataOf, type ProductValues } from '../form/product-values.ts'

export interface Adding {
  readonly upload: Uploading
  /** Pictures behind the first; those beyond the limit are left out, as the form says. */
  readonly more: readonly File[]
  /** The product whose picture the new one shares until it gets its own. */
  readonly copyOf: ManagedProduct | null
}

/** Adds a product with its picture, or with that of the product it is copied from, and puts it into its categories in the same press. */
export function useAdding({ upload, more, copyOf }: Adding) {
  const { t } = useTexts(namingTexts, productsTexts)
  const api = useApi()
  const add = async (values: ProductValues) => {
    if (copyOf === null || values.image !== null) return upload.send('POST /api/product/add', formDataOf(values))
    const body = { product: { ...bodyOf(values), isActive: values.isActive } }
    return api.call('POST /api/product/:id/copy', { params: { id: copyOf._id }, body })
  }
  /** One that is refused is named and stops no other; the product's page takes it again. */
  const addMore = async (id: string) => {
    for (const picked of furtherPictures(more).taken) {
      const form = new FormData()
      form.set('image', await smallerPicture(picked))
      try {
        await upload.send('POST /api/product/:id/pictures', form, { id })
      } catch (error) {
        reportFailure(error, t, picked.name)
      }
    }
  }
  return async (values: ProductValues, categories: readonly string[]) => {
    const reply = await add(values)
    if (reply !== null) await addMore(reply.product._id)
    if (reply === null || categories.length === 0) return reply
    try {
      await api.call('PUT /api/product/:id/categories', {
        params: { id: reply.product._id },
        body: { product: { categories: [...categories] } },
      })
    } catch (error) {
      // The product is there; its page has the categories again.
      reportFailure(error, t)
    }
    return reply
  }
}
