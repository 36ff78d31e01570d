import type { ProductPicture as UploadedPicture } from '#contract/catalogue.ts'
import { MEDIA_WIDTHS } from '#domain/catalogue/media.ts'
import { foreignPicture, storedPicture } from '../../shop/pictures.ts'
import type { PictureSources } from '../../ui/gallery/fallback-picture.tsx'

export interface ProductPicture {
  readonly key: string
  /** The picture and its fallback. */
  readonly sources: PictureSources
  /** The words about an uploaded picture. */
  readonly told?: UploadedPicture | undefined
}

const WIDTHS = { plain: 1200, light: MEDIA_WIDTHS } as const

/** The pictures of a product as its page gets them. */
export interface Pictured {
  readonly imageUrl: string | null
  /** All uploaded ones; left out where there is nothing to say beyond the first. */
  readonly pictures?: readonly UploadedPicture[] | undefined
}

/** Returns the pictures on the drive, else the product's own main one, else the placeholder; then its further own ones. */
export function picturesOf({ imageUrl, pictures = [] }: Pictured, driveImages: readonly string[]): ProductPicture[] {
  const main = storedPicture(imageUrl, WIDTHS)
  const [told, ...others] = pictures
  const first =
    driveImages.length === 0
      ? [{ key: main[0].src, sources: main, told }]
      : driveImages.map((src) => ({ key: src, sources: [foreignPicture(src), ...main] as const }))
  const further = others.map((picture) => ({ key: picture.imageUrl, sources: storedPicture(picture.imageUrl, WIDTHS), told: picture }))
  return [...first, ...further]
}
