import type { ProductDraft } from '#contract/products/product-drafts.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import type { Uploading } from '../../../platform/calls/files/use-upload.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { failureText, reportFailure, reportFailureOf } from '../../../platform/frame/failures.ts'
import { type Texts, useTexts } from '../../../platform/texts/texts.ts'
import { draftBodyOf, formDataOf, type ProductValues } from '../form/product-values.ts'
import type { LeftOut } from '../pictures/left-out-files.tsx'
import { furtherPictures } from '../pictures/picture-rules.ts'

type PictureCall = 'POST /api/product/:id/pictures' | 'POST /api/product/drafts/:id/pictures'

/** A picture that was sent and not taken. */
export interface RefusedPicture {
  readonly file: string
  readonly error: unknown
}

/** The record that is there while its pictures are still being sent. */
export type Saved = 'product' | 'draft'

/**
 * Sends pictures behind the first; those beyond the limit are left out, as the form says. One that is refused stops no other, and one that is
 * called off ends the sending. Answers those that were refused.
 */
export function useMorePictures(upload: Uploading) {
  return async (call: PictureCall, id: string, more: readonly File[]): Promise<readonly RefusedPicture[]> => {
    const refused: RefusedPicture[] = []
    for (const picked of furtherPictures(more).taken) {
      try {
        if ((await upload.send(call, pictureForm(picked), { id })) === null) break
      } catch (error) {
        refused.push({ file: picked.name, error })
      }
    }
    return refused
  }
}

/** The reason why a picture was not taken, as its field says it. */
export function pictureRefusalText(error: unknown, t: Texts): string {
  const said = error instanceof ApiError ? error.fields.image?.[0] : undefined
  return said ?? failureText(error, t) ?? t('notices.failed')
}

/** Refused pictures as the page of their product lists them. */
export function namedRefused(refused: readonly RefusedPicture[], t: Texts): LeftOut[] {
  return refused.map(({ file, error }) => ({ file, why: pictureRefusalText(error, t) }))
}

/** Names refused pictures over the page, where no list of them stays in sight. */
export function reportRefused(refused: readonly RefusedPicture[], t: Texts): void {
  for (const { file, error } of refused) reportFailureOf(file, error, t)
}

function pictureForm(file: File): FormData {
  const form = new FormData()
  form.set('image', file)
  return form
}

/** Adds a product, puts it into its categories and gives it its further pictures in the same press. */
export function useAdding(upload: Uploading, onSaved: (saved: Saved) => void) {
  const { t } = useTexts(namingTexts, productsTexts)
  const api = useApi()
  const sendMore = useMorePictures(upload)
  const putInto = async (id: string, categories: readonly string[]) => {
    if (categories.length === 0) return
    try {
      await api.call('PUT /api/product/:id/categories', { params: { id }, body: { product: { categories: [...categories] } } })
    } catch (error) {
      // The product is there; its page has the categories again.
      reportFailure(error, t)
    }
  }
  return async (
    values: ProductValues,
    { categories, more }: { readonly categories: readonly string[]; readonly more: readonly File[] },
  ) => {
    const added = await upload.send('POST /api/product/add', formDataOf(values))
    if (added === null) return null
    const id = added.product._id
    onSaved('product')
    // Pictures take long: the page may be closed before the last of them is sent.
    await putInto(id, categories)
    const reply = { ...added, refused: await sendMore('POST /api/product/:id/pictures', id, more) }
    return reply
  }
}

export interface SentPictures {
  /** The main picture was called off, and no other was sent. */
  readonly isCancelled: boolean
  /** The draft with its main picture; null where none was sent. */
  readonly draft: ProductDraft | null
  /** The pictures beside the main one that were refused. */
  readonly refused: readonly RefusedPicture[]
}

/** Gives a draft the pictures that were chosen in its form. */
export function useDraftPictures(upload: Uploading) {
  const sendMore = useMorePictures(upload)
  return async (id: string, image: File | null, more: readonly File[]): Promise<SentPictures> => {
    const reply = image === null ? null : await upload.send('PUT /api/product/drafts/:id/image', pictureForm(image), { id })
    if (image !== null && reply === null) return { isCancelled: true, draft: null, refused: [] }
    const refused = await sendMore('POST /api/product/drafts/:id/pictures', id, more)
    return { isCancelled: false, draft: reply?.draft ?? null, refused }
  }
}

/** Saves what was typed as a draft, with its pictures; those that are refused are named and leave the draft without them. */
export function useDrafting(upload: Uploading, onSaved: (saved: Saved) => void) {
  const { t } = useTexts(namingTexts, productsTexts)
  const api = useApi()
  const sendPictures = useDraftPictures(upload)
  return async (
    values: ProductValues,
    { categories, more }: { readonly categories: readonly string[]; readonly more: readonly File[] },
  ) => {
    const product = { ...draftBodyOf(values), categories: [...categories] }
    const { draft, message } = await api.call('POST /api/product/drafts', { body: { product } })
    onSaved('draft')
    try {
      const { refused } = await sendPictures(draft._id, values.image, more)
      reportRefused(refused, t)
    } catch (error) {
      reportFailureOf(values.image?.name, error, t)
    }
    return message
  }
}
