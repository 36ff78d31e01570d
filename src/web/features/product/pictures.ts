import { MEDIA_WIDTHS } from '#domain/catalogue/media.ts'
import { foreignPicture, storedPicture } from '../../shop/pictures.ts'
import type { PictureSources } from '../../ui/gallery/picture-source.ts'

export interface ProductPicture {
  readonly key: string
  /** The picture and its fallback. */
  readonly sources: PictureSources
}

const WIDTHS = { plain: 1200, light: MEDIA_WIDTHS } as const

/** Returns the pictures on the drive, else the product's own, else the placeholder. */
export function picturesOf(imageUrl: string | null, driveImages: readonly string[]): ProductPicture[] {
  const own = storedPicture(imageUrl, WIDTHS)
  if (driveImages.length === 0) return [{ key: own[0].src, sources: own }]
  return driveImages.map((src) => ({ key: src, sources: [foreignPicture(src), ...own] }))
}
