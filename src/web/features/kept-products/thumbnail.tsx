import { useDriveImages } from '../../platform/drive-images.ts'
import { foreignPicture, keptPicture } from '../../platform/pictures.ts'
import { FallbackPicture } from '../../ui/gallery/fallback-picture.tsx'
import type { PictureSources } from '../../ui/gallery/picture-source.ts'
import styles from './thumbnail.module.css'

const WIDTHS = { plain: 200, light: [200, 400] } as const

export interface ThumbnailProps {
  readonly product: { readonly imageUrl: string | null; readonly images: readonly string[] }
  /** Empty where the name stands beside it. */
  readonly alt?: string
  readonly size?: number
}

/** A product's picture in small: that of the drive, else its own, else the placeholder. */
export function Thumbnail({ product, alt = '', size = 56 }: ThumbnailProps) {
  const own = keptPicture(product.imageUrl, WIDTHS)
  const [onDrive] = useDriveImages(product.images)
  const sources: PictureSources = onDrive === undefined ? own : [foreignPicture(onDrive), ...own]
  return (
    <FallbackPicture
      key={sources[0].src}
      className={styles.thumbnail}
      sources={sources}
      alt={alt}
      sizes={`${size}px`}
      width={size}
      height={size}
    />
  )
}
