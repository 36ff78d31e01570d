import { mediaVariant } from '#domain/catalogue/media.ts'
import type { Logo } from '#domain/settings/shop-settings.ts'

/** The address of a logo's picture in the size of a logo; null where the name stands in its place. */
export function wordmarkOf({ imageUrl }: Logo): string | null {
  return imageUrl === undefined ? null : mediaVariant(imageUrl, 400, 'webp')
}
