import type { ProductDraft } from '#contract/products/product-drafts.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import type { Uploading } from '../../../platform/calls/use-upload.ts'
import { reportFailure, reportFailureOf } from '../../../platform/frame/failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { furtherPictures } from '../form/picture-rules.ts'
import { draftBodyOf, formDataOf, type ProductValues } from '../form/product-values.ts'

type PictureCall = 'POST /api/product/:id/pictures' | 'POST /api/product/drafts/:id/pictures'

/**
 * Sends pictures behind the first; those beyond the limit are left out, as the form says. One that is refused is named and stops no other, and
 * one that is called off ends the sending.
 */
export function useMorePictures(upload: Uploading) {
  const { t } = useTexts(namingTexts, productsTexts)
  return async (call: PictureCall, id: string, more: readonly File[]) => {
    for (const picked of furtherPictures(more).taken) {
      try {
        if ((await upload.send(call, pictureForm(picked), { id })) === null) return
      } catch (error) {
        reportFailureOf(picked.name, error, t)
      }
    }
  }
}

function pictureForm(file: File): FormData {
  const form = new FormData()
  form.set('image', file)
  return form
}

/** Adds a product with its pictures and puts it into its categories in the same press. */
export function useAdding(upload: Uploading) {
  const { t } = useTexts(namingTexts, productsTexts)
  const api = useApi()
  const sendMore = useMorePictures(upload)
  return async (
    values: ProductValues,
    { categories, more }: { readonly categories: readonly string[]; readonly more: readonly File[] },
  ) => {
    const reply = await upload.send('POST /api/product/add', formDataOf(values))
    if (reply === null) return null
    const id = reply.product._id
    await sendMore('POST /api/product/:id/pictures', id, more)
    if (categories.length === 0) return reply
    try {
      await api.call('PUT /api/product/:id/categories', { params: { id }, body: { product: { categories: [...categories] } } })
    } catch (error) {
      // The product is there; its page has the categories again.
      reportFailure(error, t)
    }
    return reply
  }
}

export interface SentPictures {
  /** The main picture was called off, and no other was sent. */
  readonly isCancelled: boolean
  /** The draft with its main picture; null where none was sent. */
  readonly draft: ProductDraft | null
}

/** Gives a draft the pictures that were chosen in its form. */
export function useDraftPictures(upload: Uploading) {
  const sendMore = useMorePictures(upload)
  return async (id: string, image: File | null, more: readonly File[]): Promise<SentPictures> => {
    const reply = image === null ? null : await upload.send('PUT /api/product/drafts/:id/image', pictureForm(image), { id })
    if (image !== null && reply === null) return { isCancelled: true, draft: null }
    await sendMore('POST /api/product/drafts/:id/pictures', id, more)
    return { isCancelled: false, draft: reply?.draft ?? null }
  }
}

/** Saves what was typed as a draft, with its pictures; one that is refused leaves the draft without it. */
export function useDrafting(upload: Uploading) {
  const { t } = useTexts(namingTexts, productsTexts)
  const api = useApi()
  const sendPictures = useDraftPictures(upload)
  return async (
    values: ProductValues,
    { categories, more }: { readonly categories: readonly string[]; readonly more: readonly File[] },
  ) => {
    const product = { ...draftBodyOf(values), categories: [...categories] }
    const { draft, message } = await api.call('POST /api/product/drafts', { body: { product } })
    try {
      await sendPictures(draft._id, values.image, more)
    } catch (error) {
      reportFailureOf(values.image?.name, error, t)
    }
    return message
  }
}
