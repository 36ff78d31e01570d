import { MEDIA_WIDTHS, type MediaFormat, mediaVariant } from '#domain/media.ts'
import type { PictureSource } from '../../ui/gallery/fallback-picture.tsx'
import type { ProductOnPage } from './product-on-page.ts'

export const PLACEHOLDER = '/artwork/placeholder.svg'

const PICTURE_ID = '{id}'
const LIGHT_FORMATS = ['avif', 'webp'] as const satisfies readonly MediaFormat[]

export interface ProductPicture {
  readonly key: string
  /** The picture and what stands in for it where it fails. */
  readonly sources: readonly [PictureSource, ...PictureSource[]]
}

/**
 * Drive pictures where the shop has an address for them, else the product's own, else the placeholder. `driveImageUrl` is a
 * template with `{id}` in it.
 */
export function picturesOf({ images, imageUrl }: Pick<ProductOnPage, 'images' | 'imageUrl'>, driveImageUrl?: string): ProductPicture[] {
  const placeholder: PictureSource = { src: PLACEHOLDER, formats: [] }
  const own = imageUrl === null ? [] : [sourceOf(imageUrl)]
  if (driveImageUrl !== undefined && images.length > 0) {
    return images.map((id) => {
      const src = driveImageUrl.replaceAll(PICTURE_ID, encodeURIComponent(id))
      return { key: id, sources: [{ src, formats: [] }, ...own, placeholder] }
    })
  }
  const [first = placeholder] = own
  return [{ key: first.src, sources: first === placeholder ? [placeholder] : [first, placeholder] }]
}

function sourceOf(imageUrl: string): PictureSource {
  const formats = LIGHT_FORMATS.filter((format) => mediaVariant(imageUrl, 400, format) !== imageUrl)
  return {
    src: mediaVariant(imageUrl, 1200, 'jpg'),
    formats: formats.map((format) => ({
      type: `image/${format}`,
      srcSet: MEDIA_WIDTHS.map((width) => `${mediaVariant(imageUrl, width, format)} ${width}w`).join(', '),
    })),
  }
}
