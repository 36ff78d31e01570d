import { FallbackPicture } from '../ui/gallery/fallback-picture.tsx'
import { type Pictured, useProductPicture } from './drive-images.ts'

const WIDTHS = { plain: 200, light: [200, 400] } as const

export interface ThumbnailProps {
  readonly product: Pictured | null
  /** The largest width and height in pixels. */
  readonly size: number
  readonly className: string | undefined
}

/** A product's small picture beside its name, which describes it. */
export function Thumbnail({ product, size, className }: ThumbnailProps) {
  const sources = useProductPicture(product, WIDTHS)
  return (
    <FallbackPicture key={sources[0].src} className={className} sources={sources} alt="" sizes={`${size}px`} width={size} height={size} />
  )
}
