import { type MediaFormat, type MediaWidth, mediaVariant } from '#domain/catalogue/media.ts'
import type { PictureSource, PictureSources } from '../ui/gallery/fallback-picture.tsx'

export interface PictureWidths {
  /** The width of the file for browsers without modern formats. */
  readonly plain: MediaWidth
  readonly light: readonly MediaWidth[]
}

const LIGHT_FORMATS = ['avif', 'webp'] as const satisfies readonly MediaFormat[]
const PLACEHOLDER: PictureSource = { src: '/artwork/placeholder.svg', formats: [] }

/** The picture that the server stores, and the fallback for it. */
export function storedPicture(imageUrl: string | null, widths: PictureWidths): PictureSources {
  return imageUrl === null ? [PLACEHOLDER] : [sourceOf(imageUrl, widths), PLACEHOLDER]
}

/** A picture of another host, unchanged. */
export function foreignPicture(src: string): PictureSource {
  return { src, formats: [] }
}

function sourceOf(imageUrl: string, { plain, light }: PictureWidths): PictureSource {
  const formats = LIGHT_FORMATS.filter((format) => mediaVariant(imageUrl, plain, format) !== imageUrl)
  return {
    src: mediaVariant(imageUrl, plain, 'jpg'),
    formats: formats.map((format) => ({
      type: `image/${format}`,
      srcSet: light.map((width) => `${mediaVariant(imageUrl, width, format)} ${width}w`).join(', '),
    })),
  }
}
