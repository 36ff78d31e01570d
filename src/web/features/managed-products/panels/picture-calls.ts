import type { ProductDraft } from '#contract/products/product-drafts.ts'
import type { ManagedProduct } from '#contract/products.ts'
import type { Uploading } from '../../../platform/calls/files/use-upload.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import type { LeftOut } from '../pictures/left-out-files.tsx'

export type GalleryPicture = NonNullable<ManagedProduct['pictures']>[number]
type NamedPicture = Pick<GalleryPicture, 'name' | 'alt' | 'altAr'>

/** A product or draft, as far as its pictures go. */
export interface Pictured {
  readonly _id: string
  readonly imageUrl: string | null
  readonly pictures?: readonly GalleryPicture[] | undefined
}

interface Changed<Rec> {
  readonly message: string
  readonly record: Rec
}

/** The calls by which the pictures of one kind of record are changed. */
export interface PictureCalls<Rec extends Pictured> {
  /** Replaces the main picture; null where the sending was called off. */
  readonly replace: (id: string, upload: Uploading, form: FormData) => Promise<Changed<Rec> | null>
  readonly add: (id: string, upload: Uploading, form: FormData) => Promise<Changed<Rec> | null>
  readonly arrange: (id: string, pictures: NamedPicture[]) => Promise<Changed<Rec>>
  readonly remove: (id: string, name: string) => Promise<Changed<Rec>>
  /** The last picture may go. */
  readonly mayBeEmpty: boolean
}

export interface GalleryProps<Rec extends Pictured> {
  readonly calls: PictureCalls<Rec>
  readonly product: Rec
  readonly onChanged: (product: Rec) => void
  /** Pictures that were refused as the product was added. */
  readonly leftOut?: readonly LeftOut[]
}

export function useProductPictureCalls(): PictureCalls<ManagedProduct> {
  const api = useApi()
  return {
    replace: async (id, upload, form) => {
      const answer = await upload.send('PUT /api/product/:id/image', form, { id })
      return answer === null ? null : ofProduct(answer)
    },
    add: async (id, upload, form) => {
      const answer = await upload.send('POST /api/product/:id/pictures', form, { id })
      return answer === null ? null : ofProduct(answer)
    },
    arrange: async (id, pictures) =>
      ofProduct(await api.call('PUT /api/product/:id/pictures', { params: { id }, body: { product: { pictures } } })),
    remove: async (id, name) => ofProduct(await api.call('DELETE /api/product/:id/pictures/:name', { params: { id, name } })),
    mayBeEmpty: false,
  }
}

export function useDraftPictureCalls(): PictureCalls<ProductDraft> {
  const api = useApi()
  return {
    replace: async (id, upload, form) => {
      const answer = await upload.send('PUT /api/product/drafts/:id/image', form, { id })
      return answer === null ? null : ofDraft(answer)
    },
    add: async (id, upload, form) => {
      const answer = await upload.send('POST /api/product/drafts/:id/pictures', form, { id })
      return answer === null ? null : ofDraft(answer)
    },
    arrange: async (id, pictures) =>
      ofDraft(await api.call('PUT /api/product/drafts/:id/pictures', { params: { id }, body: { product: { pictures } } })),
    remove: async (id, name) => ofDraft(await api.call('DELETE /api/product/drafts/:id/pictures/:name', { params: { id, name } })),
    mayBeEmpty: true,
  }
}

interface ProductAnswer {
  readonly message: string
  readonly product: ManagedProduct
}

interface DraftAnswer {
  readonly message: string
  readonly draft: ProductDraft
}

function ofProduct({ message, product }: ProductAnswer): Changed<ManagedProduct> {
  return { message, record: product }
}

function ofDraft({ message, draft }: DraftAnswer): Changed<ProductDraft> {
  return { message, record: draft }
}
